//! What the player asks of the engine, and what is shown of its answers.

use std::sync::Arc;

use webspinner_rules::message::{Message, Say};
use webspinner_rules::{NodeId, Outcome, Rules};
use webspinner_table::{Assessment, Criteria, FoundDeal, LastWinnable};

use crate::app::{App, Tone};
use crate::deal_search::DealSearchPage;
use crate::dialog::Dialog;
use crate::difficulty::{DifficultyPage, level_text};
use crate::engine::{Errand, News, Order, Word};
use crate::page::Next;
use crate::replay::Replay;

/// The name of the setting that keeps whether games are watched.
pub(crate) const WATCH: &str = "watch";

/// A help that rests on hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Help {
    /// Saying all the time whether the game can be won.
    Watch,
    /// The next move of a line that wins.
    Hint,
    /// The way back to the last position that can be won.
    Back,
    /// The whole line that wins.
    Solution,
    /// How hard the deal is.
    Difficulty,
}

impl App {
    /// What the engine is to do from now on; `None` if it is to go on as before. To be asked after
    /// everything that happened.
    pub fn take_order(&mut self) -> Option<Order> {
        self.engine.take_order()
    }

    /// Takes in what the engine says.
    pub fn learn(&mut self, news: News, now_ms: u64) {
        self.now_ms = now_ms;
        let word = self.engine.hear(news);
        match word {
            None => {}
            Some(Word::Answer(answer)) => {
                if let Some(table) = &mut self.table {
                    table.analysis.apply_answer(answer);
                }
            }
            Some(Word::Found(found, _)) => self.found(found),
            Some(word) => {
                let is_measured = matches!(word, Word::Measured(..));
                for page in &mut self.pages {
                    page.hear(&word);
                }
                if is_measured {
                    self.engine_helped();
                }
            }
        }
        self.consult();
    }

    /// Shows what is known by now, and has the engine work on what is not.
    pub(crate) fn consult(&mut self) {
        self.follow();
        self.help_if_known();
        // Help may have gone back.
        self.follow();
        if self.engine.watches && self.verdict().is_some() {
            self.engine_helped();
        }
        let errand = self.errand();
        self.engine.work_on(errand);
    }

    fn follow(&mut self) {
        if let Some(table) = &mut self.table {
            table.analysis.follow(&table.session);
        }
    }

    fn errand(&self) -> Option<Errand> {
        if let Some(errand) = self.pages.last().and_then(|page| page.errand()) {
            return Some(errand);
        }
        let analysis = &self.table.as_ref()?.analysis;
        let query = match self.wanted {
            Some((Help::Back, _)) => analysis.next_query_for_last_winnable(),
            Some(_) => analysis.next_query(),
            None if self.engine.watches && self.outcome() != Some(Outcome::Won) => {
                analysis.next_query()
            }
            None => None,
        };
        query.map(Errand::Answer)
    }

    /// What is known of the game on the table, if anything is.
    fn verdict(&self) -> Option<Assessment> {
        let table = self.table.as_ref()?;
        let standing = table.analysis.assessment();
        let is_open = self.outcome() != Some(Outcome::Won);
        (is_open && standing != Assessment::NotKnown).then_some(standing)
    }

    /// Something was shown that only the engine can know.
    fn engine_helped(&mut self) {
        if let Some(table) = &mut self.table
            && !table.session.header().solver
        {
            table.session.engine_helped();
            self.save();
        }
    }

    /// Helps so, or asks first whether the player wants to know that.
    pub(crate) fn ask_for(&mut self, help: Help) {
        let Some(table) = &self.table else { return };
        let knows = table.session.header().solver || table.session.was_won();
        if help == Help::Watch && self.engine.watches {
            self.set_watch(false);
        } else if help != Help::Watch && (self.engine.watches || knows) {
            self.help(help);
        } else {
            let page = Dialog::engine(&self.texts, help);
            self.open(Box::new(page));
        }
    }

    /// Helps so: at once, or as soon as the engine knows how.
    pub(crate) fn help(&mut self, help: Help) {
        let Some(table) = &mut self.table else { return };
        match help {
            Help::Watch => self.set_watch(true),
            Help::Difficulty => {
                let rules = table.session.rules();
                let start = table.session.start().clone();
                let page = DifficultyPage::new(start, self.engine.reference_set(rules));
                self.open(Box::new(page));
            }
            Help::Hint | Help::Back | Help::Solution => {
                table.session.release();
                self.wanted = Some((help, table.session.tree().current()));
                self.say("note-engine-looks", Tone::Plain);
            }
        }
    }

    fn set_watch(&mut self, watches: bool) {
        self.engine.watches = watches;
        let (word, note) = if watches {
            ("on", "note-watch-on")
        } else {
            ("off", "note-watch-off")
        };
        self.say(note, Tone::Plain);
        if let Err(message) = self.keeper.set_setting(WATCH, word) {
            self.say_message(&message, Tone::Bad);
        }
    }

