//! What all pages have in common.

use ratatui::crossterm::event::KeyEvent;

use crate::button::Button;
use crate::draw::canvas::Canvas;
use crate::draw::hit_test::Hit;
use crate::engine::{Report, Work};
use crate::request::Request;

/// Something that lies over the table until it is closed.
pub(crate) trait Page {
    /// Draws it.
    fn draw(&mut self, canvas: &mut Canvas<'_>);
    /// Its buttons; their keys are tried before [`Page::key`].
    fn buttons(&self) -> Vec<Button>;
    /// A key that no button has.
    fn key(&mut self, _key: &KeyEvent) -> Request {
        Request::Nothing
    }
    /// A button of this number that asks for nothing by itself: what it does within the page.
    fn pressed(&mut self, _button: usize) -> Request {
        Request::Nothing
    }
    /// A click on something that is no button.
    fn click(&mut self, _target: Hit) -> Request {
        Request::Nothing
    }
    /// The wheel of the mouse.
    fn scroll(&mut self, _lines: i32) {}
    /// What the engine is to work out for it while it is on top.
    fn work(&self) -> Option<Work> {
        None
    }
    /// The engine says something.
    fn on_report(&mut self, _report: &Report) {}
    /// Time passes.
    fn tick(&mut self, _now_ms: u64) {}

    /// Whether it changes by itself as time passes.
    fn is_moving(&self) -> bool {
        false
    }
    /// Whether the table stays in sight, and its clock runs on.
    fn leaves_table_in_sight(&self) -> bool {
        false
    }
    /// Whether letters are text here, so that no letter closes it.
    fn takes_text(&self) -> bool {
        false
    }
}
