//! Opening pages, and carrying out their requests.

use std::sync::Arc;

use webspinner_rules::chance::DealCheck;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::record::Record;
use webspinner_rules::stats::Hundred;

use webspinner_words::{GameTexts, Message, Say};

use crate::app::App;
use crate::engine_help::EngineHelp;
use crate::keys::Action;
use crate::next_game::NextGame;
use crate::note::Tone;
use crate::page::Help;
use crate::pages::chooser::Chooser;
use crate::pages::deal_prompt::DealPrompt;
use crate::pages::dialog::Dialog;
use crate::pages::hundred::HundredPage;
use crate::pages::menu::Menu;
use crate::pages::move_tree::MoveTreePage;
use crate::pages::reader::Reader;
use crate::pages::replay::Replay;
use crate::pages::saved_games::SavedGames;
use crate::pages::statistics::StatisticsPage;
use crate::request::Request;
use crate::saves;
use crate::setup::Flow;

/// How many deals are checked: counted in no time, and enough to see what is odd.
const CHECKED_DEALS: u32 = 1000;

impl App {
    pub(super) fn act_on_program(&mut self, action: Action) {
        match action {
            Action::New => self.choose_deal(),
            Action::Restart => self.restart(),
            Action::GiveUp => self.confirm_give_up(),
            Action::Games => self.open_chooser(),
            Action::SavedGames => self.open_saved_games(),
            Action::Lessons => self.open_lessons(),
            Action::MoveTree => self.open_move_tree(),
            Action::Note => self.open_note(),
            Action::Rules => self.open_rules(),
            Action::Statistics => self.open_statistics(),
            Action::Hundred => self.open_hundred(),
            Action::Maker => self.open_maker(),
            Action::Rigged => self.open_rigged(),
            Action::Analysis => self.ask_engine(EngineHelp::Analysis),
            Action::EngineHint => self.ask_engine(EngineHelp::Hint),
            Action::BackToWon => self.ask_engine(EngineHelp::Back),
            Action::Solution if self.model.task.is_some() => self.act_on_task(action),
            Action::Solution => self.ask_engine(EngineHelp::Solution),
            Action::Difficulty => self.ask_engine(EngineHelp::Difficulty),
            Action::LookAtColumn => self.look_at_column(),
            Action::Unseen => self.open_unseen(),
            Action::Theme => self.set_theme(self.model.theme.name.next()),
            Action::Language => self.choose_language(),
            Action::CopyDeal => self.copy_deal(),
            Action::NoUndo => self.toggle_no_undo(),
            Action::Motion => self.toggle_motion(),
            Action::Panel => self.toggle_panel(),
            Action::Clock => self.toggle_clock(),
            Action::Chance => self.toggle_chance(),
            Action::Pause => self.pause(),
            Action::Menu => self.open(Menu::new(self.model.place())),
            Action::Help => self.open_help(),
            Action::Back => self.back(),
            Action::Quit => self.flow = Flow::Quit,
            Action::StepHint
            | Action::StepAgain
            | Action::NextStep
            | Action::PreviousStep
            | Action::LeaveTask => self.act_on_task(action),
            _ => {}
        }
    }

    /// Carries out the request of a page.
    pub(super) fn carry_out(&mut self, request: Request) {
        match request {
            Request::Nothing => {}
            Request::Close => self.close(),
            Request::Act(action) => {
                self.close();
                self.act(action);
            }
            Request::Open(action) => self.act(action),
            Request::ChooseDeal(rules) => self.open(DealPrompt::new(rules)),
            Request::SwitchTo(next) => self.switch_to(next),
            Request::SaveAndSwitchTo(next) => {
                let message = self.save_now();
                self.replace_game(next, message);
            }
            Request::AskToGiveUp(next) => {
                self.open(Dialog::give_up(&self.model.texts, next));
            }
            Request::GiveUpAndSwitchTo(next) => {
                let message = self.give_up();
                self.replace_game(next, message);
            }
            Request::GoTo(node) => {
                self.close();
                self.change(|session, now_ms| session.go_to(node, now_ms));
            }
            Request::Note(note) => {
                self.close();
                self.note(note);
            }
            Request::PlayOn(moves) => {
                self.close();
                self.play_on(moves);
            }
            Request::EngineHelp(help) => {
                self.close();
                self.help(help);
            }
            Request::FindDeal(rules, criteria) => {
                // The box that asks for a deal.
                self.pages.pop();
                self.find_deal(&rules, criteria);
            }
            Request::Replay(id) => {
                if let Some(loaded) = self.load(id) {
                    self.replay(&loaded.record);
                }
            }
            Request::Delete(id) => {
                self.open(Dialog::delete(&self.model.texts, id));
            }
            Request::DeleteNow(id) => self.delete(id),
            Request::SetLanguage(language) => {
                self.close();
                self.set_language(language);
            }
            Request::KeepGame => {
                self.close();
                self.keep_game();
            }
            Request::KeepMade(rules, file) => {
                let offer = (self.keeping.offer)(&rules, file);
                self.offer_to_keep(offer);
            }
            Request::Learn(lesson) => self.begin_lesson(lesson),
            Request::PlayLearned => self.play_learned(),
            Request::ShowRules(rules) => {
                self.open(Reader::rules(&self.model.texts, &rules));
            }
            Request::CheckDeals => self.check_deals(),
        }
    }

    pub(super) fn replay(&mut self, record: &Record) {
        if let Some(session) = self.session_of(record) {
            self.open(Replay::new(session, self.model.now_ms));
        }
    }

