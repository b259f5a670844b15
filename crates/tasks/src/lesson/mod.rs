//! Lessons: a few small tasks on a real table that teach a game, or how to play it well.
//!
//! A lesson is a file in `lessons/`: positions, a goal for each, and moves that reach it. What it
//! says is in `messages`, in every language. Front ends put [`LessonStep::session`] on the
//! table, let the player play as in any game, and ask [`LessonStep::standing`] after each move.

mod count;
mod file;
#[cfg(test)]
mod tests;

use std::sync::{Arc, OnceLock};

use webspinner_rules::{Game, Move, Position, Rules};
use webspinner_table::Session;
use webspinner_words::{GameTexts as _, Message};

use crate::standing::{Mistake, Standing};
use count::Count;

/// A lesson: what it is about, and its steps.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name in links and in the progress of players: of a lesson about a game the game's id.
    pub id: String,
    /// The game that it teaches; `None` if it is about playing well.
    pub taught: Option<Arc<Rules>>,
    /// The rules that it is played by: of several games of a family, those that show most.
    pub rules: Arc<Rules>,
    /// The game to play next.
    pub next_game: Arc<Rules>,
    /// Its steps, in order.
    pub steps: Vec<LessonStep>,
    title: &'static str,
    /// The id of the lesson to offer next, if it is not the next of the group.
    then: Option<String>,
}

/// What lessons are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonGroup {
    /// Each teaches a game.
    Games,
    /// Each teaches something about playing well.
    PlayingWell,
}

impl LessonGroup {
    /// Every group, in the order to offer them.
    pub const ALL: [Self; 2] = [Self::Games, Self::PlayingWell];

    /// The heading of its lessons, in a catalogue with [`TEXTS`](crate::TEXTS).
    #[must_use]
    pub fn title(self) -> Message {
        Message::new(match self {
            Self::Games => "lesson-group-games",
            Self::PlayingWell => "lesson-group-playing-well",
        })
    }

    /// Its lessons, in the order to offer them.
    pub fn lessons(self) -> impl Iterator<Item = &'static Lesson> {
        lessons().iter().filter(move |one| one.group() == self)
    }
}

impl Lesson {
    /// What it is about.
    #[must_use]
    pub fn group(&self) -> LessonGroup {
        match self.taught {
            Some(_) => LessonGroup::Games,
            None => LessonGroup::PlayingWell,
        }
    }

    /// What it is called: the game that it teaches, or a title of its own, which is in a
    /// catalogue with [`TEXTS`](crate::TEXTS).
    #[must_use]
    pub fn title(&self) -> Message {
        match &self.taught {
            Some(game) => game.name_message(),
            None => Message::new(self.title),
        }
    }

    /// The lesson to offer after this one.
    #[must_use]
    pub fn next_lesson(&self) -> Option<&'static Lesson> {
        if let Some(id) = &self.then {
            return lesson(id);
        }
        let mut group = self.group().lessons();
        group.find(|one| one.id == self.id).and(group.next())
    }
}

/// One step of a lesson: a position, and what to do there.
#[derive(Clone, Debug)]
pub struct LessonStep {
    /// The name of the step. The names of its texts are made from it.
    pub id: String,
    /// Where it begins.
    pub start: Position,
    /// What is to be reached, all at once.
    pub(crate) goals: Vec<Count>,
    /// How many moves and row deals the player has for it.
    pub moves: usize,
    /// Whether the first move is pointed out from the start.
    pub points: bool,
    /// Whether nothing but the moves of the solution reaches the goals in time, in whatever order.
    pub only: bool,
    /// Moves that reach the goals.
    pub solution: Vec<Move>,
    rules: Arc<Rules>,
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
        let mut left = Some(self.moves);
        let mut game = Game::new(Arc::clone(&self.rules), self.start.clone());
        let mut sums = count::Sums::default();
        for made in session.tree().moves() {
            left = left.and_then(|left| left.checked_sub(1));
            let before = game.position().clone();
            let Ok(undo) = game.play(made) else {
                left = None;
                break;
            };
            sums.add(&self.rules, &before, made, undo);
        }
        let holds = |goal: &Count| goal.holds(game.position(), &sums);
        match left {
            Some(_) if self.goals.iter().all(holds) => Standing::Reached,
            None | Some(0) => Standing::Missed(Mistake::OutOfMoves),
            Some(left) => Standing::Open { left },
        }
    }

    /// The next move of the solution, as long as the player has followed it.
    #[must_use]
    pub fn next_move(&self, session: &Session) -> Option<Move> {
        let mut rest = self.solution.iter().copied();
        let follows = session.tree().moves().all(|made| rest.next() == Some(made));
        rest.next().filter(|_| follows)
    }
}

static LESSONS: OnceLock<Vec<Lesson>> = OnceLock::new();

/// Every lesson, in the order to offer them.
pub fn lessons() -> &'static [Lesson] {
    LESSONS.get_or_init(|| file::FILES.iter().map(file::File::lesson).collect())
}

/// The lesson with this id, if there is one. A lesson about a game has the game's id.
#[must_use]
pub fn lesson(id: &str) -> Option<&'static Lesson> {
    lessons().iter().find(|lesson| lesson.id == id)
}
