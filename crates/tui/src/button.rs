//! The buttons of pages.

use ratatui::crossterm::event::KeyCode;

use crate::keys;
use crate::request::Request;
use crate::text::Texts;
use crate::theme::Theme;

/// A key of a page that can also be clicked.
#[derive(Clone)]
pub(crate) struct Button {
    pub(crate) key: KeyCode,
    /// The id of its text.
    pub(crate) label: &'static str,
    pub(crate) request: Request,
}

impl Button {
    pub(crate) fn new(key: KeyCode, label: &'static str, request: Request) -> Self {
        Self {
            key,
            label,
            request,
        }
    }

    pub(crate) fn close() -> Self {
        Self::cancel("button-close")
    }

    /// Closes the page, in other words.
    pub(crate) fn cancel(label: &'static str) -> Self {
        Self::new(KeyCode::Esc, label, Request::Close)
    }

    /// Does what the page does with it.
    pub(crate) fn own(key: KeyCode, label: &'static str) -> Self {
        Self::new(key, label, Request::Nothing)
    }

    /// The key as text: arrows as signs, other keys by their names.
    pub(crate) fn key_text(&self, theme: Theme, texts: &Texts) -> String {
        let glyphs = theme.glyphs();
        match self.key {
            KeyCode::Up => glyphs.above.to_string(),
            KeyCode::Down => glyphs.below.to_string(),
            KeyCode::Left => glyphs.left.to_string(),
            KeyCode::Right => glyphs.right.to_string(),
            code => keys::name(code, texts),
        }
    }
}
