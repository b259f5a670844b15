//! Drawing the whole screen.

use ratatui::Frame;
use ratatui::layout::{Layout, Rect};
use webspinner_words::Message;

use crate::draw::board;
use crate::draw::canvas::Canvas;
use crate::draw::cells::cells;
use crate::draw::hit_test::HitAreas;
use crate::draw::line_writer::{below, right_of};
use crate::draw::{notes, status, table, task, title};
use crate::model::Model;
use crate::page::Page;
use crate::theme::strong;

/// The smallest screen on which every page can be used.
const PAGE_MIN: (u16, u16) = (60, 13);

/// Draws the table, and over it the pages that are open; returns what can be clicked.
pub(crate) fn draw(model: &Model, pages: &mut [Box<dyn Page>], frame: &mut Frame<'_>) -> HitAreas {
    let mut hits = HitAreas::default();
    let mut canvas = Canvas {
        area: frame.area(),
        buffer: frame.buffer_mut(),
        hits: &mut hits,
        theme: model.theme,
        texts: &model.texts,
        closing_quits: false,
    };
    let (width, height) = smallest(model);
    if canvas.area.width < width || canvas.area.height < height {
        too_small(&mut canvas, (width, height));
        return hits;
    }
    // The uppermost page that hides the table, and the one that listens.
    let first = pages.iter().rposition(|page| !page.leaves_table_in_sight());
    let last = pages.len().checked_sub(1);
    if first.is_none() {
        everything(model, &mut canvas);
    }
    let last = last.filter(|last| Some(*last) != first);
    for index in first.into_iter().chain(last) {
        canvas.hits.clear();
        canvas.closing_quits = index == 0 && model.game.is_none();
        pages[index].draw(&mut canvas);
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

fn too_small(canvas: &mut Canvas<'_>, (width, height): (u16, u16)) {
    let area = canvas.area;
    let text = Message::new("too-small")
        .with("width", width)
        .with("height", height)
        .with("has-width", area.width)
        .with("has-height", area.height);
    let lines = vec![canvas.texts.say(&text).into()];
    canvas.paragraph(area, lines, 0);
}

/// The title, the table, the line of notes and the buttons.
fn everything(model: &Model, canvas: &mut Canvas<'_>) {
    let Some(game) = &model.game else { return };
    let area = canvas.area;
    title::draw(model, game, canvas, Rect { height: 1, ..area });
    let task_height = task::height(model, area.width);
    // A note must not hide the task, unless the screen is too small for both.
    let spare = area.height - smallest(model).1;
    let note_height = match task_height {
        0 => 1,
        _ => notes::height(model, area.width).min(spare + 1),
    };
    let board_height = area.height - 2 - task_height - note_height;
    let heights = [1, board_height, task_height, note_height - 1, 1, 1];
    let [_, board, task, _, notes, buttons] = area.layout(&Layout::vertical(heights));
    if model.is_paused {
        paused(canvas, board);
    } else {
        table::draw(model, &game.session, canvas, board);
    }
    task::draw(model, canvas, task);
    let left = status::draw(model, canvas, notes);
    notes::draw(model, canvas, notes, left);
    notes::draw_buttons(model, game, canvas, buttons);
}

fn paused(canvas: &mut Canvas<'_>, area: Rect) {
    let text = canvas.texts.get("paused");
    let left = area.width.saturating_sub(cells(&text)) / 2;
    let line = below(right_of(area, left), area.height / 2);
    canvas.writer(line).write(&text, strong());
}
