//! Deals that chance draws from a list.

use serde::{Deserialize, Serialize};
use webspinner_solver::mixed;

/// A number of different deals of a list, drawn at random.
///
/// The list is shuffled, and the sample is its beginning: a larger sample with the same seed begins
/// with a smaller one. The same seed draws the same deals in every version, on every machine.
///
/// The shuffle is a Feistel network of [`ROUNDS`](Self::ROUNDS) rounds over numbers of `2b` bits,
/// where `b` is the smallest number from 1 up with `4^b` at least the length of the list. Its round
/// function is the mixing step of `SplitMix64`. A place outside of the list is shuffled again,
/// until one inside is reached. `docs/surveys.md` has it in Python.
// CITE: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014 (SplitMix64);
// Black and Rogaway, "Ciphers with Arbitrary Finite Domains", 2002 (cycle walking).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sample {
    count: u64,
    seed: u64,
}

/// The golden ratio, by which the states of `SplitMix64` are apart.
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

impl Sample {
    /// The rounds of the network. Four would do for numbers that nobody tries to guess; twice as
    /// many cost nothing beside the search of a deal.
    pub const ROUNDS: u64 = 8;

    /// This many deals, drawn with this seed.
    #[must_use]
    pub fn new(count: u64, seed: u64) -> Self {
        Self { count, seed }
    }

    /// How many deals are drawn.
    #[must_use]
    pub fn count(self) -> u64 {
        self.count
    }

    /// The seed.
    #[must_use]
    pub fn seed(self) -> u64 {
        self.seed
    }

    /// The place, in a list of `of` deals, of the deal that is drawn at a place in the sample.
    pub(crate) fn place(self, index: u64, of: u64) -> Option<u64> {
        (index < self.count.min(of)).then(|| self.walk(index, of, Self::forward))
    }

    /// The place in the sample of the deal at a place in a list of `of` deals, if it is drawn.
    pub(crate) fn index_of(self, place: u64, of: u64) -> Option<u64> {
        let index = (place < of).then(|| self.walk(place, of, Self::backward))?;
        (index < self.count).then_some(index)
    }

    /// Shuffles a number until it is below `of`. It ends, because the number itself is, and a
    /// shuffle comes back to where it began.
    fn walk(self, number: u64, of: u64, step: fn(Self, u64, u32) -> u64) -> u64 {
        let bits = (1..32).find(|bits| 1 << (2 * bits) >= of).unwrap_or(32);
        let mut number = step(self, number, bits);
        while number >= of {
            number = step(self, number, bits);
        }
        number
    }

    fn forward(self, number: u64, bits: u32) -> u64 {
        let (mut left, mut right) = (number >> bits, number & mask(bits));
        for round in 1..=Self::ROUNDS {
            (left, right) = (right, left ^ self.round(round, right, bits));
        }
        left << bits | right
    }

    fn backward(self, number: u64, bits: u32) -> u64 {
        let (mut left, mut right) = (number >> bits, number & mask(bits));
        for round in (1..=Self::ROUNDS).rev() {
            (left, right) = (right ^ self.round(round, left, bits), left);
        }
        left << bits | right
    }

    fn round(self, round: u64, half: u64, bits: u32) -> u64 {
        let key = mixed(self.seed.wrapping_add(round.wrapping_mul(GOLDEN)));
        mixed(key.wrapping_add(half)) & mask(bits)
    }
}

fn mask(bits: u32) -> u64 {
    (1 << bits) - 1
}

#[cfg(test)]
mod tests {
    use proptest::prelude::{prop_assert_eq, proptest};

    use super::*;

    fn drawn(count: u64, seed: u64, of: u64) -> Vec<u64> {
        let sample = Sample::new(count, seed);
        let places = (0..count).map_while(|index| sample.place(index, of));
        places.collect()
    }

    #[test]
    fn the_same_deals_are_drawn_in_every_version() {
        assert_eq!(drawn(6, 1, 1000), [249, 1, 382, 648, 545, 53]);
        let far = [994_357_380, 23_159_423, 224_855_304, 527_056_017];
        assert_eq!(drawn(4, 1, 1_000_000_000), far);
        assert_eq!(drawn(3, u64::MAX, 3), [0, 2, 1]);
    }

    #[test]
    fn a_larger_sample_begins_with_a_smaller_one_and_seeds_differ() {
        let large = drawn(100, 7, 5000);
        assert_eq!(large[..40], drawn(40, 7, 5000));
        let other = drawn(100, 8, 5000);
        let both = large.iter().filter(|place| other.contains(place)).count();
        assert!(both < 10, "{both}");
    }

    #[test]
    fn every_deal_is_drawn_about_as_often_as_any_other() {
        // A hundred deals in 2000 samples of ten: 200 times each, with a deviation of 13.4.
        let mut times = [0_u32; 100];
        for seed in 0..2000 {
            for place in drawn(10, seed, 100) {
                times[usize::try_from(place).unwrap()] += 1;
            }
        }
        assert_eq!(times.iter().sum::<u32>(), 20_000);
        assert!(
            times.iter().all(|times| (140..260).contains(times)),
            "{times:?}"
        );
    }

    proptest! {
        #[test]
        fn a_whole_sample_has_every_deal_once(of in 1_u64..300, seed in proptest::num::u64::ANY) {
            let sample = Sample::new(of, seed);
            let mut all = drawn(of, seed, of);
            for (index, place) in (0..).zip(&all) {
                prop_assert_eq!(sample.index_of(*place, of), Some(index));
            }
            all.sort_unstable();
            prop_assert_eq!(all, (0..of).collect::<Vec<_>>());
        }
    }
}
