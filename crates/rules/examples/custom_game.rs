//! Reads a game from its file, and says what is wrong with one that has mistakes.
//!
//! ```sh
//! cargo run -p webspinner-rules --example custom_game
//! ```

#![expect(clippy::disallowed_macros, reason = "an example prints")]

use std::error::Error;
use std::fmt::Write as _;
use std::sync::Arc;

use webspinner_rules::{Game, Rules, Shuffle};

/// Spider in which a row may be dealt at any time. `docs/games.md` explains every key.
const GENTLE_SPIDER: &str = r#"
id = "gentle-spider"
name = "Gentle Spider"
inherits = "spider-2"

[deal]
rule = "any"
"#;

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", shown()?);
    Ok(())
}

/// The game after one row, and what is wrong with a file like it.
pub(crate) fn shown() -> Result<String, Box<dyn Error>> {
    let rules = Arc::new(Rules::parse(GENTLE_SPIDER)?);
    let dealt = rules.deal(&Shuffle::own(1))?;
    let mut game = Game::new(rules, dealt);
    game.play("d".parse()?)?;
    let (name, view) = (game.rules().name(), game.view());
    let mut text = format!("{name}, after one row:\n\n{view}\n");

    let misspelt = GENTLE_SPIDER
        .replace("spider-2", "spidr")
        .replace("any", "never");
    if let Err(report) = Rules::parse(&misspelt) {
        writeln!(text, "With two mistakes:\n\n{report}")?;
    }
    Ok(text)
}
