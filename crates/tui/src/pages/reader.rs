//! Pages to read: rules, help, all cards of a column.

mod unseen;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::{Line, Span};
use webspinner_rules::chance::DealCheck;
use webspinner_rules::{Column, Rules, View};
use webspinner_table::words::figure_messages;
use webspinner_table::{Fingerprint, Session, opened};
use webspinner_words::{GameTexts, Message, Say};

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::card_text::full_card_text;
use crate::draw::cells::{height, padded, wrapped};
use crate::keys::{self, TablePlace};
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text::Texts;
use crate::theme::{Look, Theme, strong};

/// Longer lines of text are hard to read.
const LINE_MAX: usize = 100;
/// The cells for the keys before what they do.
const KEYS_WIDTH: usize = 22;
/// The cells of a line of a deal's cards: every terminal has as many.
const CARDS_WIDTH: usize = 36;

/// A text that scrolls.
pub(crate) struct Reader {
    title: String,
    paragraphs: Vec<TextBlock>,
    kind: Kind,
    top: u16,
    height: u16,
    lines: u16,
}

/// What there is to read.
enum Kind {
    /// A text, and the id of the help on it.
    Text(&'static str),
    /// The help on a page.
    HelpOnPage,
    /// The help on everything.
    Help,
    /// Whether the cards are fair, with a button that checks.
    Rigged,
}

/// A part of the text.
enum TextBlock {
    Heading(String),
    Text(String),
    /// A key and what it does.
    Key(String, String),
    Ready(Line<'static>),
}

impl Reader {
    fn new(title: String, paragraphs: Vec<TextBlock>, kind: Kind) -> Self {
        Self {
            title,
            paragraphs,
            kind,
            top: 0,
            height: 0,
            lines: 0,
        }
    }

    /// The rules of a game, written from its data.
    pub(crate) fn rules(texts: &Texts, rules: &Rules) -> Self {
        let page = rules.page();
        let mut paragraphs = Vec::new();
        for section in page.sections() {
            paragraphs.push(TextBlock::Heading(texts.say(&section.topic().message())));
            let sentences = texts.paragraphs(section).into_iter();
            paragraphs.extend(sentences.map(TextBlock::Text));
            paragraphs.push(TextBlock::Text(String::new()));
        }
        Self::new(
            texts.say(page.title()),
            paragraphs,
            Kind::Text("help-on-rules"),
        )
    }

    /// How cards are moved, what keys do, and what else there is to know.
    pub(crate) fn help(texts: &Texts, theme: Theme, place: TablePlace) -> Self {
        let section = |heading, text| {
            let text = with_glyphs(Message::new(text), theme);
            [
                TextBlock::Heading(texts.get(heading)),
                TextBlock::Text(texts.say(&text)),
                TextBlock::Text(String::new()),
            ]
        };
        let mut paragraphs = Vec::new();
        paragraphs.extend(
            match place {
                TablePlace::Game => None,
                TablePlace::Lesson => Some(section("menu-learn", "help-on-lessons")),
                TablePlace::Puzzle => Some(section("menu-puzzles", "help-puzzles-text")),
            }
            .into_iter()
            .flatten(),
        );
        paragraphs.extend(section("help-columns", "help-columns-text"));
        paragraphs.extend(section("help-mouse", "help-mouse-text"));
        paragraphs.push(TextBlock::Heading(texts.get("help-keys")));
        for binding in keys::bindings(place).filter(|binding| !binding.keys.is_empty()) {
            let keys: Vec<String> = binding.keys.iter().map(|key| key.text(texts)).collect();
            paragraphs.push(TextBlock::Key(keys.join(", "), texts.get(binding.help)));
        }
        paragraphs.push(TextBlock::Text(String::new()));
        for (heading, text) in [
            ("help-highlights", "help-highlights-text"),
            ("help-engine", "help-engine-text"),
            ("help-score", "help-score-text"),
            ("help-long-columns", "help-long-columns-text"),
            ("help-moves", "help-moves-text"),
            ("rigged-title", "help-rigged-text"),
        ] {
            paragraphs.extend(section(heading, text));
        }
        Self::new(texts.get("menu-help"), paragraphs, Kind::Help)
    }

