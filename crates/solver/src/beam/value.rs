//! The value and the fingerprint of a position, column by column.
//!
//! Both are read from the bottom of a column up, so what a column is worth without its last cards,
//! or with some more, is known from a few numbers; most moves are valued without being made.

use super::weights::Weights;
use crate::problem::{Problem, has, rank};
use crate::random::mixed;
use crate::state::State;

/// A column, read up to some card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Prefix {
    pub(super) value: i32,
    /// The last card; 0 where nothing was read.
    end: u8,
    /// How many cards of the last run are joined to the one under them.
    joins: u8,
    /// How many cards at the end are in order as a collected run is.
    run: u16,
    /// Whether face-down cards lie at the bottom.
    hidden: bool,
    hash: u64,
    /// What the column adds to the fingerprint of a crowd: the mixed fingerprint up to the last
    /// card that is out of order or lies on a face-down card, and the sum of those of the cards
    /// after it.
    crowd: u64,
}

/// What one position is worth, in the way it was added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Total {
    pub(super) value: i32,
    pub(super) hash: u64,
    /// The fingerprint of the crowd that the position belongs to.
    pub(super) crowd: u64,
}

impl Total {
    /// The same with one more column.
    #[inline]
    pub(super) fn with(self, column: Prefix) -> Self {
        Self {
            value: self.value + column.value,
            hash: self.hash.wrapping_add(column.fingerprint()),
            crowd: self.crowd.wrapping_add(column.crowd),
        }
    }

    /// The same with one column less.
    #[inline]
    pub(super) fn without(self, column: Prefix) -> Self {
        Self {
            value: self.value - column.value,
            hash: self.hash.wrapping_sub(column.fingerprint()),
            crowd: self.crowd.wrapping_sub(column.crowd),
        }
    }
}

/// Values positions of one problem by one set of weights.
#[derive(Clone, Debug)]
pub(super) struct Valuer<'p> {
    pub(super) problem: &'p Problem,
    pub(super) weights: Weights,
    vacancies: Vec<i32>,
}

impl<'p> Valuer<'p> {
    pub(super) fn new(problem: &'p Problem, weights: Weights) -> Self {
        let grown = |worth: &i32| Some(worth.saturating_mul(weights.vacancy_growth) / 100);
        let worths = std::iter::successors(Some(weights.vacancy), grown);
        let sums = worths.scan(0, |sum: &mut i32, worth| {
            let before = *sum;
            *sum = sum.saturating_add(worth).min(1_000_000);
            Some(before)
        });
        Self {
            problem,
            weights,
            vacancies: sums.take(problem.columns() + 1).collect(),
        }
    }

    /// The value of this many vacancies.
    #[inline]
    pub(super) fn vacancies(&self, number: usize) -> i32 {
        self.vacancies[number]
    }

    /// A column; only its face-down cards were read.
    pub(super) fn face_down(&self, cards: &[u8]) -> Prefix {
        let Some(number) = i32::try_from(cards.len()).ok().filter(|&number| number > 0) else {
            return Prefix::default();
        };
        let hash = (cards.iter()).fold(cards.len() as u64, |hash, &card| step(hash, card));
        Prefix {
            value: self.weights.hidden_card * number + self.weights.hidden_column,
            hidden: true,
            hash,
            crowd: mixed(hash),
            ..Prefix::default()
        }
    }

