//! What a move, a row deal or an undo did.

use webspinner_rules::{Card, Column, Game, Move, Pile, Position};

use super::Ended;

/// What a move, a row deal or an undo did.
#[derive(serde::Serialize)]
pub(in crate::engine) struct Step {
    #[serde(skip_serializing_if = "Option::is_none")]
    undone: Option<Move>,
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
#[derive(serde::Serialize)]
struct At {
    column: Column,
    card: Card,
}

/// A collected run.
#[derive(serde::Serialize)]
struct Run {
    from: Column,
    cards: Vec<Card>,
}

/// What must be remembered of a position to tell what a move did to it.
pub(in crate::engine) struct Before {
    face_down: Vec<usize>,
    runs: usize,
    row: Vec<At>,
}

impl Before {
    /// The position before `asked` is played.
    pub(in crate::engine) fn new(game: &Game, asked: Move) -> Self {
        let position = game.position();
        let row = match asked {
            Move::Deal => position.row_columns(game.rules()).zip(position.stock()),
            _ => return Self::without_row(position),
        };
        Self {
            row: row.map(|(column, card)| At { column, card }).collect(),
            ..Self::without_row(position)
        }
    }

    fn without_row(position: &Position) -> Self {
        Self {
            face_down: position.columns().iter().map(Pile::face_down).collect(),
            runs: position.collected_len(),
            row: Vec::new(),
        }
    }

    /// What has been done since, on `game`.
    pub(in crate::engine) fn step(self, game: &Game) -> Step {
        let position = game.position();
        let runs = position.collected_from().skip(self.runs);
        // Runs without a column were there before any move.
        let run = |(from, cards): (Option<Column>, &[Card])| {
            let cards = cards.to_vec();
            Some(Run { from: from?, cards })
        };
        Step {
            undone: None,
            runs: runs.filter_map(run).collect(),
            turned: turned(&self.face_down, position),
            dealt: self.row,
            ended: Ended::of(game),
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
    /// A move that was taken back.
    pub(in crate::engine) fn undone(undone: Move, game: &Game) -> Self {
        Self {
            undone: Some(undone),
            dealt: Vec::new(),
            runs: Vec::new(),
            turned: Vec::new(),
            ended: Ended::of(game),
        }
    }
}
