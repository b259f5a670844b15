//! What the player does beside the table: pages, other games, the end.

use std::sync::Arc;

use webspinner_rules::message::{Message, Say};
use webspinner_rules::{GameResult, Outcome, Record, Rules, RulesText, Shuffle, games};
use webspinner_store::{SavedId, Ticket};
use webspinner_table::Sitting;

use crate::app::{App, Flow, Table, Tone};
use crate::chooser::Chooser;
use crate::deal_prompt::DealPrompt;
use crate::dialog::Dialog;
use crate::keys::Action;
use crate::lines::Lines;
use crate::menu::Menu;
use crate::page::{Ask, Next};
use crate::reader::Reader;
use crate::records::Records;
use crate::replay::Replay;
use crate::statistics::Statistics;

impl App {
    pub(crate) fn act_on_program(&mut self, action: Action) {
        match action {
            Action::New => self.choose_deal(),
            Action::Again => self.begin_again(),
            Action::GiveUp => self.ask_give_up(),
            Action::Games => self.open_chooser(),
            Action::Records => self.open_records(),
            Action::Lines => self.open_lines(),
            Action::Rules => self.open_rules(),
            Action::Statistics => self.open_statistics(),
            Action::LookAtColumn => self.look_at_column(),
            Action::Theme => self.set_theme(self.theme.name.next()),
            Action::Clock => self.toggle_clock(),
            Action::Pause => self.pause(),
            Action::Menu => self.open(Box::new(Menu::new())),
            Action::Help => self.open(Box::new(Reader::help(&self.texts))),
            Action::Back => self.back(),
            Action::Quit => self.flow = Flow::Quit,
            _ => {}
        }
    }

