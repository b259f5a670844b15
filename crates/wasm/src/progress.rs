//! Steps of lessons and puzzles on a table.

use serde::Serialize;
use tsify::Tsify;
use webspinner_table::Session;
use webspinner_tasks::{Standing, Task, lesson};

use crate::step::{Step, step};
use crate::table::Table;
use crate::words::with_catalogue;

/// A player's progress on a step of a lesson or a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    /// Whether the goal is reached, can still be reached, or is missed.
    pub standing: TaskStanding,
    /// How many moves are left for it.
    pub left: usize,
    /// The next move of a solution, if one is known from here.
    pub next: Option<Step>,
    /// Whether the first move is pointed out from the start.
    pub points: bool,
}

/// How things stand with the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum TaskStanding {
    /// It can still be reached.
    Open,
    /// It is reached.
    Reached,
    /// It is missed.
    Missed,
}

impl Table {
    /// Sets up a step of a lesson, counted from 0; `None` if there is none.
    #[must_use]
    pub fn lesson(id: &str, number: usize) -> Option<Table> {
        Task::step(lesson(id)?, number).map(Self::of_task)
    }

    /// Sets up a puzzle; `None` if there is none of this number.
    #[must_use]
    pub fn puzzle(number: usize) -> Option<Table> {
        Task::puzzle(number).map(Self::of_task)
    }

    fn of_task((task, session): (Task, Session)) -> Table {
        let mut table = Self::new(session, false);
        table.task = Some(task);
        table
    }

    /// The player's progress on the task that this table was set up for.
    pub fn progress(&mut self) -> Option<Progress> {
        let task = self.task.as_mut()?;
        let (standing, left) = match task.follow(&self.session) {
            Standing::Open { left } => (TaskStanding::Open, left),
            Standing::Reached => (TaskStanding::Reached, 0),
            Standing::Missed(_) => (TaskStanding::Missed, 0),
        };
        let (rules, position) = (self.session.rules(), self.session.position());
        Some(Progress {
            standing,
            left,
            next: task.next_move().map(|next| step(rules, position, next)),
            points: task.points(),
        })
    }

    /// What that task says as things stood when [`Table::progress`] was called last.
    #[must_use]
    pub fn task_text(&self) -> Option<String> {
        let task = self.task.as_ref()?;
        Some(with_catalogue(|texts| task.text(texts)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lesson::{LessonInfo, all_lessons};
    use crate::puzzle::{PuzzleGoal, all_puzzles, puzzle_goal};

    fn progress(table: &mut Table) -> Progress {
        table.progress().expect("a task")
    }

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
                let mut table = Table::lesson(&id, number).expect("a step");
                let task = table.task_text().expect("a task");
                while let Some(next) = progress(&mut table).next {
                    let standing = progress(&mut table).standing;
                    assert_eq!(standing, TaskStanding::Open, "{id}: {number}");
                    let result = table.play(&next.notation, 0.0);
                    assert_eq!(result.refused, None, "{id}: {number}");
                    assert_eq!(result.saved, None, "a lesson is not saved");
                }
                let standing = progress(&mut table).standing;
                assert_eq!(standing, TaskStanding::Reached, "{id}: {number}");
                let done = table.task_text().expect("a task");
                for text in [&task, &done] {
                    assert!(!text.is_empty() && !text.contains("lesson-"), "{text}");
                }
                assert_ne!(task, done);
            }
            assert!(Table::lesson(&id, steps).is_none());
        }
        assert!(Table::lesson("klondike", 0).is_none());
    }

    #[test]
    fn a_puzzle_is_solved_by_the_moves_that_it_shows() {
        let all = all_puzzles().puzzles;
        for info in all.iter().step_by(40) {
            let number = info.number;
            let mut table = Table::puzzle(number).expect("a puzzle");
            assert_eq!(table.task_text(), puzzle_goal(number));
            for left in (1..=info.moves).rev() {
                let now = progress(&mut table);
                assert_eq!((now.standing, now.left), (TaskStanding::Open, left));
                let result = table.play(&now.next.expect("a move").notation, 0.0);
                assert_eq!((result.refused, result.saved), (None, None), "{number}");
            }
            let end = progress(&mut table);
            assert_eq!((end.standing, end.next), (TaskStanding::Reached, None));
        }
        assert!(Table::puzzle(0).is_none() && Table::puzzle(all.len() + 1).is_none());
    }

    #[test]
    fn a_wrong_move_is_judged_and_can_be_taken_back() {
        let all = all_puzzles().puzzles;
        let only = all.iter().find(|one| one.goal == PuzzleGoal::OnlyMove);
        let mut table = Table::puzzle(only.expect("one of each").number).expect("a puzzle");
        let right = progress(&mut table).next;
        let legal = table.session.view().legal_moves();
        let other = legal.iter().map(|legal| legal.get().to_string());
        let wrong = other
            .into_iter()
            .find(|one| *one != right.as_ref().expect("a move").notation);
        let _ = table.play(&wrong.expect("another move"), 0.0);
        let now = progress(&mut table);
        assert_eq!((now.standing, now.next), (TaskStanding::Missed, None));
        let text = table.task_text().expect("a task");
        assert!(text.contains("can no longer be won"), "{text}");
        let _ = table.undo(0.0);
        let now = progress(&mut table);
        assert_eq!((now.standing, now.next), (TaskStanding::Open, right));
    }

    #[test]
    fn a_game_is_no_task() {
        let mut table = Table::deal("spider", "ms:1").expect("a deal");
        assert_eq!((table.progress(), table.task_text()), (None, None));
    }
}
