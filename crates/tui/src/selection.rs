//! What the player is pointing at and holding: cursor, hint, cards picked up, a move being typed.

use webspinner_rules::{Column, Move};
use webspinner_table::{Carried, Hand, PileRef, Session};

use crate::cursor::Cursor;
use crate::draw::highlights::Highlight;
use crate::keys::Action;
use crate::text_field::TextField;

/// What stands out on the table, and what the next key refers to.
#[derive(Debug, Default)]
pub(crate) struct Selection {
    pub(crate) cursor: Option<Cursor>,
    /// Whether all cards that could be lifted are in hand; if so, as many move as fit.
    pub(crate) hand_is_whole: bool,
    /// The move that is pointed out.
    pub(crate) hint: Option<Move>,
    /// The cards that moved last.
    pub(crate) recent: Vec<Highlight>,
    /// The first half of a command: which foundation or reserve comes next.
    pub(crate) prefix: Option<Action>,
    /// A move being typed.
    pub(crate) typing: Option<TextField>,
    pub(crate) pointer: Pointer,
}

/// What the mouse is doing.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pointer {
    /// Where a button went down on cards now in hand: the cell, and the pile.
    pub(crate) pressed: Option<((u16, u16), PileRef)>,
    /// Where the cards in hand are drawn while they are dragged.
    pub(crate) drags_at: Option<(u16, u16)>,
}

impl Selection {
    pub(crate) fn hide_cursor(&mut self) {
        self.cursor = None;
    }

    pub(crate) fn show_cursor(&mut self) {
        self.cursor
            .get_or_insert(Cursor::on(PileRef::Column(Column::at(0))));
    }

    /// The column under the cursor.
    pub(crate) fn column(&self) -> Option<Column> {
        self.cursor.and_then(Cursor::column)
    }

    /// How many cards are in hand, if the player chose the number.
    pub(crate) fn exact_count(&self, session: &Session) -> Option<u16> {
        match session.hand()? {
            Hand::Cards { count, .. } if !self.hand_is_whole => Some(count),
            _ => None,
        }
    }

    /// How many of the cards in hand a pile takes, if all that can be lifted are in hand.
    pub(crate) fn fitting_count(&self, session: &Session, pile: PileRef) -> Option<u16> {
        let targets = self.whole_targets(session).into_iter();
        let counts = targets.filter(|(target, _)| *target == pile);
        counts.map(|(_, count)| count).max()
    }

    /// Where some of the cards in hand may go, and how many, if all that can be lifted are in hand.
    fn whole_targets(&self, session: &Session) -> Vec<(PileRef, u16)> {
        let Some(Hand::Cards { from: own, .. }) = session.hand().filter(|_| self.hand_is_whole)
        else {
            return Vec::new();
        };
        let legal = session.view().legal_moves().into_iter();
        let carried = legal.map(|legal| Carried::by(session.rules(), legal.get()));
        let own = carried.filter(|carried| carried.from == PileRef::Column(own));
        own.filter_map(|own| Some((own.to?, own.count))).collect()
    }

    /// Everywhere the cards in hand may go.
    pub(crate) fn targets(&self, session: &Session) -> Vec<PileRef> {
        if !self.hand_is_whole {
            return session.targets();
        }
        let mut piles: Vec<PileRef> = Vec::new();
        for (pile, _) in self.whole_targets(session) {
            if !piles.contains(&pile) {
                piles.push(pile);
            }
        }
        piles
    }
}
