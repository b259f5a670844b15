//! `webspinner solve`.

mod named_position;
mod proof;

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use anyhow::{Result, ensure};
use clap::{Args, ValueHint};
use named_position::{Name, NamedPosition, NamedPositions};
use proof::{ProofArguments, ProofJson};
use webspinner_solver::Verdict;
use webspinner_words::Message;

use super::{Status, write_json};
use crate::choice::{DealArgument, GameArgument};
use crate::input::Source;
use crate::interrupt;
use crate::limits::{LimitArguments, parse_index, parse_ordinal, parse_time};
use crate::problem::problem;
use crate::progress::Waiting;
use crate::solving::{AnswerJson, PortfolioSearch, Solved, Threads, numbered};
use crate::terminal::width;
use crate::words::{catalogue, say};

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner solve spider ms:1
  webspinner solve spiderette 617 618 619 --time 60s --json
  webspinner solve spider ms:1..30 --nodes 1M --threads 1
  webspinner deal spider --json | webspinner solve spider --position -
  webspinner solve spider --position puzzle.txt
  webspinner solve --record game.spider --at 40
  webspinner solve spider ms:14934 --proof lost.proof")]
pub(crate) struct Options {
    #[arg(required_unless_present = "record", hide_possible_values = true)]
    game: Option<GameArgument>,
    #[arg(value_name = "DEAL", conflicts_with = "position")]
    deals: Vec<DealArgument>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    position: Option<Source>,
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["game", "position"])]
    record: Option<Source>,
    #[arg(long = "game", value_name = "N", value_parser = parse_ordinal)]
    number: Option<usize>,
    #[arg(long, value_name = "N", value_parser = parse_index)]
    at: Option<usize>,
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    shorten: Option<Duration>,
    #[command(flatten)]
    proof: ProofArguments,
    #[command(flatten)]
    threads: Threads,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: LimitArguments,
}

/// The answer for one position.
#[derive(serde::Serialize)]
struct PositionAnswer {
    #[serde(flatten)]
    name: Name,
    #[serde(flatten)]
    answer: AnswerJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<ProofJson>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let positions = options.all_positions()?;
    let cancelled = interrupt::catch()?;
    let search = PortfolioSearch {
        limits: options.limits.of_search(),
        time: options.limits.time(),
        shorten: options.shorten,
        threads: options.threads.count(),
        cancelled: &cancelled,
    };
    for named in positions {
        let named = named?;
        if cancelled.load(Relaxed) {
            return Ok(Status::Interrupted);
        }
        let waiting = Waiting::begin(say(&named.name.message()));
        let solved = search.solve(&named.rules, &named.position);
        let proof = options.prove(&named, &solved.report.verdict, &cancelled)?;
        drop(waiting);
        if options.json {
            let (name, answer) = (named.name, AnswerJson::from(solved));
            let answer = PositionAnswer {
                name,
                answer,
                proof,
            };
            write_json(out, &answer)?;
        } else {
            write_text(&named.name, &solved, out)?;
            let is_lost = solved.report.verdict == Verdict::Lost;
            proof.map_or(Ok(()), |proof| proof.write(is_lost, out))?;
        }
        // A program that waits for this answer gets it at once.
        out.flush()?;
    }
    if cancelled.load(Relaxed) {
        return Ok(Status::Interrupted);
    }
    Ok(Status::Yes)
}

impl Options {
    /// All positions. What is wrong with the file of the proof is an error before any is searched.
    fn all_positions(&self) -> Result<NamedPositions> {
        let mut positions = self.positions()?;
        if self.proof.file().is_none() {
            return Ok(positions);
        }
        self.proof.check()?;
        let first = positions.next();
        let is_one = positions.next().is_none();
        ensure!(is_one, problem(&Message::new("solve-proof-one")));
        Ok(Box::new(first.into_iter()))
    }

    /// Writes the certificate, if there is to be one and the position is lost.
    fn prove(
        &self,
        named: &NamedPosition,
        verdict: &Verdict,
        cancelled: &AtomicBool,
    ) -> Result<Option<ProofJson>> {
        let Some(path) = self.proof.file() else {
            return Ok(None);
        };
        let mut relied = None;
        if *verdict == Verdict::Lost {
            let (claim, memory) = (named.claim(), self.limits.memory());
            relied = self.proof.write(path, &claim, memory, cancelled)?;
        }
        Ok(Some(ProofJson::new(path, relied.as_ref())))
    }
}

/// Writes the verdict and its cost on one line, and the moves below it.
fn write_text(name: &Name, solved: &Solved, out: &mut dyn Write) -> Result<()> {
    let verdict = say(&verdict(&solved.report.verdict));
    let price = Message::new("solve-price")
        .with(
            "nodes",
            i64::try_from(solved.report.effort.nodes).unwrap_or(i64::MAX),
        )
        .with("seconds", catalogue().decimal(solved.time.as_secs_f64(), 3));
    writeln!(out, "{}: {verdict} ({})", say(&name.message()), say(&price))?;
    if let Verdict::Won(line) = &solved.report.verdict {
        write!(out, "{}", numbered(line, 1, width()))?;
    }
    Ok(())
}

fn verdict(verdict: &Verdict) -> Message {
    match verdict {
        Verdict::Won(line) => Message::new("verdict-won").with("length", line.len()),
        Verdict::Lost => Message::new("verdict-lost"),
        Verdict::Unknown(why) => Message::new("verdict-unknown").with("why", why.word()),
    }
}