    pub(super) fn choose_deal(&mut self) {
        if let Some(game) = &self.model.game {
            let rules = Arc::clone(game.session.rules());
            self.open(DealPrompt::new(rules));
        }
    }

    /// Begins another game with the same cards.
    pub(super) fn restart(&mut self) {
        let Some(game) = &self.model.game else { return };
        let (session, rules) = (&game.session, Arc::clone(game.session.rules()));
        let next = if game.is_saved {
            NextGame::Deal(rules, session.header().deal.clone())
        } else {
            NextGame::Position(rules, session.start().clone())
        };
        self.switch_to(next);
    }

    pub(super) fn confirm_give_up(&mut self) {
        let begun = self
            .model
            .game
            .as_ref()
            .is_some_and(|game| game.session.is_begun());
        if begun {
            self.open(Dialog::give_up(&self.model.texts, NextGame::Choose));
        } else {
            self.open_chooser();
        }
    }

    pub(super) fn open_chooser(&mut self) {
        self.add_saved_custom_games();
        let page = Chooser::new(
            &self.model.texts,
            &self.games,
            self.folder.clone(),
            self.model.game_id(),
            self.random,
        );
        self.open(page);
    }

    fn choose_language(&mut self) {
        let language = self.model.language;
        let chosen = self.saves.setting(saves::LANGUAGE);
        let is_chosen = chosen.is_some_and(|tag| !tag.is_empty());
        let is_current = is_chosen || language != self.default_language;
        let page = Dialog::language(&self.model.texts, is_current.then_some(language));
        self.open(page);
    }

    pub(super) fn open_saved_games(&mut self) {
        self.add_saved_custom_games();
        if let Some(games) = self.or_explain(self.saves.games()) {
            let page = SavedGames::new(&self.model.texts, &self.games, games, self.local_time);
            self.open(page);
        }
    }

    /// Opens the help on the page on top; from there, or from the table, the help on everything.
    fn open_help(&mut self) {
        let (texts, theme) = (&self.model.texts, self.model.theme);
        let page = match self.pages.last().map(|page| (page.help(), page.buttons())) {
            Some((Help::On(about), buttons)) => Reader::help_on(texts, theme, &about, &buttons),
            Some((Help::Shown, _)) => return,
            replaced => {
                let page = Reader::help(texts, theme, self.model.place());
                if replaced.is_some() {
                    self.pages.pop();
                }
                page
            }
        };
        self.open(page);
    }

    pub(super) fn open_move_tree(&mut self) {
        if let Some(game) = &self.model.game {
            self.open(MoveTreePage::new(&game.session));
        }
    }

    pub(super) fn open_rules(&mut self) {
        if let Some(game) = &self.model.game {
            self.open(Reader::rules(&self.model.texts, game.session.rules()));
        }
    }

    fn open_rigged(&mut self) {
        if let Some(game) = &self.model.game {
            let page = Reader::rigged(&self.model.texts, &game.session, game.is_saved);
            self.open(page);
        }
    }

    /// Shows how many of each card are still unseen.
    fn open_unseen(&mut self) {
        if let Some(game) = &self.model.game {
            let page = Reader::unseen(&self.model.texts, self.model.theme, &game.session);
            self.open(page);
        }
    }

    /// Compares a thousand deals, from a random one on, with what chance says of them.
    fn check_deals(&mut self) {
        let Some(game) = &self.model.game else { return };
        let rules = game.session.rules();
        let Shuffle::Number(first) = Shuffle::random((self.random)()) else {
            return;
        };
        let heading = Message::new("rigged-checked")
            .with("deals", CHECKED_DEALS)
            .with("game", rules.name_message())
            .with("first", first.to_string());
        let check = DealCheck::new(Arc::clone(rules), first, CHECKED_DEALS);
        if let Some(mut check) = self.or_explain(check.map_err(|error| error.message())) {
            check.step(CHECKED_DEALS);
            self.open(Reader::checked(&self.model.texts, &heading, &check));
        }
    }

    fn open_hundred(&mut self) {
        let Some(game) = &self.model.game else { return };
        let rules = Arc::clone(game.session.rules());
        let no_undo = self.model.options.no_undo;
        let [own, undo_off] = Hundred::GROUPS;
        let group = if no_undo { undo_off } else { own };
        if let Some(hundred) = self.or_explain(self.saves.hundred(rules.id(), group)) {
            self.open(HundredPage::new(rules, no_undo, hundred));
        }
    }

    pub(super) fn open_statistics(&mut self) {
        self.add_saved_custom_games();
        if let Some(results) = self.or_explain(self.saves.results()) {
            let (texts, current) = (&self.model.texts, self.model.game_id());
            self.open(StatisticsPage::new(texts, &self.games, results, current));
        }
    }

    /// Shows all cards of the column under the cursor, or in hand.
    pub(super) fn look_at_column(&mut self) {
        let Some(game) = &self.model.game else { return };
        let in_hand = match game.session.hand() {
            Some(webspinner_table::Hand::Cards { from, .. }) => Some(from),
            _ => None,
        };
        let at_cursor = self
            .model
            .selection
            .cursor
            .and_then(crate::cursor::Cursor::column);
        let Some(column) = in_hand.or(at_cursor) else {
            self.model.say("note-look-at-which", Tone::Plain);
            return;
        };
        let page = Reader::column(
            &self.model.texts,
            self.model.theme,
            game.session.view(),
            column,
        );
        self.open(page);
    }

    pub(super) fn back(&mut self) {
        self.clear_hint();
        self.model.selection.hide_cursor();
        self.model.note = None;
        self.model.selection.hand_is_whole = false;
        if let Some(game) = &mut self.model.game {
            game.session.release();
        }
    }
}
