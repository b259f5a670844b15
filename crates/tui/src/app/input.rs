//! Passes keys, clicks and pasted text to the page on top, or to the table.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::app::App;
use crate::draw::hit_test::Hit;
use crate::keyboard;
use crate::keys::{self, Action};
use crate::page::Page;
use crate::request::Request;
use crate::setup::Flow;
use crate::text_field::TextField;

impl App {
    pub(super) fn key(&mut self, typed: &KeyEvent) {
        let key = &self.meant(typed);
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

    /// The key of the Latin keyboard that is meant: a small letter, unless a capital names a column
    /// of this game.
    fn meant(&self, typed: &KeyEvent) -> KeyEvent {
        let KeyCode::Char(letter) = typed.code else {
            return *typed;
        };
        if self.takes_text() && !typed.modifiers.contains(KeyModifiers::CONTROL) {
            return *typed;
        }
        let mut key = *typed;
        key.code = KeyCode::Char(keyboard::latin(letter));
        if !self.names_place(&key) {
            key.code = KeyCode::Char(keyboard::latin(letter).to_ascii_lowercase());
        }
        key
    }

    /// Whether letters are text now.
    fn takes_text(&self) -> bool {
        let by_page = self.pages.last().is_some_and(|page| page.takes_text());
        by_page || self.model.selection.typing.is_some()
    }

    /// Whether the key names a column of the game on the table, or a foundation or reserve card
    /// that is asked for.
    fn names_place(&self, key: &KeyEvent) -> bool {
        let game = self.model.game.as_ref().filter(|_| self.pages.is_empty());
        game.zip(keys::column(key)).is_some_and(|(game, column)| {
            let is_there = column.number() <= game.session.rules().columns();
            is_there || self.model.selection.prefix.is_some()
        })
    }

    fn page_key(&mut self, key: &KeyEvent) {
        let Some(page) = self.pages.last_mut() else {
            return;
        };
        let buttons = page.buttons();
        let pressed = buttons.iter().position(|button| button.key == key.code);
        // The key itself may end that.
        let takes_text = page.takes_text();
        let request = match pressed {
            Some(index) => press(page.as_mut(), index),
            None if wants_help(key, takes_text) => Request::Open(Action::Help),
            None => page.key(key),
        };
        let request = match request {
            Request::Nothing if closes(key) && !takes_text => Request::Close,
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
            if self.takes_text() {
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
