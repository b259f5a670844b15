//! Piles typed by number, and moves typed as text.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use webspinner_rules::{Move, Slot};
use webspinner_table::{Declined, PileRef};
use webspinner_words::{Message, Say};

use crate::app::App;
use crate::draw::cells::shortened;
use crate::keys::Action;
use crate::note::{Note, Tone};

/// How much of a typed text a note repeats.
const TYPED_SHOWN: usize = 24;

impl App {
    /// Waits for the number of a foundation or reserve card, unless there is only one.
    pub(super) fn choose_slot(&mut self, action: Action) {
        let Some(game) = &self.model.game else { return };
        let slots = match action {
            Action::Foundation => game.session.position().foundations().len(),
            _ => game.session.position().reserves().len(),
        };
        if slots <= 1 {
            self.slot(action, 0);
            return;
        }
        self.model.selection.prefix = Some(action);
        let text = match action {
            Action::Foundation => "note-which-foundation",
            _ => "note-which-reserve",
        };
        self.model.say(text, Tone::Plain);
    }

    pub(super) fn slot(&mut self, prefix: Action, index: usize) {
        self.model.note = None;
        let slot = Slot::at(index);
        let hand = self
            .model
            .game
            .as_ref()
            .and_then(|game| game.session.hand());
        match (prefix, hand) {
            (Action::Reserve, _) => self.take_reserve(slot),
            (_, None) => match self.model.selection.column() {
                Some(from) => self.play(Move::ToFoundation { from, slot }),
                None => self.decline(&Declined::NothingInHand),
            },
            (_, Some(_)) => self.put(PileRef::Foundation(slot)),
        }
    }

    pub(super) fn type_key(&mut self, key: &KeyEvent) {
        let Some(field) = &mut self.model.selection.typing else {
            return;
        };
        match key.code {
            KeyCode::Enter => {
                let text = std::mem::take(&mut field.text);
                self.model.selection.typing = None;
                self.play_typed(text.trim());
            }
            KeyCode::Esc => self.model.selection.typing = None,
            _ => {
                field.key(key);
            }
        }
    }

    pub(super) fn play_typed(&mut self, text: &str) {
        match text.parse::<Move>() {
            Ok(mv) => self.play(mv),
            Err(_) if text.is_empty() => {}
            Err(error) => {
                // What was typed is gone from the line.
                let message = Message::new("note-not-a-move")
                    .with("typed", shortened(text, TYPED_SHOWN))
                    .with("problem", error.message());
                let text = self.model.texts.say(&message);
                let tone = Tone::Bad;
                self.model.note = Some(Note { text, tone });
            }
        }
    }
}
