//! The effects of a move, a row deal, an undo or a redo.

use webspinner_rules::{Card, Column, Game, Move, Pile, Position};

use super::Ended;
use crate::engine::shapes;

/// The effects of a move, a row deal, an undo or a redo.
#[derive(Default, serde::Serialize, schemars::JsonSchema)]
pub(in crate::engine) struct Step {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "shapes::r#move")]
    undone: Option<Move>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(schema_with = "shapes::r#move")]
    redone: Option<Move>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dealt: Vec<At>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    runs: Vec<Run>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    turned: Vec<At>,
    #[serde(flatten)]
    ended: Ended,
}

/// A card and the column it came to lie in.
#[derive(serde::Serialize, schemars::JsonSchema)]
struct At {
    #[schemars(schema_with = "shapes::number")]
    column: Column,
    #[schemars(schema_with = "shapes::card")]
    card: Card,
}

/// A collected run.
#[derive(serde::Serialize, schemars::JsonSchema)]
struct Run {
    #[schemars(schema_with = "shapes::number")]
    from: Column,
    #[schemars(schema_with = "shapes::cards")]
    cards: Vec<Card>,
}

/// The part of a position that is needed to describe what a move changes.
pub(in crate::engine) struct Before {
    face_down: Vec<usize>,
    runs: usize,
    row: Vec<At>,
}

impl Before {
    /// The position before a move is made.
    pub(in crate::engine) fn new(game: &Game, wanted: Move) -> Self {
        let position = game.position();
        let mut row = Vec::new();
        if wanted == Move::Deal {
            let dealt = position.row_columns(game.rules()).zip(position.stock());
            row.extend(dealt.map(|(column, card)| At { column, card }));
        }
        Self {
            face_down: position.columns().iter().map(Pile::face_down).collect(),
            runs: position.collected_len(),
            row,
        }
    }

    /// The changes since then.
    pub(in crate::engine) fn step(self, game: &Game) -> Step {
        let position = game.position();
        let runs = position.collected_from().skip(self.runs);
        // Runs without a column were there before any move.
        let run = |(from, cards): (Option<Column>, &[Card])| {
            let cards = cards.to_vec();
            Some(Run { from: from?, cards })
        };
        Step {
            runs: runs.filter_map(run).collect(),
            turned: turned(&self.face_down, position),
            dealt: self.row,
            ended: Ended::of(game),
            ..Step::default()
        }
    }
}

/// The cards that have turned up and still lie where they did.
fn turned(face_down: &[usize], position: &Position) -> Vec<At> {
    let columns = face_down.iter().zip(position.columns()).enumerate();
    columns
        .filter(|(_, (before, pile))| **before > pile.face_down())
        .filter_map(|(index, (_, pile))| {
            let card = *pile.open().first()?;
            let column = Column::at(index);
            Some(At { column, card })
        })
        .collect()
}

impl Step {
    /// A move that was undone.
    pub(in crate::engine) fn undone(undone: Move, game: &Game) -> Self {
        Self {
            undone: Some(undone),
            ended: Ended::of(game),
            ..Self::default()
        }
    }

    /// The same as the answer to a redo, which says which move it made.
    pub(in crate::engine) fn of(self, redone: Move) -> Self {
        let redone = Some(redone);
        Self { redone, ..self }
    }
}
