//! The bar at the top: the game, its deal, and the figures of this session.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use webspinner_table::clock_text;
use webspinner_words::Message;

use crate::current_game::CurrentGame;
use crate::draw::cells::cells;
use crate::draw::line_writer::LineWriter;
use crate::draw::theme::strong;
use crate::model::Model;
use crate::names::deal_text;

/// Draws the bar at the top.
pub(crate) fn draw(model: &Model, game: &CurrentGame, area: Rect, buffer: &mut Buffer) {
    let session = &game.session;
    let bar = model.theme.bar();
    buffer.set_style(area, bar);
    LineWriter::new(area, buffer).write(&" ".repeat(usize::from(area.width)), bar);
    let header = session.header();
    let mut figures = vec![
        model.texts.say(
            &Message::new("title-points")
                .with("network", session.network_points())
                .with("windows", session.windows_points()),
        ),
        model
            .texts
            .say(&Message::new("title-moves").with("moves", session.length())),
    ];
    if header.undos > 0 {
        figures.push(
            model
                .texts
                .say(&Message::new("title-undos").with("undos", header.undos)),
        );
    }
    if session.is_assisted() {
        figures.push(model.texts.get("title-assisted"));
    }
    if model.shows_clock {
        figures.push(clock_text(session.clock().elapsed_ms(model.now_ms)));
    }
    let separator = model.theme.glyphs().separator;
    let figures = format!("{} ", figures.join(separator));
    let right = area.right().saturating_sub(cells(&figures)).max(area.x);
    let mut writer = LineWriter::new(
        Rect {
            width: (right - area.x).saturating_sub(1),
            ..area
        },
        buffer,
    );
    writer.write(" ", bar);
    writer.write(&session.rules().about().name, bar.patch(strong()));
    writer.write(separator, bar);
    writer.write(&model.texts.say(&deal_text(game)), bar);
    LineWriter::new(
        Rect {
            x: right,
            width: area.right() - right,
            ..area
        },
        buffer,
    )
    .write(&figures, bar);
}
