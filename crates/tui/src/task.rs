//! What lies on the table in place of a game: a step of a lesson, or a puzzle.

mod puzzle;

use webspinner_table::Session;
use webspinner_tasks::{Lesson, LessonStep, Standing};
use webspinner_words::Message;

use crate::keys::TablePlace;
use crate::note::Tone;
use crate::text::Texts;
pub(crate) use puzzle::PuzzleTask;

/// What lies on the table in place of a game.
#[derive(Clone, Debug)]
pub(crate) enum Task {
    Step(StepTask),
    Puzzle(PuzzleTask),
}

impl Task {
    /// It decides what keys do.
    pub(crate) fn place(&self) -> TablePlace {
        match self {
            Self::Step(_) => TablePlace::Lesson,
            Self::Puzzle(_) => TablePlace::Puzzle,
        }
    }

    /// Which step or puzzle it is.
    pub(crate) fn heading(&self) -> Message {
        match self {
            Self::Step(step) => step.heading(),
            Self::Puzzle(puzzle) => puzzle.heading(),
        }
    }

    /// How many moves are left for it, unless it is decided.
    pub(crate) fn left(&self) -> Option<Message> {
        let left = match self {
            Self::Step(step) => step.left(),
            Self::Puzzle(puzzle) => puzzle.left(),
        };
        left.map(|left| Message::new("task-left").with("moves", left))
    }

    /// What it says as things stand.
    pub(crate) fn text(&self, texts: &Texts) -> (String, Tone) {
        match self {
            Self::Step(step) => step.text(texts),
            Self::Puzzle(puzzle) => puzzle.text(texts),
        }
    }

    /// The name of the text that says what to do next, once it is decided.
    pub(crate) fn next_text(&self) -> Option<&'static str> {
        match self {
            Self::Step(step) => step.next_text(),
            Self::Puzzle(puzzle) => puzzle.next_text(),
        }
    }
}

/// A step of a lesson on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepTask {
    pub(crate) lesson: &'static Lesson,
    /// Its step, counted from 0.
    pub(crate) number: usize,
    pub(crate) standing: Standing,
}

impl StepTask {
    /// A step of a lesson, counted from 0, and the session to play it in. A step beyond the last
    /// is the last.
    pub(crate) fn new(lesson: &'static Lesson, number: usize) -> (Self, Session) {
        let number = number.min(lesson.steps.len().saturating_sub(1));
        let session = lesson.steps[number].session();
        let standing = lesson.steps[number].standing(&session);
        let task = Self {
            lesson,
            number,
            standing,
        };
        (task, session)
    }

    pub(crate) fn step(&self) -> &'static LessonStep {
        &self.lesson.steps[self.number]
    }

    pub(crate) fn is_reached(&self) -> bool {
        self.standing == Standing::Reached
    }

    pub(crate) fn is_last(&self) -> bool {
        self.number + 1 == self.lesson.steps.len()
    }

    /// Which step it is.
    fn heading(&self) -> Message {
        Message::new("task-step")
            .with("number", self.number + 1)
            .with("steps", self.lesson.steps.len())
    }

    /// How many moves are left for it.
    fn left(&self) -> Option<usize> {
        match self.standing {
            Standing::Open { left } => Some(left),
            Standing::Reached | Standing::Missed(_) => None,
        }
    }

    /// What the step says as things stand.
    fn text(&self, texts: &Texts) -> (String, Tone) {
        let step = texts.step(self.lesson, self.step());
        match self.standing {
            Standing::Open { .. } => (step.task, Tone::Plain),
            Standing::Reached => (step.done, Tone::Good),
            Standing::Missed(_) => (step.missed, Tone::Bad),
        }
    }

    /// The name of the text that says what to do next, once the step is decided.
    fn next_text(&self) -> Option<&'static str> {
        match self.standing {
            Standing::Open { .. } => None,
            Standing::Reached if self.is_last() => Some("task-next-last"),
            Standing::Reached => Some("task-next-step"),
            Standing::Missed(_) => Some("task-next-again"),
        }
    }
}
