//! The program apart from the terminal: handles events, passes time, draws frames.
//!
//! [`App`] changes a [`Model`], which drawing only reads. What the events do is spread over the
//! modules below, by subject.

mod ask_engine;
mod chance;
mod input;
mod lessons;
mod lift;
mod made_games;
mod mouse;
mod move_cursor;
mod open_pages;
mod play;
mod settings;
mod tasks;
mod transitions;
mod typed_move;
mod watch;

use std::sync::Arc;

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyEventKind};
use webspinner_db::Timestamp;
use webspinner_rules::Rules;
use webspinner_rules::deal::{DealId, Shuffle};
use webspinner_rules::record::NodeId;
use webspinner_words::{Language, Message};

use crate::current_game::CurrentGame;
use crate::custom_games::{GamesFolder, Keeping};
use crate::draw::cells::shortened;
use crate::draw::hit_test::HitAreas;
use crate::draw::screen;
use crate::engine::Engine;
use crate::engine_help::Wanted;
use crate::keys::Action;
use crate::model::{Model, Options};
use crate::note::Tone;
use crate::page::Page;
use crate::pages::dialog::Dialog;
use crate::saves::{self, Saves};
use crate::selection::Selection;
use crate::setup::{Flow, Setup, Start};
use crate::text::Texts;
use crate::theme::{Colours, Theme};

/// The terminal game apart from the terminal: takes events and draws into frames.
pub struct App {
    games: Vec<Arc<Rules>>,
    folder: GamesFolder,
    keeping: Keeping,
    /// The language for players who have chosen none.
    default_language: Language,
    /// Text for the clipboard.
    copied: Option<String>,
    /// Whether `games` includes the custom games of the saved games yet.
    has_custom_games: bool,
    saves: Saves,
    random: fn() -> u64,
    local_time: fn(Timestamp) -> String,
    model: Model,
    /// The game that lay on the table before a lesson.
    waiting: Option<CurrentGame>,
    pages: Vec<Box<dyn Page>>,
    /// Help to give as soon as the engine has the answer, if the game still stands at this node.
    wanted: Option<(Wanted, NodeId)>,
    engine: Engine,
    hits: HitAreas,
    /// The columns and lines of the screen, as they were drawn last.
    screen: (u16, u16),
    flow: Flow,
}

impl App {
    /// The program with a game on the table, or with the choice of games.
    #[must_use]
    pub fn new(setup: Setup, start: Start, now_ms: u64) -> Self {
        let saves = Saves::new(setup.store, setup.now);
        let chosen = saves.setting(saves::THEME);
        let chosen = chosen.and_then(|word| word.parse().ok());
        let theme = Theme {
            name: setup.theme.or(chosen).unwrap_or(setup.default_theme),
            colours: setup.colours,
            has_light_background: setup.has_light_background,
            lacks_unicode: !setup.unicode,
        };
        let chosen = saves.setting(saves::LANGUAGE);
        let chosen = chosen.and_then(|tag| tag.parse().ok());
        let language = setup.language.or(chosen);
        let language = language.unwrap_or(setup.default_language);
        let shows_clock = saves.setting(saves::CLOCK);
        let shows_chance = saves.setting(saves::CHANCE);
        let (motion, panel) = (saves.setting(saves::MOTION), saves.setting(saves::PANEL));
        let model = Model {
            theme,
            language,
            texts: Texts::new(language, theme),
            game: None,
            task: None,
            selection: Selection::default(),
            note: None,
            is_paused: false,
            watching: None,
            options: Options {
                shows_clock: shows_clock.is_none_or(|word| word != "hidden"),
                shows_chance: shows_chance.is_some_and(|word| word == "shown"),
                no_undo: saves.setting(saves::UNDO).is_some_and(|word| word == "off"),
                has_motion: setup.motion && motion.is_none_or(|word| word != "off"),
                shows_panel: panel.is_none_or(|word| word != "hidden"),
            },
            figures: Vec::new(),
            needs_first_steps: !saves.knows_moves(),
            now_ms,
        };
        let mut app = Self {
            games: setup.games,
            folder: GamesFolder {
                path: setup.games_folder,
                invalid: setup.invalid_games,
            },
            keeping: Keeping::new(setup.offer),
            default_language: setup.default_language,
            copied: None,
            has_custom_games: false,
            saves,
            random: setup.random,
            local_time: setup.local_time,
            model,
            waiting: None,
            pages: Vec::new(),
            wanted: None,
            engine: Engine::new(),
            hits: HitAreas::default(),
            screen: (0, 0),
            flow: Flow::GoOn,
        };
        app.start(start);
        app.offer_to_keep(setup.keep_offer);
        app.refresh();
        app
    }

