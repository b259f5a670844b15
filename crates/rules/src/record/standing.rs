//! What a game is judged by: the position where it stands, and the way there.

use crate::moves::Move;
use crate::position::Position;
use crate::record::{GameResult, NodeId, Record, ReplayError, Replayed, Undone};
use crate::score::score;
use crate::stats::{PlayKind, Summary};

/// What a game comes to: its two scores, and what undoing showed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Points {
    /// [Cards in order](crate::Rules::cards_in_order).
    pub cards_in_order: u32,
    /// [The score](score).
    pub score: i64,
    /// What the moves that were undone had shown.
    pub undone: Undone,
}

impl Record {
    /// The node that the game is judged by: where it was won, or else where the player left it.
    #[must_use]
    pub fn standing(&self) -> NodeId {
        match self.header.result {
            GameResult::Won => self.tree.main_line().last().unwrap_or(NodeId::START),
            GameResult::Lost | GameResult::Unfinished => self.tree.current(),
        }
    }

    /// The points of the game where it [stands](Record::standing). This replays the record; if
    /// you have replayed it already, use [`Replayed::points`].
    ///
    /// # Errors
    /// If the record does not replay.
    pub fn points(&self) -> Result<Points, ReplayError> {
        Ok(self.replay()?.points(self))
    }

    /// Whether a row was dealt, or [ten moves](Summary::MADE_AT_STAKE) were made.
    #[must_use]
    pub fn at_stake(&self) -> bool {
        self.header.made >= Summary::MADE_AT_STAKE || self.tree.holds(Move::Deal)
    }

    /// The game as lists and statistics show it. `points` is what it scored.
    #[must_use]
    pub fn summary(&self, points: Points) -> Summary {
        let (header, tree) = (&self.header, &self.tree);
        let moves = tree.depth(self.standing());
        Summary {
            game: header.game.clone(),
            result: header.result,
            // Some programs drop the lines that were undone, but not the number of undos.
            begun: !tree.is_empty() || header.undos > 0,
            time_ms: header.time_ms,
            moves: u32::try_from(moves).unwrap_or(u32::MAX),
            cards_in_order: points.cards_in_order,
            score: points.score,
            deal: header.deal.clone(),
            at_stake: self.at_stake(),
            kind: PlayKind::new(self.assisted(), points.undone),
        }
    }
}

impl Replayed {
    /// The position that a game with this result is judged by: where it was won, or else where the
    /// player left it.
    #[must_use]
    pub fn standing(&self, result: GameResult) -> &Position {
        match result {
            GameResult::Won => &self.end,
            GameResult::Lost | GameResult::Unfinished => &self.current,
        }
    }

    /// The points of this record, which was replayed.
    #[must_use]
    pub fn points(&self, record: &Record) -> Points {
        let header = &record.header;
        let position = self.standing(header.result);
        let collected = u32::try_from(position.collected_len()).unwrap_or(u32::MAX);
        Points {
            cards_in_order: self.rules.cards_in_order(position),
            score: score(header.made, header.undos, collected),
            undone: self
                .new_cards
                .undone(header, &record.tree, record.standing()),
        }
    }
}
