//! Picking cards up, putting them down, and the obvious move.

use webspinner_rules::{Column, Slot};
use webspinner_table::{GameState, Hand, PileRef, Session};
use webspinner_words::{GameTexts as _, Message};

use crate::app::App;
use crate::app::play::Made;
use crate::note::Tone;

impl App {
    /// Handles a column's key: picks up, puts down or, pressed twice, makes the obvious move.
    pub(super) fn choose_column(&mut self, column: Column) {
        self.model.selection.hide_cursor();
        let Some(game) = &self.model.game else { return };
        match game.session.hand() {
            Some(Hand::Cards { from, .. }) if from == column => {
                let count = self.model.selection.exact_count(&game.session);
                self.obvious(column, count);
            }
            Some(_) => self.put(PileRef::Column(column)),
            None => self.take(column, None),
        }
    }

    /// Picks cards up: this many, or all that can be lifted; of those, as many move later as fit.
    pub(super) fn take(&mut self, column: Column, count: Option<u16>) {
        self.clear_hint();
        let Some(game) = &mut self.model.game else {
            return;
        };
        match game.session.take(column, count) {
            Ok(_) => {
                self.model.selection.hand_is_whole = count.is_none();
                self.model.note = None;
            }
            Err(declined) => self.decline(&declined),
        }
    }

    pub(super) fn take_reserve(&mut self, slot: Slot) {
        self.clear_hint();
        let Some(game) = &mut self.model.game else {
            return;
        };
        match game.session.take_reserve(slot) {
            Ok(_) => self.model.note = None,
            Err(declined) => self.decline(&declined),
        }
    }

    /// Puts down the cards in hand; if all that could be lifted are in hand, as many as the pile
    /// takes.
    pub(super) fn put(&mut self, pile: PileRef) {
        let Some(game) = &mut self.model.game else {
            return;
        };
        let fitting = self.model.selection.fitting_count(&game.session, pile);
        if let (Some(Hand::Cards { from, .. }), Some(count)) = (game.session.hand(), fitting)
            && let Err(declined) = game.session.take(from, Some(count))
        {
            self.decline(&declined);
            return;
        }
        self.change(|session, now_ms| session.put(pile, now_ms));
    }

    pub(super) fn obvious(&mut self, column: Column, count: Option<u16>) {
        self.change_obviously(|session, now_ms| session.obvious(column, count, now_ms));
    }

    pub(super) fn obvious_from_reserve(&mut self, slot: Slot) {
        self.change_obviously(|session, now_ms| session.obvious_from_reserve(slot, now_ms));
    }

    /// Makes the obvious move, and says which one it was unless there is more important news.
    fn change_obviously(&mut self, change: impl FnOnce(&mut Session, u64) -> Made) {
        let Some(game) = &self.model.game else { return };
        let before = game.session.position().clone();
        self.change(change);
        let Some(game) = &self.model.game else { return };
        if self.model.note.is_none()
            && game.state == GameState::InProgress
            && let Some(made) = game.session.last_move()
        {
            let moved = game.session.rules().describe(&before, made);
            let text = Message::new("note-obvious").with("move", moved);
            self.model.say_message(&text, Tone::Plain);
        }
    }

    pub(super) fn obvious_at_cursor(&mut self) {
        let Some(game) = &self.model.game else { return };
        let cursor = self.model.selection.cursor;
        match (game.session.hand(), cursor.map(|cursor| cursor.pile)) {
            (Some(Hand::Cards { from, .. }), _) => {
                let count = self.model.selection.exact_count(&game.session);
                self.obvious(from, count);
            }
            (Some(Hand::Reserve { slot }), _) | (None, Some(PileRef::Reserve(slot))) => {
                self.obvious_from_reserve(slot);
            }
            (None, Some(PileRef::Column(column))) => {
                self.obvious(column, cursor.and_then(|cursor| cursor.count));
            }
            (None, _) => {
                self.model.selection.show_cursor();
                self.model.say("note-obvious-which", Tone::Plain);
            }
        }
    }
}
