//! What lies on the table in place of a game: a step of a lesson, or a puzzle.

use webspinner_table::Session;
use webspinner_tasks::{Lesson, Mistake, Standing, Task, level};
use webspinner_words::{Message, Say};

use crate::keys::TablePlace;
use crate::note::Tone;
use crate::text::{Texts, level_text};

/// A task on the table, and what was wrong with the move that was just undone.
#[derive(Clone, Debug)]
pub(crate) struct TaskOnTable {
    pub(crate) task: Task,
    wrong: Option<Mistake>,
}

impl TaskOnTable {
    pub(crate) fn new(task: Task) -> Self {
        Self { task, wrong: None }
    }

    /// Judges where the session stands. A wrong move of a puzzle is undone; says whether one was.
    pub(crate) fn judge(&mut self, session: &mut Session, now_ms: u64) -> bool {
        self.wrong = None;
        match &mut self.task {
            Task::Step { .. } => {
                self.task.follow(session);
            }
            Task::Puzzle { attempt, .. } => {
                if let Standing::Missed(mistake) = attempt.judge(session, now_ms) {
                    self.wrong = Some(mistake);
                }
            }
        }
        self.wrong.is_some()
    }

    /// It decides what keys do.
    pub(crate) fn place(&self) -> TablePlace {
        match self.task {
            Task::Step { .. } => TablePlace::Lesson,
            Task::Puzzle { .. } => TablePlace::Puzzle,
        }
    }

    /// The lesson, and its step, counted from 0.
    pub(crate) fn step(&self) -> Option<(&'static Lesson, usize)> {
        match self.task {
            Task::Step { lesson, number, .. } => Some((lesson, number)),
            Task::Puzzle { .. } => None,
        }
    }

    pub(crate) fn is_reached(&self) -> bool {
        self.task.standing() == Standing::Reached
    }

    /// Which step or puzzle it is.
    pub(crate) fn heading(&self) -> Message {
        match &self.task {
            Task::Step { lesson, number, .. } => Message::new("task-step")
                .with("number", number + 1)
                .with("steps", lesson.steps.len()),
            Task::Puzzle { number, attempt } => {
                Message::new("task-puzzle").with("number", *number).with(
                    "level",
                    Message::new(level_text(level(attempt.puzzle().rating))),
                )
            }
        }
    }

    /// How many moves are left for it, unless it is decided.
    pub(crate) fn left(&self) -> Option<Message> {
        match self.task.standing() {
            Standing::Open { left } => Some(Message::new("task-left").with("moves", left)),
            Standing::Reached | Standing::Missed(_) => None,
        }
    }

    /// What it says as things stand.
    pub(crate) fn text(&self, texts: &Texts) -> (String, Tone) {
        let text = texts.task(&self.task);
        if let Some(mistake) = self.wrong {
            let text = Message::new("task-taken-back")
                .with("text", text)
                .with("mistake", mistake.message());
            return (texts.say(&text), Tone::Bad);
        }
        let tone = match self.task.standing() {
            Standing::Open { .. } => Tone::Plain,
            Standing::Reached => Tone::Good,
            Standing::Missed(_) => Tone::Bad,
        };
        (text, tone)
    }

    /// The name of the text that says what to do next, once it is decided.
    pub(crate) fn next_text(&self) -> Option<&'static str> {
        match (self.step(), self.task.standing()) {
            (_, Standing::Open { .. }) => None,
            (None, _) => Some("task-next-puzzle"),
            (_, Standing::Missed(_)) => Some("task-next-again"),
            (Some((lesson, number)), _) if number + 1 == lesson.steps.len() => {
                Some("task-next-last")
            }
            _ => Some("task-next-step"),
        }
    }
}
