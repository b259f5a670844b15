//! Records of games.

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use webspinner_rules::deal::DealId;
use webspinner_rules::record::{GameResult, Header, MoveTree, Record, Records};
use webspinner_rules::{Game, Move, Outcome};

use crate::errors::value_error;

/// The only record of a text.
pub(crate) fn read_record(text: &str) -> PyResult<Record> {
    if text.trim_start().starts_with('{') {
        return Record::from_json(text).map_err(value_error);
    }
    let mut records = Records::new(text);
    match (records.next(), records.next()) {
        (Some(record), None) => record.map_err(value_error),
        (None, _) => Err(PyValueError::new_err("the text holds no record")),
        (Some(_), Some(_)) => Err(PyValueError::new_err(
            "the text holds several records, and a game is read from one",
        )),
    }
}

/// What is known of a game besides the moves that led to where it stands.
#[derive(Clone, Default)]
pub(crate) struct Past {
    /// `None` if the game began with a position: it can have no record then.
    header: Option<Arc<Header>>,
    /// Moves made in all, those undone included, without row deals.
    pub(crate) made: u32,
    /// Moves undone.
    pub(crate) undos: u32,
    /// How often a player was asked for a move.
    pub(crate) hints: u32,
    /// Whether the solver was asked.
    pub(crate) solver: bool,
}

impl Past {
    /// That of a game with this header.
    pub(crate) fn of(header: Header) -> Self {
        Self {
            made: header.made,
            undos: header.undos,
            hints: header.hints,
            solver: header.solver,
            header: Some(Arc::new(header)),
        }
    }

    /// The deal that the game began with, if it began with one.
    pub(crate) fn deal(&self) -> Option<DealId> {
        let header = self.header.as_ref()?;
        Some(DealId {
            game: header.game.clone(),
            shuffle: header.deal.clone(),
        })
    }

    /// Row deals do not count.
    pub(crate) fn count_move(&mut self, played: Move) {
        self.made = self.made.saturating_add(u32::from(played != Move::Deal));
    }

    pub(crate) fn count_undo(&mut self) {
        self.undos = self.undos.saturating_add(1);
    }

    pub(crate) fn count_hint(&mut self) {
        self.hints = self.hints.saturating_add(1);
    }

    /// The record of the game.
    pub(crate) fn record(&self, game: &Game) -> PyResult<Record> {
        let mut header = self.header.as_deref().cloned().ok_or_else(|| {
            PyValueError::new_err(
                "a game that began with a position has no record, as records begin with deals",
            )
        })?;
        (header.made, header.undos, header.hints) = (self.made, self.undos, self.hints);
        header.solver = self.solver;
        header.result = match game.outcome() {
            Some(Outcome::Won) => GameResult::Won,
            Some(Outcome::Stuck(_)) | None => GameResult::Unfinished,
        };
        let mut tree = MoveTree::new();
        for played in game.played() {
            tree.play(played, None).map_err(value_error)?;
        }
        Ok(Record { header, tree })
    }
}
