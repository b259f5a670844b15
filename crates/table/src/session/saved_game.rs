//! Saving a game: everything the session knows about it, without a replay.

use webspinner_rules::Outcome;
use webspinner_rules::record::{GameResult, Header, NodeId, Points, Record};
use webspinner_rules::stats::Summary;

use crate::session::Session;

/// A game, ready to be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedGame {
    /// Its record.
    pub record: Record,
    /// Its points where it was won, or else where the player left it.
    pub points: Points,
    /// The game as lists and statistics show it.
    pub summary: Summary,
}

/// The first win of a game: whatever the player tries afterwards, the game stays won.
#[derive(Clone, Debug)]
pub(crate) struct Win {
    pub(crate) node: NodeId,
    /// The header as it was then.
    pub(crate) header: Header,
    pub(crate) points: Points,
}

impl Session {
    /// The game as it is now, to be saved while it goes on. Once the game has been won, this stays
    /// the win; a stuck game without undo is lost.
    ///
    /// Takes time proportional to the length of the record; no move is replayed.
    #[must_use]
    pub fn saved(&self, now_ms: u64) -> SavedGame {
        let mut tree = self.tree.clone();
        let (header, points) = match &self.win {
            Some(win) => {
                tree.promote(win.node);
                (win.header.clone(), win.points)
            }
            None => (self.header_at(now_ms), self.points()),
        };
        let mut record = Record { header, tree };
        let is_stuck = || matches!(self.outcome(), Some(Outcome::Stuck(_)));
        if record.header.no_undo && !self.was_won() && is_stuck() {
            record.header.result = GameResult::Lost;
        }
        SavedGame {
            summary: record.summary(points),
            record,
            points,
        }
    }

    /// The game as it is saved when the player leaves it for good: if it was not won, it is lost.
    #[must_use]
    pub fn saved_as_ended(&self, now_ms: u64) -> SavedGame {
        let mut saved = self.saved(now_ms);
        if !self.was_won() {
            saved.record.header.result = GameResult::Lost;
            saved.summary.result = GameResult::Lost;
        }
        saved
    }

    /// Notes that the game is won where it stands, at this node, if it was not won before.
    pub(crate) fn note_win(&mut self, node: NodeId, now_ms: u64) {
        self.clock.stop(now_ms);
        if self.win.is_none() {
            let mut header = self.header_at(now_ms);
            header.result = GameResult::Won;
            self.win = Some(Win {
                node,
                header,
                points: self.points_at(node),
            });
        }
    }

    /// The time to record for a move made now. Moves tried after the win take no time: the record's
    /// clock stops with the win.
    pub(crate) fn move_time_ms(&self, now_ms: u64) -> u64 {
        let won_at = self.win.as_ref().and_then(|win| win.header.time_ms);
        won_at.unwrap_or_else(|| self.clock.elapsed_ms(now_ms))
    }

    fn header_at(&self, now_ms: u64) -> Header {
        let mut header = self.header.clone();
        header.time_ms = Some(self.clock.elapsed_ms(now_ms));
        header
    }
}
