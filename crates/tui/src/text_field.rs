//! A line of text being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::draw::cells::padded;

/// A line of text being typed.
#[derive(Debug, Default)]
pub(crate) struct TextField {
    pub(crate) text: String,
}

impl TextField {
    /// No deal, move or name is longer; lists of cards are pasted.
    pub(crate) const LETTERS_MAX: usize = 2_000;

    /// Changes the text if the key says so.
    pub(crate) fn key(&mut self, key: &KeyEvent) -> bool {
        let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Backspace => drop(self.text.pop()),
            KeyCode::Char('u') if ctrl => self.text.clear(),
            KeyCode::Char(letter) if !ctrl => self.add(&letter.to_string()),
            _ => return false,
        }
        true
    }

    pub(crate) fn add(&mut self, text: &str) {
        let letters = text.chars().filter(|letter| !letter.is_control());
        let room = Self::LETTERS_MAX.saturating_sub(self.text.chars().count());
        self.text.extend(letters.take(room));
    }

    /// Its end, as much as fits, with a cursor behind it.
    pub(crate) fn shown(&self, width: usize) -> String {
        let letters: Vec<char> = self.text.chars().collect();
        let mut from = letters.len();
        let mut used = 1;
        while from > 0 {
            let cells = unicode_width::UnicodeWidthChar::width(letters[from - 1]).unwrap_or(0);
            if used + cells > width {
                break;
            }
            used += cells;
            from -= 1;
        }
        let end: String = letters[from..].iter().collect();
        padded(&format!("{end}_"), width)
    }
}
