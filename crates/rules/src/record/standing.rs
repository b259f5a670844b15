//! The position that a game is judged by, and its scores.

use crate::position::Position;
use crate::record::{GameResult, Header, NodeId, Record, ReplayError, Replayed};
use crate::score::score;
use crate::stats::Summary;

/// The two scores of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Points {
    /// [Cards in order](crate::Rules::cards_in_order).
    pub cards_in_order: u32,
    /// [The score](score).
    pub score: i64,
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
        Ok(self.replay()?.points(&self.header))
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
            assisted: self.assisted(),
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

    /// The points of the game, with the result and the counts of this header: usually that of the
    /// record.
    #[must_use]
    pub fn points(&self, header: &Header) -> Points {
        let position = self.standing(header.result);
        let collected = u32::try_from(position.collected_len()).unwrap_or(u32::MAX);
        Points {
            cards_in_order: self.rules.cards_in_order(position),
            score: score(header.made, header.undos, collected),
        }
    }
}
