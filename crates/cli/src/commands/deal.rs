//! `webspinner deal`.

use std::io::Write;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use webspinner_rules::deal::{DealId, Shuffle};
use webspinner_rules::{Game, Rules};

use super::{Status, write_json};
use crate::choice::{DealArgument, GameArgument};

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner deal spider
  webspinner deal spider ms:617
  webspinner deal spider:ms:617
  webspinner deal spider ms:1..30 --json
  webspinner deal spider 4711 --reveal > puzzle.txt")]
pub(crate) struct Options {
    #[arg(hide_possible_values = true)]
    game: GameArgument,
    deal: Option<DealArgument>,
    #[arg(long)]
    reveal: bool,
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
