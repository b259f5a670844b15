//! The chance of winning, as far as somebody can know it who sees no hidden card.

use crate::app::{App, shown_or_hidden};
use crate::note::Tone;
use crate::saves;

impl App {
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

    /// Tells the chance where the player wants to see it, once it is known. Until then the one
    /// before stays in sight, so that nothing flickers.
    pub(super) fn tell_chance(&mut self) {
        if !self.model.wants_chance() {
            return;
        }
        let Some(game) = &mut self.model.game else {
            return;
        };
        let was_advised = game.session.header().advised;
        if let Some(percent) = game.session.tell_chance() {
            game.percent = Some(percent);
            if !was_advised {
                self.save();
            }
        }
    }
}
