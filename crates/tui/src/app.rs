//! The whole program between two events: what is on the table, which pages lie over it.

use std::sync::Arc;

use ratatui::Frame;
use ratatui::crossterm::event::{Event, KeyEventKind};
use webspinner_rules::message::Message;
use webspinner_rules::{NodeId, Outcome, Record, Rules, Shuffle};
use webspinner_store::{BlockingStore, Moment, Ticket};
use webspinner_table::{Criteria, Hint, LiveAnalysis, Session};

use crate::advice::{Help, WATCH};
use crate::board::smallest;
use crate::engine::Engine;
use crate::hits::Hits;
use crate::keeper::Keeper;
use crate::keys::Action;
use crate::list::Field;
use crate::marks::Mark;
use crate::page::Page;
use crate::text::Texts;
use crate::theme::{Theme, ThemeName};

/// The name of the setting that keeps the theme.
const THEME: &str = "theme";
/// The name of the setting that hides the clock.
const CLOCK: &str = "clock";

/// The smallest screen on which every page can be used.
const PAGE_MIN: (u16, u16) = (60, 13);

/// What the program brings along from outside.
pub struct Setup {
    /// The games to choose from, in their order.
    pub games: Vec<Arc<Rules>>,
    /// Where games are kept; without it nothing is.
    pub store: Option<BlockingStore>,
    /// What time it is, to date what is kept.
    pub now: fn() -> Moment,
    /// 64 random bits, for deals.
    pub random: fn() -> u64,
    /// The theme asked for; `None` for the one used last.
    pub theme: Option<ThemeName>,
    /// Whether no colours are wanted.
    pub monochrome: bool,
}

/// What is on the table at first.
#[derive(Debug, Default)]
pub enum Start {
    /// The unfinished game that was played last, or else the choice of games.
    #[default]
    Resume,
    /// A new game; without a shuffle a random one.
    Deal(Arc<Rules>, Option<Shuffle>),
    /// A new game that can be won, from the first random deal that is found to be as wished.
    FindDeal(Arc<Rules>, Criteria),
    /// A position to play from. It has no deal, so it is not kept.
    Position(Arc<Rules>, webspinner_rules::Position),
    /// A record to look at.
    Replay(Box<Record>),
}

/// Whether the program goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It does.
    GoOn,
    /// The player leaves. Everything is saved.
    Quit,
}

/// The game on the table.
pub(crate) struct Table {
    pub(crate) session: Session,
    pub(crate) ticket: Option<Ticket>,
    /// Whether its record is kept.
    pub(crate) is_kept: bool,
    /// Whether the player knows that it is stuck.
    pub(crate) is_stuck: bool,
    /// What the engine knows of it.
    pub(crate) analysis: LiveAnalysis,
}

/// The tone of a line under the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Plain,
    Good,
    Bad,
}

/// The terminal game, without a terminal: it is handed events and draws into frames.
pub struct App {
    pub(crate) games: Vec<Arc<Rules>>,
    pub(crate) keeper: Keeper,
    pub(crate) random: fn() -> u64,
    pub(crate) theme: Theme,
    pub(crate) texts: Texts,
    pub(crate) table: Option<Table>,
    pub(crate) pages: Vec<Box<dyn Page>>,
    pub(crate) note: Option<(String, Tone)>,
    pub(crate) cursor: Option<crate::cursor::Cursor>,
    /// Whether the hand holds all that could be lifted, and gives what fits.
    pub(crate) hand_is_whole: bool,
    pub(crate) hint: Option<Hint>,
    pub(crate) recent: Vec<Mark>,
    /// A foundation or a reserve is about to be named by its number.
    pub(crate) prefix: Option<Action>,
    /// A move being typed.
    pub(crate) typing: Option<Field>,
    pub(crate) pointer: crate::pointer::Pointer,
    pub(crate) is_paused: bool,
    pub(crate) shows_clock: bool,
    /// A help that is given as soon as it is known, as long as the game stands at this place.
    pub(crate) wanted: Option<(Help, NodeId)>,
    pub(crate) engine: Engine,
    pub(crate) hits: Hits,
    pub(crate) flow: Flow,
    pub(crate) now_ms: u64,
}

