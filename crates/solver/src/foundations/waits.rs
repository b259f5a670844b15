//! Cards that wait for one another in a circle.

use super::late::late;
use crate::problem::{Problem, has};
use crate::state::State;

/// A set of cards, by their codes.
type Cards = u64;

/// Whether some card can never leave its place, so that the position is lost. If the answer is no,
/// the position may still be lost.
///
/// Say that a card is *free* when it may leave its place for the first time, by the rules below,
/// and *open* when every card that lies on it now is free. A card is free if it is open and
///
/// 1. all cards before it on its foundation are open, and the row rule does not keep its column
///    from that foundation; or
/// 2. a card that it may lie on is *at hand*: open, and in another column, or on the same column
///    above it and able to lie on a card at hand.
///
/// **Proof** that a position is lost unless all cards are open. Take a win from a position to which
/// no row comes. Go through the cards in the order in which they leave the places they have now,
/// and assume that all that left before a card were free. All that lay on it left before it, so it
/// is open. If it leaves for its foundation, those that come before it there are gone, so they were
/// ends of columns once; a card that is an end has nothing on it, so all that lies on it now has
/// left: it is open. Then rule 1 holds. Else it is placed on some card, the end of another column
/// and therefore open. If that card lies in another column now, it is at hand. If not, it lay above
/// in the same column and has left it for the column where it is now. Follow that column downwards:
/// each card on the way that came from above our card was once placed on the one below it. The
/// bottom card of a column never comes from another one, for vacancies are never filled; so the way
/// ends at a card that has another place now, and that was the end of a column once. It is at hand,
/// and from there up so are all others. Then rule 2 holds. In a win every card leaves its place, so
/// every card is open.
///
/// Rules 1 and 2 hold for more cards the more of them are free, so the cards are gone through until
/// nothing changes.
pub(crate) fn shuts_in(problem: &Problem, state: &State) -> bool {
    if !late(problem, state) {
        return false;
    }
    Waits::new(problem, state).last()
}

struct Waits<'a> {
    problem: &'a Problem,
    state: &'a State,
    /// How many cards of each column are not free.
    heights: [usize; COLUMNS_MAX],
    /// The cards of each column that are free.
    free: [Cards; COLUMNS_MAX],
    open: Cards,
    /// For each suit the first card on its foundation that is not open.
    next: [Option<u8>; 4],
    /// For each suit the slot of its foundation, if it has one.
    slots: [Option<usize>; 4],
    /// For each suit whether it is built up; `None` as long as that is not settled.
    ascends: [Option<bool>; 4],
}

/// No game has more columns.
const COLUMNS_MAX: usize = 30;

impl<'a> Waits<'a> {
    fn new(problem: &'a Problem, state: &'a State) -> Self {
        let mut waits = Self {
            problem,
            state,
            heights: [0; COLUMNS_MAX],
            free: [0; COLUMNS_MAX],
            open: 0,
            next: [None; 4],
            slots: [None; 4],
            ascends: [0, 1, 2, 3].map(|suit| state.ascends(problem, suit)),
        };
        for suit in 0..4_u8 {
            let at = usize::from(suit);
            waits.next[at] =
                waits.ascends[at].map(|up| suit << 4 | if up { 1 } else { problem.highest });
        }
        for (slot, foundation) in state.foundations().iter().enumerate() {
            if foundation.first != 0 {
                let suit = usize::from(foundation.first >> 4);
                waits.slots[suit] = Some(slot);
                waits.next[suit] = foundation.next(problem);
            }
        }
        for index in 0..state.columns() {
            waits.heights[index] = state.column(index).len();
            waits.open |= state.end(index).map_or(0, |end| 1 << end);
        }
        waits
    }

    /// Whether some card is not open when nothing changes any more.
    fn last(mut self) -> bool {
        loop {
            self.build();
            let mut changes = false;
            for index in 0..self.state.columns() {
                changes |= self.clear(index);
            }
            if !changes {
                return self.heights.iter().any(|&height| height > 1);
            }
        }
    }

    /// Notes how far the foundations get with the open cards.
    fn build(&mut self) {
        for suit in 0..4 {
            let Some(up) = self.ascends[suit] else {
                continue;
            };
            while let Some(card) = self.next[suit].filter(|&card| has(self.open, card)) {
                let next = if up { card + 1 } else { card - 1 };
                let exists = (1..=self.problem.highest).contains(&(next & 15));
                self.next[suit] = exists.then_some(next);
            }
        }
    }

    /// Frees cards of a column from its end; says whether there were any.
    fn clear(&mut self, index: usize) -> bool {
        let column = self.state.column(index);
        let before = self.heights[index];
        while let Some(&card) = column[..self.heights[index]].last() {
            if !self.goes_to_foundation(index, card) && !self.is_placed(index, card) {
                break;
            }
            self.free[index] |= 1 << card;
            self.heights[index] -= 1;
            if let Some(&below) = column[..self.heights[index]].last() {
                self.open |= 1 << below;
            }
        }
        self.heights[index] != before
    }

    /// Rule 1. The card itself is open, so the foundation passes it if it gets that far.
    fn goes_to_foundation(&self, index: usize, card: u8) -> bool {
        let suit = usize::from(card >> 4);
        let Some(up) = self.ascends[suit] else {
            return true;
        };
        let comes_so_far = match self.next[suit] {
            Some(next) => next == card || (next > card) == up,
            None => true,
        };
        comes_so_far
            && self.slots[suit].is_none_or(|slot| self.state.row_allows(self.problem, index, slot))
    }

    /// Rule 2.
    fn is_placed(&self, index: usize, card: u8) -> bool {
        let takes = |set: Cards, card: u8| {
            let mut ends = set;
            while ends != 0 {
                let end = ends.trailing_zeros();
                if has(self.problem.place[end as usize], card) {
                    return true;
                }
                ends &= ends - 1;
            }
            false
        };
        if !takes(self.open & !(1 << card), card) {
            return false;
        }
        let above = self.free[index];
        let (mut at_hand, mut rest) = (self.open & !above & !(1 << card), above);
        loop {
            if takes(at_hand, card) {
                return true;
            }
            let mut found = 0;
            let mut others = rest;
            while others != 0 {
                let other = others.trailing_zeros();
                if takes(at_hand, u8::try_from(other).expect("a code of a card")) {
                    found |= 1 << other;
                }
                others &= others - 1;
            }
            if found == 0 {
                return false;
            }
            at_hand |= found;
            rest &= !found;
        }
    }
}
