//! Questions and news in a small box over the table.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;
use webspinner_rules::Stuck;
use webspinner_rules::message::{Message, Say};
use webspinner_store::SavedId;
use webspinner_table::{Session, clock_text};

use crate::advice::Help;
use crate::app::sentence;
use crate::column::{cells, wrapped};
use crate::keys::Action;
use crate::page::{Ask, Button, Canvas, Next, Page};
use crate::text::Texts;

/// The widest that a line of text is.
const WIDTH_MAX: u16 = 64;

/// A box with some lines and buttons.
pub(crate) struct Dialog {
    title: String,
    lines: Vec<String>,
    choices: Vec<(KeyCode, &'static str, Ask)>,
}

impl Dialog {
    fn new(title: String, lines: Vec<String>, choices: Vec<(KeyCode, &'static str, Ask)>) -> Self {
        Self {
            title,
            lines,
            choices,
        }
    }

    /// Something to take note of.
    pub(crate) fn news(texts: &Texts, text: &str) -> Self {
        let choices = vec![(KeyCode::Enter, "button-close", Ask::Close)];
        Self::new(texts.get("news-title"), vec![sentence(text)], choices)
    }

    /// Before a running game is left for another.
    pub(crate) fn leave(texts: &Texts, next: Next) -> Self {
        let lines = vec![texts.get("leave-text"), texts.get("leave-lost")];
        let choices = vec![
            (KeyCode::Char('k'), "button-keep", Ask::Keep(next.clone())),
            (KeyCode::Char('l'), "button-lose", Ask::GiveUp(next)),
            (KeyCode::Esc, "button-cancel", Ask::Close),
        ];
        Self::new(texts.get("leave-title"), lines, choices)
    }

    /// Before the player is told what rests on hidden cards.
    pub(crate) fn engine(texts: &Texts, help: Help) -> Self {
        let (title, text) = match help {
            Help::Watch => ("engine-watch-title", "engine-watch"),
            Help::Hint => ("engine-hint-title", "engine-help"),
            Help::Back => ("engine-back-title", "engine-help"),
            Help::Solution => ("engine-solution-title", "engine-help"),
            Help::Difficulty => ("difficulty-title", "engine-help"),
        };
        let choices = vec![
            (KeyCode::Char('y'), "button-yes", Ask::Help(help)),
            (KeyCode::Esc, "button-cancel", Ask::Close),
        ];
        Self::new(texts.get(title), vec![texts.get(text)], choices)
    }

    pub(crate) fn give_up(texts: &Texts) -> Self {
        let choices = vec![
            (KeyCode::Char('l'), "button-lose", Ask::GiveUp(Next::Choose)),
            (KeyCode::Esc, "button-cancel", Ask::Close),
        ];
        Self::new(
            texts.get("give-up-title"),
            vec![texts.get("leave-lost")],
            choices,
        )
    }

    pub(crate) fn delete(texts: &Texts, id: SavedId) -> Self {
        let choices = vec![
            (KeyCode::Char('d'), "button-delete", Ask::DeleteNow(id)),
            (KeyCode::Esc, "button-cancel", Ask::Close),
        ];
        Self::new(
            texts.get("delete-title"),
            vec![texts.get("delete-text")],
            choices,
        )
    }

    pub(crate) fn won(texts: &Texts, session: &Session, now_ms: u64) -> Self {
        let time = clock_text(session.clock().elapsed_ms(now_ms));
        let header = session.header();
        let mut lines = vec![
            texts.say(&Message::new("won-time").with("time", time)),
            texts.say(
                &Message::new("won-moves")
                    .with("moves", session.length())
                    .with("undos", header.undos),
            ),
            texts.say(
                &Message::new("won-points")
                    .with("network", session.network_points())
                    .with("windows", session.windows_points()),
            ),
        ];
        if session.is_assisted() {
            lines.push(texts.get("won-assisted"));
        }
        let choices = vec![
            (KeyCode::Char('n'), "button-new", Ask::Act(Action::New)),
            (KeyCode::Char('g'), "button-games", Ask::Act(Action::Games)),
            (
                KeyCode::Char('s'),
                "button-statistics",
                Ask::Act(Action::Statistics),
            ),
            (KeyCode::Esc, "button-close", Ask::Close),
        ];
        Self::new(texts.get("won-title"), lines, choices)
    }

    pub(crate) fn stuck(texts: &Texts, stuck: Stuck) -> Self {
        let reason = sentence(&texts.say(&stuck.message()));
        let lines = vec![format!("{reason}."), texts.get("stuck-text")];
        let choices = vec![
            (KeyCode::Char('u'), "button-undo", Ask::Act(Action::Undo)),
            (KeyCode::Char('b'), "button-again", Ask::Act(Action::Again)),
            (KeyCode::Char('n'), "button-new", Ask::Act(Action::New)),
            (KeyCode::Esc, "button-look", Ask::Close),
        ];
        Self::new(texts.get("stuck-title"), lines, choices)
    }
}

impl Page for Dialog {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let buttons = self.buttons();
        let widths = buttons
            .iter()
            .map(|button| cells(&button.key_text()) + cells(&canvas.texts.get(button.label)) + 3);
        let widest = self.lines.iter().map(|line| cells(line)).max().unwrap_or(0);
        let width = widths.sum::<u16>().max(widest.min(WIDTH_MAX)).max(30);
        let wraps = |line: &String| wrapped(line, usize::from(width));
        let lines: Vec<String> = self.lines.iter().flat_map(wraps).collect();
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let inner = canvas.popup(&self.title, width, height, &buttons);
        canvas.paragraph(inner, lines.into_iter().map(Line::raw).collect(), 0);
    }

    fn buttons(&self) -> Vec<Button> {
        let buttons = self.choices.iter();
        buttons
            .map(|(key, label, ask)| Button::new(*key, label, ask.clone()))
            .collect()
    }

    fn key(&mut self, key: &KeyEvent) -> Ask {
        // Whatever else closes a box of news closes this one, and asks for nothing.
        match key.code {
            KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ') => Ask::Close,
            _ => Ask::Nothing,
        }
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }
}
