//! What all pages have in common.

use ratatui::crossterm::event::{KeyCode, KeyEvent};

use webspinner_words::Message;

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::hit_test::Hit;
use crate::draw::list::List;
use crate::engine::{Report, Work};
use crate::request::Request;

/// What the key for help shows.
pub(crate) enum Help {
    /// What the page is for, in these paragraphs, and its keys.
    On(Vec<Message>),
    /// The help on everything, in place of this page.
    Everything,
    /// Nothing: the page is the help on everything.
    Shown,
}

impl Help {
    /// One paragraph.
    pub(crate) fn on(id: &'static str) -> Self {
        Self::On(vec![Message::new(id)])
    }
}

/// Something that covers the table until it is closed.
pub(crate) trait Page {
    /// Draws the page.
    fn draw(&mut self, canvas: &mut Canvas<'_>);
    /// The buttons; their keys are tried before [`Page::key`].
    fn buttons(&self) -> Vec<Button>;
    /// The list that fills the page, if one does: keys, clicks and the wheel are for it.
    fn list(&mut self) -> Option<&mut List> {
        None
    }
    /// What a click on an item of the list does, which is chosen now. If it was before, that is
    /// what Enter does.
    fn clicked(&mut self, again: bool) -> Request {
        let mut buttons = self.buttons().into_iter().filter(|_| again);
        let enter = buttons.find(|button| button.key == KeyCode::Enter);
        enter.map_or(Request::Nothing, |enter| enter.request)
    }
    /// Handles a key that no button has.
    fn key(&mut self, key: &KeyEvent) -> Request {
        if let Some(list) = self.list() {
            list.key(key);
        }
        Request::Nothing
    }
    /// Handles a button without a request, by its number.
    fn pressed(&mut self, _button: usize) -> Request {
        Request::Nothing
    }
    /// Handles a click on anything but a button.
    fn click(&mut self, hit: Hit) -> Request {
        match (hit, self.list()) {
            (Hit::Item(_), Some(list)) => {
                let again = list.click(hit);
                self.clicked(again)
            }
            _ => Request::Nothing,
        }
    }
    /// Handles the wheel of the mouse.
    fn scroll(&mut self, lines: i32) {
        if let Some(list) = self.list() {
            list.scroll(lines);
        }
    }
    /// Work for the engine while the page is on top.
    fn work(&self) -> Option<Work> {
        None
    }
    /// Handles a report of the engine.
    fn on_report(&mut self, _report: &Report) {}
    /// Lets time pass.
    fn tick(&mut self, _now_ms: u64) {}

    /// Whether the page changes by itself as time passes.
    fn is_moving(&self) -> bool {
        false
    }
    /// Whether the table stays in sight, and its clock runs on.
    fn leaves_table_in_sight(&self) -> bool {
        false
    }
    /// The help on this page.
    fn help(&self) -> Help;
    /// Whether letters are text here, so that none of them closes the page.
    fn takes_text(&self) -> bool {
        false
    }
}
