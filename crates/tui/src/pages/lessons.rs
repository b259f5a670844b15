//! The lessons, as a list.

use ratatui::crossterm::event::KeyCode;
use webspinner_tasks::{Lesson, LessonGroup};
use webspinner_words::Message;

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, height, padded};
use crate::draw::list::{List, ListRow};
use crate::page::{Help, Page};
use crate::request::Request;
use crate::text::Texts;

/// The list of lessons by groups, with the steps done of each.
pub(crate) struct LessonList {
    list: List,
    lessons: Vec<(&'static Lesson, usize)>,
}

impl LessonList {
    pub(crate) fn new(
        current: Option<&'static Lesson>,
        done: impl Fn(&'static Lesson) -> usize,
    ) -> Self {
        let lessons = LessonGroup::ALL.into_iter().flat_map(LessonGroup::lessons);
        let lessons: Vec<_> = lessons.map(|lesson| (lesson, done(lesson))).collect();
        let mut list = List::new(lessons.len());
        let is_current = |lesson: &Lesson| current.is_some_and(|now| now.id == lesson.id);
        let is_open = |(lesson, done): &(&Lesson, usize)| *done < lesson.steps.len();
        let place = lessons.iter().position(|(lesson, _)| is_current(lesson));
        let place = place.or_else(|| lessons.iter().position(is_open));
        list.choose(place.unwrap_or(0));
        Self { list, lessons }
    }

    /// Every lesson under the heading of its group.
    fn rows(&self, texts: &Texts) -> Vec<ListRow> {
        let titles: Vec<String> = (self.lessons.iter())
            .map(|(lesson, _)| texts.say(&lesson.title()))
            .collect();
        let widest = titles.iter().map(|title| cells(title)).max().unwrap_or(0);
        let mut rows = Vec::new();
        let mut group = None;
        for (number, ((lesson, done), title)) in self.lessons.iter().zip(&titles).enumerate() {
            if group.replace(lesson.group()) != Some(lesson.group()) {
                rows.push(ListRow::Heading(texts.say(&lesson.group().title())));
            }
            let steps = lesson.steps.len();
            let id = if *done >= steps {
                "lesson-list-done"
            } else {
                "learn-steps"
            };
            let steps = Message::new(id).with("done", *done).with("steps", steps);
            let title = padded(title, usize::from(widest));
            rows.push(ListRow::Item(
                number,
                format!("{title}  {}", texts.say(&steps)),
            ));
        }
        rows
    }

    fn begin(&self) -> Request {
        let chosen = self.lessons.get(self.list.chosen);
        chosen.map_or(Request::Nothing, |(lesson, _)| Request::Learn(lesson))
    }
}

impl Page for LessonList {
    fn draw(&mut self, canvas: &mut Canvas<'_>) {
        let texts = canvas.texts;
        let rows = self.rows(texts);
        let width = rows.iter().map(|row| match row {
            ListRow::Item(_, text) => cells(text) + 4,
            ListRow::Heading(text) | ListRow::Text(text) => cells(text),
        });
        let title = texts.get("menu-learn");
        let width = width.max().unwrap_or(0).max(cells(&title) + 4).max(40);
        let inner = canvas.popup(&title, width, height(&rows), &self.buttons());
        self.list.draw(canvas, inner, &rows);
    }

    fn buttons(&self) -> Vec<Button> {
        let start = Button::new(KeyCode::Enter, "button-start", self.begin());
        vec![start, Button::close()]
    }

    fn list(&mut self) -> Option<&mut List> {
        Some(&mut self.list)
    }

    fn clicked(&mut self, _: bool) -> Request {
        self.begin()
    }

    fn leaves_table_in_sight(&self) -> bool {
        true
    }

    fn help(&self) -> Help {
        Help::on("help-on-lessons")
    }
}
