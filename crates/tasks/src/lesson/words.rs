//! What lessons say.

use webspinner_words::Catalogue;

use super::{Lesson, LessonStep};

/// What a step says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepTexts {
    /// What to do.
    pub task: String,
    /// What to say when it is done.
    pub done: String,
    /// What to say when the moves for it are used up.
    pub missed: String,
}

impl StepTexts {
    /// What a step says in a catalogue with [`TEXTS`](crate::TEXTS).
    #[must_use]
    pub fn of(lesson: &Lesson, step: &LessonStep, texts: &Catalogue) -> Self {
        let [task, done, missed] = lesson_keys(lesson, step);
        let find = |key: &str| texts.find(key);
        Self {
            task: find(&task).unwrap_or_default(),
            done: find(&done).unwrap_or_default(),
            missed: find(&missed)
                .or_else(|| find("lesson-missed"))
                .unwrap_or_default(),
        }
    }
}

/// The names of what a step says; the last may have no text of its own.
pub(super) fn lesson_keys(lesson: &Lesson, step: &LessonStep) -> [String; 3] {
    let name = format!("lesson-{}-{}", lesson.id, step.id);
    [
        name.clone(),
        format!("{name}-done"),
        format!("{name}-missed"),
    ]
}
