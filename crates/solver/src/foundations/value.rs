//! How good a position looks to the search for wins.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::problem::{Problem, has, rank};
use crate::random::vary;
use crate::state::State;

/// The weight of everything that counts; higher is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Weights {
    /// A card on a foundation.
    founded: i32,
    /// A card on one that it may not be placed on.
    broken: i32,
    /// Added to that if it goes to its foundation later than the card under it.
    broken_late: i32,
    /// Added to that if it is one of the last two of its foundation.
    broken_last: i32,
    /// A card on one that it may be placed on.
    placed: i32,
    /// Added to that if it goes to its foundation just before the card under it.
    in_order: i32,
    /// A card that lies, at whatever height, under a later one of its own suit.
    under_own: i32,
    /// Each card on one that its foundation waits for, times how soon it is wanted.
    on_wanted: i32,
    /// How many cards of each foundation count as wanted. The next one counts this many times, the
    /// one after it once less, and so on.
    wanted: i32,
    /// An empty column.
    vacancy: i32,
    /// One of the last cards of a foundation at the bottom of a column.
    late_at_bottom: i32,
}

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    toml::from_str(include_str!("../../weights/foundations.toml"))
        .expect("the file of weights is tested")
});

impl Weights {
    /// The weights of the file, varied as `seed` says; seed 0 changes nothing.
    pub(super) fn varied(seed: u64) -> Self {
        let mut weights = *WEIGHTS;
        vary(weights.all_mut(), 40, seed);
        weights
    }

    /// Every weight but the number of wanted cards.
    fn all_mut(&mut self) -> [&mut i32; 10] {
        [
            &mut self.founded,
            &mut self.broken,
            &mut self.broken_late,
            &mut self.broken_last,
            &mut self.placed,
            &mut self.in_order,
            &mut self.under_own,
            &mut self.on_wanted,
            &mut self.vacancy,
            &mut self.late_at_bottom,
        ]
    }

    /// The value of a position.
    pub(super) fn value(&self, problem: &Problem, state: &State) -> i32 {
        let times = times(problem, state);
        let founded: i32 = state
            .foundations()
            .iter()
            .map(|at| i32::from(at.count))
            .sum();
        let columns =
            (0..state.columns()).map(|index| self.column(problem, &times, state.column(index)));
        self.founded * founded + columns.sum::<i32>()
    }

    fn column(&self, problem: &Problem, times: &[u8; 64], column: &[u8]) -> i32 {
        let Some(&bottom) = column.first() else {
            return self.vacancy;
        };
        let last = problem.highest;
        let time = |card: u8| i32::from(times[usize::from(card)]);
        let mut value = 0;
        if times[usize::from(bottom)] + 4 >= last {
            value += self.late_at_bottom;
        }
        let mut latest = [-1; 4];
        for (depth, at) in (0..).zip((0..column.len()).rev()) {
            let card = column[at];
            let suit = usize::from(card >> 4);
            if latest[suit] > time(card) {
                value -= self.under_own;
            }
            latest[suit] = latest[suit].max(time(card));
            value -= self.on_wanted * depth * (self.wanted - time(card)).max(0);
            let Some(&under) = at.checked_sub(1).and_then(|below| column.get(below)) else {
                continue;
            };
            if has(problem.place[usize::from(under)], card) {
                value += self.placed;
                let follows = under >> 4 == card >> 4 && time(under) == time(card) + 1;
                value += if follows { self.in_order } else { 0 };
            } else {
                value -= self.broken;
                value -= if time(card) > time(under) {
                    self.broken_late
                } else {
                    0
                };
                value -= if time(card) + 2 >= i32::from(last) {
                    self.broken_last
                } else {
                    0
                };
            }
        }
        value
    }
}

/// For each card, how many go to its foundation before it. While it is open from which end its
/// foundation is built, that is guessed: three more than there are from the nearer end.
fn times(problem: &Problem, state: &State) -> [u8; 64] {
    let mut times = [0; 64];
    for suit in 0..4_u8 {
        let begun = state
            .foundations()
            .iter()
            .find(|at| at.first != 0 && at.first >> 4 == suit);
        let gone = begun.map_or(0, |at| at.count);
        let ascends = state.ascends(problem, suit);
        for card in (1..=problem.highest).map(|rank| suit << 4 | rank) {
            let (up, down) = (rank(card) - 1, problem.highest - rank(card));
            times[usize::from(card)] = match ascends {
                Some(true) => up.saturating_sub(gone),
                Some(false) => down.saturating_sub(gone),
                None => up.min(down) + 3,
            };
        }
    }
    times
}
