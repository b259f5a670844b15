//! Changing the settings. Each is kept, and most say what they are now.

use webspinner_words::{Language, Message};

use crate::app::App;
use crate::draw::panel;
use crate::note::Tone;
use crate::pages::dialog::language_text;
use crate::saves;
use crate::theme::ThemeName;

impl App {
    pub(super) fn set_theme(&mut self, name: ThemeName) {
        self.model.set_theme(name);
        let theme = self.model.texts.get(theme_text(name));
        let text = Message::new("note-theme")
            .with("theme", theme)
            .with("id", name.word());
        self.model.say_message(&text, Tone::Plain);
        self.keep_setting(saves::THEME, name.word());
    }

    /// Speaks a language from now on; `None` for the system's.
    pub(super) fn set_language(&mut self, language: Option<Language>) {
        let word = language.map_or("", Language::tag);
        let language = language.unwrap_or(self.default_language);
        self.model.set_language(language);
        let name = self.model.texts.get(language_text(language));
        let text = Message::new("note-language").with("language", name);
        self.model.say_message(&text, Tone::Plain);
        self.keep_setting(saves::LANGUAGE, word);
    }

    pub(super) fn toggle_clock(&mut self) {
        self.model.options.shows_clock = !self.model.options.shows_clock;
        let word = shown_or_hidden(self.model.options.shows_clock);
        self.keep_setting(saves::CLOCK, word);
    }

    /// Shows or hides the chance of winning, and says so.
    pub(super) fn toggle_chance(&mut self) {
        let is_shown = !self.model.options.shows_chance;
        self.model.options.shows_chance = is_shown;
        let note = if is_shown {
            "note-chance-on"
        } else {
            "note-chance-off"
        };
        self.model.say(note, Tone::Plain);
        self.keep_setting(saves::CHANCE, shown_or_hidden(is_shown));
    }

    /// Shows or hides the panel, and says so; where there is no room for it, what it would need.
    pub(super) fn toggle_panel(&mut self) {
        let Some(game) = &self.model.game else { return };
        let (width, height) = panel::smallest(game.session.rules());
        if self.screen.0 < width || self.screen.1 < height {
            let text = Message::new("note-panel-small")
                .with("width", width)
                .with("height", height)
                .with("has-width", self.screen.0)
                .with("has-height", self.screen.1);
            self.model.say_message(&text, Tone::Plain);
            return;
        }
        let is_shown = !self.model.options.shows_panel;
        self.model.options.shows_panel = is_shown;
        let note = if is_shown {
            "note-panel-on"
        } else {
            "note-panel-off"
        };
        self.model.say(note, Tone::Plain);
        self.keep_setting(saves::PANEL, shown_or_hidden(is_shown));
    }

    /// Chooses whether new deals, and one that has not begun, are played without undo.
    pub(super) fn toggle_no_undo(&mut self) {
        let no_undo = !self.model.options.no_undo;
        self.model.options.no_undo = no_undo;
        let game = self.model.game.as_mut();
        let here = game.is_some_and(|game| game.is_saved && game.session.choose_no_undo(no_undo));
        let note = match (no_undo, here) {
            (true, true) => "note-no-undo-here",
            (true, false) => "note-no-undo-on",
            (false, true) => "note-no-undo-off-here",
            (false, false) => "note-no-undo-off",
        };
        self.model.say(note, Tone::Plain);
        self.keep_setting(saves::UNDO, if no_undo { "off" } else { "on" });
    }

    pub(super) fn toggle_motion(&mut self) {
        self.model.options.has_motion = !self.model.options.has_motion;
        let (word, note) = if self.model.options.has_motion {
            ("on", "note-motion-on")
        } else {
            ("off", "note-motion-off")
        };
        self.model.say(note, Tone::Plain);
        self.keep_setting(saves::MOTION, word);
    }

    /// Keeps a setting; if that fails, the player learns why.
    pub(super) fn keep_setting(&mut self, name: &str, word: &str) {
        self.say_failure(self.saves.set_setting(name, word));
    }
}

fn shown_or_hidden(is_shown: bool) -> &'static str {
    if is_shown { "shown" } else { "hidden" }
}

fn theme_text(name: ThemeName) -> &'static str {
    match name {
        ThemeName::Unicode => "theme-unicode",
        ThemeName::FourColours => "theme-four-colours",
        ThemeName::HighContrast => "theme-high-contrast",
        ThemeName::Light => "theme-light",
        ThemeName::Ascii => "theme-ascii",
    }
}
