//! What is where on the screen, for the mouse.

use ratatui::layout::{Position, Rect};
use webspinner_rules::Column;
use webspinner_table::PileRef;

use crate::keys::Action;

/// What a click can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A card of a column, counted from its bottom, from 0.
    Card { column: Column, index: usize },
    /// A pile on the table.
    Pile(PileRef),
    /// A button.
    Action(Action),
    /// An item of a list, or a choice of a dialog.
    Item(usize),
    /// A button of a page: its place among the buttons of that page.
    Button(usize),
    /// A part of a page that does nothing and covers what is behind it.
    Nothing,
}

/// Everything that can be clicked; what was drawn later lies on top.
#[derive(Debug, Default)]
pub(crate) struct HitAreas(Vec<(Rect, Hit)>);

impl HitAreas {
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn add(&mut self, area: Rect, hit: Hit) {
        self.0.push((area, hit));
    }

    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Hit> {
        let point = Position::new(column, row);
        let hit = self.0.iter().rev().find(|(area, _)| area.contains(point));
        hit.map(|(_, target)| *target)
    }
}
