//! The panel beside the table on large screens: the player's results, the moves so far, the rules.

use ratatui::layout::Rect;
use ratatui::style::Style;
use webspinner_rules::Rules;
use webspinner_table::Session;
use webspinner_words::{GameTexts, Say};

use crate::draw::board::{self, COLUMN_WIDTH_MAX};
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, height, padded, wrapped};
use crate::draw::hit_test::Hit;
use crate::draw::line_writer::{below, right_of};
use crate::keys::Action;
use crate::model::Model;

/// The least width of the panel, and the greatest: long lines are hard to read beside a table.
const WIDTH_MIN: u16 = 28;
const WIDTH_MAX: u16 = 44;
/// The lines for moves.
const MOVE_LINES: usize = 8;
/// The cells for a move and its number.
const MOVE_WIDTH: usize = 14;

/// The smallest screen with room for the panel beside the table of this game: columns and lines.
pub(crate) fn smallest(rules: &Rules) -> (u16, u16) {
    let (width, height) = board::LARGE;
    // The title, the notes and the buttons take a line each.
    (width.max(table_width(rules) + WIDTH_MIN), height + 3)
}

fn table_width(rules: &Rules) -> u16 {
    u16::from(board::columns_in_row(rules)) * COLUMN_WIDTH_MAX + 2
}

/// The area for the table and the area for the panel, if there is room for one.
pub(crate) fn split(model: &Model, rules: &Rules, area: Rect) -> (Rect, Option<Rect>) {
    let table = table_width(rules);
    let width = area.width.saturating_sub(table).min(WIDTH_MAX);
    if !board::is_large(area) || width < WIDTH_MIN || !model.options.shows_panel {
        return (area, None);
    }
    let left = area.width - width;
    let table = Rect {
        width: left,
        ..area
    };
    (table, Some(right_of(area, left)))
}

/// Lines of text, each in one style.
type Lines = Vec<(String, Style)>;

/// Draws the panel.
pub(crate) fn draw(model: &Model, session: &Session, canvas: &mut Canvas<'_>, area: Rect) {
    let edge = model.theme.glyphs().border.vertical_left;
    for line in area.rows() {
        canvas.writer(line).write(edge, model.theme.faint());
    }
    // A blank at each side.
    let inner = right_of(area, 2);
    let width = inner.width.saturating_sub(1);
    let inner = Rect { width, ..inner };
    let width = usize::from(width);
    let mut lines = figures(model, width);
    lines.extend(moves(model, session, width));
    let above = height(&lines);
    let room = usize::from(inner.height.saturating_sub(above));
    lines.extend(rules(model, session.rules(), width, room));
    for (line, (text, style)) in inner.rows().zip(&lines) {
        canvas.writer(line).write(text, *style);
    }
    let rules = below(inner, above);
    canvas.hits.add(rules, Hit::Action(Action::Rules));
}

/// The player's results in this game so far. Lessons and puzzles do not count.
fn figures(model: &Model, width: usize) -> Lines {
    if model.task.is_some() {
        return Lines::new();
    }
    let texts = &model.texts;
    let mut lines = vec![(texts.get("panel-figures"), model.theme.key())];
    for (label, figure) in &model.figures {
        let room = width.saturating_sub(usize::from(cells(figure)));
        let label = padded(&texts.get(label), room);
        lines.push((format!("{label}{figure}"), Style::new()));
    }
    lines.push((String::new(), Style::new()));
    lines
}

/// The last moves, several on a line, and blank lines for those to come.
fn moves(model: &Model, session: &Session, width: usize) -> Lines {
    let tree = session.tree();
    let made: Vec<String> = (1..)
        .zip(tree.line())
        .filter_map(|(number, node)| Some(format!("{number}. {}", tree.get_move(node)?)))
        .collect();
    let in_line = (width / MOVE_WIDTH).max(1);
    let rows: Vec<&[String]> = made.chunks(in_line).collect();
    let shown = rows.len().saturating_sub(MOVE_LINES);
    let mut lines = vec![(model.texts.get("panel-moves"), model.theme.key())];
    for row in 0..MOVE_LINES {
        let row = rows.get(shown + row).copied().unwrap_or_default();
        let texts = row.iter().map(|text| padded(text, MOVE_WIDTH));
        lines.push((texts.collect::<String>(), Style::new()));
    }
    lines.push((String::new(), Style::new()));
    lines
}

/// The rules as far as there is room, whole sections only, and the key for the rest.
fn rules(model: &Model, rules: &Rules, width: usize, room: usize) -> Lines {
    let (texts, theme) = (&model.texts, model.theme);
    let page = rules.page();
    let more = (texts.get("panel-rules"), theme.faint());
    let mut lines: Lines = Vec::new();
    for section in page.sections() {
        let paragraphs = texts.paragraphs(section);
        let text = paragraphs.iter().flat_map(|text| wrapped(text, width));
        let text: Vec<String> = text.collect();
        if lines.len() + text.len() + 3 > room {
            break;
        }
        lines.push((texts.say(&section.topic().message()), theme.key()));
        lines.extend(text.into_iter().map(|line| (line, Style::new())));
        lines.push((String::new(), Style::new()));
    }
    lines.push(more);
    lines
}
