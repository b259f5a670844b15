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
use webspinner_players::ThoughtLimits;
use webspinner_rules::record::{Record, Replayed};
use webspinner_rules::{Move, Outcome};
use webspinner_solver::{Analysis, Limits, analyze};

use super::{Status, write_json};
use crate::engine::outcome_word;
use crate::input::Source;
use crate::interrupt;
use crate::limits::{MEMORY, between, parse_count, parse_memory, parse_ordinal, parse_time};
use crate::progress::Waiting;
use crate::records;
use crate::solving::{PortfolioSearch, Threads, VerdictJson};

/// The default time limit for each position.
const TIME: Duration = Duration::from_secs(1);

/// Show where a finished game could still be won, and which move lost it
///
/// The solver sees all cards. In a terminal it draws a small chart. Positions that it cannot decide
/// within the limits are unknown; give it more time to decide them. The exit status is 1 if the
/// record is illegal.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner analyze game.spider
  webspinner analyze game.spider --time 10s
  webspinner analyze game.spider --fair
  webspinner export | webspinner analyze - --game 3 --json | jq .losing_move")]
pub(crate) struct Options {
    /// A file of records, as text or as JSON; - for standard input
    #[arg(value_name = "RECORD", value_hint = ValueHint::FilePath)]
    file: Source,
    /// Which record of the file, counted from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = parse_ordinal)]
    game: usize,
    /// Tell luck from skill, knowing only what could be seen: what the moves gave away of the
    /// chance of winning, and what the cards gave
    #[arg(long, conflicts_with_all = ["threads", "time", "nodes", "memory"])]
    fair: bool,
    /// How much the fair player thinks: 1 a few milliseconds a move, 2 less than a tenth of a
    /// second, 3 less than a second, 4 up to a minute a game [default: 2]
    #[arg(
        long,
        value_name = "N",
        requires = "fair",
        value_parser = between::<u64>(1, ThoughtLimits::LEVELS.len() as u64)
    )]
    level: Option<u64>,
    #[command(flatten)]
    threads: Threads,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// The time for each search, such as 500ms, 1s or 2m [default: 1s; no limit with --nodes]
    #[arg(long, value_parser = parse_time, help_heading = LIMITS)]
    time: Option<Duration>,
    /// How many nodes (positions) to search, such as 200000 or 1M [default: no limit]
    #[arg(long, value_parser = parse_count, help_heading = LIMITS)]
    nodes: Option<u64>,
    /// The memory to use, such as 500MB or 4GiB
    #[arg(long, default_value = MEMORY, value_parser = parse_memory, help_heading = LIMITS)]
    memory: ByteSize,
}

/// The heading above the limits.
const LIMITS: &str = "Limits of the search of each position";

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
    let Some((record, replayed)) = records::replay_one(&options.file, options.game)? else {
        return Ok(Status::No);
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
    Ok(Status::unless(cancelled.load(Relaxed)))
}

/// What is being done, for a player who waits.
fn looking(number: usize, length: usize) -> String {
    format!("looking at the position after {number} of {length} moves")
}

impl Options {
    fn analyze(&self, record: Record, replayed: &Replayed, cancelled: &AtomicBool) -> Analyzed {
        let search = self.search(cancelled);
        let (rules, start) = (&replayed.rules, &replayed.start);
        let moves = records::main_line(&record);
        let begun = Instant::now();
        let looking = |number: usize| looking(number, moves.len());
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
