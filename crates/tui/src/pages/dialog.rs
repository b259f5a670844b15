//! Questions and messages in a small box over the table.

use std::sync::Arc;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;
use ratatui::text::Line;
use webspinner_rules::Stuck;
use webspinner_store::SavedId;
use webspinner_table::{Session, clock_text};
use webspinner_words::{Language, Message, Say};

use crate::button::Button;
use crate::custom_games::KeepOffer;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, padded, wrapped};
use crate::draw::hit_test::Hit;
use crate::draw::line_writer::below;
use crate::engine_help::EngineHelp;
use crate::keys::Action;
use crate::next_game::NextGame;
use crate::note::sentence;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text::Texts;

/// The widest that a line of text is.
const WIDTH_MAX: u16 = 64;

/// A box with some lines and buttons.
pub(crate) struct Dialog {
    title: String,
    lines: Vec<String>,
    choices: Vec<(KeyCode, &'static str, Request)>,
    /// Whether each choice stands on a line of its own, if there is room.
    is_menu: bool,
    help: &'static str,
}

impl Dialog {
    fn new(
        title: String,
        lines: Vec<String>,
        choices: Vec<(KeyCode, &'static str, Request)>,
    ) -> Self {
        Self {
            title,
            lines,
            choices,
            is_menu: false,
            help: "help-on-boxes",
        }
    }

    /// The box with its choices one below the other, and this help.
    fn into_menu(self, help: &'static str) -> Self {
        Self {
            is_menu: true,
            help,
            ..self
        }
    }

    /// A message.
    pub(crate) fn message(texts: &Texts, text: &str) -> Self {
        let choices = vec![(KeyCode::Enter, "button-close", Request::Close)];
        Self::new(texts.get("message-title"), vec![sentence(text)], choices)
    }

    /// The question before a running game is left for another.
    pub(crate) fn leave(texts: &Texts, next: NextGame) -> Self {
        let lines = vec![texts.get("leave-text"), texts.get("give-up-text")];
        let choices = vec![
            (
                KeyCode::Char('s'),
                "button-save",
                Request::SaveAndSwitchTo(next.clone()),
            ),
            (
                KeyCode::Char('g'),
                "button-give-up",
                Request::GiveUpAndSwitchTo(next),
            ),
            (KeyCode::Esc, "button-cancel", Request::Close),
        ];
        Self::new(texts.get("leave-title"), lines, choices)
    }

    /// The question whether a game is kept in the folder of custom games.
    pub(crate) fn keep(texts: &Texts, offer: &KeepOffer) -> Self {
        let lines = offer.question().map(|line| texts.say(&line)).to_vec();
        let choices = vec![
            (KeyCode::Char('y'), "button-keep", Request::KeepGame),
            (KeyCode::Esc, "button-do-not-keep", Request::Close),
        ];
        Self::new(texts.get("keep-title"), lines, choices)
    }

    /// The choice of a language.
    pub(crate) fn language(texts: &Texts) -> Self {
        let choice = |(key, language): (char, Option<Language>)| {
            let label = language.map_or("language-system", language_text);
            (KeyCode::Char(key), label, Request::SetLanguage(language))
        };
        let languages = ('1'..).zip(Language::ALL.map(Some)).chain([('0', None)]);
        let mut choices: Vec<_> = languages.map(choice).collect();
        choices.push((KeyCode::Esc, "button-cancel", Request::Close));
        let lines = vec![texts.get("language-kept")];
        Self::new(texts.get("language-title"), lines, choices).into_menu("help-on-boxes")
    }

    /// The question before the engine helps.
    pub(crate) fn engine(texts: &Texts, help: EngineHelp) -> Self {
        let (title, text) = match help {
            EngineHelp::Analysis => ("engine-analysis-title", "engine-analysis"),
            EngineHelp::Hint => ("engine-hint-title", "engine-help"),
            EngineHelp::Back => ("engine-back-title", "engine-help"),
            EngineHelp::Solution => ("engine-solution-title", "engine-help"),
            EngineHelp::Difficulty => ("difficulty-title", "engine-help"),
        };
        let choices = vec![
            (KeyCode::Char('y'), "button-yes", Request::EngineHelp(help)),
            (KeyCode::Esc, "button-cancel", Request::Close),
        ];
        Self::new(texts.get(title), vec![texts.get(text)], choices)
    }

    pub(crate) fn give_up(texts: &Texts) -> Self {
        let choices = vec![
            (
                KeyCode::Char('g'),
                "button-give-up",
                Request::GiveUpAndSwitchTo(NextGame::Choose),
            ),
            (KeyCode::Esc, "button-cancel", Request::Close),
        ];
        Self::new(
            texts.get("give-up-title"),
            vec![texts.get("give-up-text")],
            choices,
        )
    }

    pub(crate) fn delete(texts: &Texts, id: SavedId) -> Self {
        let choices = vec![
            (KeyCode::Char('d'), "button-delete", Request::DeleteNow(id)),
            (KeyCode::Esc, "button-cancel", Request::Close),
        ];
        Self::new(
            texts.get("delete-title"),
            vec![texts.get("delete-text")],
            choices,
        )
    }

    /// How a game was won, and what may come next. A game from a position has no deal to copy.
    pub(crate) fn won(
        texts: &Texts,
        session: &Session,
        has_deal: bool,
        now_ms: u64,
        records: &[Message],
    ) -> Self {
        let time = clock_text(session.clock().elapsed_ms(now_ms));
        let header = session.header();
        let mut lines = vec![
            texts.say(&Message::new("won-time").with("time", time)),
            texts.say(
                &Message::new("won-moves")
                    .with("moves", session.length())
                    .with("undos", header.undos),
            ),
            texts.say(&Message::new("won-score").with("score", session.points().windows)),
        ];
        lines.extend(records.iter().map(|record| texts.say(record)));
        if session.is_assisted() {
            lines.push(texts.get("won-assisted"));
        }
        let again = NextGame::Random(Arc::clone(session.rules()));
        let mut choices = vec![
            (KeyCode::Enter, "button-again", Request::SwitchTo(again)),
            act('b', "button-same-deal", Action::Restart),
            act('n', "button-other-deal", Action::New),
            act('g', "button-other-game", Action::Games),
            (
                KeyCode::Char('z'),
                "button-copy-deal",
                Request::Open(Action::CopyDeal),
            ),
            (
                KeyCode::Char('s'),
                "button-statistics",
                Request::Open(Action::Statistics),
            ),
            (KeyCode::Esc, "button-look", Request::Close),
        ];
        if !has_deal {
            choices.retain(|(_, label, _)| *label != "button-copy-deal");
        }
        Self::new(texts.get("won-title"), lines, choices).into_menu("help-on-win")
    }

    pub(crate) fn stuck(texts: &Texts, stuck: Stuck) -> Self {
        let reason = sentence(&texts.say(&stuck.message()));
        let reason = Message::new("stuck-reason").with("reason", reason);
        let lines = vec![texts.say(&reason), texts.get("stuck-text")];
        let choices = vec![
            act('u', "button-undo-last", Action::Undo),
            act('<', "button-engine-back", Action::BackToWon),
            act('b', "button-same-deal", Action::Restart),
            act('n', "button-other-deal", Action::New),
            (KeyCode::Esc, "button-look", Request::Close),
        ];
        Self::new(texts.get("stuck-title"), lines, choices).into_menu("help-on-loss")
    }

    /// The height of the choices below the lines, if each has its own line.
    fn menu_height(&self) -> u16 {
        u16::try_from(self.choices.len()).unwrap_or(u16::MAX)
    }

    /// Draws the choices one below the other.
    fn draw_menu(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let buttons = self.buttons();
        let keys: Vec<String> = buttons
            .iter()
            .map(|button| button.key_text(canvas.theme))
            .collect();
        let width = keys.iter().map(|key| cells(key)).max().unwrap_or(0);
        let lines = (area.y..area.bottom()).zip(&buttons).zip(&keys);
        for (index, ((y, button), key)) in lines.enumerate() {
            let label = canvas.texts.get(button.label);
            let key = padded(key, usize::from(width));
            let line = Rect {
                y,
                height: 1,
                ..area
            };
            canvas.button(line, &key, &label, Hit::Button(index));
        }
    }
}

/// The id of the text with a language's name in itself.
pub(crate) fn language_text(language: Language) -> &'static str {
    match language {
        Language::English => "language-en",
        Language::German => "language-de",
        Language::Spanish => "language-es",
        Language::French => "language-fr",
        Language::Chinese => "language-zh",
    }
}

/// A choice that closes the box and acts at the table.
fn act(key: char, label: &'static str, action: Action) -> (KeyCode, &'static str, Request) {
    (KeyCode::Char(key), label, Request::Act(action))
}

impl Page for Dialog {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let buttons = self.buttons();
        let theme = canvas.theme;
        let keys = buttons.iter().map(|button| cells(&button.key_text(theme)));
        let texts = canvas.texts;
        let labels = buttons.iter().map(|button| cells(&texts.get(button.label)));
        let widest = self.lines.iter().map(|line| cells(line)).max().unwrap_or(0);
        let room = canvas.area.height;
        let lines_of = |width: u16| {
            let wraps = |line: &String| wrapped(line, usize::from(width));
            self.lines
                .iter()
                .map(wraps)
                .map(|lines| lines.len())
                .sum::<usize>()
        };
        let hinto_menu =
            self.is_menu && lines_of(WIDTH_MAX) + self.choices.len() + 3 <= usize::from(room);
        let labels = if hinto_menu {
            keys.max().unwrap_or(0) + 1 + labels.max().unwrap_or(0)
        } else {
            keys.zip(labels).map(|(key, label)| key + label + 3).sum()
        };
        let width = labels.max(widest.min(WIDTH_MAX)).max(30);
        let wraps = |line: &String| wrapped(line, usize::from(width));
        let lines: Vec<String> = self.lines.iter().flat_map(wraps).collect();
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let inner = if hinto_menu {
            let whole = height + 1 + self.menu_height();
            let inner = canvas.popup(&self.title, width, whole, &[]);
            self.draw_menu(canvas, below(inner, height + 1));
            Rect { height, ..inner }
        } else {
            canvas.popup(&self.title, width, height, &buttons)
        };
        canvas.paragraph(inner, lines.into_iter().map(Line::raw).collect(), 0);
    }

    fn buttons(&self) -> Vec<Button> {
        let buttons = self.choices.iter();
        buttons
            .map(|(key, label, request)| Button::new(*key, label, request.clone()))
            .collect()
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        // These close every box and change nothing.
        match key.code {
            KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ') => Request::Close,
            _ => Request::Nothing,
        }
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }

    fn help(&self) -> Help {
        Help::on(self.help)
    }
}
