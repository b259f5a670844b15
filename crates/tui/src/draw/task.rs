//! What a step of a lesson or a puzzle says, in lines of its own under the table.

use ratatui::layout::Rect;

use crate::draw::canvas::Canvas;
use crate::draw::cells::{self, wrapped};
use crate::model::Model;
use crate::note::Tone;
use crate::theme::strong;

/// The most cells of a line: longer ones are hard to read.
const WIDTH_MAX: u16 = 100;

/// How many lines the text takes on a screen of this width.
pub(crate) fn height(model: &Model, width: u16) -> u16 {
    cells::height(&lines(model, width).0)
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
pub(crate) fn draw(model: &Model, canvas: &mut Canvas<'_>, area: Rect) {
    let (lines, tone) = lines(model, area.width);
    let style = model.theme.tone(tone, strong());
    for (line, text) in area.rows().zip(lines) {
        canvas.writer(line).write(&format!(" {text}"), style);
    }
}
