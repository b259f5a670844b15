//! `webspinner deal`.

use std::io::Write;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use webspinner_rules::deal::{DealId, Shuffle};
use webspinner_rules::{Game, Rules};

use super::{Status, write_json};
use crate::choice::{DealArgument, GameArgument};

/// Deal a game and print its picture, one line a column
///
/// Hidden cards show as ##. The first line, a comment, is the name of the deal.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner deal spider          a random deal
  webspinner deal spider ms:617   the deal that PySolFC numbers 617
  webspinner deal spider:ms:617   the same
  webspinner deal spider ms:1..30 --json
  webspinner deal spider 4711 --reveal > puzzle.txt")]
pub(crate) struct Options {
    /// The game: its id or name, or a game file
    #[arg(hide_possible_values = true)]
    game: GameArgument,
    /// The deal: a number, a scheme and number such as ms:617, a range such as ms:1..30, or
    /// cards:3DAS... [default: a random one]
    deal: Option<DealArgument>,
    /// Show the hidden cards too
    #[arg(long)]
    reveal: bool,
    /// Print each deal and its position as a line of JSON, hidden cards included
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let first = options.deal.as_ref().and_then(DealArgument::first);
    let (rules, shuffle) = options.game.read_with(first.as_ref())?;
    let deals = options.deal.clone().unwrap_or(DealArgument::One(shuffle));
    for (number, shuffle) in deals.into_shuffles().enumerate() {
        if number > 0 && !options.json {
            writeln!(out)?;
        }
        options.write(&rules, shuffle, out)?;
    }
    Ok(Status::Yes)
}

impl Options {
    fn write(&self, rules: &Arc<Rules>, shuffle: Shuffle, out: &mut dyn Write) -> Result<()> {
        let position = rules.deal(&shuffle)?;
        let game = rules.id().clone();
        let deal = DealId { game, shuffle };
        if self.json {
            return write_json(
                out,
                &serde_json::json!({"deal": deal, "position": position}),
            );
        }
        let picture = if self.reveal {
            position.picture()
        } else {
            Game::new(Arc::clone(rules), position).view().picture()
        };
        write!(out, "; {deal}\n{picture}")?;
        Ok(())
    }
}
