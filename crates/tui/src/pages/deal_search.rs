//! Waiting for a deal that can be won.

use webspinner_table::difficulty::ReferenceSet;
use webspinner_table::{Criteria, DealSearch};
use webspinner_words::{GameTexts, Message};

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::wrapped;
use crate::engine::{Report, Work};
use crate::page::{Help, Page};

/// The width of the lines.
const WIDTH: u16 = 56;

/// A search for a deal in progress.
pub(crate) struct DealSearchPage {
    /// The search as it began: the work of the engine.
    first: DealSearch,
    now: DealSearch,
}

impl DealSearchPage {
    pub(crate) fn new(criteria: Criteria, random: u64, reference_set: ReferenceSet) -> Self {
        let first = DealSearch::new(criteria, random, reference_set);
        Self {
            now: first.clone(),
            first,
        }
    }

    fn progress(&self) -> Message {
        if self.now.is_preparing() {
            compared(self.now.reference_set())
        } else {
            Message::new("deal-search-tried").with("deals", self.now.tried().to_string())
        }
    }
}

/// How many of the deals to compare with are solved.
pub(crate) fn compared(reference_set: &ReferenceSet) -> Message {
    let (has, wants) = reference_set.progress();
    Message::new("deal-search-compares")
        .with("has", has)
        .with("wants", wants)
}

impl Page for DealSearchPage {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = Message::new("deal-search-title").with("game", self.now.rules().name_message());
        let title = canvas.texts.say(&title);
        let text = canvas.texts.get("deal-search-text");
        let mut lines = wrapped(&text, usize::from(WIDTH));
        lines.push(String::new());
        lines.push(canvas.texts.say(&self.progress()));
        canvas.text_popup(&title, WIDTH, lines, &self.buttons());
    }

    fn buttons(&self) -> Vec<Button> {
        vec![Button::cancel("button-cancel")]
    }

    fn work(&self) -> Option<Work> {
        Some(Work::Find(Box::new(self.first.clone())))
    }

    fn on_report(&mut self, report: &Report) {
        if let Report::Searching(search) = report {
            self.now = (**search).clone();
        }
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }

    fn help(&self) -> Help {
        Help::on("help-on-search")
    }
}
