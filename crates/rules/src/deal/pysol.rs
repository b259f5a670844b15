//! The numbers of `PySolFC`.

use rand_mt::Mt;

use super::blocks::shuffled_from_end;
use super::ms;
use crate::card::Card;
use crate::knobs::Pack;

/// The largest number: ten to the twentieth.
pub(super) const LARGEST: u128 = 100_000_000_000_000_000_000;

/// Below it the numbers are Microsoft's.
const FIRST_OF_ITS_OWN: u128 = 32_000;

/// The shuffled pack of a number.
pub(super) fn cards(pack: &Pack, number: u128) -> Option<Vec<Card>> {
    if number < FIRST_OF_ITS_OWN {
        return ms::cards(pack, number);
    }
    let mut twister = Mt::new_with_key(words(number));
    let cards = ms::cards_in_order(pack);
    Some(shuffled_from_end(cards, |bound| {
        index_below(bound, fraction(&mut twister))
    }))
}

/// The 32-bit words of a number, the lowest first and none empty at the end.
// CITE: CPython, Modules/_randommodule.c, random_seed.
fn words(number: u128) -> impl Iterator<Item = u32> + Clone {
    let parts = (0..4).map(move |place| number >> (32 * place));
    parts
        .take_while(|&rest| rest != 0)
        .map(|rest| u32::try_from(rest & 0xffff_ffff).expect("it is masked"))
}

/// 53 random bits as a number from 0 up to but not including 1.
// CITE: Matsumoto and Nishimura, mt19937ar.c (2002), genrand_res53.
fn fraction(twister: &mut Mt) -> f64 {
    let (high, low) = (twister.next_u32() >> 5, twister.next_u32() >> 6);
    (f64::from(high) * 67_108_864.0 + f64::from(low)) / 9_007_199_254_740_992.0
}

/// In floating point, as Python computes it: an exact product may differ in its last bit.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the product is not negative, and below the bound"
)]
fn index_below(bound: u32, fraction: f64) -> u32 {
    (fraction * f64::from(bound)) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::float_cmp, reason = "the same bits, or other cards")]
    fn fractions_are_those_of_python() {
        // Two calls of random() on random.Random(number), as CPython 3 prints them.
        let expected = [
            (32_000, [0.372_172_316_299_341_8, 0.841_331_862_163_047_1]),
            (
                1 << 32,
                [0.112_994_300_956_364_09, 0.417_828_864_862_928_36],
            ),
            (1 << 64, [0.977_646_274_383_850_5, 0.371_110_596_448_160_8]),
            (
                LARGEST,
                [0.018_195_028_987_988_637, 0.541_745_488_704_725_9],
            ),
        ];
        for (number, fractions) in expected {
            let mut twister = Mt::new_with_key(words(number));
            assert_eq!(
                [(); 2].map(|()| fraction(&mut twister)),
                fractions,
                "{number}"
            );
        }
    }

    #[test]
    fn a_number_is_cut_into_words_lowest_first() {
        let cut = |number| words(number).collect::<Vec<u32>>();
        assert_eq!(cut(32_000), [32_000]);
        assert_eq!(cut(1 << 64), [0, 0, 1]);
        assert_eq!(cut(LARGEST), [0x6310_0000, 0x6bc7_5e2d, 5]);
    }

    #[test]
    fn the_largest_fraction_stays_below_every_bound() {
        let largest = 1.0 - f64::EPSILON / 2.0;
        for bound in 1..=520 {
            assert_eq!(index_below(bound, largest), bound - 1);
        }
    }
}
