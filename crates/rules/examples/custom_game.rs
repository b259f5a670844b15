//! Reads a game from a file, deals it, and says what is wrong with a file that has mistakes.
//!
//! ```sh
//! cargo run -p webspinner-rules --example custom_game
//! cargo run -p webspinner-rules --example custom_game -- mine.toml
//! ```

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "an example reads its arguments and a file, and prints"
)]

use std::error::Error;
use std::sync::Arc;
use std::{env, fs};

use webspinner_rules::Rules;
use webspinner_rules::deal::Shuffle;

/// Spider in which a row may be dealt at any time. `docs/games.md` explains every key.
const GENTLE_SPIDER: &str = r#"
id = "gentle-spider"
name = "Gentle Spider"
inherits = "spider-2"

[deal]
rule = "any"
"#;

fn main() -> Result<(), Box<dyn Error>> {
    if let Some(path) = env::args().nth(1) {
        println!("{}", shown(&fs::read_to_string(path)?)?);
    } else {
        println!("{}\n", shown(GENTLE_SPIDER)?);
        println!("{}", shown(&misspelt())?);
    }
    Ok(())
}

/// The first deal of the game of a file, or everything that is wrong with the file.
pub(crate) fn shown(file: &str) -> Result<String, Box<dyn Error>> {
    let rules = match Rules::parse(file) {
        Ok(rules) => Arc::new(rules),
        Err(report) => return Ok(format!("This is not a game yet:\n{report}")),
    };
    let game = rules.new_game(&Shuffle::own(1))?;
    let moves: Vec<String> = (game.legal_moves().iter())
        .map(ToString::to_string)
        .collect();
    let (name, view, moves) = (rules.name(), game.view(), moves.join(" "));
    Ok(format!("{name}, deal 1:\n\n{view}\nmoves: {moves}"))
}

/// A file with two mistakes.
pub(crate) fn misspelt() -> String {
    let wrong_game = GENTLE_SPIDER.replace("spider-2", "spidr");
    wrong_game.replace("any", "never")
}
