//! How hard the deal on the table is.

use webspinner_rules::Position;
use webspinner_table::difficulty::{DealFigures, Grade, Measured, ReferenceSet};
use webspinner_words::Message;

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::wrapped;
use crate::engine::{Report, Work};
use crate::page::{Help, Page};
use crate::pages::deal_search::compared;
use crate::text::level_text;

/// The greatest width of the lines.
const WIDTH: u16 = 64;

/// The difficulty of a deal, once it is known.
pub(crate) struct DifficultyPage {
    start: Position,
    /// The reference set when the page opened: the work of the engine.
    first: ReferenceSet,
    now: ReferenceSet,
    measured: Option<Measured>,
}

impl DifficultyPage {
    pub(crate) fn new(start: Position, reference_set: ReferenceSet) -> Self {
        Self {
            start,
            now: reference_set.clone(),
            first: reference_set,
            measured: None,
        }
    }

    fn messages(&self) -> Vec<Message> {
        match &self.measured {
            None => vec![Message::new("difficulty-waits"), compared(&self.now)],
            Some(Measured::Lost) => vec![Message::new("difficulty-lost")],
            Some(Measured::Unknown(_)) => vec![Message::new("difficulty-unknown")],
            Some(Measured::Won(figures, _)) => {
                let mut messages = vec![graded(self.now.grade(figures))];
                messages.extend(explained(figures));
                messages
            }
        }
    }
}

fn graded(grade: Option<Grade>) -> Message {
    match grade {
        None => Message::new("difficulty-alone"),
        Some(grade) => Message::new("difficulty-grade")
            .with("level", Message::new(level_text(grade.level)))
            .with("easier", grade.easier)
            .with("of", grade.of),
    }
}

/// The figures behind the grade.
fn explained(figures: &DealFigures) -> [Message; 3] {
    [
        Message::new("difficulty-quick")
            .with("won", figures.won)
            .with("played", figures.played)
            .with("percent", figures.order_permille / 10),
        Message::new("difficulty-nodes").with("nodes", figures.nodes),
        Message::new("difficulty-length").with("moves", figures.length),
    ]
}

impl Page for DifficultyPage {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let title = canvas.texts.get("difficulty-title");
        let texts = self.messages();
        let texts = texts.iter().map(|message| canvas.texts.say(message));
        let width = WIDTH.min(canvas.area.width.saturating_sub(4));
        let lines = texts.flat_map(|text| wrapped(&text, usize::from(width)));
        canvas.text_popup(&title, width, lines.collect(), &self.buttons());
    }

    fn buttons(&self) -> Vec<Button> {
        vec![Button::close()]
    }

    fn work(&self) -> Option<Work> {
        let work = Work::Measure(self.start.clone(), Box::new(self.first.clone()));
        self.measured.is_none().then_some(work)
    }

    fn on_report(&mut self, report: &Report) {
        match report {
            Report::Comparing(reference_set) => self.now = (**reference_set).clone(),
            Report::Measured(measured, reference_set) => {
                self.now = (**reference_set).clone();
                self.measured = Some(measured.clone());
            }
            _ => {}
        }
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }

    fn help(&self) -> Help {
        Help::on("help-on-difficulty")
    }
}
