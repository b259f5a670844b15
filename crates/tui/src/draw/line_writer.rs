//! Writing lines of text into a buffer.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::hit_test::{Hit, HitAreas};

/// Writes from left to right within one line.
pub(crate) struct LineWriter<'b> {
    buffer: &'b mut Buffer,
    pub(crate) hits: &'b mut HitAreas,
    area: Rect,
    pub(crate) x: u16,
}

impl<'b> LineWriter<'b> {
    pub(crate) fn new(area: Rect, buffer: &'b mut Buffer, hits: &'b mut HitAreas) -> Self {
        let area = area.intersection(buffer.area);
        Self {
            buffer,
            hits,
            x: area.x,
            area,
        }
    }

    pub(crate) fn write(&mut self, text: &str, style: Style) {
        let room = usize::from(self.area.right().saturating_sub(self.x));
        if self.area.height > 0 {
            let (x, _) = self
                .buffer
                .set_stringn(self.x, self.area.y, text, room, style);
            self.x = x;
        }
    }

    pub(crate) fn skip(&mut self, cells: u16) {
        self.x = self.x.saturating_add(cells).min(self.area.right());
    }

    /// Has a click on what was written since this column mean this.
    pub(crate) fn hit(&mut self, since: u16, hit: Hit) {
        self.hits.add(self.since(since), hit);
    }

    /// The part of the line written since this column.
    pub(crate) fn since(&self, x: u16) -> Rect {
        Rect {
            x,
            y: self.area.y,
            width: self.x.saturating_sub(x),
            height: self.area.height.min(1),
        }
    }
}

/// The area without its first cells in each line.
pub(crate) fn right_of(area: Rect, cells: u16) -> Rect {
    let cells = cells.min(area.width);
    Rect {
        x: area.x + cells,
        width: area.width - cells,
        ..area
    }
}

/// The area without its first lines.
pub(crate) fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect {
        y: area.y + lines,
        height: area.height - lines,
        ..area
    }
}
