//! The positions that `webspinner solve` searches.

use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use webspinner_checker::Claim;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Position, Rules};

use super::Options;
use crate::choice::{DealArgument, read_position};
use crate::input::Source;
use crate::records;
use crate::words::reached;

/// A position to search, and its name.
pub(super) struct NamedPosition {
    pub(super) rules: Arc<Rules>,
    pub(super) name: Name,
    pub(super) position: Position,
}

/// The name of a position.
#[derive(serde::Serialize)]
pub(super) struct Name {
    game: String,
    deal: Option<String>,
    shuffle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
}

/// Positions, dealt one by one as needed: a range may contain a billion of them.
pub(super) type NamedPositions = Box<dyn Iterator<Item = Result<NamedPosition>>>;

fn only(named: NamedPosition) -> NamedPositions {
    Box::new(std::iter::once(Ok(named)))
}

impl Options {
    /// All positions. A deal that the game does not have is an error before any is searched.
    pub(super) fn positions(&self) -> Result<NamedPositions> {
        if let Some(source) = &self.record {
            return Ok(only(self.of_record(source)?));
        }
        // clap cannot say that these options need one that conflicts with others.
        let of_record = self.at.is_some() || self.number.is_some();
        ensure!(
            !of_record,
            "--at and --game say which position of a --record"
        );
        let game = self
            .game
            .as_ref()
            .expect("clap requires a game or a record");
        let (rules, named) = game.read()?;
        if let Some(source) = &self.position {
            ensure!(named.is_none(), "give a deal or --position, not both");
            let position = read_position(&rules, source)?;
            let stock = position.stock_len();
            ensure!(
                rules.leaves_stock_of(stock),
                "{source}: no deal comes to a stock of {stock}: it has {} cards at first, and {} \
                 less after each row",
                rules.stock_size(),
                rules.columns()
            );
            return Ok(only(NamedPosition::of_position(rules, source, position)));
        }
        let named = named.map(DealArgument::One).into_iter();
        let deals: Vec<DealArgument> = named.chain(self.deals.iter().cloned()).collect();
        ensure!(
            !deals.is_empty(),
            "which deal? Give one or more, such as ms:1 or ms:1..30, or a --position"
        );
        // A game has all deals of a scheme, or none.
        for first in deals.iter().filter_map(DealArgument::first) {
            rules.deal(&first).with_context(|| first.to_string())?;
        }
        let shuffles = deals.into_iter().flat_map(DealArgument::into_shuffles);
        Ok(Box::new(shuffles.map(move |shuffle| {
            NamedPosition::of_deal(&rules, &shuffle)
        })))
    }

    fn of_record(&self, source: &Source) -> Result<NamedPosition> {
        let record = records::read_one(source, self.number.unwrap_or(1))?;
        let reached = records::reached(&record, self.at);
        let (game, at) = reached.with_context(|| source.to_string())?;
        let name = Name {
            at: Some(at),
            ..Name::of_deal(game.rules(), &record.header.deal)
        };
        let position = game.position().clone();
        Ok(NamedPosition {
            rules: Arc::clone(game.rules()),
            name,
            position,
        })
    }
}

impl NamedPosition {
    /// That the position is lost. Where it is a deal, the claim says which.
    pub(super) fn claim(&self) -> Claim {
        let shuffle = (self.name.shuffle.as_ref()).filter(|_| self.name.at.is_none());
        let shuffle = shuffle.and_then(|shuffle| shuffle.parse().ok());
        let of_deal = shuffle.and_then(|deal| Claim::new(Arc::clone(&self.rules), deal).ok());
        of_deal
            .unwrap_or_else(|| Claim::of_position(Arc::clone(&self.rules), self.position.clone()))
    }

    fn of_deal(rules: &Arc<Rules>, shuffle: &Shuffle) -> Result<Self> {
        let position = rules.deal(shuffle);
        Ok(Self {
            rules: Arc::clone(rules),
            name: Name::of_deal(rules, shuffle),
            position: position.with_context(|| shuffle.to_string())?,
        })
    }

    fn of_position(rules: Arc<Rules>, source: &Source, position: Position) -> Self {
        let name = Name {
            game: rules.id().to_string(),
            deal: None,
            shuffle: None,
            position: Some(source.to_string()),
            at: None,
        };
        Self {
            rules,
            name,
            position,
        }
    }
}

impl Name {
    fn of_deal(rules: &Rules, shuffle: &Shuffle) -> Self {
        Self {
            game: rules.id().to_string(),
            deal: Some(format!("{}:{shuffle}", rules.id())),
            shuffle: Some(shuffle.to_string()),
            position: None,
            at: None,
        }
    }

    /// The text at the start of a line.
    pub(super) fn text(&self) -> String {
        let of = self.shuffle.as_deref().or(self.position.as_deref());
        let name = format!("{} {}", self.game, of.unwrap_or_default());
        match self.at {
            None => name,
            Some(at) => format!("{name}, {}", reached(at)),
        }
    }
}
