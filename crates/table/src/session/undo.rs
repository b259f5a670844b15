//! Undo, redo and the way to any position; and games without all that.

use webspinner_rules::record::NodeId;

use crate::session::Session;
use crate::session::declined::Declined;
use crate::session::event::{Event, events, reversed};

impl Session {
    /// Chooses whether it is a game without undo: no way leads back then, and being stuck is the
    /// end. Returns whether that could be chosen: once a game has begun, it stays what it is.
    pub fn choose_no_undo(&mut self, no_undo: bool) -> bool {
        let is_open = !self.is_begun();
        if is_open {
            self.header.no_undo = no_undo;
        }
        self.bar_undo();
        is_open
    }

    /// The game is played from here on: if it is marked as one without undo, it refuses to go back.
    pub fn bar_undo(&mut self) {
        self.is_undo_barred = self.header.no_undo;
    }

    /// The game is only looked at from here on, and any of its positions can be gone to.
    pub fn allow_undo(&mut self) {
        self.is_undo_barred = false;
    }

    /// Undoes the last move or row deal; the runs it collected return.
    ///
    /// # Errors
    /// If there is nothing to undo, or undo is off.
    pub fn undo(&mut self, now_ms: u64) -> Result<Vec<Event>, Declined> {
        self.check_undo()?;
        let (after, unknown) = (self.position().clone(), self.unknown_columns());
        let undone = self.game.undo().ok_or(Declined::NothingToUndo)?;
        self.table_changes();
        self.tree.back();
        self.count_undo();
        self.unpause(now_ms);
        let mut events = reversed(events(self.rules(), self.position(), undone, &after));
        events.retain(|event| !event.turns(&unknown));
        Ok(events)
    }

    /// Whether there is a move to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.length() > 0 && !self.is_undo_barred
    }

    fn check_undo(&self) -> Result<(), Declined> {
        if self.is_undo_barred {
            return Err(Declined::UndoOff);
        }
        Ok(())
    }

    /// Redoes the move that was undone last.
    ///
    /// # Errors
    /// If there is nothing to redo.
    pub fn redo(&mut self, now_ms: u64) -> Result<Vec<Event>, Declined> {
        let again = self.tree.forward().ok_or(Declined::NothingToRedo)?;
        let legal = self.view().check(again);
        let Ok(legal) = legal else {
            unreachable!("the tree holds only moves that were legal");
        };
        self.unpause(now_ms);
        Ok(self.advance(legal, now_ms))
    }

    /// Whether there is a move to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.tree.children(self.tree.current()).is_empty()
    }

    /// Goes to any node of the move tree. On the way, every step back counts as an undo and every
    /// step forward as a move.
    ///
    /// # Errors
    /// If undo is off.
    ///
    /// # Panics
    /// If the node belongs to another tree.
    pub fn go_to(&mut self, node: NodeId, now_ms: u64) -> Result<Vec<Event>, Declined> {
        self.check_undo()?;
        let line = self.tree.line_to(node);
        let shared = line.iter().zip(self.tree.line());
        let shared = shared.take_while(|(one, other)| *one == other).count();
        while self.length() > shared {
            self.game.undo();
            self.count_undo();
        }
        for &next in &line[shared..] {
            let made = self
                .tree
                .get_move(next)
                .expect("only the start has no move");
            let played = self.game.play(made);
            assert!(played.is_ok(), "the tree holds only moves that were legal");
            self.count_made(made);
        }
        self.tree.go_to(node);
        self.table_changes();
        self.unpause(now_ms);
        if self.rules().is_won(self.position()) {
            self.note_win(node, now_ms);
        }
        Ok(vec![Event::LaidOut])
    }

    fn count_undo(&mut self) {
        self.header.undos = self.header.undos.saturating_add(1);
    }
}