    /// Gives the help that was asked for, once it is known; drops the request when the player has
    /// gone on.
    fn help_if_known(&mut self) {
        let Some((help, node)) = self.wanted else {
            return;
        };
        let here = |app: &Self| Some(app.table.as_ref()?.session.tree().current());
        if here(self) != Some(node) {
            self.wanted = None;
        } else if self.pages.is_empty() && self.is_ready_to(help) {
            self.wanted = None;
            match help {
                Help::Back => self.go_back_to_won(),
                _ => self.show_line(help),
            }
        }
    }

    fn is_ready_to(&self, help: Help) -> bool {
        let analysis = self.table.as_ref().map(|table| &table.analysis);
        analysis.is_none_or(|analysis| match (help, analysis.assessment()) {
            (_, Assessment::CanBeWon) => true,
            (Help::Back, _) => analysis.next_query_for_last_winnable().is_none(),
            (_, Assessment::Lost(_)) => true,
            (_, Assessment::NotKnown) => analysis.next_query().is_none(),
        })
    }

    fn go_back_to_won(&mut self) {
        let now_ms = self.now_ms;
        let Some(table) = &mut self.table else { return };
        let (analysis, session) = (&table.analysis, &mut table.session);
        let moves = session.length();
        let (count, is_sure) = match (analysis.assessment(), analysis.last_winnable()) {
            (Assessment::Lost(LastWinnable::MovesBack { count, is_last }), _) => (count, is_last),
            (_, Some(won)) => (moves - won, false),
            (standing, None) => return self.say_standing(standing),
        };
        if count == 0 {
            return self.say_standing(Assessment::CanBeWon);
        }
        let line = session.tree().line();
        let target = (moves - count).checked_sub(1).map(|last| line[last]);
        let events = session.go_to(target.unwrap_or(NodeId::START), now_ms);
        self.engine_helped();
        self.happened(&events);
        let id = if is_sure {
            "note-back"
        } else {
            "note-back-perhaps"
        };
        self.say_message(&Message::new(id).with("moves", count), Tone::Plain);
    }

    fn show_line(&mut self, help: Help) {
        let Some(table) = &self.table else { return };
        let (standing, hint) = (table.analysis.assessment(), table.analysis.hint());
        let (Some(hint), Some(line)) = (hint, table.analysis.line()) else {
            return self.say_standing(standing);
        };
        if help == Help::Solution {
            let session = &table.session;
            let rules = Arc::clone(session.rules());
            let from = session.position().clone();
            let page = Replay::solution(rules, from, line, self.now_ms);
            self.note = None;
            self.open(Box::new(page));
        } else {
            self.hint = Some(hint);
            let text = Message::new("note-engine-hint")
                .with("move", hint.play.to_string())
                .with("why", hint.why.message());
            self.say_message(&text, Tone::Plain);
        }
        self.engine_helped();
    }

    /// Says how the game stands where there is no more to say.
    fn say_standing(&mut self, standing: Assessment) {
        let (id, tone) = match (self.outcome(), standing) {
            (Some(Outcome::Won), _) => ("note-engine-over", Tone::Plain),
            (_, Assessment::CanBeWon) => ("note-engine-won", Tone::Good),
            (_, Assessment::Lost(LastWinnable::Never)) => ("note-engine-never", Tone::Bad),
            (_, Assessment::Lost(_)) => ("note-engine-lost", Tone::Bad),
            (_, Assessment::NotKnown) => ("note-engine-unknown", Tone::Bad),
        };
        if standing != Assessment::NotKnown {
            self.engine_helped();
        }
        self.say(id, tone);
    }

    /// Looks for a deal that can be won.
    pub(crate) fn find_deal(&mut self, rules: &Arc<Rules>, criteria: Criteria) {
        let reference_set = self.engine.reference_set(rules);
        let page = DealSearchPage::new(criteria, (self.random)(), reference_set);
        self.open(Box::new(page));
    }

    fn found(&mut self, found: Box<FoundDeal>) {
        // The page that showed the search.
        self.pages.pop();
        self.commit(Next::Found(found));
    }

    /// Deals what was found. Its player knows that it can be won, which the engine alone can tell.
    pub(crate) fn deal_found(&mut self, found: FoundDeal) {
        self.deal(&found.rules, &found.shuffle);
        let Some(table) = &mut self.table else { return };
        table.session.engine_helped();
        table.analysis.follow(&table.session);
        let start = table.session.start().clone();
        table.analysis.apply_win(start, found.line);
        let text = match found.grade {
            None => Message::new("note-found"),
            Some(grade) => Message::new("note-found-level")
                .with("level", Message::new(level_text(grade.level))),
        };
        self.say_message(&text, Tone::Plain);
    }
}
