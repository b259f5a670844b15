//! Lessons on the table, step by step.

use webspinner_tasks::{Lesson, lesson};

use crate::app::App;
use crate::app::play::move_message;
use crate::keys::Action;
use crate::next_game::NextGame;
use crate::note::Tone;
use crate::pages::dialog::Dialog;
use crate::pages::lessons::LessonList;
use crate::task::{StepTask, Task};

impl App {
    pub(super) fn act_on_step(&mut self, task: StepTask, action: Action) {
        match action {
            Action::StepHint => self.show_step(task),
            Action::StepAgain => self.put_step(task.lesson, task.number),
            Action::NextStep if task.is_last() => self.lesson_over(task),
            Action::NextStep => {
                self.keep_steps_done(task);
                self.put_step(task.lesson, task.number + 1);
            }
            Action::PreviousStep => {
                self.put_step(task.lesson, task.number.saturating_sub(1));
            }
            _ => {}
        }
    }

    /// The step on the table.
    fn step(&self) -> Option<StepTask> {
        match self.model.task.as_ref()? {
            Task::Step(step) => Some(*step),
            Task::Puzzle(_) => None,
        }
    }

    /// Opens the list of lessons.
    pub(super) fn open_lessons(&mut self) {
        let current = self.step().map(|task| task.lesson);
        let page = LessonList::new(current, |lesson| self.saves.steps_done(lesson));
        self.open(Box::new(page));
    }

    /// Begins the lesson of this name, or opens the list of lessons.
    pub(super) fn learn(&mut self, id: Option<&str>) {
        match id.and_then(lesson) {
            Some(lesson) => self.begin_lesson(lesson),
            None => self.open_lessons(),
        }
    }

    /// Puts a lesson on the table where the player left it. The game that lies there waits.
    pub(super) fn begin_lesson(&mut self, lesson: &'static Lesson) {
        self.pages.clear();
        if self.model.task.is_none() {
            let now_ms = self.model.now_ms;
            if let Some(game) = &mut self.model.game {
                game.session.release();
                game.session.pause(now_ms);
            }
            self.save();
            self.waiting = self.model.game.take();
        }
        let done = self.saves.steps_done(lesson);
        let first = if done < lesson.steps.len() { done } else { 0 };
        self.put_step(lesson, first);
    }

    fn put_step(&mut self, lesson: &'static Lesson, number: usize) {
        let (task, session) = StepTask::new(lesson, number);
        let first = task.step().next_move(&session);
        self.put_task(Task::Step(task), session);
        self.model.selection.hint = first.filter(|_| task.step().points);
    }

    pub(super) fn judge_step(&mut self, mut task: StepTask) {
        let Some(game) = &self.model.game else { return };
        let was_reached = task.is_reached();
        task.standing = task.step().standing(&game.session);
        self.model.task = Some(Task::Step(task));
        if task.is_reached() && !was_reached {
            self.keep_steps_done(task);
        }
    }

    fn keep_steps_done(&mut self, task: StepTask) {
        let kept = self.saves.set_steps_done(task.lesson, task.number + 1);
        if let Err(message) = kept {
            self.model.say_message(&message, Tone::Bad);
        }
    }

    /// Points out the next move; from the start of the step if the player went another way.
    fn show_step(&mut self, task: StepTask) {
        let next = |app: &Self| {
            let game = app.model.game.as_ref()?;
            task.step().next_move(&game.session)
        };
        let follows = next(self).is_some();
        if !follows {
            self.put_step(task.lesson, task.number);
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

    /// Offers a game of what was learned.
    fn lesson_over(&mut self, task: StepTask) {
        let page = Dialog::lesson_over(&self.model.texts, task.lesson, self.waiting.is_some());
        self.open(Box::new(page));
    }

    /// Deals the game of a lesson that is over.
    pub(super) fn play_learned(&mut self) {
        if let Some(task) = self.step() {
            let next = NextGame::Random(task.lesson.next_game.clone());
            self.switch_to(next);
        }
    }
}
