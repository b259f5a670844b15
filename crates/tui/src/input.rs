//! Keys, clicks and pasted text find their page or the table.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::app::{App, Flow};
use crate::hits::Target;
use crate::list::Field;
use crate::page::{Ask, Page};

impl App {
    pub(crate) fn key(&mut self, key: &KeyEvent) {
        let ctrl_c =
            key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
        if ctrl_c {
            self.flow = Flow::Quit;
        } else if self.pages.is_empty() {
            self.table_key(key);
        } else {
            self.page_key(key);
        }
    }

    fn page_key(&mut self, key: &KeyEvent) {
        let Some(page) = self.pages.last_mut() else {
            return;
        };
        let buttons = page.buttons();
        let pressed = buttons.iter().position(|button| button.key == key.code);
        let ask = match pressed {
            Some(index) => press(page.as_mut(), index),
            None => page.key(key),
        };
        let ask = match ask {
            Ask::Nothing if closes(key) && !page.takes_text() => Ask::Close,
            ask => ask,
        };
        self.answer(ask);
    }

    pub(crate) fn page_click(&mut self, target: Target) {
        let Some(page) = self.pages.last_mut() else {
            return;
        };
        let ask = match target {
            Target::Button(index) => press(page.as_mut(), index),
            other => page.click(other),
        };
        self.answer(ask);
    }

    pub(crate) fn paste(&mut self, text: &str) {
        let letters = text.chars().filter(|letter| !letter.is_control());
        for letter in letters.take(Field::LETTERS_MAX) {
            let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
            let takes_text = self.pages.last().is_some_and(|page| page.takes_text());
            if takes_text || self.typing.is_some() {
                self.key(&key);
            }
        }
    }
}

/// Presses a button: what it asks for, or else what the page makes of it.
fn press(page: &mut dyn Page, button: usize) -> Ask {
    match page
        .buttons()
        .into_iter()
        .nth(button)
        .map(|button| button.ask)
    {
        Some(Ask::Nothing) | None => page.pressed(button),
        Some(ask) => ask,
    }
}

fn closes(key: &KeyEvent) -> bool {
    matches!(key.code, KeyCode::Esc | KeyCode::Char('q'))
}