    /// The help on a page: what it is for, and what its keys do.
    pub(crate) fn help_on(
        texts: &Texts,
        theme: Theme,
        about: &[Message],
        buttons: &[Button],
    ) -> Self {
        let mut paragraphs = Vec::new();
        for text in about {
            paragraphs.push(TextBlock::Text(texts.say(text)));
            paragraphs.push(TextBlock::Text(String::new()));
        }
        paragraphs.push(TextBlock::Heading(texts.get("help-keys")));
        for button in buttons {
            // The levels follow these words in their box, too.
            if button.label == "level-any" {
                paragraphs.push(TextBlock::Text(texts.get("deal-winnable")));
            }
            let (key, label) = (button.key_text(theme, texts), texts.get(button.label));
            paragraphs.push(TextBlock::Key(key, label));
        }
        paragraphs.push(TextBlock::Text(String::new()));
        paragraphs.push(TextBlock::Text(texts.get("help-more")));
        Self::new(texts.get("menu-help"), paragraphs, Kind::HelpOnPage)
    }

    /// Every card of a column as a fair player knows it, the end first.
    pub(crate) fn column(texts: &Texts, theme: Theme, view: View<'_>, column: Column) -> Self {
        let pile = view.column(column);
        let mut lines: Vec<TextBlock> = Vec::new();
        let open = pile.open().iter().rev();
        lines.extend(open.map(|card| {
            let text = format!(" {:<4}", full_card_text(theme, *card));
            TextBlock::Ready(Line::styled(text, theme.card(*card, Look::Free)))
        }));
        let hidden: Vec<_> = pile.hidden().collect();
        for card in hidden.into_iter().rev() {
            let text = card.map_or_else(String::new, |card| full_card_text(theme, card));
            let back = theme.glyphs().back.to_string().repeat(5);
            lines.push(TextBlock::Ready(Line::from(vec![
                Span::styled(back, theme.back(0)),
                Span::styled(format!(" {text}"), theme.faint()),
            ])));
        }
        let title = Message::new("column-title")
            .with("column", column)
            .with("open", pile.open().len())
            .with("hidden", pile.face_down());
        Self::new(texts.say(&title), lines, Kind::Text("help-on-column"))
    }

    /// Whether the cards are fair: what is fixed when, and the fingerprint of the deal.
    pub(crate) fn rigged(texts: &Texts, session: &Session, is_dealt: bool) -> Self {
        let text = |id| TextBlock::Text(texts.get(id));
        let space = || TextBlock::Text(String::new());
        let mut paragraphs = Vec::new();
        for id in [
            "rigged-fixed",
            "rigged-blind",
            "rigged-chosen",
            "rigged-same",
        ] {
            paragraphs.extend([text(id), space()]);
        }
        paragraphs.push(TextBlock::Heading(texts.get("rigged-fingerprint")));
        let (rules, shuffle) = (session.rules(), &session.header().deal);
        match Fingerprint::of(rules, shuffle).ok().filter(|_| is_dealt) {
            None => paragraphs.push(text("rigged-position")),
            Some(fingerprint) => {
                // Two lines of the same length, on every screen.
                let digits = fingerprint.to_string();
                let (first, second) = digits.split_at(digits.len() / 2);
                let line = |digits: &str| TextBlock::Ready(Line::raw(digits.to_owned()));
                paragraphs.extend([line(first), line(second), space()]);
                paragraphs.push(text("rigged-fingerprint-about"));
                paragraphs.extend(opened_cards(texts, session));
            }
        }
        paragraphs.extend([space(), TextBlock::Heading(texts.get("rigged-check"))]);
        paragraphs.push(text("rigged-check-about"));
        Self::new(texts.get("rigged-title"), paragraphs, Kind::Rigged)
    }

    /// What was counted in many deals.
    pub(crate) fn checked(texts: &Texts, heading: &Message, check: &DealCheck) -> Self {
        let mut paragraphs = vec![
            TextBlock::Heading(texts.say(heading)),
            TextBlock::Text(String::new()),
        ];
        let figures: Vec<_> = check.figures().collect();
        let decimal = |number, places| texts.decimal(number, places);
        for message in figure_messages(&figures, decimal) {
            paragraphs.push(TextBlock::Text(texts.say(&message)));
            paragraphs.push(TextBlock::Text(String::new()));
        }
        Self::new(
            texts.get("rigged-check"),
            paragraphs,
            Kind::Text("help-on-check-deals"),
        )
    }

    fn lines(&self, theme: Theme, width: usize) -> Vec<Line<'static>> {
        let lines = |paragraph: &TextBlock| match paragraph {
            TextBlock::Heading(text) => vec![Line::styled(text.clone(), theme.key())],
            TextBlock::Text(text) => wrapped(text, width.min(LINE_MAX))
                .into_iter()
                .map(Line::raw)
                .collect(),
            TextBlock::Key(keys, text) => key_lines(keys, text, width),
            TextBlock::Ready(line) => vec![line.clone()],
        };
        self.paragraphs.iter().flat_map(lines).collect()
    }

