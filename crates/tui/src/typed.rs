//! Places and moves that the player types by number or as text.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use webspinner_rules::{Move, Slot};
use webspinner_table::{Declined, PileRef};

use crate::app::{App, Tone, sentence};
use crate::cursor::Cursor;
use crate::keys::Action;

impl App {
    /// Waits for the number of a foundation or reserve; where there is one only, that is it.
    pub(crate) fn ask_slot(&mut self, action: Action) {
        let Some(table) = &self.table else { return };
        let slots = match action {
            Action::Foundation => table.session.position().foundations().len(),
            _ => table.session.position().reserves().len(),
        };
        if slots <= 1 {
            self.slot(action, 0);
            return;
        }
        self.prefix = Some(action);
        let text = match action {
            Action::Foundation => "note-which-foundation",
            _ => "note-which-reserve",
        };
        self.say(text, Tone::Plain);
    }

    pub(crate) fn slot(&mut self, prefix: Action, index: usize) {
        self.note = None;
        let slot = Slot::at(index);
        let hand = self.table.as_ref().and_then(|table| table.session.hand());
        match (prefix, hand) {
            (Action::Reserve, _) => self.take_reserve(slot),
            (_, None) => match self.cursor.and_then(Cursor::column) {
                Some(from) => self.play(Move::ToFoundation { from, slot }),
                None => self.decline(&Declined::NothingInHand),
            },
            (_, Some(_)) => self.put(PileRef::Foundation(slot)),
        }
    }

    pub(crate) fn type_key(&mut self, key: &KeyEvent) {
        let Some(field) = &mut self.typing else {
            return;
        };
        match key.code {
            KeyCode::Enter => {
                let text = std::mem::take(&mut field.text);
                self.typing = None;
                self.play_typed(text.trim());
            }
            KeyCode::Esc => self.typing = None,
            _ => {
                field.key(key);
            }
        }
    }

    pub(crate) fn play_typed(&mut self, text: &str) {
        match text.parse::<Move>() {
            Ok(asked) => self.play(asked),
            Err(_) if text.is_empty() => {}
            Err(error) => self.note = Some((sentence(&error.to_string()), Tone::Bad)),
        }
    }
}
