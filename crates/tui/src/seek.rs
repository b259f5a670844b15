//! Waiting for a deal that can be won.

use ratatui::text::Line;
use webspinner_rules::message::Message;
use webspinner_table::{DealSearch, Wish, Yardstick};

use crate::column::wrapped;
use crate::engine::{Errand, Word};
use crate::page::{Ask, Button, Canvas, Page};

/// The width of its lines.
const WIDTH: u16 = 56;

/// A search for a deal, as far as it is.
pub(crate) struct Seek {
    /// As it began: what the engine works on.
    first: DealSearch,
    now: DealSearch,
}

impl Seek {
    pub(crate) fn new(wish: Wish, random: u64, yardstick: Yardstick) -> Self {
        let first = DealSearch::new(wish, random, yardstick);
        Self {
            now: first.clone(),
            first,
        }
    }

    fn progress(&self) -> Message {
        if self.now.is_preparing() {
            compared(self.now.yardstick())
        } else {
            Message::new("seek-tried").with("deals", self.now.tried().to_string())
        }
    }
}

/// How many deals are there to compare with.
pub(crate) fn compared(yardstick: &Yardstick) -> Message {
    let (has, wants) = yardstick.progress();
    Message::new("seek-compares")
        .with("has", has)
        .with("wants", wants)
}

impl Page for Seek {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = Message::new("seek-title").with("game", self.now.rules().about().name.as_str());
        let title = canvas.texts.say(&title);
        let text = canvas.texts.get("seek-text");
        let mut lines = wrapped(&text, usize::from(WIDTH));
        lines.push(String::new());
        lines.push(canvas.texts.say(&self.progress()));
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
        let inner = canvas.popup(&title, WIDTH, height, &self.buttons());
        canvas.paragraph(inner, lines.into_iter().map(Line::raw).collect(), 0);
    }

    fn buttons(&self) -> Vec<Button> {
        let mut close = Button::close();
        close.label = "button-cancel";
        close.ask = Ask::Close;
        vec![close]
    }

    fn errand(&self) -> Option<Errand> {
        Some(Errand::Find(Box::new(self.first.clone())))
    }

    fn hear(&mut self, word: &Word) {
        if let Word::Tried(search) = word {
            self.now = (**search).clone();
        }
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }
}
