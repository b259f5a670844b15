//! What lies on the table in place of a game.

use webspinner_rules::Move;
use webspinner_table::Session;
use webspinner_words::{Catalogue, Message, Say};

use crate::attempt::Attempt;
use crate::book::numbered;
use crate::lesson::{Lesson, LessonStep};
use crate::standing::Standing;

/// A task on the table, and the player's progress on it.
#[derive(Clone, Debug)]
pub enum Task {
    /// A step of a lesson.
    Step {
        /// The lesson.
        lesson: &'static Lesson,
        /// Its step, counted from 0.
        number: usize,
        /// How things stand.
        standing: Standing,
        /// The next move of the solution, as long as the player has followed it.
        next: Option<Move>,
    },
    /// A puzzle.
    Puzzle {
        /// Its number, counted from 1.
        number: usize,
        /// What was tried.
        attempt: Attempt,
    },
}

impl Task {
    /// A step of a lesson, counted from 0, and the session to play it in; `None` if there is none.
    #[must_use]
    pub fn step(lesson: &'static Lesson, number: usize) -> Option<(Self, Session)> {
        let session = lesson.steps.get(number)?.session();
        let mut task = Self::Step {
            lesson,
            number,
            standing: Standing::Reached,
            next: None,
        };
        task.follow(&session);
        Some((task, session))
    }

    /// The puzzle of this number, counted from 1, and the session to play it in; `None` if there is
    /// none.
    #[must_use]
    pub fn puzzle(number: usize) -> Option<(Self, Session)> {
        let puzzle = numbered(number)?;
        let attempt = Attempt::new(puzzle);
        Some((Self::Puzzle { number, attempt }, puzzle.session().ok()?))
    }

    /// Follows its session to where it stands now, and judges it.
    pub fn follow(&mut self, session: &Session) -> Standing {
        match self {
            Self::Puzzle { attempt, .. } => attempt.follow(session),
            Self::Step {
                lesson,
                number,
                standing,
                next,
            } => {
                let step = &lesson.steps[*number];
                *next = step.next_move(session);
                *standing = step.standing(session);
                *standing
            }
        }
    }

    /// How things stand.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match self {
            Self::Step { standing, .. } => *standing,
            Self::Puzzle { attempt, .. } => attempt.standing(),
        }
    }

    /// The next move of a solution, if one is known from here.
    #[must_use]
    pub fn next_move(&self) -> Option<Move> {
        match self {
            Self::Step { next, .. } => *next,
            Self::Puzzle { attempt, .. } => attempt.solution().first().copied(),
        }
    }

    /// Whether the first move is to be pointed out from the start.
    #[must_use]
    pub fn points(&self) -> bool {
        match self {
            Self::Step { lesson, number, .. } => lesson.steps[*number].points,
            Self::Puzzle { .. } => false,
        }
    }

    /// What it says as things stand, in a catalogue with [`TEXTS`](crate::TEXTS): what to do, or
    /// how that went.
    #[must_use]
    pub fn text(&self, texts: &Catalogue) -> String {
        match (self, self.standing()) {
            (Self::Step { lesson, number, .. }, standing) => {
                step_text(lesson, &lesson.steps[*number], standing, texts)
            }
            (Self::Puzzle { attempt, .. }, standing @ Standing::Open { left }) => {
                let puzzle = attempt.puzzle();
                let goal = puzzle.message();
                let is_new = left == puzzle.length();
                texts.text(&if is_new {
                    goal
                } else {
                    Message::new("goal-and-standing")
                        .with("goal", goal)
                        .with("standing", standing.message())
                })
            }
            (Self::Puzzle { .. }, standing) => texts.text(&standing.message()),
        }
    }
}

fn step_text(lesson: &Lesson, step: &LessonStep, standing: Standing, texts: &Catalogue) -> String {
    let name = step_text_name(lesson, step, standing);
    let own = texts.find(&name);
    own.unwrap_or_else(|| texts.text(&standing.message()))
}

/// The name of what a step says. Where the goal is missed it may have no text of its own.
pub(crate) fn step_text_name(lesson: &Lesson, step: &LessonStep, standing: Standing) -> String {
    let end = match standing {
        Standing::Open { .. } => "",
        Standing::Reached => "-done",
        Standing::Missed(_) => "-missed",
    };
    format!("lesson-{}-{}{end}", lesson.id, step.id)
}
