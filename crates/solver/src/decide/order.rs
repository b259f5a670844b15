//! Which position to look at first. No order is wrong: it only makes wins come sooner.

use crate::problem::{Problem, has, rank};
use crate::random::vary;
use crate::state::State;

/// The weights that make up the value of a position.
#[derive(Clone, Copy, Debug)]
struct Worths {
    /// Neighbours that are lifted and leave together, those that lie as they may be placed, and
    /// others.
    joined: i32,
    placed: i32,
    broken: i32,
    /// A face-down card; a vacancy; the highest card at the bottom of its column.
    hidden: i32,
    vacancy: i32,
    king: i32,
    /// A card that has left the table.
    gone: i32,
}

impl Worths {
    const PLAIN: Self = Self {
        joined: 40,
        placed: 10,
        broken: -30,
        hidden: -60,
        vacancy: 60,
        king: 30,
        gone: 80,
    };

    /// The same, varied as `seed` says; seed 0 changes nothing.
    fn varied(seed: u64) -> Self {
        let mut worths = Self::PLAIN;
        let all = [
            &mut worths.joined,
            &mut worths.placed,
            &mut worths.broken,
            &mut worths.hidden,
            &mut worths.vacancy,
            &mut worths.king,
            &mut worths.gone,
        ];
        vary(all, 40, seed);
        worths
    }
}

/// The value of each position.
#[derive(Debug)]
pub(crate) struct Order {
    worths: Worths,
    pairs: Vec<i32>,
    highest: u8,
    cards: i32,
}

impl Order {
    /// The order for a problem, a different one for each seed.
    pub(crate) fn new(problem: &Problem, seed: u64) -> Self {
        let worths = Worths::varied(seed);
        let pair = |(upper, lower): (u8, u8)| {
            if has(problem.joins[usize::from(upper)], lower) {
                worths.joined
            } else if has(problem.place[usize::from(upper)], lower) {
                worths.placed
            } else {
                worths.broken
            }
        };
        Self {
            worths,
            pairs: (0..64)
                .flat_map(|upper| (0..64).map(move |lower| (upper, lower)))
                .map(pair)
                .collect(),
            highest: problem.highest,
            cards: i32::try_from(problem.rules.pack().size()).expect("a pack is small"),
        }
    }

    /// The value of one card on another.
    #[inline]
    pub(crate) fn pair(&self, upper: u8, lower: u8) -> i32 {
        self.pairs[usize::from(upper) << 6 | usize::from(lower)]
    }

    /// The value of a card, or none, at the bottom of a column.
    #[inline]
    pub(crate) fn bottom(&self, card: Option<&u8>) -> i32 {
        match card {
            None => self.worths.vacancy,
            Some(&card) if rank(card) == self.highest => self.worths.king,
            Some(_) => 0,
        }
    }

    /// The value of turning a card up.
    #[inline]
    pub(crate) const fn turned_up(&self) -> i32 {
        -self.worths.hidden
    }

    /// The value of a position.
    pub(crate) fn score(&self, problem: &Problem, state: &State) -> i32 {
        let columns = (0..state.columns()).map(|index| {
            let column = state.column(index);
            let pairs = column.windows(2).map(|pair| self.pair(pair[0], pair[1]));
            let hidden = i32::try_from(state.face_down(index)).expect("a column is short");
            pairs.sum::<i32>() + self.bottom(column.first()) + self.worths.hidden * hidden
        });
        let mut left = state.cards_in_columns() + state.stock(problem).len();
        // Where they take cards, reserves are a way and no goal.
        if problem.rules.reserves_take_cards() {
            left += state.in_reserve().count();
        }
        let left = i32::try_from(left).expect("a pack is small");
        columns.sum::<i32>() + self.worths.gone * (self.cards - left)
    }

    /// The score as a number that is not negative, for scores of positions that can occur.
    #[inline]
    pub(crate) fn place(&self, score: i32) -> usize {
        let least = self.cards * (self.worths.hidden + self.worths.broken);
        usize::try_from(score - least).unwrap_or(0)
    }
}
