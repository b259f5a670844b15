//! Drawing the whole screen.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use webspinner_rules::message::Message;
use webspinner_rules::{Column, Move};
use webspinner_table::{Hand, PileRef, Session, clock_text};

use crate::app::{App, Table, Tone};
use crate::board::Board;
use crate::column::{cells, full_card_text, padded, wrapped};
use crate::hits::{Hits, Target};
use crate::keys::{self, Action};
use crate::list::Field;
use crate::marks::{Mark, Marks};
use crate::page::Canvas;
use crate::pen::Pen;
use crate::theme::{Look, strong};
use crate::words::deal_text;

/// Draws the table, and over it the pages that are open.
pub(crate) fn draw(app: &mut App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let buffer = frame.buffer_mut();
    let (width, height) = app.smallest_screen();
    if area.width < width || area.height < height {
        too_small(app, area, (width, height), buffer);
        return;
    }
    let mut hits = std::mem::take(&mut app.hits);
    let hidden = app.pages.iter().any(|page| !page.leaves_table_in_sight());
    if !hidden {
        table(app, area, buffer, &mut hits);
    }
    let mut pages = std::mem::take(&mut app.pages);
    // The uppermost page that hides the table, and the one that listens.
    let first = pages.iter().rposition(|page| !page.leaves_table_in_sight());
    let last = pages.len().checked_sub(1);
    for index in first
        .into_iter()
        .chain(last.filter(|last| Some(*last) != first))
    {
        hits.clear();
        let (theme, texts) = (app.theme, &app.texts);
        pages[index].draw(&mut Canvas {
            area,
            buffer,
            hits: &mut hits,
            theme,
            texts,
        });
    }
    app.pages = pages;
    app.hits = hits;
}

fn too_small(app: &App, area: Rect, (width, height): (u16, u16), buffer: &mut Buffer) {
    let text = Message::new("too-small")
        .with("width", width)
        .with("height", height)
        .with("has-width", area.width)
        .with("has-height", area.height);
    let mut hits = Hits::default();
    let (theme, texts) = (app.theme, &app.texts);
    let lines = vec![app.texts.say(&text).into()];
    Canvas {
        area,
        buffer,
        hits: &mut hits,
        theme,
        texts,
    }
    .paragraph(area, lines, 0);
}

fn table(app: &App, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let Some(table) = &app.table else { return };
    let line = |y: u16| Rect {
        y,
        height: 1,
        ..area
    };
    title(app, table, line(area.y), buffer);
    let board = Rect {
        y: area.y + 1,
        height: area.height - 3,
        ..area
    };
    if app.is_paused {
        paused(app, board, buffer);
    } else {
        draw_board(app, &table.session, board, buffer, hits);
        draw_hand(app, &table.session, board, buffer);
    }
    let left = crate::status::draw(app, line(area.bottom() - 2), buffer, hits);
    note(app, line(area.bottom() - 2), left, buffer);
    buttons(app, line(area.bottom() - 1), buffer, hits);
}

fn draw_board(app: &App, session: &Session, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let marks = marks(app, session);
    let board = Board {
        rules: session.rules(),
        position: session.position(),
        marks: &marks,
        theme: app.theme,
        texts: &app.texts,
    };
    board.draw(area, buffer, hits);
}

/// Everything that stands out at the table just now.
fn marks(app: &App, session: &Session) -> Marks {
    let position = session.position();
    let start_of = |column: Column, count: u16| {
        let cards = position.column(column).cards().len();
        cards.saturating_sub(usize::from(count))
    };
    let mut marks = Marks(app.recent.clone());
    if let Some(hint) = app.hint {
        let run = u16::from(session.rules().pack().highest().number());
        marks.0.extend(hint_marks(hint.play, run, &start_of));
    }
    for pile in app.targets() {
        let from = match pile {
            PileRef::Column(column) => start_of(column, 1),
            _ => 0,
        };
        marks.add(pile, from, Look::Target);
    }
    if let Some(cursor) = app.cursor {
        let from = match cursor.pile {
            PileRef::Column(column) => {
                let most = || session.rules().lift_max(position, column).unwrap_or(1);
                let holds = session.hand().is_some();
                let count = if holds {
                    1
                } else {
                    cursor.count.unwrap_or_else(most)
                };
                start_of(column, count)
            }
            _ => 0,
        };
        marks.add(cursor.pile, from, Look::Cursor);
    }
    match session.hand() {
        Some(Hand::Cards { from, count }) => {
            marks.add(PileRef::Column(from), start_of(from, count), Look::InHand);
        }
        Some(Hand::Reserve { slot }) => marks.add(PileRef::Reserve(slot), 0, Look::InHand),
        None => {}
    }
    marks
}

fn hint_marks(hint: Move, run: u16, start_of: &dyn Fn(Column, u16) -> usize) -> Vec<Mark> {
    let mark = |pile, from| Mark {
        pile,
        from,
        look: Look::Hinted,
    };
    let column = |column, count| mark(PileRef::Column(column), start_of(column, count));
    match hint {
        Move::Shift { from, to, count } => vec![column(from, count), column(to, 1)],
        Move::ToFoundation { from, slot } => {
            vec![column(from, 1), mark(PileRef::Foundation(slot), 0)]
        }
        Move::FromReserve { slot, to } => vec![mark(PileRef::Reserve(slot), 0), column(to, 1)],
        Move::Collect { from } => vec![column(from, run), mark(PileRef::Collected, 0)],
        Move::Deal => vec![mark(PileRef::Stock, 0)],
    }
}

