//! `webspinner analyze`.

mod chart;
mod fair;
mod text;

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::Result;
use bytesize::ByteSize;
use clap::{Args, ValueHint};
use webspinner_players::Effort;
use webspinner_rules::record::{Record, Replayed};
use webspinner_rules::{Move, Outcome};
use webspinner_solver::{Analysis, Limits, analyze};
use webspinner_words::{Message, Say};

use super::{Status, write_json};
use crate::engine::outcome_word;
use crate::input::Source;
use crate::interrupt;
use crate::limits::{MEMORY, between, parse_count, parse_memory, parse_ordinal, parse_time};
use crate::progress::Waiting;
use crate::records;
use crate::solving::{PortfolioSearch, Threads, VerdictJson};
use crate::words::say;

/// The default time limit for each position.
const TIME: Duration = Duration::from_secs(1);

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner analyze game.spider
  webspinner analyze game.spider --time 10s
  webspinner analyze game.spider --fair
  webspinner export | webspinner analyze - --game 3 --json | jq .losing_move")]
pub(crate) struct Options {
    #[arg(value_name = "RECORD", value_hint = ValueHint::FilePath)]
    file: Source,
    #[arg(long, value_name = "N", default_value = "1", value_parser = parse_ordinal)]
    game: usize,
    #[arg(long, conflicts_with_all = ["threads", "time", "nodes", "memory"])]
    fair: bool,
    #[arg(
        long,
        value_name = "N",
        requires = "fair",
        value_parser = between::<u64>(1, Effort::LEVELS.len() as u64)
    )]
    level: Option<u64>,
    #[command(flatten)]
    threads: Threads,
    #[arg(long)]
    json: bool,
    #[arg(long, value_parser = parse_time, help_heading = LIMITS)]
    time: Option<Duration>,
    #[arg(long, value_parser = parse_count, help_heading = LIMITS)]
    nodes: Option<u64>,
    #[arg(long, default_value = MEMORY, value_parser = parse_memory, help_heading = LIMITS)]
    memory: ByteSize,
}

/// The name of the heading above the limits.
const LIMITS: &str = "help-limits-of-position";

/// A record that was analysed.
struct Analyzed {
    record: Record,
    moves: Vec<Move>,
    outcome: Option<Outcome>,
    analysis: Analysis,
    time: Duration,
}

/// The whole answer.
#[derive(serde::Serialize)]
struct AnalysisJson {
    game: String,
    deal: String,
    shuffle: String,
    result: &'static str,
    outcome: Option<&'static str>,
    start: VerdictJson,
    moves: Vec<MoveJson>,
    last_won: Option<usize>,
    first_lost: Option<usize>,
    losing_move: Option<usize>,
    line: Option<Vec<Move>>,
    searches: usize,
    nodes: u64,
    time_ms: u64,
}

/// A move, and whether the game can be won after it.
#[derive(serde::Serialize)]
struct MoveJson {
    r#move: Move,
    #[serde(flatten)]
    after: VerdictJson,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let record = records::read_one(&options.file, options.game)?;
    let replayed = match record.replay() {
        Ok(replayed) => replayed,
        Err(error) => {
            eprintln!("webspinner: {}: {}", options.file, say(&error.message()));
            return Ok(Status::No);
        }
    };
    let cancelled = interrupt::catch()?;
    if options.fair {
        return fair::run(options, &record, &replayed, &cancelled, out);
    }
    let analyzed = options.analyze(record, &replayed, &cancelled);
    if options.json {
        write_json(out, &AnalysisJson::of(&analyzed))?;
    } else {
        text::write(&analyzed, io::stdout().is_terminal(), out)?;
    }
    if cancelled.load(Relaxed) {
        return Ok(Status::Interrupted);
    }
    Ok(Status::Yes)
}

impl Options {
    fn analyze(&self, record: Record, replayed: &Replayed, cancelled: &AtomicBool) -> Analyzed {
        let search = self.search(cancelled);
        let (rules, start) = (&replayed.rules, &replayed.start);
        let moves = records::main_line(&record);
        let begun = Instant::now();
        let looking = |number: usize| {
            let looking = Message::new("analyze-progress").with("number", number);
            say(&looking.with("length", moves.len()))
        };
        let waiting = Waiting::begin(looking(0));
        let analysis = analyze(rules, start, &moves, |number, position| {
            waiting.say(looking(number));
            search.solve(rules, position).report
        });
        drop(waiting);
        Analyzed {
            record,
            moves,
            outcome: replayed.outcome,
            analysis: analysis.expect("the record was replayed"),
            time: begun.elapsed(),
        }
    }

    fn search<'c>(&self, cancelled: &'c AtomicBool) -> PortfolioSearch<'c> {
        PortfolioSearch {
            limits: Limits::nodes(self.nodes.unwrap_or(u64::MAX)).with_memory(self.memory.as_u64()),
            // With a limit of nodes alone the answer is the same on every machine.
            time: self.time.or(self.nodes.is_none().then_some(TIME)),
            shorten: None,
            threads: self.threads.count(),
            cancelled,
        }
    }
}

impl AnalysisJson {
    fn of(analyzed: &Analyzed) -> Self {
        let analysis = &analyzed.analysis;
        let mut verdicts = analysis.prospects().iter().map(VerdictJson::from);
        let header = &analyzed.record.header;
        Self {
            game: header.game.to_string(),
            deal: format!("{}:{}", header.game, header.deal),
            shuffle: header.deal.to_string(),
            result: header.result.word(),
            outcome: analyzed.outcome.map(outcome_word),
            start: verdicts.next().expect("every game has a start"),
            moves: (analyzed.moves.iter().zip(verdicts))
                .map(|(played, after)| MoveJson {
                    r#move: *played,
                    after,
                })
                .collect(),
            last_won: analysis.last_won(),
            first_lost: analysis.first_lost(),
            losing_move: analysis.losing_move(),
            line: analysis.line().map(<[Move]>::to_vec),
            searches: analysis.searches(),
            nodes: analysis.effort().nodes,
            time_ms: u64::try_from(analyzed.time.as_millis()).unwrap_or(u64::MAX),
        }
    }
}
