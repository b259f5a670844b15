//! What lies on the table in place of a game, and the way back to the game that lay there.

use std::sync::Arc;

use webspinner_table::Session;
use webspinner_tasks::{Task, puzzles};

use crate::app::App;
use crate::app::play::move_message;
use crate::keys::Action;
use crate::note::Tone;
use crate::pages::replay::Replay;
use crate::setup::Flow;
use crate::task::TaskOnTable;

impl App {
    pub(super) fn act_on_task(&mut self, action: Action) {
        let Some(TaskOnTable { task, .. }) = &self.model.task else {
            return;
        };
        match (action, task) {
            (Action::LeaveTask, _) => self.leave_task(),
            (Action::StepHint, _) => self.point_out(),
            (Action::Solution, Task::Puzzle { .. }) => self.show_puzzle_solution(),
            (_, &Task::Step { lesson, number, .. }) => match action {
                Action::StepAgain => self.put_task(Task::step(lesson, number)),
                Action::NextStep => self.next_step(lesson, number),
                Action::PreviousStep => {
                    self.put_task(Task::step(lesson, number.saturating_sub(1)));
                }
                _ => {}
            },
            (_, Task::Puzzle { number, .. }) => {
                // After the last puzzle comes the first.
                let (number, count) = (*number, puzzles().len());
                match action {
                    Action::StepAgain => self.put_puzzle(number),
                    Action::NextStep => self.put_puzzle(number % count + 1),
                    Action::PreviousStep => self.put_puzzle((number + count - 2) % count + 1),
                    _ => {}
                }
            }
        }
    }

    /// Puts a puzzle on the table.
    pub(super) fn put_puzzle(&mut self, number: usize) {
        self.put_task(Task::puzzle(number));
    }

    /// Puts a task on the table, which is not saved. The game that waits goes on waiting.
    pub(super) fn put_task(&mut self, task: Option<(Task, Session)>) {
        let Some((task, session)) = task else { return };
        let waiting = self.waiting.take();
        self.put_on_table(session, None);
        self.waiting = waiting;
        if let Some(game) = &mut self.model.game {
            game.is_saved = false;
        }
        self.model.selection.hint = task.next_move().filter(|_| task.points());
        self.model.task = Some(TaskOnTable::new(task));
    }

    /// Judges the table. To be called whenever it has changed.
    pub(super) fn judge(&mut self) {
        let now_ms = self.model.now_ms;
        let (Some(task), Some(game)) = (&mut self.model.task, &mut self.model.game) else {
            return;
        };
        let was_reached = task.is_reached();
        if task.judge(&mut game.session, now_ms) {
            self.model.selection.recent.clear();
        }
        if task.is_reached()
            && !was_reached
            && let Some((lesson, number)) = task.step()
        {
            self.keep_steps_done(lesson, number);
        }
    }

    /// Points out the next move; from the start of the step if the player went another way.
    fn point_out(&mut self) {
        let next = |app: &Self| app.model.task.as_ref()?.task.next_move();
        let follows = next(self).is_some();
        if let (false, Some((lesson, number))) = (follows, self.step()) {
            self.put_task(Task::step(lesson, number));
        }
        let Some(hint) = next(self) else { return };
        if let Some(game) = &mut self.model.game {
            game.session.release();
        }
        self.model.selection.hint = Some(hint);
        let id = if follows {
            "task-hint"
        } else {
            "task-hint-from-start"
        };
        self.model.say_message(&move_message(id, hint), Tone::Plain);
    }

    fn show_puzzle_solution(&mut self) {
        let (Some(game), Some(on_table)) = (&self.model.game, &self.model.task) else {
            return;
        };
        if let Task::Puzzle { attempt, .. } = &on_table.task
            && !attempt.solution().is_empty()
        {
            let rules = Arc::clone(game.session.rules());
            let from = game.session.position().clone();
            let page = Replay::solution(rules, from, attempt.solution(), self.model.now_ms);
            self.open(page);
        }
    }

    /// Goes on once the table is decided: to what comes next, or again if the goal was missed.
    pub(super) fn go_on(&mut self) {
        let task = self.model.task.as_ref();
        let is_missed = task.is_some_and(|task| task.step().is_some() && !task.is_reached());
        self.act_on_task(if is_missed {
            Action::StepAgain
        } else {
            Action::NextStep
        });
    }

    /// Goes back to the game that waits; without one the program ends.
    fn leave_task(&mut self) {
        match self.waiting.take() {
            Some(game) => {
                self.pages.clear();
                self.model.show(game);
                self.wanted = None;
                self.look_up_figures();
                self.resume_clock();
            }
            None => self.flow = Flow::Quit,
        }
    }
}
