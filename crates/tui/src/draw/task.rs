//! What a step of a lesson or a puzzle says, in lines of its own under the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::draw::cells::wrapped;
use crate::draw::line_writer::LineWriter;
use crate::model::Model;
use crate::note::Tone;
use crate::theme::strong;

/// The most cells of a line: longer ones are hard to read.
const WIDTH_MAX: u16 = 100;

/// How many lines the text takes on a screen of this width.
pub(crate) fn height(model: &Model, width: u16) -> u16 {
    u16::try_from(lines(model, width).0.len()).unwrap_or(u16::MAX)
}

fn lines(model: &Model, width: u16) -> (Vec<String>, Tone) {
    let Some(task) = &model.task else {
        return (Vec::new(), Tone::Plain);
    };
    let (text, tone) = task.text(&model.texts);
    let width = width.saturating_sub(2).min(WIDTH_MAX);
    (wrapped(&text, usize::from(width)), tone)
}

/// Draws the text.
pub(crate) fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    let (lines, tone) = lines(model, area.width);
    let style = match tone {
        Tone::Plain => strong(),
        Tone::Good => model.theme.good(),
        Tone::Bad => model.theme.bad(),
    };
    for (y, text) in (area.y..area.bottom()).zip(lines) {
        let line = Rect {
            y,
            height: 1,
            ..area
        };
        LineWriter::new(line, buffer).write(&format!(" {text}"), style);
    }
}
