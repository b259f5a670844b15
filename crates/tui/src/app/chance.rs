//! The chance of winning, as far as it can be known without seeing a hidden card.

use crate::app::App;

impl App {
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
