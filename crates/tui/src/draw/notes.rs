//! The two lines under the table: notes, and buttons.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, padded, wrapped};
use crate::draw::hit_test::{Hit, HitAreas};
use crate::draw::line_writer::LineWriter;
use crate::draw::theme::strong;
use crate::keys::{self, Action};
use crate::model::Model;
use crate::note::{Note, Tone};
use crate::text_field::TextField;

/// The line under the table: what is being typed, or what is to be said. What has no room in what
/// is `left` of it takes lines from the table.
pub(crate) fn draw(model: &Model, line: Rect, left: Rect, buffer: &mut Buffer) {
    if let Some(field) = &model.selection.typing {
        typing(model, field, left, buffer);
        return;
    }
    let Some(Note { text, tone }) = &model.note else {
        return;
    };
    let style = match tone {
        Tone::Plain => Style::new(),
        Tone::Good => model.theme.good(),
        Tone::Bad => model.theme.bad(),
    };
    let area = if cells(text) + 2 <= left.width {
        left
    } else {
        // A verdict keeps its place.
        let up = u16::from(left.width < line.width);
        Rect {
            y: line.y.saturating_sub(up),
            ..line
        }
    };
    let width = usize::from(area.width.saturating_sub(2));
    for (lines_below, line) in wrapped(text, width).iter().rev().enumerate() {
        let lines_below = u16::try_from(lines_below).unwrap_or(u16::MAX);
        let y = area.y.saturating_sub(lines_below);
        let text = format!(" {}", padded(line, width + 1));
        LineWriter::new(Rect { y, ..area }, buffer).write(&text, style);
    }
}

fn typing(model: &Model, field: &TextField, area: Rect, buffer: &mut Buffer) {
    let mut writer = LineWriter::new(area, buffer);
    writer.skip(1);
    let prompt = model.texts.get("type-move");
    writer.write(&prompt, model.theme.key());
    let room = usize::from(area.width).saturating_sub(usize::from(cells(&prompt)) + 3);
    writer.write(&format!(" {}", field.shown(room)), strong());
}

/// The buttons of the table: those of the table of keys that have one.
pub(crate) fn draw_buttons(model: &Model, area: Rect, buffer: &mut Buffer, hits: &mut HitAreas) {
    let row = |action| keys::binding(action);
    let mut all: Vec<&keys::Binding> = keys::BINDINGS
        .iter()
        .filter(|row| row.button.is_some())
        .collect();
    if model.is_paused {
        all.insert(0, row(Action::Pause));
    }
    let mut x = area.x + 1;
    for binding in all {
        let key = binding
            .keys
            .first()
            .map(|key| key.text())
            .unwrap_or_default();
        let label = model.texts.get(binding.button.unwrap_or("button-pause"));
        let width = cells(&key) + 1 + cells(&label);
        if x + width > area.right() {
            break;
        }
        let cell = Rect { x, width, ..area };
        let (theme, texts) = (model.theme, &model.texts);
        Canvas {
            area,
            buffer,
            hits,
            theme,
            texts,
        }
        .button(cell, &key, &label, Hit::Action(binding.action));
        x += width + 2;
    }
}
