//! Where table and pages draw, and what they share: lines, frames, buttons, paragraphs.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph, Widget as _, Wrap};

use crate::button::Button;
use crate::draw::cells::{cells, height, padded};
use crate::draw::hit_test::{Hit, HitAreas};
use crate::draw::line_writer::{LineWriter, below, right_of};
use crate::request::Request;
use crate::text::Texts;
use crate::theme::{Theme, strong};

/// Where something is drawn.
pub(crate) struct Canvas<'a> {
    pub(crate) area: Rect,
    pub(crate) buffer: &'a mut Buffer,
    pub(crate) hits: &'a mut HitAreas,
    pub(crate) theme: Theme,
    pub(crate) texts: &'a Texts,
    /// Whether closing the page ends the program.
    pub(crate) closing_quits: bool,
}

impl Canvas<'_> {
    pub(crate) fn writer(&mut self, area: Rect) -> LineWriter<'_> {
        LineWriter::new(area, self.buffer, self.hits)
    }

    /// Draws a title bar and up to two lines of buttons over the whole screen; returns the area
    /// between them.
    pub(crate) fn full_page(&mut self, title: &str, buttons: &[Button]) -> Rect {
        self.full_page_with(title, buttons, 2)
    }

    /// The same with the buttons in up to this many lines.
    pub(crate) fn full_page_with(&mut self, title: &str, buttons: &[Button], lines: u16) -> Rect {
        let area = self.area;
        self.clear(area);
        let bar = self.theme.bar();
        let text = padded(&format!(" {title}"), usize::from(area.width));
        self.writer(area).write(&text, bar);
        let lines = self.button_lines(buttons, area.width).min(lines);
        let last = below(area, area.height.saturating_sub(lines));
        self.buttons(last, buttons);
        let inner = right_of(below(area, 2), 1);
        Rect {
            width: inner.width.saturating_sub(1),
            height: inner.height.saturating_sub(1 + lines),
            ..inner
        }
    }

    /// Draws a centred frame of this inner size; returns the inner area above the buttons.
    pub(crate) fn popup(
        &mut self,
        title: &str,
        width: u16,
        height: u16,
        buttons: &[Button],
    ) -> Rect {
        let room = self.area;
        let width = (width + 4).min(room.width);
        let lines = self.button_lines(buttons, width.saturating_sub(4));
        // A line separates text and buttons, if there is room for it.
        let needed = height + lines + 2;
        let gap = u16::from(lines > 0 && needed < room.height);
        let height = (needed + gap).min(room.height);
        let area = Rect {
            x: room.x + (room.width - width) / 2,
            y: room.y + (room.height - height) / 2,
            width,
            height,
        };
        self.clear(area);
        let block = Block::bordered()
            .border_set(self.theme.glyphs().border)
            .border_style(self.theme.key())
            .padding(Padding::horizontal(1))
            .title(Line::styled(format!(" {title} "), strong()));
        let inner = block.inner(area);
        block.render(area, self.buffer);
        let last = below(inner, inner.height.saturating_sub(lines));
        self.buttons(last, buttons);
        Rect {
            height: inner.height.saturating_sub(lines + gap),
            ..inner
        }
    }

    /// Makes room for a page. A wide letter that would reach into it goes too: half of it would
    /// cover the frame.
    fn clear(&mut self, area: Rect) {
        Clear.render(area, self.buffer);
        self.hits.add(area, Hit::Nothing);
        let Some(left) = area.x.checked_sub(1) else {
            return;
        };
        for y in area.top()..area.bottom() {
            let cell = &mut self.buffer[(left, y)];
            if cells(cell.symbol()) > 1 {
                cell.set_symbol(" ");
            }
        }
    }

    /// How many lines the buttons take.
    pub(crate) fn button_lines(&self, buttons: &[Button], width: u16) -> u16 {
        let places = self.places(buttons, width);
        places.last().map_or(0, |(line, _)| line + 1)
    }

    /// Where each button is: its line, and its cells within it.
    fn places(&self, buttons: &[Button], width: u16) -> Vec<(u16, std::ops::Range<u16>)> {
        let (mut line, mut x) = (0, 0);
        let place = |button: &Button| {
            let (key, label) = self.key_and_label(button);
            let cells = cells(&key) + 1 + cells(&label);
            if x > 0 && x + cells > width {
                (line, x) = (line + 1, 0);
            }
            let start = x;
            x += cells + 2;
            (line, start..start + cells)
        };
        buttons.iter().map(place).collect()
    }

    fn key_and_label(&self, button: &Button) -> (String, String) {
        let quits = self.closing_quits && matches!(button.request, Request::Close);
        let label = if quits { "button-quit" } else { button.label };
        let key = button.key_text(self.theme, self.texts);
        (key, self.texts.get(label))
    }

    /// Draws buttons from the left, line by line. Those without room are left out; their keys still
    /// work.
    fn buttons(&mut self, area: Rect, buttons: &[Button]) {
        let places = self.places(buttons, area.width).into_iter();
        for (index, (line, cells)) in places.enumerate() {
            if line >= area.height {
                break;
            }
            let cell = Rect {
                x: area.x + cells.start,
                y: area.y + line,
                width: cells.end - cells.start,
                height: 1,
            };
            let (key, label) = self.key_and_label(&buttons[index]);
            self.button(cell.intersection(area), &key, &label, Hit::Button(index));
        }
    }

    /// Draws a key and what it does.
    pub(crate) fn button(&mut self, area: Rect, key: &str, label: &str, hit: Hit) {
        let (key_style, label_style) = (self.theme.key(), self.theme.faint());
        let mut writer = self.writer(area);
        writer.write(key, key_style);
        writer.write(&format!(" {label}"), label_style);
        self.hits.add(area, hit);
    }

    /// Draws buttons from the left of a line, each with its key, what it does and what a click on
    /// it means.
    pub(crate) fn button_line(
        &mut self,
        line: Rect,
        buttons: impl Iterator<Item = (String, String, Hit)>,
    ) {
        let (key_style, label_style) = (self.theme.key(), self.theme.faint());
        let mut writer = self.writer(line);
        for (key, label, hit) in buttons {
            let start = writer.x;
            writer.write(&key, key_style);
            writer.write(&format!(" {label}"), label_style);
            writer.hit(start, hit);
            writer.skip(2);
        }
    }

    /// Draws a centred frame around these lines.
    pub(crate) fn text_popup(
        &mut self,
        title: &str,
        width: u16,
        lines: Vec<String>,
        buttons: &[Button],
    ) {
        let inner = self.popup(title, width, height(&lines), buttons);
        self.paragraph(inner, lines.into_iter().map(Line::raw).collect(), 0);
    }

    /// Draws arrows at the right edge where something goes on above and below.
    pub(crate) fn draw_more(&mut self, area: Rect, above: bool, below: bool) {
        let (glyphs, style) = (self.theme.glyphs(), self.theme.key());
        let edge = right_of(area, area.width.saturating_sub(1));
        let (first, last) = (edge.rows().next(), edge.rows().next_back());
        let arrows = [(first, above, glyphs.above), (last, below, glyphs.below)];
        for (line, goes_on, glyph) in arrows {
            if let Some(line) = line.filter(|_| goes_on) {
                self.writer(line).write(&glyph.to_string(), style);
            }
        }
    }

    /// Draws wrapped text from the line `from` on.
    pub(crate) fn paragraph(&mut self, area: Rect, lines: Vec<Line<'_>>, from: u16) {
        let text = Paragraph::new(lines).wrap(Wrap { trim: false });
        text.scroll((from, 0)).render(area, self.buffer);
    }
}
