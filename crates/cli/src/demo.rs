//! The demonstration if there is no terminal: a stored game, from its deal to its end.

use std::io::Write;

use anyhow::Result;
use webspinner_rules::Game;
use webspinner_rules::deal::DealId;
use webspinner_rules::record::Record;
use webspinner_words::{GameTexts, Say};

use crate::words::{counted, reached, say};

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
    let name = say(&replayed.rules.name_message());
    let why = "a stored game, because this is not a terminal";
    writeln!(out, "; {name} ({deal}): {why}")?;
    let mut game = Game::new(replayed.rules, replayed.start);
    write_board(&game, out)?;
    for (index, played) in moves.iter().enumerate() {
        let _ = game.play(*played)?;
        if index + 1 == moves.len() / 2 || index + 1 == moves.len() {
            write_board(&game, out)?;
        }
    }
    let more = "webspinner --help lists everything else";
    writeln!(out, "\n; run webspinner in a terminal to play; {more}")?;
    Ok(())
}

/// Writes how far the game has come, and what a player sees of it.
fn write_board(game: &Game, out: &mut dyn Write) -> Result<()> {
    write!(out, "\n; {}\n{}", standing(game), game.view().picture())?;
    Ok(())
}

/// The length of the line, the cards in order, and the outcome if there is one.
pub(crate) fn standing(game: &Game) -> String {
    let length = reached(game.length());
    let in_order = game.rules().cards_in_order(game.position());
    let standing = format!("{length}, {} in order", counted(in_order.into(), "card"));
    match game.outcome() {
        None => standing,
        Some(outcome) => format!("{standing}, {}", say(&outcome.message())),
    }
}
