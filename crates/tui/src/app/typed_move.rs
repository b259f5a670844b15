//! Piles typed by number, and moves and notes typed as text.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use webspinner_rules::text::MoveTextError;
use webspinner_rules::{Move, Slot};
use webspinner_table::{Declined, Hand, PileRef};
use webspinner_words::{Message, Say};

use crate::app::App;
use crate::draw::cells::shortened;
use crate::keys::Action;
use crate::note::{Note, Tone};
use crate::pages::note_prompt::NotePrompt;

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
            (Action::Reserve, Some(Hand::Cards { .. })) if self.takes_card(slot) => {
                self.put(PileRef::Reserve(slot));
            }
            (Action::Reserve, _) => self.take_reserve(slot),
            (_, None) => match self.model.selection.column() {
                Some(from) => self.play(Move::ToFoundation { from, slot }),
                None => self.decline(&Declined::NothingInHand),
            },
            (_, Some(_)) => self.put(PileRef::Foundation(slot)),
        }
    }

    /// Whether a reserve is one that takes cards, and empty.
    fn takes_card(&self, slot: Slot) -> bool {
        self.model.game.as_ref().is_some_and(|game| {
            let reserve = game.session.position().reserves().get(slot.index());
            game.session.rules().reserves_take_cards() && reserve == Some(&None)
        })
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

    /// Plays the moves of a line, which may be numbered, up to the first that is refused; none if a
    /// word is no move.
    pub(super) fn play_typed(&mut self, text: &str) {
        let words = text.split_whitespace().filter(|word| !is_number(word));
        let mut moves = Vec::new();
        for word in words {
            match word.parse::<Move>() {
                Ok(mv) => moves.push(mv),
                Err(error) => return self.say_not_a_move(word, &error),
            }
        }
        for mv in moves {
            let before = self.length();
            self.play(mv);
            // A puzzle undoes a wrong move.
            if self.length() != before + 1 {
                return;
            }
        }
    }

    pub(super) fn open_note(&mut self) {
        if let Some(game) = &self.model.game {
            self.open(NotePrompt::new(&game.session));
        }
    }

    /// Notes something, or asks again if the game has no room for it.
    pub(super) fn note(&mut self, note: String) {
        let Some(game) = &mut self.model.game else {
            return;
        };
        if game.session.set_note(&note).is_err() {
            let page = NotePrompt::refused(&game.session, note);
            self.open(page);
            return;
        }
        self.save();
    }

    fn length(&self) -> usize {
        let game = self.model.game.as_ref();
        game.map_or(0, |game| game.session.length())
    }

    fn say_not_a_move(&mut self, word: &str, error: &MoveTextError) {
        // What was typed is gone from the line.
        let message = Message::new("note-not-a-move")
            .with("typed", shortened(word, TYPED_SHOWN))
            .with("problem", error.message());
        let text = self.model.texts.say(&message);
        let tone = Tone::Bad;
        self.model.note = Some(Note { text, tone });
    }
}

/// Whether a word numbers the move behind it, as in `12.`.
fn is_number(word: &str) -> bool {
    let digits = word.strip_suffix('.').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit())
}
