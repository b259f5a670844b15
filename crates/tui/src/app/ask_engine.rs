//! Help from the engine: asking for it, and showing it.

use std::sync::Arc;

use webspinner_rules::record::NodeId;
use webspinner_rules::{Outcome, Rules};
use webspinner_table::{Assessment, Criteria, FoundDeal, LastWinnable};
use webspinner_words::Message;

use crate::app::App;
use crate::app::play::hinted;
use crate::engine::{Command, Report, Update, Work};
use crate::engine_help::{EngineHelp, Wanted};
use crate::next_game::NextGame;
use crate::note::Tone;
use crate::pages::deal_search::DealSearchPage;
use crate::pages::dialog::Dialog;
use crate::pages::difficulty::DifficultyPage;
use crate::pages::replay::Replay;
use crate::text::level_text;

impl App {
    /// The next command for the engine; `None` if it carries on as before. Call this after every
    /// event, tick and update.
    pub fn take_command(&mut self) -> Option<Command> {
        self.engine.take_command()
    }

    /// Applies an update of the engine.
    pub fn on_update(&mut self, update: Update, now_ms: u64) {
        self.model.now_ms = now_ms;
        match self.engine.on_update(update) {
            None => {}
            Some(Report::Answer(answer)) => {
                if let Some(game) = &mut self.model.game {
                    game.analysis.apply_answer(answer);
                }
            }
            Some(Report::Plan(plan)) => {
                if let Some(game) = &mut self.model.game {
                    game.session.apply_plan(plan);
                }
            }
            Some(Report::Found(found, _)) => self.found(found),
            Some(report) => {
                for page in &mut self.pages {
                    page.on_report(&report);
                }
                if matches!(report, Report::Measured(..)) {
                    self.engine_helped();
                }
            }
        }
        self.refresh();
    }

    /// Shows what is known so far and sets the engine to work on the rest.
    pub(super) fn refresh(&mut self) {
        self.follow();
        self.help_if_known();
        // Help may have gone back.
        self.follow();
        if self.model.is_analysing() && self.verdict().is_some() {
            self.engine_helped();
        }
        self.tell_chance();
        let work = self.work();
        self.engine.work_on(work);
    }

    fn follow(&mut self) {
        if let Some(game) = &mut self.model.game {
            game.analysis.follow(&game.session);
        }
    }

    fn work(&self) -> Option<Work> {
        if let Some(work) = self.pages.last().and_then(|page| page.work()) {
            return Some(work);
        }
        if self.model.task.is_some() {
            return None;
        }
        let game = self.model.game.as_ref()?;
        let wants_plan =
            self.model.watching.is_some() || (self.model.wants_chance() && self.wanted.is_none());
        if wants_plan && let Some(query) = game.session.hint_query() {
            return Some(Work::Plan(query));
        }
        let analysis = &game.analysis;
        let query = match self.wanted {
            Some((Wanted::FairHint, _)) => return game.session.hint_query().map(Work::Plan),
            Some((Wanted::Engine(EngineHelp::Back), _)) => analysis.next_query_for_last_winnable(),
            Some((Wanted::Engine(_), _)) => analysis.next_query(),
            None if self.model.is_analysing() && self.model.outcome() != Some(Outcome::Won) => {
                analysis.next_query()
            }
            None => None,
        };
        query.map(Work::Answer)
    }

    /// What is known about the game on the table, if anything.
    fn verdict(&self) -> Option<Assessment> {
        let game = self.model.game.as_ref()?;
        let assessment = game.analysis.assessment();
        let is_open = self.model.outcome() != Some(Outcome::Won) && self.model.task.is_none();
        (is_open && assessment != Assessment::NotKnown).then_some(assessment)
    }

    /// Marks the game as assisted, because something was shown that only the engine can know.
    fn engine_helped(&mut self) {
        if let Some(game) = &mut self.model.game
            && !game.session.header().solver
        {
            game.session.engine_helped();
            self.save();
        }
    }

    /// Gives this help, or asks first whether the player agrees.
    pub(super) fn ask_engine(&mut self, help: EngineHelp) {
        let Some(game) = &self.model.game else { return };
        // An assisted game cannot become more so.
        let knows = game.session.is_assisted() || game.session.was_won();
        if help == EngineHelp::Analysis && self.model.is_analysing() {
            self.set_analysis(false);
        } else if help != EngineHelp::Analysis && (self.model.is_analysing() || knows) {
            self.help(help);
        } else {
            self.open(Dialog::engine(&self.model.texts, help));
        }
    }

    /// Gives this help: at once, or as soon as the engine knows the answer.
    pub(super) fn help(&mut self, help: EngineHelp) {
        let Some(game) = &mut self.model.game else {
            return;
        };
        match help {
            EngineHelp::Analysis => self.set_analysis(true),
            EngineHelp::Difficulty => {
                let rules = game.session.rules();
                let start = game.session.start().clone();
                let page = DifficultyPage::new(start, self.engine.reference_set(rules));
                self.open(page);
            }
            EngineHelp::Hint | EngineHelp::Back | EngineHelp::Solution => {
                game.session.release();
                self.wanted = Some((Wanted::Engine(help), game.session.tree().current()));
                self.model.say("note-engine-looks", Tone::Plain);
            }
        }
    }

