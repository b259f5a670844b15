//! `webspinner solve`.

mod question;

use std::io::Write;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use anyhow::Result;
use clap::{Args, ValueHint};
use question::{DealArgument, Name};
use webspinner_solver::Verdict;
use webspinner_words::Message;

use super::{Answer, write_json};
use crate::choice::GameArgument;
use crate::input::Source;
use crate::interrupt;
use crate::limits::{LimitArguments, parse_time};
use crate::progress::Waiting;
use crate::solving::{AnswerJson, Search, Solved, Threads, numbered};
use crate::terminal::width;
use crate::words::say;

/// Find out whether deals can be won, all their cards known, and how
///
/// Each deal is won, with moves that win it, or lost, which is proved, or unknown, with the limit
/// that ended the search. All three are answers. Every line is checked by the rules before it is
/// printed. Ctrl-C ends the search of the deal at hand, and then the program.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner solve spider ms:1
  webspinner solve spiderette 617 618 619 --time 60s --json
  webspinner solve spider:ms:14934 --nodes 1000000 --threads 1
  webspinner solve spider --position puzzle.txt
  webspinner solve --record game.spider --at 40

Exit status: 0 every deal got an answer, unknown included; 2 bad input; 130 Ctrl-C before that.")]
pub(crate) struct Options {
    /// The game: its id, a game file, or a whole deal as spider:ms:14934
    #[arg(required_unless_present = "record")]
    game: Option<GameArgument>,
    /// The deals: each a number, a scheme and its number as ms:14934, or cards:3DAS...
    #[arg(value_name = "DEAL", conflicts_with = "position")]
    deals: Vec<DealArgument>,
    /// Solve the position in this file, a picture as `deal --reveal` prints it or JSON; - for
    /// standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    position: Option<Source>,
    /// Solve the game of a record, as text or as JSON, from where its player stands; - for
    /// standard input
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath, conflicts_with_all = ["game", "position"])]
    record: Option<Source>,
    /// Which record of the file, counted from 1; the first if not given
    #[arg(long = "game", value_name = "N")]
    number: Option<usize>,
    /// The position of the record after this many moves and row deals; 0 is the deal
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Once a line is found, look so long for a shorter one, as 500ms, 1s or 2m [default: not at
    /// all]
    #[arg(long, value_name = "TIME", value_parser = parse_time)]
    shorten: Option<Duration>,
    #[command(flatten)]
    threads: Threads,
    /// Print JSON, an object for each deal in a line of its own as soon as it is done
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: LimitArguments,
}

/// The answer to one question.
#[derive(serde::Serialize)]
struct Line {
    #[serde(flatten)]
    name: Name,
    #[serde(flatten)]
    answer: AnswerJson,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Answer> {
    let questions = options.questions()?;
    let cancelled = interrupt::catch()?;
    let search = Search {
        limits: options.limits.of_search(),
        time: options.limits.time(),
        shorten: options.shorten,
        threads: options.threads.count(),
        cancelled: &cancelled,
    };
    for question in questions {
        if cancelled.load(Relaxed) {
            return Ok(Answer::Interrupted);
        }
        let waiting = Waiting::begin(say(&question.name.message()));
        let solved = search.solve(&question.rules, &question.position);
        drop(waiting);
        if options.json {
            let (name, answer) = (question.name, AnswerJson::from(solved));
            write_json(out, &Line { name, answer })?;
        } else {
            write_text(&question.name, &solved, out)?;
        }
        // Whoever waits for it is to have it now.
        out.flush()?;
    }
    Ok(Answer::Yes)
}

/// The verdict and its price in one line, and the moves below it.
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