    /// Does what a page asks for.
    pub(crate) fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Nothing => {}
            Ask::Close => self.close(),
            Ask::Act(action) => {
                self.close();
                self.act(action);
            }
            Ask::ChooseDeal(rules) => self.open(Box::new(DealPrompt::new(rules))),
            Ask::Commit(next) => self.commit(next),
            Ask::Keep(next) => {
                self.save();
                self.go_to_next(next);
            }
            Ask::GiveUp(next) => {
                self.give_up();
                self.go_to_next(next);
            }
            Ask::GoTo(node) => {
                self.close();
                let now_ms = self.now_ms;
                if let Some(table) = &mut self.table {
                    let events = table.sitting.go_to(node, now_ms);
                    self.happened(&events);
                }
            }
            Ask::Replay(id) => match self.keeper.load(id) {
                Ok(Some(loaded)) => self.replay(&loaded.record),
                Ok(None) => self.tell(&self.texts.get("note-no-such-record")),
                Err(message) => self.tell(&self.texts.say(&message)),
            },
            Ask::Delete(id) => {
                let page = Dialog::delete(&self.texts, id);
                self.open(Box::new(page));
            }
            Ask::DeleteNow(id) => self.delete(id),
            Ask::ShowRules(rules) => {
                let page = Reader::rules(&self.texts, &rules);
                self.open(Box::new(page));
            }
        }
    }

    /// Asks about the running game, unless it may be left without a word.
    fn commit(&mut self, next: Next) {
        let running = self
            .table
            .as_ref()
            .filter(|table| table.is_kept && table.sitting.is_begun());
        let running = running.filter(|table| !table.sitting.was_won());
        match running.map(|table| table.sitting.outcome()) {
            None | Some(Some(Outcome::Won)) => self.go_to_next(next),
            // It is lost already, and enters the statistics as it is left.
            Some(Some(Outcome::Stuck(_))) => {
                self.give_up();
                self.go_to_next(next);
            }
            Some(None) => {
                let page = Dialog::leave(&self.texts, next);
                self.open(Box::new(page));
            }
        }
    }

    /// Saves the game on the table as lost.
    fn give_up(&mut self) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        if !table.is_kept || !table.sitting.is_begun() {
            return;
        }
        table.sitting.pause(now_ms);
        let record = table.sitting.final_record(now_ms);
        let told = self.keeper.save(&mut table.ticket, &record, &table.sitting);
        self.table = None;
        if let Some(message) = told {
            self.say_message(&message, Tone::Bad);
        }
    }

    fn go_to_next(&mut self, next: Next) {
        self.pages.clear();
        match next {
            Next::Deal(rules, shuffle) => self.deal(&rules, &shuffle),
            Next::Random(rules) => {
                let shuffle = Shuffle::random((self.random)());
                self.deal(&rules, &shuffle);
            }
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
    }

    pub(crate) fn deal(&mut self, rules: &Arc<Rules>, shuffle: &Shuffle) {
        match Sitting::deal(Arc::clone(rules), shuffle) {
            Ok(mut sitting) => {
                let header = sitting.header_mut();
                header.date = self.keeper.today();
                header.rules = own_rules(rules);
                self.seat(sitting, None);
            }
            Err(error) => self.tell(&error.to_string()),
        }
    }

    /// Puts a game on the table.
    pub(crate) fn seat(&mut self, sitting: Sitting, ticket: Option<Ticket>) {
        self.table = Some(Table {
            sitting,
            ticket,
            is_kept: true,
            is_stuck: false,
        });
        self.note = None;
        self.cursor = None;
        self.hint = None;
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

    fn resume(&mut self, record: &Record, ticket: Option<Ticket>) {
        match Sitting::resume(record) {
            Ok(sitting) => {
                self.seat(sitting, ticket);
                self.say("note-resumed", Tone::Plain);
                if let Some(outcome @ Outcome::Stuck(_)) = self.outcome() {
                    self.say_message(&outcome.message(), Tone::Bad);
                }
            }
            Err(error) => self.tell(&error.to_string()),
        }
    }

    pub(crate) fn replay(&mut self, record: &Record) {
        match Replay::new(record, self.now_ms) {
            Ok(page) => self.open(Box::new(page)),
            Err(error) => self.tell(&error.to_string()),
        }
    }

    fn choose_deal(&mut self) {
        if let Some(table) = &self.table {
            let rules = Arc::clone(table.sitting.rules());
            self.open(Box::new(DealPrompt::new(rules)));
        }
    }

    fn begin_again(&mut self) {
        let now_ms = self.now_ms;
        if let Some(table) = &mut self.table {
            let events = table.sitting.restart(now_ms);
            self.happened(&events);
            self.say("note-again", Tone::Plain);
        }
    }

    fn ask_give_up(&mut self) {
        let begun = self
            .table
            .as_ref()
            .is_some_and(|table| table.sitting.is_begun());
        if begun {
            let page = Dialog::give_up(&self.texts);
            self.open(Box::new(page));
        } else {
            self.open_chooser();
        }
    }

    fn open_chooser(&mut self) {
        let current = self
            .table
            .as_ref()
            .map(|table| table.sitting.rules().id().clone());
        let page = Chooser::new(&self.games, current.as_ref(), &self.texts);
        self.open(Box::new(page));
    }

    fn open_records(&mut self) {
        match self.keeper.games() {
            Ok(games) => {
                let page = Records::new(&self.games, games);
                self.open(Box::new(page));
            }
            Err(message) => self.tell(&self.texts.say(&message)),
        }
    }

    fn open_lines(&mut self) {
        if let Some(table) = &self.table {
            let page = Lines::new(table.sitting.tree());
            self.open(Box::new(page));
        }
    }

    fn open_rules(&mut self) {
        if let Some(table) = &self.table {
            let page = Reader::rules(&self.texts, table.sitting.rules());
            self.open(Box::new(page));
        }
    }

    fn open_statistics(&mut self) {
        match self.keeper.results() {
            Ok(results) => {
                let current = self
                    .table
                    .as_ref()
                    .map(|table| table.sitting.rules().id().clone());
                let page = Statistics::new(&self.games, results, current.as_ref());
                self.open(Box::new(page));
            }
            Err(message) => self.tell(&self.texts.say(&message)),
        }
    }

    /// Shows all cards of the column under the cursor, or in hand.
    fn look_at_column(&mut self) {
        let Some(table) = &self.table else { return };
        let in_hand = match table.sitting.hand() {
            Some(webspinner_table::Hand::Cards { from, .. }) => Some(from),
            _ => None,
        };
        let at_cursor = self.cursor.and_then(crate::cursor::Cursor::column);
        let Some(column) = in_hand.or(at_cursor) else {
            self.say("note-look-at-which", Tone::Plain);
            return;
        };
        let page = Reader::column(&self.texts, self.theme, table.sitting.view(), column);
        self.open(Box::new(page));
    }

    fn pause(&mut self) {
        let now_ms = self.now_ms;
        self.is_paused = !self.is_paused;
        if let Some(table) = &mut self.table
            && self.is_paused
        {
            table.sitting.release();
            table.sitting.pause(now_ms);
        }
        self.go_on();
        self.save();
    }

    fn back(&mut self) {
        self.clear_hint();
        self.hide_cursor();
        self.note = None;
        self.hand_is_whole = false;
        if let Some(table) = &mut self.table {
            table.sitting.release();
        }
    }

    fn delete(&mut self, id: SavedId) {
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
            Outcome::Won => Dialog::won(&self.texts, &table.sitting, self.now_ms),
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

/// The text of rules that are not built in: a record of such a game brings them along.
fn own_rules(rules: &Arc<Rules>) -> Option<RulesText> {
    let built_in = games::find_version(rules.id().as_str(), rules.version());
    if built_in == Some(rules) {
        return None;
    }
    let text = RulesText::new(&rules.to_toml());
    Some(text.expect("rules are written in few lines of plain text"))
}

/// The name of the text for a result.
pub(crate) fn result_text(result: GameResult) -> &'static str {
    match result {
        GameResult::Won => "result-won",
        GameResult::Lost => "result-lost",
        GameResult::Unfinished => "result-unfinished",
    }
}

/// A duration as clocks show it.
pub(crate) fn clock_text(time_ms: u64) -> String {
    let seconds = time_ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The name of a game by its id.
pub(crate) fn game_name(games: &[Arc<Rules>], id: &webspinner_rules::GameId) -> String {
    let known = games.iter().find(|rules| rules.id() == id);
    known.map_or_else(|| id.to_string(), |rules| rules.about().name.clone())
}

/// The deal on the table; one that lists its cards is not spelled out, for it tells the hidden ones.
pub(crate) fn deal_text(table: &Table) -> Message {
    match &table.sitting.header().deal {
        _ if !table.is_kept => Message::new("title-position"),
        Shuffle::Cards(_) => Message::new("title-cards"),
        Shuffle::Number(number) => Message::new("title-deal").with("deal", number.to_string()),
    }
}

/// A deal's text, cut where it is a list of cards.
pub(crate) fn shuffle_text(shuffle: &Shuffle) -> String {
    let text = shuffle.to_string();
    if text.chars().count() > 32 {
        text.chars().take(28).chain("...".chars()).collect()
    } else {
        text
    }
}
