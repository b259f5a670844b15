//! Lessons, as the page lists them.

use serde::Serialize;
use tsify::Tsify;
use webspinner_tasks::{Lesson, LessonGroup};

use crate::words::shown;

/// A lesson as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LessonInfo {
    /// Its name in links and in the progress of players.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The heading of the group that it belongs to. The lessons of a group come together.
    pub group: String,
    /// Whether it teaches a game, rather than how to play well.
    pub teaches_game: bool,
    /// The id of the game to play next.
    pub play: String,
    /// The lesson to offer next.
    pub next: Option<NextLesson>,
    /// How many steps it has.
    pub steps: usize,
}

/// The lesson after another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct NextLesson {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
}

/// Every lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Lessons {
    /// In the order to offer them.
    pub lessons: Vec<LessonInfo>,
}

/// Every lesson, in the language spoken.
#[must_use]
pub fn all_lessons() -> Lessons {
    let next = |lesson: &Lesson| NextLesson {
        id: lesson.id.clone(),
        title: shown(&lesson.title()),
    };
    let info = |lesson: &Lesson| LessonInfo {
        id: lesson.id.clone(),
        title: shown(&lesson.title()),
        group: shown(&lesson.group().title()),
        teaches_game: lesson.taught.is_some(),
        play: lesson.next_game.id().to_string(),
        next: lesson.next_lesson().map(next),
        steps: lesson.steps.len(),
    };
    let groups = LessonGroup::ALL.into_iter();
    Lessons {
        lessons: groups.flat_map(LessonGroup::lessons).map(info).collect(),
    }
}
