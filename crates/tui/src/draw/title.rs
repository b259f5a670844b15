//! The bar at the top: the game, its deal, and the figures of this session.

use ratatui::layout::Rect;
use webspinner_table::clock_text;
use webspinner_words::{GameTexts, Message};

use crate::current_game::CurrentGame;
use crate::draw::canvas::Canvas;
use crate::draw::cells::{cells, padded, shortened};
use crate::draw::line_writer::right_of;
use crate::model::Model;
use crate::names::{deal_text, short_deal_text};
use crate::task::TaskOnTable;
use crate::theme::strong;

/// The fewest cells for the name of a game that is shortened.
const NAME_MIN: u16 = 8;

/// The parts of the bar; some are dropped if there is too little room.
struct Parts {
    name: String,
    deal: String,
    figures: Vec<String>,
}

impl Parts {
    fn width(&self, separator: u16) -> u16 {
        let figures = self.figures.iter().map(|figure| cells(figure) + separator);
        cells(&self.name) + separator + cells(&self.deal) + 1 + figures.sum::<u16>()
    }
}

/// Draws the bar at the top.
pub(crate) fn draw(model: &Model, game: &CurrentGame, canvas: &mut Canvas<'_>, area: Rect) {
    let bar = model.theme.bar();
    let separator = model.theme.glyphs().separator;
    // A blank at each end.
    let parts = fitting(model, game, area.width.saturating_sub(2), cells(separator));
    let mut writer = canvas.writer(area);
    writer.write(" ", bar);
    writer.write(&parts.name, bar.patch(strong()));
    writer.write(separator, bar);
    writer.write(&padded(&parts.deal, usize::from(area.width)), bar);
    let figures = format!("{} ", parts.figures.join(separator));
    let right = right_of(area, area.width.saturating_sub(cells(&figures)));
    canvas.writer(right).write(&figures, bar);
}

/// The lesson or the game of the puzzle, the step or the puzzle, and the moves left for it. A long
/// name is cut.
fn of_task(
    model: &Model,
    game: &CurrentGame,
    task: &TaskOnTable,
    width: u16,
    separator: u16,
) -> Parts {
    let texts = &model.texts;
    let name = task.step().map_or_else(
        || game.session.rules().name_message(),
        |(lesson, _)| lesson.title(),
    );
    let mut parts = Parts {
        name: texts.say(&name),
        deal: texts.say(&task.heading()),
        figures: task.left().iter().map(|left| texts.say(left)).collect(),
    };
    let excess = parts.width(separator).saturating_sub(width);
    let room = cells(&parts.name).saturating_sub(excess);
    parts.name = shortened(&parts.name, usize::from(room));
    parts
}

/// The parts that fit. The deal is never cut: a part of its number would be the number of another
/// deal.
fn fitting(model: &Model, game: &CurrentGame, width: u16, separator: u16) -> Parts {
    if let Some(task) = &model.task {
        return of_task(model, game, task, width, separator);
    }
    let texts = &model.texts;
    let (session, header) = (&game.session, game.session.header());
    let name = texts.say(&session.rules().name_message());
    let (moves, undos) = (session.length(), header.undos);
    let score = Message::new("title-score").with("score", session.points().score);
    let moves = texts.say(&Message::new("bar-moves").with("moves", moves));
    let undos = (undos > 0).then(|| Message::new("title-undos").with("undos", undos));
    let chance = game.percent.filter(|_| model.wants_chance());
    let chance = chance.map(|percent| Message::new("chance-percent").with("percent", percent));
    let help = match (session.is_assisted(), header.advised && chance.is_none()) {
        (true, _) => Some("title-assisted"),
        (false, true) => Some("bar-advised"),
        (false, false) => None,
    };
    let no_undo = header.no_undo.then(|| texts.get("bar-no-undo"));
    let mut figures = [
        Some(texts.say(&score)),
        Some(moves),
        undos.map(|undos| texts.say(&undos)).or(no_undo),
        help.map(|help| texts.get(help)),
        chance.map(|chance| texts.say(&chance)),
        (model.options.shows_clock).then(|| clock_text(session.clock().elapsed_ms(model.now_ms))),
    ];
    let mut parts = Parts {
        name,
        deal: texts.say(&deal_text(game)),
        figures: figures.iter().flatten().cloned().collect(),
    };
    if parts.width(separator) > width {
        parts.deal = texts.say(&short_deal_text(game));
    }
    // Undos and points are dropped first, then a long name is cut, then the rest.
    for (figure, name_min) in [
        (2, u16::MAX),
        (0, u16::MAX),
        (3, NAME_MIN),
        (1, NAME_MIN),
        (4, 0),
        (5, 0),
    ] {
        let excess = parts.width(separator).saturating_sub(width);
        let room = cells(&parts.name).saturating_sub(excess);
        if excess == 0 || room >= name_min {
            break;
        }
        figures[figure] = None;
        parts.figures = figures.iter().flatten().cloned().collect();
    }
    let excess = parts.width(separator).saturating_sub(width);
    let room = cells(&parts.name).saturating_sub(excess);
    parts.name = shortened(&parts.name, usize::from(room));
    parts
}
