//! Watching the fair player play on.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use webspinner_table::GameState;

use crate::app::App;
use crate::model::Watching;
use crate::note::Tone;
use crate::speed::Speed;

impl App {
    /// Has the fair player play on from here until a key is pressed. What it takes is said before
    /// the first move, which marks the game as assisted.
    pub(super) fn watch(&mut self) {
        let Some(game) = &mut self.model.game else {
            return;
        };
        match game.state {
            // The line under the table says what can be done.
            GameState::Ended(_) => return,
            GameState::NoUsefulMove => return self.model.say("note-no-useful-move", Tone::Bad),
            GameState::InProgress => {}
        }
        game.session.release();
        let counts = game.is_saved && !game.session.was_won();
        let is_first = counts && !game.session.is_assisted();
        self.clear_hint();
        self.wanted = None;
        if is_first {
            self.model.say("note-watch-assists", Tone::Plain);
        }
        let speed = match self.model.certain_win() {
            Some(_) => Speed::BRISK,
            None => Speed::default(),
        };
        self.model.watching = Some(Watching {
            speed,
            next_ms: speed.next_ms(self.model.now_ms),
        });
    }

    /// Plus and minus change the speed, and once the win is certain the key that began it finishes
    /// the game briskly; any other key gives the table back to the player.
    pub(super) fn watch_key(&mut self, key: &KeyEvent) {
        let can_finish = self.model.can_finish_watching();
        match (&mut self.model.watching, key.code) {
            (Some(watching), KeyCode::Char('*')) if can_finish => {
                watching.speed = Speed::BRISK;
            }
            (Some(watching), KeyCode::Char('-')) => watching.speed = watching.speed.slower(),
            (Some(watching), KeyCode::Char('+')) => watching.speed = watching.speed.faster(),
            _ => self.stop_watching(),
        }
    }

    pub(super) fn stop_watching(&mut self) {
        self.model.watching = None;
        self.model.note = None;
    }

    /// Makes the next move of the plan once it is due. Every plan turns a card up, deals a row or
    /// wins, so there is an end to it.
    pub(super) fn watch_on(&mut self) {
        let now_ms = self.model.now_ms;
        let (Some(watching), Some(game)) = (self.model.watching, &mut self.model.game) else {
            return;
        };
        if now_ms < watching.next_ms || game.session.wants_plan() {
            return;
        }
        let Some(planned) = game.session.take_planned_move() else {
            self.model.watching = None;
            return self.model.say("note-watch-no-way", Tone::Plain);
        };
        let made = game.session.play(planned, now_ms);
        let is_made = made.is_ok();
        self.after_move(made);
        let game = self.model.game.as_ref();
        let goes_on = is_made && game.is_some_and(|game| game.state == GameState::InProgress);
        self.model.watching = goes_on.then(|| Watching {
            next_ms: watching.speed.next_ms(now_ms),
            ..watching
        });
    }
}
