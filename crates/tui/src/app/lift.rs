//! Picking cards up, putting them down, and the obvious move.

use webspinner_rules::{Column, Position, Slot};
use webspinner_table::{Declined, Event, GameState, Hand, PileRef};
use webspinner_words::{GameTexts as _, Message};

use crate::app::App;
use crate::cursor::Cursor;
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
        let now_ms = self.model.now_ms;
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
        let put = game.session.put(pile, now_ms);
        self.after_move(put);
    }

    pub(super) fn obvious(&mut self, column: Column, count: Option<u16>) {
        let now_ms = self.model.now_ms;
        let Some(game) = &mut self.model.game else {
            return;
        };
        let before = game.session.position().clone();
        let made = game.session.obvious(column, count, now_ms);
        self.after_obvious(&before, made);
    }

    pub(super) fn obvious_from_reserve(&mut self, slot: Slot) {
        let now_ms = self.model.now_ms;
        let Some(game) = &mut self.model.game else {
            return;
        };
        let before = game.session.position().clone();
        let made = game.session.obvious_from_reserve(slot, now_ms);
        self.after_obvious(&before, made);
    }

    /// Says which move was the obvious one, unless there is more important news.
    fn after_obvious(&mut self, before: &Position, made: Result<Vec<Event>, Declined>) {
        self.after_move(made);
        let Some(game) = &self.model.game else { return };
        if self.model.note.is_none()
            && game.state == GameState::InProgress
            && let Some(made) = game.session.last_move()
        {
            let moved = game.session.rules().describe(before, made);
            let text = Message::new("note-obvious").with("move", moved);
            self.model.say_message(&text, Tone::Plain);
        }
    }

    pub(super) fn obvious_at_cursor(&mut self) {
        let Some(game) = &self.model.game else { return };
        match (game.session.hand(), self.model.selection.cursor) {
            (Some(Hand::Cards { from, .. }), _) => {
                let count = self.model.selection.exact_count(&game.session);
                self.obvious(from, count);
            }
            (Some(Hand::Reserve { slot }), _) => self.obvious_from_reserve(slot),
            (
                None,
                Some(Cursor {
                    pile: PileRef::Column(column),
                    count,
                }),
            ) => {
                self.obvious(column, count);
            }
            (
                None,
                Some(Cursor {
                    pile: PileRef::Reserve(slot),
                    ..
                }),
            ) => {
                self.obvious_from_reserve(slot);
            }
            _ => {
                self.model.selection.show_cursor();
                self.model.say("note-obvious-which", Tone::Plain);
            }
        }
    }
}
