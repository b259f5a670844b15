//! `webspinner deal`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use webspinner_rules::{DealId, Game, Shuffle};

use super::{Answer, write_json};
use crate::choice::GameArgument;

/// Deal a game and print its picture, one line a column
///
/// Hidden cards show as ##. The first line, a comment, is the name of the deal.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner deal spider              a random deal
  webspinner deal spider ms:14934     the deal that PySolFC numbers 14934
  webspinner deal spider:ms:14934     the same
  webspinner deal spider 4711 --reveal > puzzle.txt")]
pub(crate) struct Options {
    /// The game: its id, or a game file
    game: GameArgument,
    /// The deal: a number, a scheme and its number as ms:14934, or cards:3DAS...; a random one if
    /// not given
    deal: Option<Shuffle>,
    /// Show the hidden cards too
    #[arg(long)]
    reveal: bool,
    /// Print the deal and its position as JSON, which has the hidden cards too
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Answer> {
    let (rules, shuffle) = options.game.read_with(options.deal.as_ref())?;
    let position = rules.deal(&shuffle)?;
    let game = rules.id().clone();
    let deal = DealId { game, shuffle };
    if options.json {
        write_json(
            out,
            &serde_json::json!({"deal": deal, "position": position}),
        )?;
        return Ok(Answer::Yes);
    }
    let picture = if options.reveal {
        position.picture()
    } else {
        Game::new(rules, position).view().picture()
    };
    write!(out, "; {deal}\n{picture}")?;
    Ok(Answer::Yes)
}
