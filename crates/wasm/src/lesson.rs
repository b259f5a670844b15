//! Lessons, as the page shows them.

use serde::Serialize;
use tsify::Tsify;
use webspinner_tasks::{Lesson, LessonGroup, LessonStep, Standing, StepTexts, lesson};

use crate::step::{Step, step};
use crate::table::Table;
use crate::words::{shown, with_catalogue};

/// A lesson as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LessonInfo {
    /// Its name in links and in the progress of players.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The heading of the group that it belongs to. The lessons of a group stand together.
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

/// What one step of a lesson says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct LessonTexts {
    /// What to do.
    pub task: String,
    /// What to say when it is done.
    pub done: String,
    /// What to say when the moves for it are used up.
    pub missed: String,
    /// Whether the first move is pointed out from the start.
    pub points: bool,
}

/// How a player fares with a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Progress {
    /// Whether the goal is reached, can still be reached, or is missed.
    pub standing: StepStanding,
    /// How many moves are left for it.
    pub left: usize,
    /// The next move of the solution, as long as the player has followed it.
    pub next: Option<Step>,
}

/// How things stand with the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum StepStanding {
    /// It can still be reached.
    Open,
    /// It is reached.
    Reached,
    /// No move is left for it.
    Missed,
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

/// What a step of a lesson says, counted from 0; `None` if there is none.
#[must_use]
pub fn lesson_texts(id: &str, number: usize) -> Option<LessonTexts> {
    let (lesson, step) = found(id, number)?;
    let StepTexts { task, done, missed } =
        with_catalogue(|texts| StepTexts::of(lesson, step, texts));
    Some(LessonTexts {
        task,
        done,
        missed,
        points: step.points,
    })
}

fn found(id: &str, number: usize) -> Option<(&'static Lesson, &'static LessonStep)> {
    let lesson = lesson(id)?;
    Some((lesson, lesson.steps.get(number)?))
}

impl Table {
    /// Sets up a step of a lesson, counted from 0; `None` if there is none.
    #[must_use]
    pub fn lesson(id: &str, number: usize) -> Option<Table> {
        let (_, step) = found(id, number)?;
        Some(Self::new(step.session(), false))
    }

    /// How the player fares with the step of a lesson that is on this table.
    #[must_use]
    pub fn lesson_progress(&self, id: &str, number: usize) -> Option<Progress> {
        let (_, at) = found(id, number)?;
        let (standing, left) = match at.standing(&self.session) {
            Standing::Open { left } => (StepStanding::Open, left),
            Standing::Reached => (StepStanding::Reached, 0),
            Standing::Missed(_) => (StepStanding::Missed, 0),
        };
        let next = at.next_move(&self.session);
        let (rules, position) = (self.session.rules(), self.session.position());
        Some(Progress {
            standing,
            left,
            next: next.map(|next| step(rules, position, next)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_can_be_played_to_its_end_by_the_moves_that_it_shows() {
        for LessonInfo {
            id,
            title,
            group,
            next,
            steps,
            ..
        } in all_lessons().lessons
        {
            let titles = [Some(title), Some(group), next.map(|next| next.title)];
            for title in titles.iter().flatten() {
                assert!(
                    !title.is_empty() && !title.contains("lesson-"),
                    "{id}: {title}"
                );
            }
            for number in 0..steps {
                let texts = lesson_texts(&id, number).expect("a step");
                for text in [texts.task, texts.done, texts.missed] {
                    assert!(!text.is_empty(), "{id}: {number}");
                }
                let mut table = Table::lesson(&id, number).expect("a step");
                let progress = |table: &Table| table.lesson_progress(&id, number);
                while let Some(next) = progress(&table).expect("a step").next {
                    let standing = progress(&table).expect("a step").standing;
                    assert_eq!(standing, StepStanding::Open, "{id}: {number}");
                    let result = table.play(&next.notation, 0.0);
                    assert_eq!(result.refused, None, "{id}: {number}");
                    assert_eq!(result.saved, None, "a lesson is not saved");
                }
                let standing = progress(&table).expect("a step").standing;
                assert_eq!(standing, StepStanding::Reached, "{id}: {number}");
            }
            assert!(Table::lesson(&id, steps).is_none());
        }
        assert!(lesson_texts("klondike", 0).is_none());
    }
}