    /// Reads one more open card.
    #[inline]
    pub(super) fn read(&self, below: Prefix, card: u8) -> Prefix {
        let (problem, weights) = (self.problem, &self.weights);
        let upper = usize::from(below.end);
        let hash = step(below.hash, card);
        let in_order = if below.end == 0 {
            !below.hidden
        } else {
            has(problem.place[upper], card)
        };
        let mut read = Prefix {
            end: card,
            hash,
            run: 1,
            crowd: if in_order {
                (below.crowd).wrapping_add(LOOSE[usize::from(card)])
            } else {
                mixed(hash)
            },
            ..below
        };
        if below.end == 0 {
            read.joins = 0;
            read.value += if below.hidden {
                weights.run_on_hidden
            } else if rank(card) == problem.highest {
                weights.king_at_bottom
            } else {
                0
            };
            return read;
        }
        if has(problem.collect[upper], card) {
            read.run = below.run + 1;
        }
        if has(problem.joins[upper], card) {
            read.joins += 1;
            let joins = i32::from(read.joins);
            read.value += weights.join + weights.join_squared * (2 * joins - 1);
            return read;
        }
        read.joins = 0;
        if below.hidden {
            read.value += weights.run_on_hidden;
        }
        read.value += if in_order {
            weights.sequence
        } else if rank(card) > rank(below.end) {
            weights.out_of_order + weights.buries_lower
        } else {
            weights.out_of_order
        };
        read
    }

    /// Whether the column ends in a run that leaves or may leave.
    #[inline]
    pub(super) fn is_finished(&self, read: Prefix) -> bool {
        read.run >= u16::from(self.problem.highest)
            && (rank(read.end) == 1 || self.problem.collects_any_start())
    }

    /// Reads a whole column.
    pub(super) fn column(&self, state: &State, index: usize) -> Prefix {
        let (hidden, open) = state.column(index).split_at(state.face_down(index));
        let start = self.face_down(hidden);
        open.iter()
            .fold(start, |below, &card| self.read(below, card))
    }

    /// The value and the fingerprint of a state.
    pub(super) fn total(&self, state: &State) -> Total {
        // Which reserve holds which card makes no difference.
        let held = state.in_reserve().map(|card| mixed(u64::from(card)));
        let held = Self::hash_off_columns(state, held.fold(0, u64::wrapping_add));
        // A card that may come back is as loose as one in a column.
        let crowd = if self.problem.rules.reserves_take_cards() {
            let loose = state.in_reserve().map(|card| LOOSE[usize::from(card)]);
            loose.fold(Self::hash_off_columns(state, 0), u64::wrapping_add)
        } else {
            held
        };
        let start = Total {
            value: self.vacancies(state.vacancies()) + self.off_columns(state),
            hash: held,
            crowd,
        };
        (0..state.columns()).fold(start, |total, index| total.with(self.column(state, index)))
    }

    /// What collected runs, foundations and reserves are worth.
    fn off_columns(&self, state: &State) -> i32 {
        let founded: usize = state
            .foundations()
            .iter()
            .map(|pile| usize::from(pile.count))
            .sum();
        let pack = self.problem.rules.pack().size();
        let reserves = state.in_reserve().count();
        let on_table = state.cards_in_columns() + state.stock(self.problem).len() + reserves;
        let collected = (pack - on_table - founded) / usize::from(self.problem.highest);
        let worth = |number: usize, weight: i32| {
            i32::try_from(number).expect("a game has no more than 520 cards") * weight
        };
        worth(founded, self.weights.founded)
            + worth(reserves, self.weights.reserve)
            + worth(collected, self.weights.collected_run)
    }

    fn hash_off_columns(state: &State, reserves: u64) -> u64 {
        let foundations = state.foundations().iter();
        let founded = foundations.fold(reserves, |hash, pile| {
            step(step(hash, pile.first), pile.count)
        });
        mixed(step(founded, 0x7f).wrapping_add(state.dealt() as u64))
    }
}

impl Prefix {
    /// What the column adds to the fingerprint of a position. The order of columns does not count:
    /// positions that differ in nothing else look alike to the search.
    #[inline]
    fn fingerprint(self) -> u64 {
        if self.hash == 0 { 0 } else { mixed(self.hash) }
    }
}

/// What each card that lies in order adds to the fingerprint of a crowd, wherever it lies.
static LOOSE: [u64; 64] = {
    let mut loose = [0; 64];
    let mut card = 0;
    while card < loose.len() {
        loose[card] = mixed(card as u64 + 1);
        card += 1;
    }
    loose
};

/// One more card in the fingerprint of a column.
#[inline]
fn step(hash: u64, card: u8) -> u64 {
    (hash.rotate_left(7) ^ u64::from(card)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
