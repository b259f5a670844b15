//! The demonstration if there is no terminal: a stored game, from its deal to its end.

use std::io::Write;

use anyhow::Result;
use webspinner_rules::Game;
use webspinner_rules::deal::DealId;
use webspinner_rules::record::Record;
use webspinner_words::{GameTexts, Message};

use crate::words::say;

/// A game of one-suit Spider that was won.
const RECORD: &str = include_str!("../records/won-one-suit.spider");

/// Plays the stored game through, and prints the board at its start, halfway and at its end.
///
/// # Errors
/// If the output cannot be written.
pub(crate) fn run(out: &mut dyn Write) -> Result<()> {
    let record: Record = RECORD.parse()?;
    let replayed = record.replay()?;
    let deal = DealId {
        game: record.header.game.clone(),
        shuffle: record.header.deal.clone(),
    };
    let moves: Vec<_> = record.tree.moves().collect();
    let said = Message::new("demo-title")
        .with("name", replayed.rules.name_message())
        .with("deal", deal.to_string());
    writeln!(out, "; {}", say(&said))?;
    let mut game = Game::new(replayed.rules, replayed.start);
    write_board(&game, out)?;
    for (index, played) in moves.iter().enumerate() {
        let _ = game.play(*played)?;
        if index + 1 == moves.len() / 2 || index + 1 == moves.len() {
            write_board(&game, out)?;
        }
    }
    writeln!(out, "\n; {}", say(&Message::new("demo-how-to-play")))?;
    Ok(())
}

/// Writes how far the game has come, and what a player sees of it.
fn write_board(game: &Game, out: &mut dyn Write) -> Result<()> {
    write!(
        out,
        "\n; {}\n{}",
        say(&standing(game)),
        game.view().picture()
    )?;
    Ok(())
}

/// The length of the line, the cards in order, and the outcome if there is one.
pub(crate) fn standing(game: &Game) -> Message {
    let standing = Message::new("standing")
        .with("length", game.length())
        .with("in-order", game.rules().cards_in_order(game.position()));
    match game.outcome() {
        None => standing,
        Some(outcome) => {
            use webspinner_words::Say;
            Message::new("standing-ended")
                .with("standing", standing)
                .with("outcome", outcome.message())
        }
    }
}
