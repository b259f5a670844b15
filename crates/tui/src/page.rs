//! What all pages have in common.

use ratatui::crossterm::event::KeyEvent;

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::hit_test::Hit;
use crate::engine::{Report, Work};
use crate::request::Request;

/// Something that lies over the table until it is closed.
pub(crate) trait Page {
    /// Draws the page.
    fn draw(&mut self, canvas: &mut Canvas<'_>);
    /// The buttons; their keys are tried before [`Page::key`].
    fn buttons(&self) -> Vec<Button>;
    /// Handles a key that no button has.
    fn key(&mut self, _key: &KeyEvent) -> Request {
        Request::Nothing
    }
    /// Handles a button without a request, by its number.
    fn pressed(&mut self, _button: usize) -> Request {
        Request::Nothing
    }
    /// Handles a click on anything but a button.
    fn click(&mut self, _hit: Hit) -> Request {
        Request::Nothing
    }
    /// Handles the wheel of the mouse.
    fn scroll(&mut self, _lines: i32) {}
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
    /// Whether letters are text here, so that none of them closes the page.
    fn takes_text(&self) -> bool {
        false
    }
}
