//! Lessons: a few small tasks on a real table that teach a game.
//!
//! A lesson is a file in `lessons/`: positions, a goal for each, and moves that reach it. What it
//! says is in `messages/lessons`, in every language. Front ends put [`LessonStep::session`] on the
//! table, let the player play as in any game, and ask [`LessonStep::standing`] after each move.

mod file;
mod goal;
#[cfg(test)]
mod tests;
mod words;

use std::sync::{Arc, OnceLock};

use webspinner_rules::{Game, Move, Position, Rules, games};
use webspinner_words::{GameTexts as _, Message};

use crate::session::Session;
pub use goal::Goal;
pub use words::{LESSON_TEXTS, LESSONS_EN, StepTexts};

/// A lesson about one game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The id of the game that it teaches.
    pub id: String,
    /// The rules that it is played by: of several games of a family, those that show most.
    pub rules: Arc<Rules>,
    /// Its steps, in order.
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// The game to play next: after Spider that with one suit, which newcomers can win.
    #[must_use]
    pub fn next_game(&self) -> &Arc<Rules> {
        let easy = (self.id == "spider").then(|| games::find("spider-1"));
        easy.flatten().unwrap_or(&self.rules)
    }

    /// The name of the game that it teaches.
    #[must_use]
    pub fn name(&self) -> Message {
        let taught = games::find(&self.id).unwrap_or(&self.rules);
        taught.name_message()
    }
}

/// One step of a lesson: a position, and what to do there.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The name of the step, of which the names of its texts are made.
    pub id: String,
    /// Where it begins.
    pub start: Position,
    /// What is to be reached, all at once.
    pub goals: Vec<Goal>,
    /// How many moves and row deals the player has for it.
    pub moves: usize,
    /// Whether the first move is pointed out from the start.
    pub points: bool,
    /// Moves that reach the goals.
    pub solution: Vec<Move>,
    rules: Arc<Rules>,
}

/// How a player fares with a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The goal can still be reached.
    Open {
        /// How many moves are left for it.
        left: usize,
    },
    /// The goal is reached.
    Reached,
    /// No move is left for it.
    Missed,
}

impl LessonStep {
    /// A session that begins where the step does. It has no deal and should not be saved.
    #[must_use]
    pub fn session(&self) -> Session {
        Session::practice(Arc::clone(&self.rules), self.start.clone())
    }

    /// How things stand after the moves that the player has made in [`LessonStep::session`].
    #[must_use]
    pub fn standing(&self, session: &Session) -> Standing {
        self.after(session.game.played())
    }

    /// As [`LessonStep::standing`], of any moves that are legal one after another.
    fn after(&self, moves: impl ExactSizeIterator<Item = Move>) -> Standing {
        let mut left = self.moves.checked_sub(moves.len());
        let mut game = Game::new(Arc::clone(&self.rules), self.start.clone());
        let mut sums = goal::Sums::default();
        for made in moves {
            let before = game.position().clone();
            let Ok(undo) = game.play(made) else {
                left = None;
                break;
            };
            sums.add(&self.rules, &before, made, undo);
        }
        match left {
            Some(_) if self.goals.iter().all(|goal| goal.holds(&game, &sums)) => Standing::Reached,
            None | Some(0) => Standing::Missed,
            Some(left) => Standing::Open { left },
        }
    }

    /// The next move of the solution, as long as the player has followed it.
    #[must_use]
    pub fn next_move(&self, session: &Session) -> Option<Move> {
        let played = session.game.played();
        let made = played.len();
        let follows = played.eq(self.solution.iter().copied().take(made));
        self.solution.get(made).copied().filter(|_| follows)
    }
}

static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();

/// Every lesson, in the order to offer them.
pub fn lessons() -> &'static [Lesson] {
    LESSONS.get_or_init(|| file::FILES.iter().map(file::File::lesson).collect())
}

/// The lesson about this game, if there is one.
#[must_use]
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    lessons().iter().find(|lesson| lesson.id == id)
}
