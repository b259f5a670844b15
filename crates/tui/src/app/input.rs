//! Passes keys, clicks and pasted text to the page on top, or to the table.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::app::App;
use crate::draw::hit_test::Hit;
use crate::keys::Action;
use crate::page::Page;
use crate::request::Request;
use crate::setup::Flow;
use crate::text_field::TextField;

impl App {
    pub(super) fn key(&mut self, key: &KeyEvent) {
        let ctrl_c =
            key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
        if ctrl_c {
            self.flow = Flow::Quit;
        } else if self.model.watching.is_some() {
            self.watch_key(key);
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
        let request = match pressed {
            Some(index) => press(page.as_mut(), index),
            None if wants_help(key, page.takes_text()) => Request::Open(Action::Help),
            None => page.key(key),
        };
        let request = match request {
            Request::Nothing if closes(key) && !page.takes_text() => Request::Close,
            request => request,
        };
        self.carry_out(request);
    }

    pub(super) fn page_click(&mut self, hit: Hit) {
        let Some(page) = self.pages.last_mut() else {
            return;
        };
        let request = match hit {
            Hit::Button(index) => press(page.as_mut(), index),
            other => page.click(other),
        };
        self.carry_out(request);
    }

    pub(super) fn paste(&mut self, text: &str) {
        // The ends of lines part words, too.
        let blank = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
        let letters = text.chars().map(blank);
        let letters = letters.filter(|letter| !letter.is_control());
        for letter in letters.take(TextField::LETTERS_MAX) {
            let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
            let takes_text = self.pages.last().is_some_and(|page| page.takes_text());
            if takes_text || self.model.selection.typing.is_some() {
                self.key(&key);
            }
        }
    }
}

/// Presses a button: its request, or else what the page does with it.
fn press(page: &mut dyn Page, button: usize) -> Request {
    match page
        .buttons()
        .into_iter()
        .nth(button)
        .map(|button| button.request)
    {
        Some(Request::Nothing) | None => page.pressed(button),
        Some(request) => request,
    }
}

fn wants_help(key: &KeyEvent, takes_text: bool) -> bool {
    key.code == KeyCode::F(1) || (key.code == KeyCode::Char('?') && !takes_text)
}

fn closes(key: &KeyEvent) -> bool {
    matches!(key.code, KeyCode::Esc | KeyCode::Char('q'))
}