impl App {
    /// The program with a game on the table, or with the choice of games.
    #[must_use]
    pub fn new(setup: Setup, start: Start, now_ms: u64) -> Self {
        let keeper = Keeper::new(setup.store, setup.now);
        let kept = keeper.setting(THEME).and_then(|word| word.parse().ok());
        let theme = Theme {
            name: setup.theme.or(kept).unwrap_or_default(),
            monochrome: setup.monochrome,
        };
        let shows_clock = keeper.setting(CLOCK).is_none_or(|word| word != "hidden");
        let watches = keeper.setting(WATCH).is_some_and(|word| word == "on");
        let mut app = Self {
            games: setup.games,
            keeper,
            random: setup.random,
            theme,
            texts: Texts::new(theme),
            table: None,
            pages: Vec::new(),
            note: None,
            cursor: None,
            hand_is_whole: false,
            hint: None,
            recent: Vec::new(),
            prefix: None,
            typing: None,
            pointer: crate::pointer::Pointer::default(),
            is_paused: false,
            shows_clock,
            wanted: None,
            engine: Engine::new(watches),
            hits: Hits::default(),
            flow: Flow::GoOn,
            now_ms,
        };
        app.start(start);
        app.consult();
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
            Start::Position(rules, position) => {
                self.seat(Session::practice(rules, position), None);
                if let Some(table) = &mut self.table {
                    table.is_kept = false;
                }
                self.say("note-practice", Tone::Plain);
            }
            Start::Replay(record) => self.replay(&record),
        }
        if self.table.is_none() && self.pages.is_empty() {
            self.act(Action::Games);
        }
    }

    /// Takes in what the player did, at this moment of any clock that never runs backwards.
    pub fn handle(&mut self, event: &Event, now_ms: u64) -> Flow {
        self.now_ms = now_ms;
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            Event::Paste(text) => self.paste(text),
            _ => {}
        }
        self.consult();
        self.flow
    }

    /// Lets time pass without an event.
    pub fn tick(&mut self, now_ms: u64) -> Flow {
        self.now_ms = now_ms;
        if let Some(page) = self.pages.last_mut() {
            page.tick(now_ms);
        }
        self.consult();
        self.flow
    }

    /// Whether something on the screen moves by itself, apart from the clock.
    pub fn is_moving(&self) -> bool {
        self.pages.last().is_some_and(|page| page.is_moving())
    }

    /// Stops the clock and saves what it shows, before the program ends or stops for whatever
    /// reason.
    ///
    /// Returns what the player has to know if that failed.
    pub fn leave(&mut self, now_ms: u64) -> Option<String> {
        self.now_ms = now_ms;
        if let Some(table) = &mut self.table {
            table.session.pause(now_ms);
        }
        let message = self.save_now()?;
        self.say_message(&message, Tone::Bad);
        Some(self.texts.say(&message))
    }

    /// Lets the clock run on, as far as it ran before [`App::leave`].
    pub fn come_back(&mut self, now_ms: u64) {
        self.now_ms = now_ms;
        self.go_on();
    }

    /// Tells the player something that happened before the table was there.
    pub fn tell(&mut self, text: &str) {
        let page = crate::dialog::Dialog::news(&self.texts, text);
        self.pages.push(Box::new(page));
    }

    /// Draws everything.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.hits.clear();
        crate::screen::draw(self, frame);
    }

    /// The smallest screen on which the game on the table is drawn: columns and lines.
    #[must_use]
    pub fn smallest_screen(&self) -> (u16, u16) {
        let table = self.table.as_ref();
        let board = table.map(|table| smallest(table.session.rules()));
        let (width, height) = board.unwrap_or(PAGE_MIN);
        // The title, the notes and the buttons take a line each.
        (width.max(PAGE_MIN.0), (height + 3).max(PAGE_MIN.1))
    }

    /// Opens a page over all others.
    pub(crate) fn open(&mut self, page: Box<dyn Page>) {
        if let Some(table) = &mut self.table {
            table.session.release();
            if !page.leaves_table_in_sight() {
                table.session.pause(self.now_ms);
            }
        }
        self.typing = None;
        self.prefix = None;
        self.pages.push(page);
    }

    pub(crate) fn close(&mut self) {
        self.pages.pop();
        if self.pages.is_empty() && self.table.is_none() {
            self.flow = Flow::Quit;
        }
        self.go_on();
    }

    /// Lets the clock run on when nothing hides the table.
    pub(crate) fn go_on(&mut self) {
        let in_sight = self.pages.iter().all(|page| page.leaves_table_in_sight());
        let now_ms = self.now_ms;
        if let Some(table) = &mut self.table
            && in_sight
            && !self.is_paused
        {
            table.session.unpause(now_ms);
        }
    }

    /// Puts a text of the catalogue under the table.
    pub(crate) fn say(&mut self, id: &'static str, tone: Tone) {
        self.note = Some((self.texts.get(id), tone));
    }

    pub(crate) fn say_message(&mut self, message: &Message, tone: Tone) {
        let text = self.texts.say(message);
        self.note = Some((sentence(&text), tone));
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.table.as_ref()?.session.outcome()
    }

    pub(crate) fn set_theme(&mut self, name: ThemeName) {
        self.theme.name = name;
        self.texts = Texts::new(self.theme);
        let kept = self.keeper.set_setting(THEME, name.word());
        let text = Message::new("note-theme").with("theme", self.texts.get(theme_text(name)));
        self.say_message(&text, Tone::Plain);
        if let Err(message) = kept {
            self.say_message(&message, Tone::Bad);
        }
    }

    pub(crate) fn toggle_clock(&mut self) {
        self.shows_clock = !self.shows_clock;
        let word = if self.shows_clock { "shown" } else { "hidden" };
        if let Err(message) = self.keeper.set_setting(CLOCK, word) {
            self.say_message(&message, Tone::Bad);
        }
    }
}

fn theme_text(name: ThemeName) -> &'static str {
    match name {
        ThemeName::Unicode => "theme-unicode",
        ThemeName::FourColours => "theme-four-colours",
        ThemeName::HighContrast => "theme-high-contrast",
        ThemeName::Ascii => "theme-ascii",
    }
}

/// The reasons of the rules are written to stand within a sentence; alone they begin as one.
pub(crate) fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters
        .next()
        .map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
