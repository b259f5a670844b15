//! From one game to the next: dealing, going on, leaving, giving up.

use std::sync::Arc;

use webspinner_rules::{Outcome, Record, Rules, Shuffle};
use webspinner_store::{SaveHandle, SavedId};
use webspinner_table::{LiveAnalysis, Session};
use webspinner_words::{Message, Say};

use crate::app::App;
use crate::current_game::CurrentGame;
use crate::next_game::NextGame;
use crate::note::Tone;
use crate::pages::dialog::Dialog;
use crate::setup::Flow;

impl App {
    /// Asks about the running game, unless it may be left without a word.
    pub(super) fn commit(&mut self, next: NextGame) {
        let running = self
            .model
            .game
            .as_ref()
            .filter(|game| game.is_saved && game.session.is_begun());
        let running = running.filter(|game| !game.session.was_won());
        match running.map(|game| game.session.outcome()) {
            None | Some(Some(Outcome::Won)) => self.go_to_next(next, None),
            // It is lost already, and enters the statistics as it is left.
            Some(Some(Outcome::Stuck(_))) => {
                let news = self.give_up();
                self.go_to_next(next, news);
            }
            Some(None) => {
                let page = Dialog::leave(&self.model.texts, next);
                self.open(Box::new(page));
            }
        }
    }

    /// Saves the game as it stands, and says if that failed.
    pub(super) fn save(&mut self) {
        if let Some(message) = self.save_now() {
            self.model.say_message(&message, Tone::Bad);
        }
    }

    /// Saves the game as it stands; tells what the player has to know about it.
    pub(super) fn save_now(&mut self) -> Option<Message> {
        let game = self.model.game.as_mut()?;
        if !game.is_saved || !(game.session.is_begun() || game.handle.is_some()) {
            return None;
        }
        let record = game.session.record(self.model.now_ms);
        self.saves.save(&mut game.handle, &record)
    }

    /// Saves the game on the table as lost, and takes it away; tells what the player has to know
    /// about the save.
    pub(super) fn give_up(&mut self) -> Option<Message> {
        let now_ms = self.model.now_ms;
        let game = self.model.game.as_mut()?;
        if !game.is_saved || !game.session.is_begun() {
            return None;
        }
        game.session.pause(now_ms);
        let record = game.session.final_record(now_ms);
        let told = self.saves.save(&mut game.handle, &record);
        self.model.game = None;
        told
    }

    /// Leaves the game on the table for another, with news about the one left.
    pub(super) fn go_to_next(&mut self, next: NextGame, news: Option<Message>) {
        self.pages.clear();
        match next {
            NextGame::Deal(rules, shuffle) => self.deal(&rules, &shuffle),
            NextGame::Random(rules) => {
                let shuffle = Shuffle::random((self.random)());
                self.deal(&rules, &shuffle);
            }
            NextGame::Found(found) => self.deal_found(*found),
            NextGame::Choose => self.model.game = None,
            NextGame::Resume(id) => match self.saves.load(id) {
                Ok(Some(loaded)) => self.resume(&loaded.record, Some(loaded.handle)),
                Ok(None) => self.show_message(&self.model.texts.get("note-no-such-record")),
                Err(message) => self.show_message(&self.model.texts.say(&message)),
            },
        }
        if self.model.game.is_none() && self.pages.is_empty() && self.flow == Flow::GoOn {
            self.open_chooser();
        }
        // The line under the table is cleared with the table: a page stays.
        if let Some(news) = news {
            self.show_message(&self.model.texts.say(&news));
        }
    }

    pub(super) fn deal(&mut self, rules: &Arc<Rules>, shuffle: &Shuffle) {
        match Session::deal(Arc::clone(rules), shuffle) {
            Ok(session) => self.seat(session.dated(self.saves.today()), None),
            Err(error) => self.show_message(&error.to_string()),
        }
    }

    /// Puts a game on the table.
    pub(super) fn seat(&mut self, session: Session, handle: Option<SaveHandle>) {
        let analysis = LiveAnalysis::new(Arc::clone(session.rules()));
        self.model.show(CurrentGame {
            session,
            handle,
            is_saved: true,
            is_stuck: false,
            analysis,
        });
        self.wanted = None;
    }

    pub(super) fn resume_latest(&mut self) {
        match self.saves.latest_unfinished() {
            Ok(Some(loaded)) => self.resume(&loaded.record, Some(loaded.handle)),
            Ok(None) => {}
            Err(message) => self.show_message(&self.model.texts.say(&message)),
        }
    }

    pub(super) fn resume(&mut self, record: &Record, handle: Option<SaveHandle>) {
        match Session::resume(record) {
            Ok(session) => {
                self.seat(session, handle);
                self.model.say("note-resumed", Tone::Plain);
                if let Some(outcome @ Outcome::Stuck(_)) = self.model.outcome() {
                    self.model.say_message(&outcome.message(), Tone::Bad);
                }
            }
            Err(error) => self.show_message(&error.to_string()),
        }
    }

    pub(super) fn delete(&mut self, id: SavedId) {
        // The query, and the list that it was asked from.
        self.pages.pop();
        self.pages.pop();
        if let Some(game) = &mut self.model.game
            && game.handle.as_ref().is_some_and(|handle| handle.id() == id)
        {
            // What is on the table would come back with its next move.
            self.model.game = None;
        }
        if let Err(message) = self.saves.delete(id) {
            self.show_message(&self.model.texts.say(&message));
        }
        self.open_saved_games();
    }

    /// Says how the game ended.
    pub(super) fn ended(&mut self, outcome: Outcome) {
        let Some(game) = &self.model.game else { return };
        let page = match outcome {
            Outcome::Won => Dialog::won(&self.model.texts, &game.session, self.model.now_ms),
            Outcome::Stuck(stuck) => Dialog::stuck(&self.model.texts, stuck),
        };
        self.model.say_message(
            &outcome.message(),
            match outcome {
                Outcome::Won => Tone::Good,
                Outcome::Stuck(_) => Tone::Bad,
            },
        );
        self.open(Box::new(page));
    }
}