    fn set_analysis(&mut self, is_on: bool) {
        if let Some(game) = &mut self.model.game {
            game.is_analysing = is_on;
        }
        let note = if is_on {
            "note-analysis-on"
        } else {
            "note-analysis-off"
        };
        self.model.say(note, Tone::Plain);
    }

    /// Gives the help that the player waits for, once it is known; drops it when the player has
    /// played on.
    fn help_if_known(&mut self) {
        let Some((wanted, node)) = self.wanted else {
            return;
        };
        let here = |app: &Self| Some(app.model.game.as_ref()?.session.tree().current());
        if here(self) != Some(node) {
            self.wanted = None;
        } else if self.pages.is_empty() && self.has(wanted) {
            self.wanted = None;
            match wanted {
                Wanted::FairHint => self.show_hint(),
                Wanted::Engine(EngineHelp::Back) => self.go_back_to_won(),
                Wanted::Engine(help) => self.show_line(help),
            }
        }
    }

    /// Whether all is known that this help takes.
    fn has(&self, wanted: Wanted) -> bool {
        let Some(game) = &self.model.game else {
            return true;
        };
        let analysis = &game.analysis;
        match (wanted, analysis.assessment()) {
            (Wanted::FairHint, _) => !game.session.wants_plan(),
            (_, Assessment::CanBeWon) => true,
            (Wanted::Engine(EngineHelp::Back), _) => {
                analysis.next_query_for_last_winnable().is_none()
            }
            (_, Assessment::Lost(_)) => true,
            (_, Assessment::NotKnown) => analysis.next_query().is_none(),
        }
    }

    fn go_back_to_won(&mut self) {
        let now_ms = self.model.now_ms;
        let Some(game) = &mut self.model.game else {
            return;
        };
        let (analysis, session) = (&game.analysis, &mut game.session);
        let moves = session.length();
        let (count, is_sure) = match (analysis.assessment(), analysis.last_winnable()) {
            (Assessment::Lost(LastWinnable::MovesBack { count, is_last }), _) => (count, is_last),
            (_, Some(won)) => (moves - won, false),
            (assessment, None) => return self.say_assessment(assessment),
        };
        if count == 0 {
            return self.say_assessment(Assessment::CanBeWon);
        }
        let line = session.tree().line();
        let target = (moves - count).checked_sub(1).map(|last| line[last]);
        let gone = session.go_to(target.unwrap_or(NodeId::START), now_ms);
        let has_gone = gone.is_ok();
        self.engine_helped();
        self.after_move(gone);
        if !has_gone {
            return;
        }
        let id = if is_sure {
            "note-back"
        } else {
            "note-back-perhaps"
        };
        self.model
            .say_message(&Message::new(id).with("moves", count), Tone::Plain);
    }

    fn show_line(&mut self, help: EngineHelp) {
        let Some(game) = &self.model.game else { return };
        let (assessment, hint) = (game.analysis.assessment(), game.analysis.engine_hint());
        let (Some(hint), Some(line)) = (hint, game.analysis.winning_line()) else {
            return self.say_assessment(assessment);
        };
        if help == EngineHelp::Solution {
            let session = &game.session;
            let rules = Arc::clone(session.rules());
            let from = session.position().clone();
            let page = Replay::solution(rules, from, line, self.model.now_ms);
            self.model.note = None;
            self.open(page);
        } else {
            self.model.selection.hint = Some(hint.play);
            let text = hinted("note-engine-hint", hint);
            self.model.say_message(&text, Tone::Plain);
        }
        self.engine_helped();
    }

    /// Says how the game stands.
    fn say_assessment(&mut self, assessment: Assessment) {
        let (id, tone) = match (self.model.outcome(), assessment) {
            (Some(Outcome::Won), _) => ("note-engine-over", Tone::Plain),
            (_, Assessment::CanBeWon) => ("note-engine-won", Tone::Good),
            (_, Assessment::Lost(LastWinnable::Never)) => ("note-engine-never", Tone::Bad),
            (_, Assessment::Lost(_)) => ("note-engine-lost", Tone::Bad),
            (_, Assessment::NotKnown) => ("note-engine-unknown", Tone::Bad),
        };
        if assessment != Assessment::NotKnown {
            self.engine_helped();
        }
        self.model.say(id, tone);
    }

    /// Looks for a deal that can be won.
    pub(super) fn find_deal(&mut self, rules: &Arc<Rules>, criteria: Criteria) {
        let reference_set = self.engine.reference_set(rules);
        let page = DealSearchPage::new(criteria, (self.random)(), reference_set);
        self.open(page);
    }

    fn found(&mut self, found: Box<FoundDeal>) {
        // The page that showed the search.
        self.pages.pop();
        self.switch_to(NextGame::Found(found));
    }

    /// Deals a deal that was found. That it can be won is no help: it says nothing about where a
    /// card lies.
    pub(super) fn deal_found(&mut self, found: FoundDeal) {
        self.deal(&found.rules, &found.shuffle);
        let Some(game) = &mut self.model.game else {
            return;
        };
        game.analysis.follow(&game.session);
        let start = game.session.start().clone();
        game.analysis.apply_win(start, found.line);
        let text = match found.grade {
            None => Message::new("note-found"),
            Some(grade) => Message::new("note-found-level")
                .with("level", Message::new(level_text(grade.level))),
        };
        self.model.say_message(&text, Tone::Plain);
    }
}
