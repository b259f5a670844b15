//! From one game to the next: dealing, going on, leaving, giving up.

use std::sync::Arc;

use webspinner_rules::message::{Message, Say};
use webspinner_rules::{Outcome, Record, Rules, Shuffle};
use webspinner_store::{SavedId, Ticket};
use webspinner_table::{LiveAnalysis, Session};

use crate::app::{App, Flow, Table, Tone};
use crate::dialog::Dialog;
use crate::page::Next;

impl App {
    /// Asks about the running game, unless it may be left without a word.
    pub(crate) fn commit(&mut self, next: Next) {
        let running = self
            .table
            .as_ref()
            .filter(|table| table.is_kept && table.session.is_begun());
        let running = running.filter(|table| !table.session.was_won());
        match running.map(|table| table.session.outcome()) {
            None | Some(Some(Outcome::Won)) => self.go_to_next(next, None),
            // It is lost already, and enters the statistics as it is left.
            Some(Some(Outcome::Stuck(_))) => {
                let news = self.give_up();
                self.go_to_next(next, news);
            }
            Some(None) => {
                let page = Dialog::leave(&self.texts, next);
                self.open(Box::new(page));
            }
        }
    }

    /// Saves the game as it stands, and says if that failed.
    pub(crate) fn save(&mut self) {
        if let Some(message) = self.save_now() {
            self.say_message(&message, Tone::Bad);
        }
    }

    /// Saves the game as it stands; tells what the player has to know about it.
    pub(crate) fn save_now(&mut self) -> Option<Message> {
        let table = self.table.as_mut()?;
        if !table.is_kept || !(table.session.is_begun() || table.ticket.is_some()) {
            return None;
        }
        let record = table.session.record(self.now_ms);
        self.keeper.save(&mut table.ticket, &record)
    }

    /// Saves the game on the table as lost, and takes it away; tells what the player has to know
    /// about the save.
    pub(crate) fn give_up(&mut self) -> Option<Message> {
        let now_ms = self.now_ms;
        let table = self.table.as_mut()?;
        if !table.is_kept || !table.session.is_begun() {
            return None;
        }
        table.session.pause(now_ms);
        let record = table.session.final_record(now_ms);
        let told = self.keeper.save(&mut table.ticket, &record);
        self.table = None;
        told
    }

    /// Leaves the game on the table for another, with news about the one left.
    pub(crate) fn go_to_next(&mut self, next: Next, news: Option<Message>) {
        self.pages.clear();
        match next {
            Next::Deal(rules, shuffle) => self.deal(&rules, &shuffle),
            Next::Random(rules) => {
                let shuffle = Shuffle::random((self.random)());
                self.deal(&rules, &shuffle);
            }
            Next::Found(found) => self.deal_found(*found),
            Next::Choose => self.table = None,
            Next::Resume(id) => match self.keeper.load(id) {
                Ok(Some(loaded)) => self.resume(&loaded.record, Some(loaded.ticket)),
                Ok(None) => self.tell(&self.texts.get("note-no-such-record")),
                Err(message) => self.tell(&self.texts.say(&message)),
            },
        }
        if self.table.is_none() && self.pages.is_empty() && self.flow == Flow::GoOn {
            self.open_chooser();
        }
        // The line under the table is cleared with the table: a page stays.
        if let Some(news) = news {
            self.tell(&self.texts.say(&news));
        }
    }

    pub(crate) fn deal(&mut self, rules: &Arc<Rules>, shuffle: &Shuffle) {
        match Session::deal(Arc::clone(rules), shuffle) {
            Ok(session) => self.seat(session.dated(self.keeper.today()), None),
            Err(error) => self.tell(&error.to_string()),
        }
    }

    /// Puts a game on the table.
    pub(crate) fn seat(&mut self, session: Session, ticket: Option<Ticket>) {
        let analysis = LiveAnalysis::new(Arc::clone(session.rules()));
        self.table = Some(Table {
            session,
            ticket,
            is_kept: true,
            is_stuck: false,
            analysis,
        });
        self.note = None;
        self.cursor = None;
        self.hint = None;
        self.wanted = None;
        self.recent.clear();
        self.is_paused = false;
        self.hand_is_whole = false;
    }

    pub(crate) fn resume_latest(&mut self) {
        match self.keeper.latest_unfinished() {
            Ok(Some(loaded)) => self.resume(&loaded.record, Some(loaded.ticket)),
            Ok(None) => {}
            Err(message) => self.tell(&self.texts.say(&message)),
        }
    }

    pub(crate) fn resume(&mut self, record: &Record, ticket: Option<Ticket>) {
        match Session::resume(record) {
            Ok(session) => {
                self.seat(session, ticket);
                self.say("note-resumed", Tone::Plain);
                if let Some(outcome @ Outcome::Stuck(_)) = self.outcome() {
                    self.say_message(&outcome.message(), Tone::Bad);
                }
            }
            Err(error) => self.tell(&error.to_string()),
        }
    }

    pub(crate) fn delete(&mut self, id: SavedId) {
        // The question, and the list that it was asked from.
        self.pages.pop();
        self.pages.pop();
        if let Some(table) = &mut self.table
            && table
                .ticket
                .as_ref()
                .is_some_and(|ticket| ticket.id() == id)
        {
            // What is on the table would come back with its next move.
            self.table = None;
        }
        if let Err(message) = self.keeper.delete(id) {
            self.tell(&self.texts.say(&message));
        }
        self.open_records();
    }

    /// Says how the game ended.
    pub(crate) fn ended(&mut self, outcome: Outcome) {
        let Some(table) = &self.table else { return };
        let page = match outcome {
            Outcome::Won => Dialog::won(&self.texts, &table.session, self.now_ms),
            Outcome::Stuck(stuck) => Dialog::stuck(&self.texts, stuck),
        };
        self.say_message(
            &outcome.message(),
            match outcome {
                Outcome::Won => Tone::Good,
                Outcome::Stuck(_) => Tone::Bad,
            },
        );
        self.open(Box::new(page));
    }
}