    fn move_by(&mut self, lines: i32) {
        let last = self.lines.saturating_sub(self.height);
        let top = i32::from(self.top)
            .saturating_add(lines)
            .clamp(0, i32::from(last));
        self.top = u16::try_from(top).unwrap_or(0);
    }
}

/// The cards that the fingerprint is computed from, once the game is won. A game that is stuck may
/// go on, and its hidden cards with it.
fn opened_cards(texts: &Texts, session: &Session) -> Vec<TextBlock> {
    let is_won = session.was_won();
    let cards = is_won.then(|| opened(session.rules(), &session.header().deal));
    match cards.and_then(Result::ok) {
        None => vec![TextBlock::Text(texts.get("rigged-later"))],
        Some(cards) => {
            // No blank in it says where a line may end.
            let letters: Vec<char> = cards.chars().collect();
            let line = |part: &[char]| TextBlock::Ready(Line::raw(String::from_iter(part)));
            let heading = TextBlock::Text(texts.get("rigged-opened"));
            std::iter::once(heading)
                .chain(letters.chunks(CARDS_WIDTH).map(line))
                .collect()
        }
    }
}

/// The message with the signs of the theme, for a text that explains them.
fn with_glyphs(message: Message, theme: Theme) -> Message {
    let glyphs = theme.glyphs();
    [
        ("hand", glyphs.in_hand),
        ("cursor", glyphs.cursor),
        ("target", glyphs.target),
        ("hint", glyphs.hint),
        ("recent", glyphs.recent),
    ]
    .into_iter()
    .fold(message, |message, (name, glyph)| {
        message.with(name, glyph.to_string())
    })
}

/// Keys, with what they do beside them.
fn key_lines(keys: &str, text: &str, width: usize) -> Vec<Line<'static>> {
    let texts = wrapped(text, width.saturating_sub(KEYS_WIDTH + 1).max(20));
    let keys = std::iter::once(keys).chain(std::iter::repeat(""));
    let line = |(keys, text): (&str, String)| {
        Line::from(vec![
            Span::styled(padded(keys, KEYS_WIDTH + 1), strong()),
            Span::raw(text),
        ])
    };
    keys.zip(texts).map(line).collect()
}

impl Page for Reader {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let inner = canvas.full_page(&self.title, &self.buttons());
        let lines = self.lines(canvas.theme, usize::from(inner.width));
        self.lines = height(&lines);
        self.height = inner.height;
        self.move_by(0);
        canvas.paragraph(inner, lines, self.top);
    }

    fn buttons(&self) -> Vec<Button> {
        let mut buttons = vec![
            Button::close(),
            Button::own(KeyCode::Up, "button-up"),
            Button::own(KeyCode::Down, "button-down"),
            Button::own(KeyCode::PageUp, "button-page-up"),
            Button::own(KeyCode::PageDown, "button-page-down"),
        ];
        if let Kind::Rigged = self.kind {
            let key = KeyCode::Char('c');
            buttons.push(Button::new(key, "button-check-deals", Request::CheckDeals));
        }
        buttons
    }

    fn pressed(&mut self, button: usize) -> Request {
        let page = i32::from(self.height.max(2)) - 1;
        match button {
            1 => self.move_by(-1),
            2 => self.move_by(1),
            3 => self.move_by(-page),
            4 => self.move_by(page),
            _ => {}
        }
        Request::Nothing
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        let page = i32::from(self.height.max(2)) - 1;
        match key.code {
            KeyCode::Char('k') => self.move_by(-1),
            KeyCode::Char('j') => self.move_by(1),
            KeyCode::Char(' ') => self.move_by(page),
            KeyCode::Home => self.move_by(i32::MIN / 2),
            KeyCode::End => self.move_by(i32::MAX / 2),
            KeyCode::Enter => return Request::Close,
            _ => {}
        }
        Request::Nothing
    }

    fn scroll(&mut self, lines: i32) {
        self.move_by(lines);
    }

    fn help(&self) -> Help {
        match self.kind {
            Kind::Text(id) => Help::on(id),
            Kind::HelpOnPage => Help::Everything,
            Kind::Help => Help::Shown,
            Kind::Rigged => Help::on("help-on-rigged"),
        }
    }
}
