//! Asks what to note at the move that led to the position on the table.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::text::Line;
use webspinner_table::Session;
use webspinner_words::Message;

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{height, wrapped};
use crate::draw::line_writer::below;
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text_field::TextField;
use crate::theme::strong;

/// The width of the box, and how many lines of the note it shows.
const WIDTH: u16 = 58;
const LINES: u16 = 5;

/// The box with a note.
pub(crate) struct NotePrompt {
    field: TextField,
    /// How many moves led there.
    moves: usize,
    /// Whether the game had no room for what was typed.
    refused: bool,
}

impl NotePrompt {
    pub(crate) fn new(session: &Session) -> Self {
        let text = session.note().unwrap_or_default().to_owned();
        Self {
            field: TextField { text },
            moves: session.length(),
            refused: false,
        }
    }

    /// The box with a note that the game has no room for.
    pub(crate) fn refused(session: &Session, text: String) -> Self {
        Self {
            field: TextField { text },
            refused: true,
            ..Self::new(session)
        }
    }
}

impl Page for NotePrompt {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let at = Message::new("noted-at").with("moves", self.moves);
        let at = canvas.texts.say(&at);
        let width = WIDTH.min(canvas.area.width.saturating_sub(4));
        let about = if self.refused {
            "note-no-room"
        } else {
            "noted-text"
        };
        let about = wrapped(&canvas.texts.get(about), usize::from(width));
        let inner = canvas.popup(&at, width, height(&about) + LINES + 1, &self.buttons());
        // In a long note, the end is what is being typed.
        let lines = wrapped(&format!("{}_", self.field.text), usize::from(width));
        let shown = lines
            .iter()
            .skip(lines.len().saturating_sub(usize::from(LINES)));
        let shown = shown.map(|line| Line::styled(line.clone(), strong()));
        canvas.paragraph(inner, shown.collect(), 0);
        let theme = canvas.theme;
        let style = if self.refused {
            theme.bad()
        } else {
            theme.faint()
        };
        let about = about.into_iter().map(|line| Line::styled(line, style));
        canvas.paragraph(below(inner, LINES + 1), about.collect(), 0);
    }

    fn buttons(&self) -> Vec<Button> {
        vec![
            Button::new(
                KeyCode::Enter,
                "button-keep",
                Request::Note(self.field.text.clone()),
            ),
            Button::own(KeyCode::Delete, "button-clear"),
            Button::cancel("button-cancel"),
        ]
    }

    fn pressed(&mut self, _button: usize) -> Request {
        self.field.text.clear();
        self.refused = false;
        Request::Nothing
    }

    fn key(&mut self, key: &KeyEvent) -> Request {
        if self.field.key(key) {
            self.refused = false;
        }
        Request::Nothing
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }

    fn takes_text(&self) -> bool {
        true
    }

    fn help(&self) -> Help {
        Help::on("help-on-notes")
    }
}
