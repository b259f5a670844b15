//! Solves a deal, shortens the line, and prints it.
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

use webspinner_rules::DealId;
use webspinner_solver::{Limits, NoObserver, Verdict, shorten, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let deal = env::args().nth(1).unwrap_or("spider-1:ms:1".to_owned());
    let game = deal.parse::<DealId>()?.deal()?;
    let (rules, start) = (game.rules(), game.position());
    let limits = Limits::nodes(1_000_000);
    let report = solve(rules, start, &limits, &mut NoObserver)?;
    println!("{} after {} nodes", report.verdict, report.effort.nodes);
    if let Verdict::Won(line) = report.verdict {
        let short = shorten(rules, start, &line, &limits, &mut NoObserver);
        println!("{} moves, {} when shortened", line.len(), short.len());
    }
    Ok(())
}
