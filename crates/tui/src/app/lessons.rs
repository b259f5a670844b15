//! Lessons on the table: their steps, and the way back to the game that lay there.

use webspinner_table::{Lesson, Standing, lesson};
use webspinner_words::Message;

use crate::app::App;
use crate::app::play::move_message;
use crate::keys::Action;
use crate::next_game::NextGame;
use crate::note::Tone;
use crate::pages::dialog::Dialog;
use crate::pages::lessons::LessonList;
use crate::setup::Flow;
use crate::task::Task;

impl App {
    pub(super) fn act_on_task(&mut self, action: Action) {
        let Some(task) = self.model.task else { return };
        match action {
            Action::StepHint => self.show_step(),
            Action::StepAgain => self.put_step(task.lesson, task.number),
            Action::NextStep if task.is_last() => self.lesson_over(),
            Action::NextStep => self.next_step(),
            Action::PreviousStep => {
                self.put_step(task.lesson, task.number.saturating_sub(1));
            }
            _ => self.leave_task(),
        }
    }

    /// Opens the list of lessons.
    pub(super) fn open_lessons(&mut self) {
        let current = self.model.task.map(|task| task.lesson);
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
        let (task, session) = Task::new(lesson, number);
        let waiting = self.waiting.take();
        self.put_on_table(session, None);
        self.waiting = waiting;
        if let Some(game) = &mut self.model.game {
            game.is_saved = false;
            self.model.selection.hint = task.step().next_move(&game.session);
        }
        if !task.step().points {
            self.model.selection.hint = None;
        }
        self.model.task = Some(task);
    }

    /// Judges the table. To be called whenever it has changed.
    pub(super) fn judge(&mut self) {
        let (Some(task), Some(game)) = (&mut self.model.task, &self.model.game) else {
            return;
        };
        let standing = task.step().standing(&game.session);
        let before = std::mem::replace(&mut task.standing, standing);
        let task = *task;
        if standing == Standing::Reached && before != Standing::Reached {
            self.keep_steps_done(task);
        }
    }

    fn keep_steps_done(&mut self, task: Task) {
        let kept = self.saves.set_steps_done(task.lesson, task.number + 1);
        if let Err(message) = kept {
            self.model.say_message(&message, Tone::Bad);
        }
    }

    /// Goes on to the next step if this one is done, or else begins it again.
    pub(super) fn go_on(&mut self) {
        let standing = self.model.task.map(|task| task.standing);
        self.act_on_task(match standing {
            Some(Standing::Reached) => Action::NextStep,
            _ => Action::StepAgain,
        });
    }

    fn next_step(&mut self) {
        if let Some(task) = self.model.task {
            self.keep_steps_done(task);
            self.put_step(task.lesson, task.number + 1);
        }
    }

    /// Points out the next move; from the start of the step if the player went another way.
    fn show_step(&mut self) {
        let next = |app: &Self| {
            let (task, game) = (app.model.task?, app.model.game.as_ref()?);
            task.step().next_move(&game.session)
        };
        let Some(task) = self.model.task else { return };
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
    fn lesson_over(&mut self) {
        let Some(task) = self.model.task else { return };
        let next = task.lesson.next_game();
        let title = Message::new("lesson-over-title").with("game", task.lesson.name());
        let page = Dialog::lesson_over(&self.model.texts, &title, next, self.waiting.is_some());
        self.open(Box::new(page));
    }

    /// Goes back to the game that waits; without one the program ends.
    pub(super) fn leave_task(&mut self) {
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

    /// Deals the game of a lesson that is over.
    pub(super) fn play_learned(&mut self) {
        if let Some(task) = self.model.task {
            let next = NextGame::Random(task.lesson.next_game().clone());
            self.switch_to(next);
        }
    }
}
