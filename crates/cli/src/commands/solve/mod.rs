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
use webspinner_solver::{StopReason, Verdict};

use super::{Status, write_json};
use crate::choice::{DealArgument, GameArgument};
use crate::input::Source;
use crate::interrupt;
use crate::limits::{LimitArguments, parse_index, parse_ordinal, parse_time};
use crate::progress::Waiting;
use crate::solving::{AnswerJson, PortfolioSearch, Solved, Threads, numbered};
use crate::terminal::width;
use crate::words::{catalogue, counted};

/// Find out whether deals can be won, and how
///
/// The solver sees all cards. A deal is won, with moves that win it; lost, which is proved; or
/// unknown, with the limit that ended the search. Every line is checked by the rules before it is
/// printed. Ctrl-C ends the search of the current deal, and then the program.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner solve spider ms:1
  webspinner solve spiderette 617 618 619 --time 60s --json
  webspinner solve spider ms:1..30 --nodes 1M --threads 1
  webspinner deal spider --json | webspinner solve spider --position -
  webspinner solve spider --position puzzle.txt
  webspinner solve --record game.spider --at 40
  webspinner solve spider ms:14934 --proof lost.proof

Exit status: 0 every deal got an answer, unknown included; 2 bad input; 130 stopped by Ctrl-C.")]
pub(crate) struct Options {
    /// The game: its id or name, a game file, or a whole deal such as spider:ms:617
    #[arg(required_unless_present = "record", hide_possible_values = true)]
    game: Option<GameArgument>,
    /// The deals: numbers, schemes and numbers such as ms:617, ranges such as ms:1..30, or
    /// cards:3DAS...
    #[arg(value_name = "DEAL", conflicts_with = "position")]
    deals: Vec<DealArgument>,
    /// Solve the position in this file, as `deal --reveal` or `deal --json` prints it; - for
    /// standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    position: Option<Source>,
    /// Solve the game of a record, as text or as JSON, from where its player stands; - for standard
    /// input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["game", "position"])]
    record: Option<Source>,
    /// Which record of the file, counted from 1 [default: 1]
    #[arg(long = "game", value_name = "N", value_parser = parse_ordinal)]
    number: Option<usize>,
    /// The position of the record after this many moves and row deals; 0 is the deal
    #[arg(long, value_name = "N", value_parser = parse_index)]
    at: Option<usize>,
    /// How long to look for a shorter line than the one found [default: not at all]
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    shorten: Option<Duration>,
    #[command(flatten)]
    proof: ProofArguments,
    #[command(flatten)]
    threads: Threads,
    /// Print JSON: an object on one line for each deal, as soon as it is decided
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
        let waiting = Waiting::begin(named.name.text());
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
    Ok(Status::unless(cancelled.load(Relaxed)))
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
        ensure!(
            is_one,
            "a file holds one certificate: give one deal or position with --proof"
        );
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
    let (name, verdict) = (name.text(), verdict(&solved.report.verdict));
    let nodes = counted(solved.report.effort.nodes, "position");
    let seconds = catalogue().decimal(solved.time.as_secs_f64(), 3);
    writeln!(out, "{name}: {verdict} ({nodes}, {seconds} s)")?;
    if let Verdict::Won(line) = &solved.report.verdict {
        write!(out, "{}", numbered(line, 1, width()))?;
    }
    Ok(())
}

fn verdict(verdict: &Verdict) -> String {
    let unknown = match verdict {
        Verdict::Won(line) if line.is_empty() => return "can be won: it is won already".to_owned(),
        Verdict::Won(line) => {
            return format!("can be won in {}", counted(line.len() as u64, "move"));
        }
        Verdict::Lost => return "lost".to_owned(),
        Verdict::Unknown(StopReason::Nodes) => "the limit of nodes was reached",
        Verdict::Unknown(StopReason::Memory) => "the memory limit was reached",
        Verdict::Unknown(StopReason::Time) => "the time limit was reached",
        Verdict::Unknown(StopReason::Cancelled) => "it was stopped",
        Verdict::Unknown(StopReason::GaveUp) => "nothing was left to try",
    };
    format!("not known: {unknown}")
}
