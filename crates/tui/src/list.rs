//! A list of which one item is chosen, longer than the screen if need be.

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use crate::column::padded;
use crate::hits::Target;
use crate::page::Canvas;

/// One line of a list.
pub(crate) enum Row {
    /// A heading, which cannot be chosen.
    Heading(String),
    /// The item of this number.
    Item(usize, String),
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

    /// Another number of items; the choice stays where it can.
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
    pub(crate) fn click(&mut self, target: Target) -> bool {
        let Target::Item(item) = target else {
            return false;
        };
        let again = item == self.chosen;
        self.choose(item);
        again
    }

    /// Shows another part and leaves the choice.
    pub(crate) fn scroll(&mut self, lines: i32) {
        self.follow = false;
        self.top = self.top.saturating_add_signed(lines as isize);
    }

    /// Draws the rows; `place` of the first row counts from 0.
    pub(crate) fn draw(&mut self, canvas: &mut Canvas<'_>, area: Rect, rows: &[Row]) {
        self.height = usize::from(area.height);
        if self.follow {
            self.bring_into_sight(rows);
        }
        self.top = self.top.min(rows.len().saturating_sub(self.height));
        let width = usize::from(area.width);
        let theme = canvas.theme;
        for (y, row) in (area.y..area.bottom()).zip(rows.iter().skip(self.top)) {
            let line = Rect {
                y,
                height: 1,
                ..area
            };
            match row {
                Row::Heading(text) => {
                    canvas.pen(line).write(&padded(text, width), theme.key());
                }
                Row::Item(item, text) => {
                    let chosen = *item == self.chosen;
                    let mark = if chosen { theme.glyphs().cursor } else { ' ' };
                    let text = padded(&format!("{mark} {text}"), width);
                    let style = if chosen {
                        theme.chosen()
                    } else {
                        ratatui::style::Style::new()
                    };
                    canvas.pen(line).write(&text, style);
                    canvas.hits.add(line, Target::Item(*item));
                }
            }
        }
        self.draw_more(canvas, area, rows.len());
    }

    fn bring_into_sight(&mut self, rows: &[Row]) {
        let chosen = |row: &Row| matches!(row, Row::Item(item, _) if *item == self.chosen);
        let Some(place) = rows.iter().position(chosen) else {
            return;
        };
        // The heading above the first item of a group shows with it.
        let heading = place
            .checked_sub(1)
            .filter(|&above| matches!(rows[above], Row::Heading(_)));
        self.top = self.top.min(heading.unwrap_or(place));
        self.top = self.top.max((place + 1).saturating_sub(self.height));
    }

    /// Arrows at the right edge where the list goes on.
    fn draw_more(&self, canvas: &mut Canvas<'_>, area: Rect, rows: usize) {
        let glyphs = canvas.theme.glyphs();
        let edge = |y| Rect {
            x: area.right().saturating_sub(1),
            y,
            width: 1,
            height: 1,
        };
        let style = canvas.theme.key();
        if self.top > 0 {
            canvas
                .pen(edge(area.y))
                .write(&glyphs.above.to_string(), style);
        }
        if self.top + self.height < rows && area.height > 0 {
            canvas
                .pen(edge(area.bottom() - 1))
                .write(&glyphs.below.to_string(), style);
        }
    }
}

/// A line of text being typed.
#[derive(Debug, Default)]
pub(crate) struct Field {
    pub(crate) text: String,
}

impl Field {
    /// No deal, move or name is longer; lists of cards are pasted.
    pub(crate) const LETTERS_MAX: usize = 2_000;

    /// Changes the text if the key says so.
    pub(crate) fn key(&mut self, key: &KeyEvent) -> bool {
        use ratatui::crossterm::event::KeyModifiers;
        let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Backspace => drop(self.text.pop()),
            KeyCode::Char('u') if ctrl => self.text.clear(),
            KeyCode::Char(letter) if !ctrl => self.add(&letter.to_string()),
            _ => return false,
        }
        true
    }

    pub(crate) fn add(&mut self, text: &str) {
        let letters = text.chars().filter(|letter| !letter.is_control());
        let room = Self::LETTERS_MAX.saturating_sub(self.text.chars().count());
        self.text.extend(letters.take(room));
    }

    /// Its end, as much as fits, with a cursor behind it.
    pub(crate) fn shown(&self, width: usize) -> String {
        let letters: Vec<char> = self.text.chars().collect();
        let mut from = letters.len();
        let mut used = 1;
        while from > 0 {
            let cells = unicode_width::UnicodeWidthChar::width(letters[from - 1]).unwrap_or(0);
            if used + cells > width {
                break;
            }
            used += cells;
            from -= 1;
        }
        let end: String = letters[from..].iter().collect();
        padded(&format!("{end}_"), width)
    }
}
