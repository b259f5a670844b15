//! Lessons: their list, and their steps on the table.

use webspinner_tasks::{Lesson, Task, lesson};

use crate::app::App;
use crate::next_game::NextGame;
use crate::pages::dialog::Dialog;
use crate::pages::lessons::LessonList;
use crate::task::TaskOnTable;

impl App {
    /// The lesson on the table and its step, counted from 0.
    pub(super) fn step(&self) -> Option<(&'static Lesson, usize)> {
        self.model.task.as_ref().and_then(TaskOnTable::step)
    }

    /// Opens the list of lessons.
    pub(super) fn open_lessons(&mut self) {
        let current = self.step().map(|(lesson, _)| lesson);
        let page = LessonList::new(current, |lesson| self.saves.steps_done(lesson));
        self.open(page);
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
        self.put_task(Task::step(lesson, first));
    }

    /// Goes on to the next step; after the last, offers a game of what was learned.
    pub(super) fn next_step(&mut self, lesson: &'static Lesson, number: usize) {
        if number + 1 == lesson.steps.len() {
            let page = Dialog::lesson_over(&self.model.texts, lesson, self.waiting.is_some());
            self.open(page);
        } else {
            self.keep_steps_done(lesson, number);
            self.put_task(Task::step(lesson, number + 1));
        }
    }

    pub(super) fn keep_steps_done(&mut self, lesson: &Lesson, number: usize) {
        self.say_failure(self.saves.set_steps_done(lesson, number + 1));
    }

    /// Deals the game of a lesson that is over.
    pub(super) fn play_learned(&mut self) {
        if let Some((lesson, _)) = self.step() {
            self.switch_to(NextGame::Random(lesson.next_game.clone()));
        }
    }
}
