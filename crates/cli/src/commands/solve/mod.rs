//! `webspinner solve`.

mod named_position;

use std::io::Write;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use anyhow::Result;
use clap::{Args, ValueHint};
use named_position::Name;
use webspinner_solver::Verdict;
use webspinner_words::Message;

use super::{Status, write_json};
use crate::choice::{DealArgument, GameArgument};
use crate::input::Source;
use crate::interrupt;
use crate::limits::{LimitArguments, parse_index, parse_ordinal, parse_time};
use crate::progress::Waiting;
use crate::solving::{AnswerJson, PortfolioSearch, Solved, Threads, numbered};
use crate::terminal::width;
use crate::words::say;

/// Find out whether deals can be won, and how
///
/// The solver sees all cards. A deal is won, with moves that win it; lost, which is proved; or
/// unknown, with the limit that ended the search. Every line is checked by the rules before it is
/// printed. Ctrl-C ends the search of the current deal, and then the program.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner solve spider ms:1
  webspinner solve spiderette 617 618 619 --time 60s --json
  webspinner solve spider ms:1..30 --nodes 1M --threads 1
  webspinner deal spider --json | webspinner solve spider --position -
  webspinner solve spider --position puzzle.txt
  webspinner solve --record game.spider --at 40

Exit status: 0 every deal got an answer, unknown included; 2 bad input; 130 stopped by Ctrl-C.")]
pub(crate) struct Options {
    /// The game: its id or name, a game file, or a whole deal such as spider:ms:14934
    #[arg(required_unless_present = "record", hide_possible_values = true)]
    game: Option<GameArgument>,
    /// The deals: numbers, schemes and numbers such as ms:14934, ranges such as ms:1..30, or
    /// cards:3DAS...
    #[arg(value_name = "DEAL", conflicts_with = "position")]
    deals: Vec<DealArgument>,
    /// Solve the position in this file, as `deal --reveal` or `deal --json` prints it; - for
    /// standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    position: Option<Source>,
    /// Solve the game of a record, as text or as JSON, from where its player stands; - for
    /// standard input
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
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let positions = options.positions()?;
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
        drop(waiting);
        if options.json {
            let (name, answer) = (named.name, AnswerJson::from(solved));
            write_json(out, &PositionAnswer { name, answer })?;
        } else {
            write_text(&named.name, &solved, out)?;
        }
        // A program that waits for this answer gets it at once.
        out.flush()?;
    }
    if cancelled.load(Relaxed) {
        return Ok(Status::Interrupted);
    }
    Ok(Status::Yes)
}

/// Writes the verdict and its cost on one line, and the moves below it.
fn write_text(name: &Name, solved: &Solved, out: &mut dyn Write) -> Result<()> {
    let verdict = say(&verdict(&solved.report.verdict));
    let price = Message::new("solve-price")
        .with(
            "nodes",
            i64::try_from(solved.report.effort.nodes).unwrap_or(i64::MAX),
        )
        .with("seconds", format!("{:.3}", solved.time.as_secs_f64()));
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
