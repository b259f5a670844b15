//! What lies on the table in place of a game, and the way back to the game that lay there.

use std::sync::Arc;

use webspinner_rules::Move;
use webspinner_table::Session;

use crate::app::App;
use crate::app::play::move_message;
use crate::keys::Action;
use crate::note::Tone;
use crate::pages::replay::Replay;
use crate::setup::Flow;
use crate::task::{PuzzleTask, Task};

impl App {
    pub(super) fn act_on_task(&mut self, action: Action) {
        match &self.model.task {
            _ if action == Action::LeaveTask => self.leave_task(),
            Some(Task::Step(step)) => self.act_on_step(*step, action),
            Some(Task::Puzzle(puzzle)) => self.act_on_puzzle(&puzzle.clone(), action),
            None => {}
        }
    }

    fn act_on_puzzle(&mut self, puzzle: &PuzzleTask, action: Action) {
        match action {
            Action::StepHint => self.show_puzzle_move(puzzle.solution()),
            Action::Solution => self.show_puzzle_solution(puzzle.solution()),
            Action::StepAgain => self.put_puzzle(puzzle.number),
            Action::NextStep => self.put_puzzle(puzzle.next()),
            Action::PreviousStep => self.put_puzzle(puzzle.previous()),
            _ => {}
        }
    }

    /// Puts a puzzle on the table.
    pub(super) fn put_puzzle(&mut self, number: usize) {
        if let Some((task, session)) = PuzzleTask::new(number) {
            self.put_task(Task::Puzzle(task), session);
        }
    }

    /// Puts something on the table that is not saved. The game that waits goes on waiting.
    pub(super) fn put_task(&mut self, task: Task, session: Session) {
        let waiting = self.waiting.take();
        self.put_on_table(session, None);
        self.waiting = waiting;
        if let Some(game) = &mut self.model.game {
            game.is_saved = false;
        }
        self.model.task = Some(task);
    }

    /// Judges the table. To be called whenever it has changed.
    pub(super) fn judge(&mut self) {
        let now_ms = self.model.now_ms;
        match (&mut self.model.task, &mut self.model.game) {
            (Some(Task::Step(step)), _) => {
                let step = *step;
                self.judge_step(step);
            }
            (Some(Task::Puzzle(puzzle)), Some(game)) => {
                let was_wrong = puzzle.judge(&mut game.session, now_ms);
                if was_wrong {
                    self.model.selection.recent.clear();
                }
            }
            _ => {}
        }
    }

    fn show_puzzle_move(&mut self, solution: &[Move]) {
        let Some(game) = &mut self.model.game else {
            return;
        };
        game.session.release();
        if let Some(hint) = solution.first() {
            self.model.selection.hint = Some(*hint);
            let text = move_message("task-hint", *hint);
            self.model.say_message(&text, Tone::Plain);
        }
    }

    fn show_puzzle_solution(&mut self, line: &[Move]) {
        let Some(game) = &self.model.game else { return };
        if !line.is_empty() {
            let rules = Arc::clone(game.session.rules());
            let from = game.session.position().clone();
            let page = Replay::solution(rules, from, line, self.model.now_ms);
            self.open(Box::new(page));
        }
    }

    /// Goes on once the table is decided: to what comes next, or again if the goal was missed.
    pub(super) fn go_on(&mut self) {
        self.act_on_task(match &self.model.task {
            Some(Task::Step(step)) if !step.is_reached() => Action::StepAgain,
            _ => Action::NextStep,
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
