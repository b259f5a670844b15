//! Drawing the whole screen.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use webspinner_words::Message;

use crate::draw::board;
use crate::draw::canvas::Canvas;
use crate::draw::cells::cells;
use crate::draw::hit_test::HitAreas;
use crate::draw::line_writer::LineWriter;
use crate::draw::{notes, status, table, task, title};
use crate::model::Model;
use crate::page::Page;
use crate::theme::strong;

/// The smallest screen on which every page can be used.
const PAGE_MIN: (u16, u16) = (60, 13);

/// Draws the table, and over it the pages that are open; returns what can be clicked.
pub(crate) fn draw(model: &Model, pages: &mut [Box<dyn Page>], frame: &mut Frame<'_>) -> HitAreas {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    let mut hits = HitAreas::default();
    let (width, height) = smallest(model);
    if area.width < width || area.height < height {
        too_small(model, area, (width, height), buffer);
        return hits;
    }
    // The uppermost page that hides the table, and the one that listens.
    let first = pages.iter().rposition(|page| !page.leaves_table_in_sight());
    let last = pages.len().checked_sub(1);
    if first.is_none() {
        everything(model, area, buffer, &mut hits);
    }
    let last = last.filter(|last| Some(*last) != first);
    for index in first.into_iter().chain(last) {
        hits.clear();
        pages[index].draw(&mut Canvas {
            area,
            buffer,
            hits: &mut hits,
            theme: model.theme,
            texts: &model.texts,
            closing_quits: index == 0 && model.game.is_none(),
        });
    }
    hits
}

/// The smallest screen that shows the game on the table: columns and lines.
pub(crate) fn smallest(model: &Model) -> (u16, u16) {
    let Some(game) = &model.game else {
        return PAGE_MIN;
    };
    let (width, height) = board::smallest(game.session.rules());
    let width = width.max(PAGE_MIN.0);
    // The title, the notes and the buttons take a line each.
    let height = (height + 3).max(PAGE_MIN.1);
    (width, height + task::height(model, width))
}

fn too_small(model: &Model, area: Rect, (width, height): (u16, u16), buffer: &mut Buffer) {
    let text = Message::new("too-small")
        .with("width", width)
        .with("height", height)
        .with("has-width", area.width)
        .with("has-height", area.height);
    let lines = vec![model.texts.say(&text).into()];
    Canvas {
        area,
        buffer,
        hits: &mut HitAreas::default(),
        theme: model.theme,
        texts: &model.texts,
        closing_quits: false,
    }
    .paragraph(area, lines, 0);
}

/// The title, the table, the line of notes and the buttons.
fn everything(model: &Model, area: Rect, buffer: &mut Buffer, hits: &mut HitAreas) {
    let Some(game) = &model.game else { return };
    let line = |y: u16| Rect {
        y,
        height: 1,
        ..area
    };
    title::draw(model, game, line(area.y), buffer);
    let task_height = task::height(model, area.width);
    // A note must not hide the task, unless the screen is too small for both.
    let spare = area.height - smallest(model).1;
    let note_height = match task_height {
        0 => 1,
        _ => notes::height(model, area.width).min(spare + 1),
    };
    let board = Rect {
        y: area.y + 1,
        height: area.height - 2 - task_height - note_height,
        ..area
    };
    if model.is_paused {
        paused(model, board, buffer);
    } else {
        table::draw(model, &game.session, board, buffer, hits);
    }
    let task = Rect {
        y: board.bottom(),
        height: task_height,
        ..area
    };
    task::draw(model, task, buffer);
    let left = status::draw(model, line(area.bottom() - 2), buffer, hits);
    notes::draw(model, line(area.bottom() - 2), left, buffer);
    notes::draw_buttons(model, game, line(area.bottom() - 1), buffer, hits);
}

fn paused(model: &Model, area: Rect, buffer: &mut Buffer) {
    let text = model.texts.get("paused");
    let x = area.x + area.width.saturating_sub(cells(&text)) / 2;
    let line = Rect {
        x,
        y: area.y + area.height / 2,
        height: 1,
        width: area.right() - x,
    };
    LineWriter::new(line, buffer).write(&text, strong());
}
