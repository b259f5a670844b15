//! Drawing a table: where everything lies, and how it looks.

use std::ops::Range;

use ratatui::layout::Rect;
use webspinner_rules::{Column, Position, Rules};

use crate::draw::canvas::Canvas;
use crate::draw::highlights::Highlights;
use crate::draw::line_writer::below;
use crate::text::Texts;
use crate::theme::Theme;

/// The greatest width of a column, with the gap to its left.
pub(crate) const COLUMN_WIDTH_MAX: u16 = 9;
/// The same on a screen at least as wide as [`WIDE`].
const WIDE_COLUMN_WIDTH_MAX: u16 = 12;
/// A screen with room for larger cards.
const WIDE: u16 = 132;
/// The width and height from which on a screen is large.
pub(crate) const LARGE: (u16, u16) = (110, 34);
/// The smallest width of a column: a sign and a card.
const COLUMN_WIDTH_MIN: u16 = 3;
/// The fewest lines for a row of columns: their numbers, and enough lines of cards to play.
const ROW_HEIGHT_MIN: u16 = 9;
/// The same for each of two rows of columns.
const HALF_HEIGHT_MIN: u16 = 6;

/// A table to draw.
pub(crate) struct Board<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) position: &'a Position,
    pub(crate) highlights: &'a Highlights,
    pub(crate) theme: Theme,
    pub(crate) texts: &'a Texts,
    /// Whether the screen has room for taller and wider cards.
    pub(crate) is_large: bool,
}

/// Whether a screen, or most of it, has room for taller and wider cards.
pub(crate) fn is_large(area: Rect) -> bool {
    area.width >= LARGE.0 && area.height >= LARGE.1
}

/// The smallest area that shows a board of this game completely.
pub(crate) fn smallest(rules: &Rules) -> (u16, u16) {
    let width = COLUMN_WIDTH_MIN * u16::from(columns_in_row(rules));
    let height = match rules.column_rows() {
        1 => ROW_HEIGHT_MIN,
        // The foundations and an empty line lie between them.
        _ => 2 * HALF_HEIGHT_MIN + 2,
    };
    (width, 1 + height)
}

/// The number of columns side by side.
pub(crate) fn columns_in_row(rules: &Rules) -> u8 {
    rules.columns().div_ceil(rules.column_rows())
}

impl Board<'_> {
    /// Draws the table and notes what can be clicked.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let (top, columns) = (Rect { height: 1, ..area }, below(area, 1));
        self.top(canvas, top);
        if self.rules.column_rows() == 1 {
            self.row(canvas, columns, 0..self.rules.columns());
            return;
        }
        let half = self.rules.columns() / 2;
        let upper_height = self.upper_height(columns.height.saturating_sub(2));
        let upper = Rect {
            height: upper_height,
            ..columns
        };
        let middle = below(columns, upper_height);
        self.row(canvas, upper, 0..half);
        self.middle(
            canvas,
            Rect {
                height: 1,
                ..middle
            },
        );
        let lower = below(middle, 2);
        self.row(canvas, lower, half..self.rules.columns());
    }

    /// The height of the upper of two rows: as much as it needs if there is room for both, else a
    /// fair share.
    pub(crate) fn upper_height(&self, height: u16) -> u16 {
        let half = self.position.columns().len() / 2;
        let need = |piles: &[webspinner_rules::Pile]| {
            let longest = piles.iter().map(|pile| pile.cards().len()).max();
            u16::try_from(longest.unwrap_or(0) + 1)
                .unwrap_or(u16::MAX)
                .max(HALF_HEIGHT_MIN)
        };
        let (upper, lower) = self.position.columns().split_at(half);
        let (upper, lower) = (need(upper), need(lower));
        if upper.saturating_add(lower) <= height {
            return upper;
        }
        let share = height / 2;
        if upper <= share {
            upper
        } else if lower <= share {
            height - lower
        } else {
            share
        }
    }

    pub(crate) fn column_width(&self, width: u16) -> u16 {
        let columns = u16::from(columns_in_row(self.rules));
        let most = if self.is_large || width >= WIDE {
            WIDE_COLUMN_WIDTH_MAX
        } else {
            COLUMN_WIDTH_MAX
        };
        (width / columns).clamp(COLUMN_WIDTH_MIN, most)
    }

    /// The number of cells to the left of the first column; they centre the columns.
    pub(crate) fn indent(&self, width: u16) -> u16 {
        let columns = u16::from(columns_in_row(self.rules));
        width.saturating_sub(columns * self.column_width(width)) / 2
    }

    /// One row of columns, side by side.
    fn row(&self, canvas: &mut Canvas<'_>, area: Rect, columns: Range<u8>) {
        let width = self.column_width(area.width);
        let mut x = area.x + self.indent(area.width);
        let card_height = self.card_height(columns.clone(), area.height);
        for index in columns {
            let cell = Rect { x, width, ..area }.intersection(area);
            let column = Column::at(usize::from(index));
            self.column(canvas, cell, column, card_height);
            x += width;
        }
    }

    /// The lines of each open card in this row of columns: two on a large screen, if none of the
    /// columns becomes too long by it.
    fn card_height(&self, columns: Range<u8>, height: u16) -> u16 {
        let fits = |index: u8| {
            let pile = self.position.column(Column::at(usize::from(index)));
            let open = pile.cards().len() - pile.face_down();
            // The column's number takes a line.
            1 + pile.face_down() + 2 * open < usize::from(height)
        };
        if self.is_large && columns.into_iter().all(fits) {
            2
        } else {
            1
        }
    }
}
