//! Numbers that look random and are the same in every run.

/// A small generator for reproducible variation.
// CITE: Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014 (SplitMix64).
#[derive(Clone, Debug)]
pub(crate) struct SplitMix(pub(crate) u64);

impl SplitMix {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }
}

/// Spreads every bit of a word over all others; no two words become one.
// CITE: Stafford's variant 13 of the MurmurHash3 finalizer.
#[inline]
pub(crate) const fn mixed(word: u64) -> u64 {
    let word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        let mut random = SplitMix(1_234_567);
        let numbers: Vec<u64> = (0..3).map(|_| random.next()).collect();
        // CITE: the test vector that goes with many implementations, among them Rosetta Code's.
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(numbers, published);
    }
}
