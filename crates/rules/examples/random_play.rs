//! Plays a deal at random until it ends.
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

use webspinner_rules::DealId;

/// A game in which cards move to and fro may never end by itself.
const MOVES_MAX: usize = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let deal = env::args().nth(1).unwrap_or("spider-1:ms:1".to_owned());
    let mut game = deal.parse::<DealId>()?.deal()?;
    let mut random: usize = 1;
    while game.outcome().is_none() && game.length() < MOVES_MAX {
        let legal = game.view().legal_moves();
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let chosen = legal[(random >> 33) % legal.len()];
        game.play_legal(chosen);
        print!("{chosen} ");
    }
    println!("\n\n{}", game.view());
    match game.outcome() {
        Some(outcome) => println!("{outcome}"),
        None => println!("no end after {MOVES_MAX} moves"),
    }
    Ok(())
}
