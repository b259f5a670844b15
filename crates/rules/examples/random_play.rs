//! Plays a deal at random until it ends, and shows how.
//!
//! ```sh
//! cargo run -p webspinner-rules --example random_play -- spider-1:ms:1
//! ```

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "an example reads its arguments and prints"
)]

use std::env;
use std::error::Error;

use webspinner_rules::deal::DealId;

/// A game in which cards move to and fro may never end by itself.
const MOVES_MAX: usize = 1000;
/// How many moves are shown.
const SHOWN_MAX: usize = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let deal = env::args().nth(1).unwrap_or("spider-1:ms:1".to_owned());
    println!("{}", played(&deal)?);
    Ok(())
}

/// The last moves of a game played at random, and how it ended.
pub(crate) fn played(deal: &str) -> Result<String, Box<dyn Error>> {
    let mut game = deal.parse::<DealId>()?.deal()?;
    let mut moves = Vec::new();
    let mut random: usize = 1;
    while game.outcome().is_none() && moves.len() < MOVES_MAX {
        let legal = game.legal_moves();
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let chosen = legal[(random >> 33) % legal.len()];
        game.play_legal(chosen);
        moves.push(chosen.to_string());
    }
    let end = match game.outcome() {
        Some(outcome) => outcome.to_string(),
        None => format!("no end after {MOVES_MAX} moves"),
    };
    let shown = &moves[moves.len().saturating_sub(SHOWN_MAX)..];
    Ok(format!(
        "{} moves, the last of them {}\n\n{}\n{end}",
        moves.len(),
        shown.join(" "),
        game.view()
    ))
}
