//! Makes the list of puzzles that comes with the program.
//!
//! ```text
//! cargo run --release -p webspinner-tasks --example mint -- [GAME...]
//! cargo run --release -p webspinner-tasks --example mint > crates/tasks/puzzles.txt
//! ```
//!
//! It plays the deals from `ms:1` on of each game, and keeps a limited number of puzzles of each
//! game and goal. The same program makes the same list. What was tried it says on stderr.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a chore takes arguments, prints and takes the time"
)]

use std::error::Error;
use std::time::Instant;

use webspinner_tasks::{Goal, mint};

/// The games, and how many deals of each are played.
const GAMES: [(&str, u64); 16] = [
    ("spider-1", 21),
    ("spider-2", 22),
    ("spider", 30),
    ("spiderette-1", 59),
    ("spiderette-2", 60),
    ("spiderette", 59),
    ("will-o-the-wisp", 35),
    ("scorpion", 58),
    ("wasp", 39),
    ("simple-simon", 49),
    ("mrs-mop", 15),
    ("beetle", 22),
    ("little-spider", 11),
    ("spider-open-deal", 25),
    ("will-o-the-wisp-1", 22),
    ("will-o-the-wisp-2", 26),
];
/// How many puzzles of each game and goal are kept.
const KEPT: usize = 27;
/// Nodes of the search for a won game.
const NODES: u64 = 30_000;

fn main() -> Result<(), Box<dyn Error>> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let began = Instant::now();
    let mut total = (0, 0);
    for (game, deals) in GAMES {
        if !wanted.is_empty() && !wanted.iter().any(|id| id == game) {
            continue;
        }
        let mut kept = [0; Goal::ALL.len()];
        let mut candidates = 0;
        let mut dealt = 0;
        for deal in 1..=deals {
            let minted = mint(&format!("{game}:ms:{deal}").parse()?, deal, NODES);
            candidates += minted.tried;
            dealt += 1;
            for puzzle in minted.puzzles {
                let goal = Goal::ALL.iter().position(|goal| *goal == puzzle.goal);
                let count = &mut kept[goal.unwrap_or(0)];
                if *count < KEPT {
                    *count += 1;
                    println!("{puzzle}");
                }
            }
            if kept.iter().all(|count| *count == KEPT) {
                break;
            }
        }
        total = (total.0 + kept.iter().sum::<usize>(), total.1 + candidates);
        let seconds = began.elapsed().as_secs();
        eprintln!("{game}: {kept:?} from {dealt} deals, {candidates} positions, {seconds} s");
    }
    eprintln!("{} puzzles from {} positions", total.0, total.1);
    Ok(())
}