/// The cards being dragged, at the pointer.
fn draw_hand(app: &App, session: &Session, area: Rect, buffer: &mut Buffer) {
    let (Some((x, y)), Some(hand)) = (app.pointer.drags_at, session.hand()) else {
        return;
    };
    let position = session.position();
    let cards: Vec<_> = match hand {
        Hand::Cards { from, count } => {
            let cards = position.column(from).cards();
            cards[cards.len().saturating_sub(usize::from(count))..].to_vec()
        }
        Hand::Reserve { slot } => position.reserves()[slot.index()].into_iter().collect(),
    };
    let x = x
        .saturating_sub(1)
        .clamp(area.x, area.right().saturating_sub(5));
    for (y, card) in (y..area.bottom()).zip(cards) {
        let text = format!(" {} ", padded(&full_card_text(app.theme, card), 3));
        buffer.set_string(x, y.max(area.y), text, app.theme.card(card, Look::InHand));
    }
}

/// The game, its deal, and the figures of this session.
fn title(app: &App, table: &Table, area: Rect, buffer: &mut Buffer) {
    let session = &table.session;
    let bar = app.theme.bar();
    buffer.set_style(area, bar);
    Pen::new(area, buffer).write(&" ".repeat(usize::from(area.width)), bar);
    let header = session.header();
    let mut figures = vec![
        app.texts.say(
            &Message::new("title-points")
                .with("network", session.network_points())
                .with("windows", session.windows_points()),
        ),
        app.texts
            .say(&Message::new("title-moves").with("moves", session.length())),
    ];
    if header.undos > 0 {
        figures.push(
            app.texts
                .say(&Message::new("title-undos").with("undos", header.undos)),
        );
    }
    if session.is_assisted() {
        figures.push(app.texts.get("title-assisted"));
    }
    if app.shows_clock {
        figures.push(clock_text(session.clock().elapsed_ms(app.now_ms)));
    }
    let separator = app.theme.glyphs().separator;
    let figures = format!("{} ", figures.join(separator));
    let right = area.right().saturating_sub(cells(&figures)).max(area.x);
    let mut pen = Pen::new(
        Rect {
            width: (right - area.x).saturating_sub(1),
            ..area
        },
        buffer,
    );
    pen.write(" ", bar);
    pen.write(&session.rules().about().name, bar.patch(strong()));
    pen.write(separator, bar);
    pen.write(&app.texts.say(&deal_text(table)), bar);
    Pen::new(
        Rect {
            x: right,
            width: area.right() - right,
            ..area
        },
        buffer,
    )
    .write(&figures, bar);
}

fn paused(app: &App, area: Rect, buffer: &mut Buffer) {
    let text = app.texts.get("paused");
    let x = area.x + area.width.saturating_sub(cells(&text)) / 2;
    let line = Rect {
        x,
        y: area.y + area.height / 2,
        height: 1,
        width: area.right() - x,
    };
    Pen::new(line, buffer).write(&text, strong());
}

/// The line under the table: what is being typed, or what is to be said. What has no room in what
/// is `left` of it takes lines from the table.
fn note(app: &App, line: Rect, left: Rect, buffer: &mut Buffer) {
    if let Some(field) = &app.typing {
        typing(app, field, left, buffer);
        return;
    }
    let Some((text, tone)) = &app.note else {
        return;
    };
    let style = match tone {
        Tone::Plain => Style::new(),
        Tone::Good => app.theme.good(),
        Tone::Bad => app.theme.bad(),
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
        Pen::new(Rect { y, ..area }, buffer).write(&text, style);
    }
}

fn typing(app: &App, field: &Field, area: Rect, buffer: &mut Buffer) {
    let mut pen = Pen::new(area, buffer);
    pen.skip(1);
    let prompt = app.texts.get("type-move");
    pen.write(&prompt, app.theme.key());
    let room = usize::from(area.width).saturating_sub(usize::from(cells(&prompt)) + 3);
    pen.write(&format!(" {}", field.shown(room)), strong());
}

/// The buttons of the table: those of the table of keys that have one.
fn buttons(app: &App, area: Rect, buffer: &mut Buffer, hits: &mut Hits) {
    let row = |action| keys::binding(action);
    let mut all: Vec<&keys::Binding> = keys::BINDINGS
        .iter()
        .filter(|row| row.button.is_some())
        .collect();
    if app.is_paused {
        all.insert(0, row(Action::Pause));
    }
    let mut x = area.x + 1;
    for binding in all {
        let key = binding
            .keys
            .first()
            .map(|key| key.text())
            .unwrap_or_default();
        let label = app.texts.get(binding.button.unwrap_or("button-pause"));
        let width = cells(&key) + 1 + cells(&label);
        if x + width > area.right() {
            break;
        }
        let cell = Rect { x, width, ..area };
        let (theme, texts) = (app.theme, &app.texts);
        Canvas {
            area,
            buffer,
            hits,
            theme,
            texts,
        }
        .button(cell, &key, &label, Target::Action(binding.action));
        x += width + 2;
    }
}
