//! `webspinner bench`.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Position, Rules};
use webspinner_solver::{
    Limits, NoObserver, Observer, Report, Verdict, WrongGame, decide, find_line,
};

use super::{Status, write_json};
use crate::choice::built_in;

/// Search a fixed set of deals, to test and time the solver
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner bench
  webspinner bench --json | jq .nodes

The total number of nodes (positions looked at) is the signature of the search: it is the same in \
every run and on every machine, and changes only when the search does.")]
pub(crate) struct Options {
    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
}

/// The games of the set: with long and short stocks, four suits, two and one colour, runs and tails
/// that are lifted, and foundations.
const GAMES: [&str; 8] = [
    "spider",
    "spider-2",
    "spiderette",
    "simple-simon",
    "red-black-spider",
    "scorpion",
    "double-scorpion",
    "little-spider",
];
/// Each game's own deals from 1.
const DEALS: u64 = 4;
/// A search of a position.
type SearchFn = fn(&Rules, &Position, &Limits, &mut dyn Observer) -> Result<Report, WrongGame>;

/// The searches with their limits of nodes. A node of the exact search takes several times as long
/// as one of the search for wins; all searches together take a few seconds.
const SEARCHES: [(&str, SearchFn, u64); 2] = [
    ("find_line", find_line, 250_000),
    ("decide", decide, 25_000),
];

/// The results of one kind of search in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize)]
struct BenchPart {
    game: &'static str,
    search: &'static str,
    won: u32,
    lost: u32,
    unknown: u32,
    nodes: u64,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let start = Instant::now();
    let parts = parts(u64::MAX)?;
    let time = start.elapsed();
    let seconds = time.as_secs_f64();
    let nodes = signature(&parts);
    if options.json {
        let answer = serde_json::json!({
            "nodes": nodes,
            "time_ms": u64::try_from(time.as_millis())?,
            "nodes_per_second": rate(nodes, seconds),
            "parts": parts,
        });
        write_json(out, &answer)?;
        return Ok(Status::Yes);
    }
    for part in &parts {
        let BenchPart {
            game,
            search,
            won,
            lost,
            unknown,
            nodes,
        } = part;
        write!(out, "{game:<18}{search:<10}{nodes:>11}  ")?;
        writeln!(out, "{won} won, {lost} lost, {unknown} unknown")?;
    }
    writeln!(out, "signature {nodes}")?;
    // The time goes to standard error: standard output holds only the counts, which are the same
    // every time.
    let (milliseconds, rate) = (whole(seconds * 1000.0), rate(nodes, seconds));
    eprintln!("{milliseconds} ms, {rate} nodes a second");
    Ok(Status::Yes)
}

/// One number that identifies the search.
fn signature(parts: &[BenchPart]) -> u64 {
    parts.iter().map(|part| part.nodes).sum()
}

/// Runs every search in every game, each with at most this many nodes.
fn parts(nodes_max: u64) -> Result<Vec<BenchPart>> {
    let mut parts = Vec::new();
    for game in GAMES {
        let rules = built_in(game)?;
        for (search, run, usual) in SEARCHES {
            let limits = Limits::nodes(usual.min(nodes_max));
            let mut part = BenchPart {
                game,
                search,
                ..BenchPart::default()
            };
            for number in 1..=DEALS {
                let start = rules.deal(&Shuffle::own(number))?;
                part.add(&run(&rules, &start, &limits, &mut NoObserver)?);
            }
            parts.push(part);
        }
    }
    Ok(parts)
}

impl BenchPart {
    fn add(&mut self, report: &Report) {
        self.nodes += report.effort.nodes;
        *match report.verdict {
            Verdict::Won(_) => &mut self.won,
            Verdict::Lost => &mut self.lost,
            Verdict::Unknown(_) => &mut self.unknown,
        } += 1;
    }
}

#[expect(clippy::cast_precision_loss, reason = "a figure to read")]
fn rate(nodes: u64, seconds: f64) -> i64 {
    whole(nodes as f64 / seconds.max(1e-9))
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "figures to read, far below the largest number"
)]
fn whole(figure: f64) -> i64 {
    figure.round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_signature_is_the_same_in_every_run() {
        let first = parts(3_000).unwrap();
        assert_eq!(first.len(), GAMES.len() * SEARCHES.len());
        assert!(first.iter().all(|part| part.nodes > 0), "{first:?}");
        assert_eq!(first, parts(3_000).unwrap());
    }

    #[test]
    fn every_search_of_the_set_counts_in_the_signature() {
        let parts = parts(500).unwrap();
        for skipped in 0..parts.len() {
            let mut others = parts.clone();
            others.remove(skipped);
            assert_ne!(signature(&others), signature(&parts));
        }
    }
}
