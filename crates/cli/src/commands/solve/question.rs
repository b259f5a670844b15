//! What `webspinner solve` is asked.

use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use webspinner_rules::{DealTextError, Game, Move, Position, Rules, Shuffle};
use webspinner_words::Message;

use super::Options;
use crate::choice::read_position;
use crate::input::Source;
use crate::records;

/// A deal as it was spelled on the command line.
#[derive(Clone, Debug)]
pub(super) struct DealArgument {
    text: String,
    shuffle: Shuffle,
}

impl FromStr for DealArgument {
    type Err = DealTextError;

    fn from_str(text: &str) -> Result<Self, DealTextError> {
        let shuffle = text.parse()?;
        let text = text.to_owned();
        Ok(Self { text, shuffle })
    }
}

/// A position that is asked about, and what it is called.
pub(super) struct Question {
    pub(super) rules: Arc<Rules>,
    pub(super) name: Name,
    pub(super) position: Position,
}

/// What a position is called.
#[derive(serde::Serialize)]
pub(super) struct Name {
    game: String,
    deal: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<usize>,
}

impl Options {
    /// All that is asked. Whatever cannot be dealt is told before anything is searched.
    pub(super) fn questions(&self) -> Result<Vec<Question>> {
        if let Some(source) = &self.record {
            return Ok(vec![self.of_record(source)?]);
        }
        // clap does not ask for an option that would not go with those that are there.
        let of_record = self.at.is_some() || self.number.is_some();
        ensure!(
            !of_record,
            "--at and --game say which position of a --record"
        );
        let game = self
            .game
            .as_ref()
            .expect("clap asks for a game or a record");
        let (rules, named) = game.read()?;
        if let Some(source) = &self.position {
            ensure!(named.is_none(), "give a deal or --position, not both");
            let position = read_position(&rules, source)?;
            let stock = position.stock_len();
            ensure!(
                rules.leaves_stock_of(stock),
                "{source}: no deal comes to a stock of {stock}: it has {} cards at first, and {} less after each row",
                rules.stock_size(),
                rules.columns()
            );
            return Ok(vec![Question::of_position(rules, source, position)]);
        }
        let named = named.map(|shuffle| DealArgument {
            text: game.deal_text().unwrap_or_default().to_owned(),
            shuffle,
        });
        let deals: Vec<&DealArgument> = named.iter().chain(&self.deals).collect();
        ensure!(
            !deals.is_empty(),
            "which deal? Give one or more, as ms:1, or a --position"
        );
        let question = |deal| Question::of_deal(&rules, deal);
        deals.into_iter().map(question).collect()
    }

    fn of_record(&self, source: &Source) -> Result<Question> {
        let record = records::read_one(source, self.number.unwrap_or(1))?;
        let replayed = record.replay().with_context(|| source.to_string())?;
        let moves: Vec<Move> = match self.at {
            None => record.tree.moves().collect(),
            Some(at) => records::first_moves(&record, at)?,
        };
        let at = moves.len();
        let mut game = Game::new(Arc::clone(&replayed.rules), replayed.start);
        for played in moves {
            let _ = game.play(played)?;
        }
        let name = Name {
            game: record.header.game.to_string(),
            deal: Some(record.header.deal.to_string()),
            position: None,
            at: Some(at),
        };
        let position = game.position().clone();
        Ok(Question {
            rules: replayed.rules,
            name,
            position,
        })
    }
}

impl Question {
    fn of_deal(rules: &Arc<Rules>, deal: &DealArgument) -> Result<Self> {
        let position = rules.deal(&deal.shuffle);
        let name = Name {
            game: rules.id().to_string(),
            deal: Some(deal.text.clone()),
            position: None,
            at: None,
        };
        Ok(Self {
            rules: Arc::clone(rules),
            name,
            position: position.with_context(|| deal.text.clone())?,
        })
    }

    fn of_position(rules: Arc<Rules>, source: &Source, position: Position) -> Self {
        let name = Name {
            game: rules.id().to_string(),
            deal: None,
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
    /// As the first words of a line.
    pub(super) fn message(&self) -> Message {
        let message = Message::new("solve-name").with("game", self.game.as_str());
        let of = self.deal.as_deref().or(self.position.as_deref());
        let message = message.with("of", of.unwrap_or_default());
        match self.at {
            None => message,
            Some(at) => Message::new("solve-name-at")
                .with("name", message)
                .with("at", at),
        }
    }
}
