//! The numbers of Microsoft's games.

use super::blocks::{Quarters, block_by_block, decks_of, shuffled_from_end};
use crate::card::{Card, Suit};
use crate::knobs::Pack;

/// The largest number: `PySolFC`, which goes on counting where Microsoft ends, keeps 33 bits.
pub(super) const LARGEST: u128 = (1 << 33) - 1;

const PAST_31_BITS: u64 = 1 << 31;
const PAST_32_BITS: u64 = 1 << 32;

/// The random numbers of Microsoft's C library.
// CITE: PySolFC, class LCRandom31, also for what it does beyond 31 bits.
pub(super) struct Rand {
    state: u32,
}

impl Rand {
    pub(super) fn new(seed: u32) -> Self {
        Self { state: seed }
    }

    /// Its next number, with the bit above the 15 that C programs see.
    fn sixteen_bits(&mut self) -> u32 {
        self.state = self.state.wrapping_mul(214_013).wrapping_add(2_531_011);
        self.state >> 16
    }

    /// Its next number, 15 bits.
    pub(super) fn fifteen_bits(&mut self) -> u32 {
        self.sixteen_bits() & 0x7fff
    }
}

/// The shuffled pack of a number.
#[expect(clippy::unnecessary_wraps, reason = "the signature of every scheme")]
pub(super) fn cards(pack: &Pack, number: u128) -> Option<Vec<Card>> {
    let number = u64::try_from(number).expect("the number is at most LARGEST");
    let low_bits = u32::try_from(number % PAST_32_BITS).expect("it is a remainder");
    let mut rand = Rand::new(low_bits);
    let mut next = move || match number {
        ..PAST_31_BITS => rand.fifteen_bits(),
        PAST_31_BITS..PAST_32_BITS => rand.fifteen_bits() | 0x8000,
        PAST_32_BITS.. => rand.sixteen_bits() + 1,
    };
    let cards = as_in_freecell(cards_in_order(pack));
    Some(shuffled_from_end(cards, |bound| next() % bound))
}

/// The pack as `PySolFC` builds it: deck after deck, and in games of fewer suits clubs, or clubs
/// and hearts. Packs that it does not know keep the order of the game's file.
pub(super) fn cards_in_order(pack: &Pack) -> Vec<Card> {
    use Suit::{Clubs, Diamonds, Hearts, Spades};
    let distinct = pack.distinct_suits();
    let quarters: Quarters = match distinct.len() {
        1 => [Clubs; 4],
        2 => [Clubs, Clubs, Hearts, Hearts],
        _ => [Clubs, Spades, Hearts, Diamonds],
    };
    if let Some(decks) = decks_of(pack, quarters) {
        return block_by_block(&quarters.repeat(decks), pack.highest());
    }
    let replaced = |card: Card| Card::new(card.rank(), in_unknown_pack(&distinct, card.suit()));
    pack.cards().map(replaced).collect()
}

/// The suit that stands for one of a pack that `PySolFC` does not know.
fn in_unknown_pack(distinct: &[Suit], suit: Suit) -> Suit {
    match distinct {
        [_] => Suit::Clubs,
        [black, red] if black.colour() != red.colour() => {
            if suit == *black {
                Suit::Clubs
            } else {
                Suit::Hearts
            }
        }
        _ => suit,
    }
}

/// A pack of 52 cards rank by rank, the four blocks in the order first, last, third, second, so
/// that games of one deck share the deals of Microsoft's `FreeCell`.
fn as_in_freecell(cards: Vec<Card>) -> Vec<Card> {
    if cards.len() != 52 {
        return cards;
    }
    let card = |index: usize| [0, 39, 26, 13].map(|block| cards[block + index]);
    (0..13).flat_map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Rank;

    fn pack(decks: u8, suits: &str, highest: u8) -> Pack {
        let suit = |letter| Suit::from_letter(letter).expect("a suit");
        Pack {
            decks,
            suits: suits.chars().map(suit).collect(),
            highest: Rank::new(highest).expect("a rank"),
        }
    }

    fn text(cards: &[Card]) -> String {
        cards.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_generator_starts_like_that_of_the_c_library() {
        let mut rand = Rand::new(1);
        let first: [u32; 5] = std::array::from_fn(|_| rand.fifteen_bits());
        assert_eq!(first, [41, 18_467, 6_334, 26_500, 19_169]);
    }

    #[test]
    fn whole_packs_are_built_as_pysolfc_builds_them() {
        let built = |decks, suits| text(&cards_in_order(&pack(decks, suits, 2)));
        assert_eq!(built(1, "HSDC"), "AC2CAS2SAH2HAD2D");
        assert_eq!(built(2, "SHHS"), "AC2CAC2CAH2HAH2HAC2CAC2CAH2HAH2H");
        assert_eq!(built(4, "DC"), "AC2CAC2CAH2HAH2HAC2CAC2CAH2HAH2H");
        assert_eq!(built(4, "D"), "AC2CAC2CAC2CAC2C");
    }

    #[test]
    fn other_packs_keep_the_order_of_their_file() {
        let built = |decks, suits| text(&cards_in_order(&pack(decks, suits, 1)));
        assert_eq!(built(3, "D"), "ACACAC", "three blocks of one suit");
        assert_eq!(built(1, "DS"), "AHAC", "two blocks, red and black");
        assert_eq!(built(1, "DSSS"), "AHACACAC", "two suits in unequal parts");
        assert_eq!(built(2, "SC"), "ASACASAC", "two black suits");
        assert_eq!(built(4, "DSH"), "ADASAHADASAHADASAHADASAH", "three suits");
        assert_eq!(
            built(1, "DSHCSSSS"),
            "ADASAHACASASASAS",
            "four in unequal parts"
        );
    }

    #[test]
    fn fifty_two_cards_lie_rank_by_rank() {
        let one_deck = as_in_freecell(cards_in_order(&pack(1, "CSHD", 13)));
        assert!(text(&one_deck).starts_with("ACADAHAS2C2D2H2S3C"));
        let two_suits = as_in_freecell(cards_in_order(&pack(1, "SSHH", 13)));
        assert!(text(&two_suits).starts_with("ACAHAHAC2C2H2H2C3C"));
    }
}
