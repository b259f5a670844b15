//! How the game of a record stands, and what it scored.

use crate::position::Position;
use crate::record::{GameResult, NodeId, Record, ReplayError, Replayed};
use crate::rules::Rules;
use crate::score::windows_points;

/// The two scores of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Points {
    /// [Network points](Rules::network_points).
    pub network: u32,
    /// [Windows points](windows_points).
    pub windows: i64,
}

impl Record {
    /// The place that the game is judged by: where it was won, or else where the player stands.
    #[must_use]
    pub fn standing(&self) -> NodeId {
        match self.header.result {
            GameResult::Won => self.tree.main_line().last().unwrap_or(NodeId::START),
            GameResult::Lost | GameResult::Unfinished => self.tree.current(),
        }
    }

    /// The points of the game where it [stands](Record::standing). Takes time in proportion to
    /// all its moves.
    ///
    /// # Errors
    /// If the record does not replay.
    pub fn points(&self) -> Result<Points, ReplayError> {
        let Replayed { rules, start, .. } = self.replay()?;
        let end = self.play_to(&rules, start, self.standing());
        let collected = u32::try_from(end.collected_len()).unwrap_or(u32::MAX);
        Ok(Points {
            network: rules.network_points(&end),
            windows: windows_points(self.header.made, self.header.undos, collected),
        })
    }

    /// The position at a node of a record that replays.
    fn play_to(&self, rules: &Rules, mut position: Position, node: NodeId) -> Position {
        for node in self.tree.line_to(node) {
            let played = self
                .tree
                .get_move(node)
                .expect("only the start has no move");
            let legal = rules.check(&position, played);
            let _ = position.apply(rules, legal.expect("the record replays"));
        }
        position
    }
}
