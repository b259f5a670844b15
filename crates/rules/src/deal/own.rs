//! The project's own numbers.
//!
//! `docs/formats.md` specifies the shuffle for other programs. It never changes: a better one
//! would be a new scheme.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use super::blocks::shuffle;
use crate::card::Card;
use crate::knobs::Pack;

/// What the key begins with, so that no other use of a number shares its stream.
const TAG: &[u8; 24] = b"webspinner own numbers 1";

/// The shuffled pack of a number, in the suits of the game's file.
#[expect(clippy::unnecessary_wraps, reason = "the signature of every scheme")]
pub(super) fn cards(pack: &Pack, number: u128) -> Option<Vec<Card>> {
    let number = u64::try_from(number).expect("own numbers have 64 bits");
    let mut cards: Vec<Card> = pack.cards().collect();
    reorder(&mut cards, number);
    Some(cards)
}

fn reorder<T>(items: &mut [T], number: u64) {
    let mut words = ChaCha20Rng::from_seed(key(number));
    shuffle(items, |bound| below(bound, || words.next_u32()));
}

fn key(number: u64) -> [u8; 32] {
    let mut key = [0; 32];
    key[..24].copy_from_slice(TAG);
    key[24..].copy_from_slice(&number.to_le_bytes());
    key
}

/// A number below the bound, each as likely as any other: words of the incomplete last stretch
/// of `bound` numbers are passed over.
fn below(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    // 2^32 mod bound, in 32 bits.
    let incomplete = (u32::MAX % bound + 1) % bound;
    loop {
        let word = word();
        if word <= u32::MAX - incomplete {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(number: u64, count: usize) -> Vec<usize> {
        let mut items: Vec<usize> = (0..count).collect();
        reorder(&mut items, number);
        items
    }

    /// The test vectors of `docs/formats.md`, which come from an independent program.
    #[test]
    fn numbers_shuffle_as_the_specification_says() {
        let expected: [(u64, [usize; 13]); 5] = [
            (0, [4, 1, 12, 3, 7, 8, 5, 2, 9, 10, 6, 11, 0]),
            (1, [1, 6, 9, 7, 12, 10, 8, 4, 3, 11, 0, 2, 5]),
            (14_934, [1, 6, 11, 10, 7, 2, 3, 5, 8, 4, 9, 12, 0]),
            (9_999_999_999, [0, 7, 1, 4, 9, 10, 2, 5, 6, 8, 3, 11, 12]),
            (u64::MAX, [7, 2, 3, 4, 11, 1, 10, 8, 0, 6, 5, 12, 9]),
        ];
        for (number, order_of_13) in expected {
            assert_eq!(order(number, 13), order_of_13, "own:{number}");
        }
    }

    #[test]
    fn the_stream_of_number_one_starts_as_specified() {
        let mut words = ChaCha20Rng::from_seed(key(1));
        let first: [u32; 4] = std::array::from_fn(|_| words.next_u32());
        assert_eq!(first, [0x53a0_0640, 0x0502_bf3e, 0x954c_da75, 0xc322_549a]);
    }

    #[test]
    fn words_of_the_incomplete_stretch_are_passed_over() {
        // 2^32 is one more than a multiple of 3 and of 5, so only the last word is unfair.
        for bound in [3, 5] {
            let mut words = [u32::MAX, u32::MAX, u32::MAX - 1].into_iter();
            let drawn = below(bound, || words.next().expect("the third word is fair"));
            assert_eq!(drawn, bound - 1);
        }
        assert_eq!(
            below(4, || u32::MAX),
            3,
            "4 divides 2^32: no word is unfair"
        );
    }

    /// Pearson's sum of squared deviations from an even spread, in units of what is expected.
    fn deviation(counts: &[u32]) -> f64 {
        let expected = f64::from(counts.iter().sum::<u32>())
            / f64::from(u32::try_from(counts.len()).expect("few cells"));
        let squared = |&count: &u32| (f64::from(count) - expected).powi(2) / expected;
        counts.iter().map(squared).sum()
    }

    #[test]
    fn every_order_of_four_cards_is_equally_frequent() {
        let mut counts = [0_u32; 256];
        for number in 0..24_000 {
            let order = order(number, 4);
            counts[order.iter().fold(0, |code, item| code * 4 + item)] += 1;
        }
        let seen: Vec<u32> = counts.into_iter().filter(|count| *count > 0).collect();
        assert_eq!(seen.len(), 24);
        // 23 degrees of freedom: an even shuffle exceeds 49.7 once in a thousand times.
        assert!(deviation(&seen) < 49.7, "{}", deviation(&seen));
    }

    #[test]
    fn every_card_is_equally_frequent_at_every_place() {
        let mut counts = vec![[0_u32; 52]; 52];
        for number in 0..20_800 {
            for (place, item) in order(number, 52).into_iter().enumerate() {
                counts[place][item] += 1;
            }
        }
        let worst = counts.iter().map(|row| deviation(row)).fold(0.0, f64::max);
        // 51 degrees of freedom: the worst of 52 even rows exceeds 104.5 once in a thousand times.
        assert!(worst < 104.5, "{worst}");
    }
}
