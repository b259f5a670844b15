//! The table, with everything that stands out on it.

use ratatui::layout::Rect;
use webspinner_table::{Carried, Hand, PileRef, Session};

use crate::draw::board::{self, Board};
use crate::draw::canvas::Canvas;
use crate::draw::card_text::full_card_text;
use crate::draw::cells::padded;
use crate::draw::highlights::Highlights;
use crate::draw::panel;
use crate::model::Model;
use crate::theme::Look;

/// Draws the table, and the cards that hang at the pointer.
pub(crate) fn draw(model: &Model, session: &Session, canvas: &mut Canvas<'_>, area: Rect) {
    let (table, panel) = panel::split(model, session.rules(), area);
    let highlights = highlights(model, session);
    let board = Board {
        rules: session.rules(),
        position: session.position(),
        highlights: &highlights,
        theme: model.theme,
        texts: &model.texts,
        is_large: board::is_large(area),
    };
    board.draw(canvas, table);
    if let Some(area) = panel {
        panel::draw(model, session, canvas, area);
    }
    draw_hand(model, session, canvas, area);
}

/// Everything that stands out at the moment.
fn highlights(model: &Model, session: &Session) -> Highlights {
    let position = session.position();
    // Where the last cards of a column begin; other piles stand out as a whole.
    let start_of = |pile, count: u16| match pile {
        PileRef::Column(column) => {
            let cards = position.column(column).cards().len();
            cards.saturating_sub(usize::from(count))
        }
        _ => 0,
    };
    let mut highlights = Highlights(model.selection.recent.clone());
    let mut add = |pile, count, look| highlights.add(pile, start_of(pile, count), look);
    if let Some(hint) = model.selection.hint {
        let Carried { from, count, to } = Carried::by(session.rules(), hint);
        add(from, count, Look::Hinted);
        if let Some(to) = to {
            add(to, 1, Look::Hinted);
        }
    }
    for pile in model.selection.targets(session) {
        add(pile, 1, Look::Target);
    }
    if let Some(cursor) = model.selection.cursor {
        let count = match cursor.pile {
            PileRef::Column(column) if session.hand().is_none() => {
                let most = || session.rules().lift_max(position, column).unwrap_or(1);
                cursor.count.unwrap_or_else(most)
            }
            _ => 1,
        };
        add(cursor.pile, count, Look::Cursor);
    }
    if let Some((pile, count)) = session.hand().map(Hand::held) {
        add(pile, count, Look::InHand);
    }
    highlights
}

/// The cards being dragged, at the pointer.
fn draw_hand(model: &Model, session: &Session, canvas: &mut Canvas<'_>, area: Rect) {
    let (Some((x, y)), Some(hand)) = (model.selection.pointer.drags_at, session.hand()) else {
        return;
    };
    let cards = hand.cards(session.position());
    let x = x
        .saturating_sub(1)
        .clamp(area.x, area.right().saturating_sub(5));
    for (y, card) in (y..area.bottom()).zip(cards) {
        let text = format!(" {} ", padded(&full_card_text(model.theme, card), 3));
        let style = model.theme.card(card, Look::InHand);
        canvas.buffer.set_string(x, y.max(area.y), text, style);
    }
}
