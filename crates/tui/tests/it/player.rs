//! A simulated player: presses keys, clicks visible text, and reads the screen.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::text::Span;
use webspinner_db::{Place, Timestamp};
use webspinner_rules::{Rules, games};
use webspinner_store::BlockingStore;
use webspinner_tui::{App, Colours, Command, Flow, Job, Setup, Start, ThemeName};
use webspinner_words::Language;

pub(crate) struct Player {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
    pub(crate) now_ms: u64,
    pub(crate) flow: Flow,
}

pub(crate) fn rules(id: &str) -> Arc<Rules> {
    Arc::clone(games::find(id).expect("a built-in game"))
}

/// Everything from outside, the same in every run.
/// A game of eight cards, whose every deal is decided at once.
pub(crate) fn eight_cards(vacancy: &str) -> Arc<Rules> {
    let text = r#"
        id = "small"
        name = "Small"
        suits = "SS"
        highest = "4"
        columns = 3
        layout = [{ up = "1-2" }]
        lift = { unit = "run", suit = "one-suit" }
        deal = { rule = "any" }
        collect = { suit = "one-suit" }
    "#;
    let text = format!("vacancy = {vacancy:?}\n{text}");
    Arc::new(Rules::parse(&text).expect("a game"))
}

pub(crate) fn setup(place: &Place) -> Setup {
    let setup = newcomer(place);
    let store = setup.store.as_ref().expect("a database");
    let known = store.set_setting("tui", "knows-moves", "yes");
    known.expect("the database is ours");
    setup
}

/// The same for a player who has never moved a card.
pub(crate) fn newcomer(place: &Place) -> Setup {
    let (store, _) = BlockingStore::open(place).expect("a fresh database");
    Setup {
        games: games::all().cloned().collect(),
        games_folder: Some("/home/ann/.config/webspinner/games".to_owned()),
        invalid_games: Vec::new(),
        keep_offer: None,
        offer: |_, _| None,
        store: Some(store),
        now: || {
            "2026-11-21T18:30:00Z"
                .parse::<Timestamp>()
                .expect("a moment")
        },
        // An hour ahead, and written as no other time is.
        local_time: |time| {
            time.to_string()
                .replace("T18:30:00Z", " 19:30")
                .replace("T18:30:00.000Z", " 19:30")
        },
        random: || 12_345,
        language: Some(Language::English),
        default_language: Language::English,
        theme: Some(ThemeName::Unicode),
        default_theme: ThemeName::Unicode,
        has_light_background: false,
        unicode: true,
        colours: Colours::Many,
        motion: false,
    }
}

pub(crate) fn deal(game: &str, shuffle: &str) -> Start {
    Start::Deal(rules(game), Some(shuffle.parse().expect("a shuffle")))
}

impl Player {
    pub(crate) fn new(start: Start, size: (u16, u16)) -> Self {
        Self::with(setup(&Place::Memory), start, size)
    }

    pub(crate) fn with(setup: Setup, start: Start, (width, height): (u16, u16)) -> Self {
        let backend = TestBackend::new(width, height);
        let terminal = Terminal::new(backend).expect("a test terminal");
        let mut player = Self {
            app: App::new(setup, start, 0),
            terminal,
            now_ms: 0,
            flow: Flow::GoOn,
        };
        player.draw();
        player
    }

    pub(crate) fn draw(&mut self) {
        let app = &mut self.app;
        self.terminal
            .draw(|frame| app.draw(frame))
            .expect("drawing works");
    }

    fn event(&mut self, event: &Event) {
        self.now_ms += 1_000;
        self.flow = self.app.handle(event, self.now_ms);
        self.draw();
    }

    pub(crate) fn tick(&mut self, ms: u64) {
        self.now_ms += ms;
        self.flow = self.app.tick(self.now_ms);
        self.draw();
    }

    /// The engine's next job, if there is a new command.
    pub(crate) fn job(&mut self) -> Option<Job> {
        match self.app.take_command()? {
            Command::Start(job) => Some(job),
            Command::Stop => None,
        }
    }

    /// Lets the engine carry out its command.
    pub(crate) fn work(&mut self, job: Job) {
        let mut updates = Vec::new();
        job.run(&AtomicBool::new(false), &mut |update| updates.push(update));
        for update in updates {
            self.app.on_update(update, self.now_ms);
        }
        self.draw();
    }

    /// Lets the engine work until it has nothing more to do.
    pub(crate) fn engine(&mut self) {
        while let Some(job) = self.job() {
            self.work(job);
        }
    }

    pub(crate) fn press(&mut self, code: KeyCode) {
        self.event(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub(crate) fn ctrl(&mut self, letter: char) {
        let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        self.event(&Event::Key(key));
    }

    pub(crate) fn keys(&mut self, letters: &str) {
        for letter in letters.chars() {
            self.press(KeyCode::Char(letter));
        }
    }

    /// Types without looking at the screen in between.
    pub(crate) fn paste(&mut self, text: &str) {
        for letter in text.chars() {
            let key = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE);
            self.app.handle(&Event::Key(key), self.now_ms);
        }
    }

    pub(crate) fn mouse(&mut self, kind: MouseEventKind, (column, row): (u16, u16)) {
        let modifiers = KeyModifiers::NONE;
        self.event(&Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers,
        }));
    }

    pub(crate) fn click_at(&mut self, cell: (u16, u16)) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), cell);
        self.mouse(MouseEventKind::Up(MouseButton::Left), cell);
    }

    /// Clicks the first place where this text is seen.
    pub(crate) fn click(&mut self, text: &str) {
        let cell = self.find(text);
        self.click_at(cell);
    }

    pub(crate) fn find(&self, text: &str) -> (u16, u16) {
        let screen = self.screen();
        for (y, line) in screen.lines().enumerate() {
            if let Some(at) = line.find(text) {
                // Of a text that begins with blanks the first letter is meant.
                let blanks = text.len() - text.trim_start().len();
                let x = line[..at].chars().count() + blanks;
                return (
                    u16::try_from(x).expect("a cell"),
                    u16::try_from(y).expect("a cell"),
                );
            }
        }
        panic!("{text:?} is not on the screen:\n{screen}");
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.event(&Event::Resize(width, height));
    }

    /// The screen as text.
    pub(crate) fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let width = usize::from(buffer.area.width);
        let mut text = String::new();
        for line in buffer.content.chunks(width) {
            let (mut symbols, mut covered) = (String::new(), 0);
            for cell in line {
                // A wide letter covers the cell after it, whatever that held before.
                if covered == 0 {
                    symbols.push_str(cell.symbol());
                    covered = Span::raw(cell.symbol()).width().max(1);
                }
                covered -= 1;
            }
            text.push_str(symbols.trim_end());
            text.push('\n');
        }
        text
    }

    /// The screen without its first line and the line of notes.
    pub(crate) fn board(&self) -> String {
        let screen = self.screen();
        let lines: Vec<&str> = screen.lines().collect();
        lines[1..lines.len() - 2].join("\n").replace('·', " ")
    }

    pub(crate) fn has_colours(&self) -> bool {
        use ratatui::style::Color;
        let mut cells = self.terminal.backend().buffer().content.iter();
        cells.any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
    }

    pub(crate) fn shows(&self, text: &str) -> bool {
        self.screen().contains(text)
    }
}