    fn start(&mut self, start: Start) {
        match start {
            Start::Resume => self.resume_latest(),
            Start::Deal(rules, shuffle) => {
                let shuffle = shuffle.unwrap_or_else(|| Shuffle::random((self.random)()));
                self.deal(&rules, &shuffle);
            }
            Start::FindDeal(rules, criteria) => self.find_deal(&rules, criteria),
            Start::Position(rules, position) => self.practice(rules, position),
            Start::Replay(record) => self.replay(&record),
            Start::Learn(id) => self.learn(id.as_deref()),
            Start::Puzzle(number) => self.put_puzzle(number),
        }
        if self.model.game.is_none() && self.pages.is_empty() {
            self.act(Action::Games);
        }
    }

    /// Handles what the player did.
    ///
    /// Times here and below are milliseconds of any clock that never runs backwards.
    pub fn handle(&mut self, event: &Event, now_ms: u64) -> Flow {
        self.model.now_ms = now_ms;
        if let Some(game) = &mut self.model.game
            && matches!(event, Event::Key(_) | Event::Mouse(_) | Event::Paste(_))
        {
            game.session.seen(now_ms);
        }
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Paste(text) => self.paste(text),
            _ => {}
        }
        self.refresh();
        self.flow
    }

    /// Lets time pass without an event.
    pub fn tick(&mut self, now_ms: u64) -> Flow {
        self.model.now_ms = now_ms;
        if let Some(page) = self.pages.last_mut() {
            page.tick(now_ms);
        }
        self.watch_on();
        self.pause_if_idle();
        self.refresh();
        self.flow
    }

    /// Whether something on the screen moves by itself, apart from the clock.
    pub fn is_moving(&self) -> bool {
        self.model.watching.is_some() || self.pages.last().is_some_and(|page| page.is_moving())
    }

    /// Stops the clock and saves the game, before the program ends or is suspended.
    ///
    /// Returns a message for the player if that failed.
    pub fn leave(&mut self, now_ms: u64) -> Option<String> {
        self.model.now_ms = now_ms;
        self.model.watching = None;
        if let Some(game) = &mut self.model.game {
            game.session.pause(now_ms);
        }
        let message = self.save_now()?;
        self.model.say_message(&message, Tone::Bad);
        Some(self.model.texts.say(&message))
    }

    /// Starts the clock again if it ran before [`App::leave`].
    pub fn come_back(&mut self, now_ms: u64) {
        self.model.now_ms = now_ms;
        self.resume_clock();
    }

    /// Shows a message in a box.
    pub fn show_message(&mut self, text: &str) {
        let page = Dialog::message(&self.model.texts, text);
        self.pages.push(Box::new(page));
    }

    /// Explains in a box why something could not be done.
    fn explain(&mut self, message: &Message) {
        self.show_message(&self.model.texts.say(message));
    }

    /// What was read; if it could not be, a box explains why.
    fn or_explain<T>(&mut self, read: Result<T, Message>) -> Option<T> {
        read.map_err(|message| self.explain(&message)).ok()
    }

    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        self.screen = (area.width, area.height);
        self.hits = screen::draw(&self.model, &mut self.pages, frame);
    }

    /// The smallest screen that shows the game on the table: columns and lines.
    #[must_use]
    pub fn smallest_screen(&self) -> (u16, u16) {
        screen::smallest(&self.model)
    }

    /// The colours in which it draws.
    pub(crate) fn colours(&self) -> Colours {
        self.model.theme.colours
    }

    /// Opens a page over all others.
    fn open(&mut self, page: impl Page + 'static) {
        self.model.watching = None;
        if let Some(game) = &mut self.model.game {
            game.session.release();
            if !page.leaves_table_in_sight() {
                game.session.pause(self.model.now_ms);
            }
        }
        self.model.selection.typing = None;
        self.model.selection.prefix = None;
        self.pages.push(Box::new(page));
    }

    fn close(&mut self) {
        self.pages.pop();
        if self.pages.is_empty() && self.model.game.is_none() {
            self.flow = Flow::Quit;
        }
        self.resume_clock();
    }

    /// Starts the clock again when nothing hides the table.
    fn resume_clock(&mut self) {
        let in_sight = self.pages.iter().all(|page| page.leaves_table_in_sight());
        let now_ms = self.model.now_ms;
        if let Some(game) = &mut self.model.game
            && in_sight
            && !self.model.is_paused
        {
            game.session.unpause(now_ms);
        }
    }

    /// Says why something could not be saved, if that is so.
    fn say_failure(&mut self, saved: Result<(), Message>) {
        if let Err(message) = saved {
            self.model.say_message(&message, Tone::Bad);
        }
    }

    /// Text that the player has copied, to be put into the clipboard; `None` if there is nothing
    /// new.
    pub fn take_copied(&mut self) -> Option<String> {
        self.copied.take()
    }

    /// Copies the deal on the table to the clipboard.
    fn copy_deal(&mut self) {
        let Some(game) = self.model.game.as_ref().filter(|game| game.is_saved) else {
            return;
        };
        let header = game.session.header();
        let deal = DealId {
            game: header.game.clone(),
            shuffle: header.deal.clone(),
        };
        let text = Message::new("note-copied").with("deal", shortened(&deal.to_string(), 40));
        self.model.say_message(&text, Tone::Plain);
        self.copied = Some(deal.to_string());
    }
}
