//! `webspinner perft`.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{LegalMove, Move, Position, Rules};

use super::{Status, write_json};
use crate::choice::GameArgument;
use crate::limits::between;

/// Count the ways to play a deal for some moves, to test and time the rules
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner perft spider ms:1 5
  webspinner perft little-spider 4711 6 --divide

A way is a sequence of legal moves and row deals; sequences that lead to the same position count \
separately. Two implementations with the same counts very likely agree on the rules.")]
pub(crate) struct Options {
    /// The game: its id or name, or a game file
    #[arg(hide_possible_values = true)]
    game: GameArgument,
    /// The deal: a number, or a scheme and number such as ms:1
    deal: Shuffle,
    /// How many moves and row deals, at most 1000
    #[arg(value_parser = between::<u32>(0, 1000))]
    depth: u32,
    /// Show the count of each first move too
    #[arg(long)]
    divide: bool,
    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
}

/// The number of ways that begin with a move.
#[derive(serde::Serialize)]
struct FirstMoveCount {
    r#move: Move,
    count: u64,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let (rules, shuffle) = options.game.read_with(Some(&options.deal))?;
    let position = rules.deal(&shuffle)?;
    let start = Instant::now();
    let parts = divide(&rules, &position, options.depth);
    let time = start.elapsed();
    let count = if options.depth == 0 {
        1
    } else {
        parts.iter().map(|part| part.count).sum()
    };
    if options.json {
        let mut answer = serde_json::json!({
            "game": rules.id(),
            "deal": format!("{}:{shuffle}", rules.id()),
            "shuffle": shuffle,
            "depth": options.depth,
            "count": count,
            "time_ms": u64::try_from(time.as_millis())?,
        });
        if options.divide {
            answer["moves"] = serde_json::to_value(&parts)?;
        }
        write_json(out, &answer)?;
        return Ok(Status::Yes);
    }
    if options.divide {
        for part in &parts {
            writeln!(out, "{:<8} {}", part.r#move.to_string(), part.count)?;
        }
    }
    writeln!(out, "{count}")?;
    eprintln!("{}", speed(count, time.as_secs_f64()));
    Ok(Status::Yes)
}

/// The time goes to standard error: standard output holds only the counts, which are the same every
/// time.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "figures to read, of three digits or so"
)]
fn speed(count: u64, seconds: f64) -> String {
    let per_second = (count as f64 / seconds.max(1e-9)) as i64;
    let milliseconds = (seconds * 1000.0) as i64;
    format!("{milliseconds} ms, {per_second} ways a second")
}

/// The number of ways of this length that begin with each legal move.
fn divide(rules: &Rules, position: &Position, depth: u32) -> Vec<FirstMoveCount> {
    let Some(depth_left) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let part = |legal: LegalMove| {
        let mut after = position.clone();
        let _ = after.apply(rules, legal);
        FirstMoveCount {
            r#move: legal.get(),
            count: rules.perft(&after, depth_left),
        }
    };
    rules.legal_moves(position).into_iter().map(part).collect()
}
