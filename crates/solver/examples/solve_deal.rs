//! Solves a deal and shortens the line that wins.
//!
//! ```sh
//! cargo run --release -p webspinner-solver --example solve_deal -- spider:ms:1
//! ```

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "an example reads its arguments and prints"
)]

use std::env;
use std::error::Error;
use std::fmt::Write as _;

use webspinner_rules::deal::DealId;
use webspinner_solver::{Limits, NoObserver, Verdict, shorten, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let deal = env::args().nth(1).unwrap_or("spider-1:ms:1".to_owned());
    println!("{}", solved(&deal)?);
    Ok(())
}

/// Whether a deal can be won, and in how many moves.
pub(crate) fn solved(deal: &str) -> Result<String, Box<dyn Error>> {
    let game = deal.parse::<DealId>()?.deal()?;
    let (rules, start) = (game.rules(), game.position());
    let limits = Limits::nodes(1_000_000);
    let report = solve(rules, start, &limits, &mut NoObserver)?;
    let nodes = report.effort.nodes;
    let mut text = format!("{} after {nodes} nodes", report.verdict);
    if let Verdict::Won(line) = report.verdict {
        let short = shorten(rules, start, &line, &limits, &mut NoObserver);
        let (moves, shortened) = (line.len(), short.len());
        write!(text, "\n{moves} moves, {shortened} when shortened")?;
    }
    Ok(text)
}
