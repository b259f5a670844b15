//! The table, with everything that stands out on it.

use ratatui::layout::Rect;
use webspinner_rules::{Column, Move};
use webspinner_table::{Hand, PileRef, Session};

use crate::draw::board::{self, Board};
use crate::draw::canvas::Canvas;
use crate::draw::card_text::full_card_text;
use crate::draw::cells::padded;
use crate::draw::highlights::{Highlight, Highlights};
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
    let start_of = |column: Column, count: u16| {
        let cards = position.column(column).cards().len();
        cards.saturating_sub(usize::from(count))
    };
    let mut highlights = Highlights(model.selection.recent.clone());
    if let Some(hint) = model.selection.hint {
        let run = u16::from(session.rules().pack().highest().number());
        highlights.0.extend(hint_highlights(hint, run, &start_of));
    }
    for pile in model.selection.targets(session) {
        let from = match pile {
            PileRef::Column(column) => start_of(column, 1),
            _ => 0,
        };
        highlights.add(pile, from, Look::Target);
    }
    if let Some(cursor) = model.selection.cursor {
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
        highlights.add(cursor.pile, from, Look::Cursor);
    }
    match session.hand() {
        Some(Hand::Cards { from, count }) => {
            highlights.add(PileRef::Column(from), start_of(from, count), Look::InHand);
        }
        Some(Hand::Reserve { slot }) => highlights.add(PileRef::Reserve(slot), 0, Look::InHand),
        None => {}
    }
    highlights
}

fn hint_highlights(
    hint: Move,
    run: u16,
    start_of: &dyn Fn(Column, u16) -> usize,
) -> Vec<Highlight> {
    let highlight = |pile, from| Highlight {
        pile,
        from,
        look: Look::Hinted,
    };
    let column = |column, count| highlight(PileRef::Column(column), start_of(column, count));
    match hint {
        Move::Shift { from, to, count } => vec![column(from, count), column(to, 1)],
        Move::ToFoundation { from, slot } => {
            vec![column(from, 1), highlight(PileRef::Foundation(slot), 0)]
        }
        Move::ToReserve { from, slot } => {
            vec![column(from, 1), highlight(PileRef::Reserve(slot), 0)]
        }
        Move::FromReserve { slot, to } => vec![highlight(PileRef::Reserve(slot), 0), column(to, 1)],
        Move::Collect { from } => vec![column(from, run), highlight(PileRef::Collected, 0)],
        Move::Deal => vec![highlight(PileRef::Stock, 0)],
    }
}

/// The cards being dragged, at the pointer.
fn draw_hand(model: &Model, session: &Session, canvas: &mut Canvas<'_>, area: Rect) {
    let (Some((x, y)), Some(hand)) = (model.selection.pointer.drags_at, session.hand()) else {
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
        let text = format!(" {} ", padded(&full_card_text(model.theme, card), 3));
        let style = model.theme.card(card, Look::InHand);
        canvas.buffer.set_string(x, y.max(area.y), text, style);
    }
}
