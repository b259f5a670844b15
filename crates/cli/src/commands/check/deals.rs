//! Whether the cards of many deals lie as chance says.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use webspinner_rules::chance::{DealCheck, Figure};
use webspinner_rules::deal::Shuffle;
use webspinner_table::words::figure_messages;
use webspinner_words::{GameTexts, Message};

use super::{Status, write_json};
use crate::choice::GameArgument;
use crate::words::{catalogue, say};

#[derive(Debug, Args)]
pub(super) struct DealsArguments {
    /// Count first moves, kings, neighbours and aces in so many deals, and compare them with what
    /// chance says
    #[arg(
        long,
        value_name = "NUMBER",
        requires = "game",
        conflicts_with_all = ["files", "fingerprint", "proofs"]
    )]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=10_000_000))]
    deals: Option<u32>,
    /// The game whose deals are checked: its id or name, or a game file
    #[arg(
        long,
        requires = "deals",
        conflicts_with = "files",
        hide_possible_values = true
    )]
    game: Option<GameArgument>,
    /// The first of these deals; the others have the numbers that follow. A random one if it is
    /// left out
    #[arg(
        long,
        value_name = "DEAL",
        requires = "deals",
        conflicts_with = "files"
    )]
    from: Option<Shuffle>,
}

impl DealsArguments {
    /// Checks deals, if that is asked for.
    ///
    /// # Errors
    /// If there is no such game, or the game has no such deals.
    pub(super) fn run(&self, as_json: bool, out: &mut dyn Write) -> Result<Option<Status>> {
        let (Some(deals), Some(game)) = (self.deals, &self.game) else {
            return Ok(None);
        };
        let (rules, first) = game.read_with(self.from.as_ref())?;
        let Shuffle::Number(first) = first else {
            bail!("the first deal has to be a number: the next ones follow it")
        };
        let mut check = DealCheck::new(rules.clone(), first, deals)?;
        check.step(deals);
        let figures: Vec<Figure> = check.figures().collect();
        if as_json {
            let figures: Vec<_> = figures.iter().map(json).collect();
            let first = first.to_string();
            let game = rules.id().as_str();
            let checked = serde_json::json!({
                "game": game, "first": first, "deals": deals, "figures": figures,
            });
            write_json(out, &checked)?;
            return Ok(Some(Status::Yes));
        }
        let heading = Message::new("rigged-checked")
            .with("deals", deals)
            .with("game", rules.name_message())
            .with("first", first.to_string());
        writeln!(out, "{}", say(&heading))?;
        let decimal = |number, places| catalogue().decimal(number, places);
        for message in figure_messages(&figures, decimal) {
            writeln!(out, "{}", say(&message))?;
        }
        Ok(Some(Status::Yes))
    }
}

fn json(figure: &Figure) -> serde_json::Value {
    let (low, high) = figure.interval();
    serde_json::json!({
        "quantity": figure.quantity.word(),
        "counted": figure.counted,
        "mean": figure.mean(),
        "expected": figure.expected,
        "low": low,
        "high": high,
    })
}
