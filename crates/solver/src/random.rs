//! Numbers that look random and are the same in every run.

/// Numbers that look random and are the same for the same seed.
// CITE: Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014 (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// The next 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    /// A number less than this one, which is small; 0 if it is 0.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.bits() >> 33).unwrap_or(0) % end.max(1)
    }
}

/// Changes each weight by up to `percent`, in steps of one percent, as `seed` says; seed 0 changes
/// nothing.
pub(crate) fn vary<const N: usize>(weights: [&mut i32; N], percent: u8, seed: u64) {
    if seed == 0 {
        return;
    }
    let mut random = Random(seed);
    for weight in weights {
        let up = random.bits() % (2 * u64::from(percent) + 1);
        let up = i32::try_from(up).expect("at most twice the percentage");
        *weight = *weight * (100 - i32::from(percent) + up) / 100;
    }
}

/// Spreads every bit of a word over all others; no two words become one.
// CITE: Stafford's variant 13 of the MurmurHash3 finalizer.
#[inline]
pub const fn mixed(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        let mut random = Random(1_234_567);
        let numbers: Vec<u64> = (0..3).map(|_| random.bits()).collect();
        // CITE: the test vector that goes with many implementations, among them Rosetta Code's.
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(numbers, published);
    }

    #[test]
    fn weights_vary_within_their_bounds_and_not_with_seed_0() {
        let varied = |seed| {
            let mut weights = [1000; 40];
            vary(weights.each_mut(), 25, seed);
            weights
        };
        assert_eq!(varied(0), [1000; 40]);
        let weights = varied(1);
        assert!(weights.iter().all(|weight| (750..=1250).contains(weight)));
        assert!(weights.iter().any(|weight| *weight < 800), "{weights:?}");
        assert!(weights.iter().any(|weight| *weight > 1200), "{weights:?}");
        assert_ne!(weights, varied(2));
    }
}
