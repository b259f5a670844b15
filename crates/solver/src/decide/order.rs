//! Which position to look at first. No order is wrong: it only makes wins come sooner.

use crate::problem::{Problem, has, rank};
use crate::state::State;

/// What each pair of neighbours in a column is worth.
#[derive(Debug)]
pub(crate) struct Order {
    pairs: Vec<i32>,
    highest: u8,
    cards: i32,
}

/// Neighbours that are lifted and leave together, those that lie as they may be placed, and others.
const JOINED: i32 = 4;
const PLACED: i32 = 1;
const BROKEN: i32 = -3;
/// A face-down card; a vacancy; the highest card at the bottom of its column.
const HIDDEN: i32 = -6;
const VACANCY: i32 = 6;
const KING: i32 = 3;
/// A card that has left the table.
const GONE: i32 = 8;

impl Order {
    pub(crate) fn new(problem: &Problem) -> Self {
        let pair = |(upper, lower): (u8, u8)| {
            if has(problem.joins[usize::from(upper)], lower) {
                JOINED
            } else if has(problem.place[usize::from(upper)], lower) {
                PLACED
            } else {
                BROKEN
            }
        };
        Self {
            pairs: (0..64)
                .flat_map(|upper| (0..64).map(move |lower| (upper, lower)))
                .map(pair)
                .collect(),
            highest: problem.highest,
            cards: i32::try_from(problem.rules.pack().size()).expect("a pack is small"),
        }
    }

    /// What it is worth that one card lies on another.
    #[inline]
    pub(crate) fn pair(&self, upper: u8, lower: u8) -> i32 {
        self.pairs[usize::from(upper) << 6 | usize::from(lower)]
    }

    /// What it is worth that a card, or none, lies at the bottom of a column.
    #[inline]
    pub(crate) fn bottom(&self, card: Option<&u8>) -> i32 {
        card.map_or(
            VACANCY,
            |&card| if rank(card) == self.highest { KING } else { 0 },
        )
    }

    /// What it is worth that a card turns up.
    #[inline]
    pub(crate) const fn turned_up() -> i32 {
        -HIDDEN
    }

    /// What a position is worth.
    pub(crate) fn score(&self, problem: &Problem, state: &State) -> i32 {
        let columns = (0..state.columns()).map(|index| {
            let column = state.column(index);
            let pairs = column.windows(2).map(|pair| self.pair(pair[0], pair[1]));
            let hidden = i32::try_from(state.face_down(index)).expect("a column is short");
            pairs.sum::<i32>() + self.bottom(column.first()) + HIDDEN * hidden
        });
        let left = state.cards_in_columns() + state.stock(problem).len();
        let left = i32::try_from(left).expect("a pack is small");
        columns.sum::<i32>() + GONE * (self.cards - left)
    }

    /// The score as a number that is not negative, for scores of positions that can occur.
    #[inline]
    pub(crate) fn place(&self, score: i32) -> usize {
        let least = self.cards * (HIDDEN + BROKEN);
        usize::try_from(score - least).unwrap_or(0)
    }
}
