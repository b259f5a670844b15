//! What the player does beside the table: pages, other games, the end.

use std::sync::Arc;

use webspinner_rules::Record;

use crate::advice::Help;
use crate::app::{App, Flow, Tone};
use crate::chooser::Chooser;
use crate::deal_prompt::DealPrompt;
use crate::dialog::Dialog;
use crate::keys::Action;
use crate::lines::Lines;
use crate::menu::Menu;
use crate::page::Ask;
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
            Action::Watch => self.ask_for(Help::Watch),
            Action::EngineHint => self.ask_for(Help::Hint),
            Action::BackToWon => self.ask_for(Help::Back),
            Action::Solution => self.ask_for(Help::Solution),
            Action::Difficulty => self.ask_for(Help::Difficulty),
            Action::LookAtColumn => self.look_at_column(),
            Action::Theme => self.set_theme(self.theme.name.next()),
            Action::Clock => self.toggle_clock(),
            Action::Pause => self.pause(),
            Action::Menu => self.open(Box::new(Menu::new())),
            Action::Help => self.open(Box::new(Reader::help(&self.texts, self.theme))),
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
                let news = self.save_now();
                self.go_to_next(next, news);
            }
            Ask::GiveUp(next) => {
                let news = self.give_up();
                self.go_to_next(next, news);
            }
            Ask::GoTo(node) => {
                self.close();
                let now_ms = self.now_ms;
                if let Some(table) = &mut self.table {
                    let events = table.session.go_to(node, now_ms);
                    self.happened(&events);
                }
            }
            Ask::PlayOn(moves) => {
                self.close();
                self.play_on(moves);
            }
            Ask::Help(help) => {
                self.close();
                self.help(help);
            }
            Ask::FindDeal(rules, criteria) => {
                // The question for a deal.
                self.pages.pop();
                self.find_deal(&rules, criteria);
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

    pub(crate) fn replay(&mut self, record: &Record) {
        match Replay::new(record, self.now_ms) {
            Ok(page) => self.open(Box::new(page)),
            Err(error) => self.tell(&error.to_string()),
        }
    }

    pub(crate) fn choose_deal(&mut self) {
        if let Some(table) = &self.table {
            let rules = Arc::clone(table.session.rules());
            self.open(Box::new(DealPrompt::new(rules)));
        }
    }

    pub(crate) fn begin_again(&mut self) {
        let now_ms = self.now_ms;
        if let Some(table) = &mut self.table {
            let events = table.session.restart(now_ms);
            self.happened(&events);
            self.say("note-again", Tone::Plain);
        }
    }

    pub(crate) fn ask_give_up(&mut self) {
        let begun = self
            .table
            .as_ref()
            .is_some_and(|table| table.session.is_begun());
        if begun {
            let page = Dialog::give_up(&self.texts);
            self.open(Box::new(page));
        } else {
            self.open_chooser();
        }
    }

    pub(crate) fn open_chooser(&mut self) {
        let current = self
            .table
            .as_ref()
            .map(|table| table.session.rules().id().clone());
        let page = Chooser::new(&self.games, current.as_ref(), &self.texts);
        self.open(Box::new(page));
    }

    pub(crate) fn open_records(&mut self) {
        match self.keeper.games() {
            Ok(games) => {
                let page = Records::new(&self.games, games);
                self.open(Box::new(page));
            }
            Err(message) => self.tell(&self.texts.say(&message)),
        }
    }

    pub(crate) fn open_lines(&mut self) {
        if let Some(table) = &self.table {
            let page = Lines::new(table.session.tree());
            self.open(Box::new(page));
        }
    }

    pub(crate) fn open_rules(&mut self) {
        if let Some(table) = &self.table {
            let page = Reader::rules(&self.texts, table.session.rules());
            self.open(Box::new(page));
        }
    }

    pub(crate) fn open_statistics(&mut self) {
        match self.keeper.results() {
            Ok(results) => {
                let current = self
                    .table
                    .as_ref()
                    .map(|table| table.session.rules().id().clone());
                let page = Statistics::new(&self.games, results, current.as_ref());
                self.open(Box::new(page));
            }
            Err(message) => self.tell(&self.texts.say(&message)),
        }
    }

    /// Shows all cards of the column under the cursor, or in hand.
    pub(crate) fn look_at_column(&mut self) {
        let Some(table) = &self.table else { return };
        let in_hand = match table.session.hand() {
            Some(webspinner_table::Hand::Cards { from, .. }) => Some(from),
            _ => None,
        };
        let at_cursor = self.cursor.and_then(crate::cursor::Cursor::column);
        let Some(column) = in_hand.or(at_cursor) else {
            self.say("note-look-at-which", Tone::Plain);
            return;
        };
        let page = Reader::column(&self.texts, self.theme, table.session.view(), column);
        self.open(Box::new(page));
    }

    pub(crate) fn pause(&mut self) {
        let now_ms = self.now_ms;
        self.is_paused = !self.is_paused;
        if let Some(table) = &mut self.table
            && self.is_paused
        {
            table.session.release();
            table.session.pause(now_ms);
        }
        self.go_on();
        self.save();
    }

    pub(crate) fn back(&mut self) {
        self.clear_hint();
        self.hide_cursor();
        self.note = None;
        self.hand_is_whole = false;
        if let Some(table) = &mut self.table {
            table.session.release();
        }
    }
}
