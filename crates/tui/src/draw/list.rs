//! A scrolling list with one chosen item.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use crate::draw::canvas::Canvas;
use crate::draw::cells::padded;
use crate::draw::hit_test::Hit;

/// One line of a list.
pub(crate) enum ListRow {
    /// A heading, which cannot be chosen.
    Heading(String),
    /// The item of this number.
    Item(usize, String),
    /// A text below a heading, which cannot be chosen.
    Text(String),
}

/// Which item is chosen, and which part of the list shows.
#[derive(Debug, Default)]
pub(crate) struct List {
    pub(crate) chosen: usize,
    len: usize,
    /// The first line that shows, and how many do.
    top: usize,
    height: usize,
    /// Whether the chosen item must be brought into sight.
    follow: bool,
}

impl List {
    pub(crate) fn new(len: usize) -> Self {
        Self {
            len,
            follow: true,
            ..Self::default()
        }
    }

    /// Changes the number of items and keeps the choice if possible.
    pub(crate) fn resize(&mut self, len: usize) {
        self.len = len;
        self.choose(self.chosen);
    }

    pub(crate) fn choose(&mut self, item: usize) {
        self.chosen = item.min(self.len.saturating_sub(1));
        self.follow = true;
    }

    /// Moves the choice if the key says so.
    pub(crate) fn key(&mut self, key: &KeyEvent) -> bool {
        let page = self.height.max(2) - 1;
        let item = match key.code {
            KeyCode::Up => self.chosen.saturating_sub(1),
            KeyCode::Down => self.chosen + 1,
            KeyCode::PageUp => self.chosen.saturating_sub(page),
            KeyCode::PageDown => self.chosen + page,
            KeyCode::Home => 0,
            KeyCode::End => self.len,
            _ => return false,
        };
        self.choose(item);
        true
    }

    /// Chooses the item that was clicked; true if it was the choice already.
    pub(crate) fn click(&mut self, hit: Hit) -> bool {
        let Hit::Item(item) = hit else {
            return false;
        };
        let again = item == self.chosen;
        self.choose(item);
        again
    }

    /// Scrolls without changing the choice.
    pub(crate) fn scroll(&mut self, lines: i32) {
        self.follow = false;
        self.top = self.top.saturating_add_signed(lines as isize);
    }

    /// Draws the rows.
    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, area: Rect, rows: &[ListRow]) {
        self.height = usize::from(area.height);
        if self.follow {
            self.bring_into_sight(rows);
        }
        self.top = self.top.min(rows.len().saturating_sub(self.height));
        let width = usize::from(area.width);
        let theme = canvas.theme;
        for (line, row) in area.rows().zip(rows.iter().skip(self.top)) {
            match row {
                ListRow::Heading(text) => {
                    canvas.writer(line).write(&padded(text, width), theme.key());
                }
                ListRow::Text(text) => {
                    let text = padded(&format!("  {text}"), width);
                    canvas.writer(line).write(&text, theme.faint());
                }
                ListRow::Item(item, text) => {
                    let chosen = *item == self.chosen;
                    let sign = if chosen { theme.glyphs().cursor } else { ' ' };
                    let text = padded(&format!("{sign} {text}"), width);
                    let style = if chosen {
                        theme.chosen()
                    } else {
                        ratatui::style::Style::new()
                    };
                    canvas.writer(line).write(&text, style);
                    canvas.hits.add(line, Hit::Item(*item));
                }
            }
        }
        let goes_on = self.top + self.height < rows.len();
        canvas.draw_more(area, self.top > 0, goes_on);
    }

    fn bring_into_sight(&mut self, rows: &[ListRow]) {
        let chosen = |row: &ListRow| matches!(row, ListRow::Item(item, _) if *item == self.chosen);
        let Some(place) = rows.iter().position(chosen) else {
            return;
        };
        // The heading above the first item of a group shows with it.
        let heading = place
            .checked_sub(1)
            .filter(|&above| matches!(rows[above], ListRow::Heading(_)));
        self.top = self.top.min(heading.unwrap_or(place));
        // What follows the last item shows with it.
        let is_item = |row: &ListRow| matches!(row, ListRow::Item(..));
        let is_last = !rows[place + 1..].iter().any(is_item);
        let end = if is_last { rows.len() } else { place + 1 };
        let lowest = end.saturating_sub(self.height);
        self.top = self.top.max(lowest).min(place);
    }
}
