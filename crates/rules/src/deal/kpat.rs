//! The numbers of `KPatience`.

use super::blocks::{Quarters, decks_of, rank_by_rank, shuffled_from_end};
use super::ms::Rand;
use crate::card::{Card, Suit};
use crate::knobs::Pack;

/// The largest number, 2 to the 31st less one.
pub(super) const LARGEST: u128 = (1 << 31) - 1;

/// The shuffled pack of a number; `None` for packs that `KPatience` does not know.
pub(super) fn cards(pack: &Pack, number: u128) -> Option<Vec<Card>> {
    let quarters = quarters(pack);
    let deck = rank_by_rank(&quarters, pack.highest());
    let cards = deck.repeat(decks_of(pack, quarters)?);
    let mut rand = Rand::new(u32::try_from(number).expect("the number is at most LARGEST"));
    Some(shuffled_from_end(cards, |bound| {
        rand.fifteen_bits() % bound
    }))
}

fn quarters(pack: &Pack) -> Quarters {
    use Suit::{Clubs, Diamonds, Hearts, Spades};
    match pack.distinct_suits().len() {
        1 => [Spades; 4],
        2 => [Hearts, Spades, Hearts, Spades],
        3 => [Clubs, Spades, Hearts, Spades],
        _ => [Clubs, Diamonds, Hearts, Spades],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Rank;

    fn sorted(decks: u8, suits: Vec<Suit>) -> Option<String> {
        let pack = Pack {
            decks,
            suits,
            highest: Rank::ACE,
        };
        let mut letters: Vec<char> = cards(&pack, 1)?
            .iter()
            .map(|card| card.suit().letter())
            .collect();
        letters.sort_unstable();
        Some(letters.into_iter().collect())
    }

    #[test]
    fn packs_of_fewer_suits_are_of_its_own_suits() {
        use Suit::{Clubs, Diamonds, Hearts, Spades};
        let expect = |decks, suits: &[Suit], letters: Option<&str>| {
            assert_eq!(
                sorted(decks, suits.to_vec()).as_deref(),
                letters,
                "{suits:?}"
            );
        };
        expect(2, &[Clubs; 4], Some("SSSSSSSS"));
        expect(2, &[Clubs, Diamonds], Some("HHSS"));
        expect(1, &[Spades, Clubs, Hearts, Spades], Some("CHSS"));
        expect(1, &[Spades, Clubs, Hearts, Diamonds], Some("CDHS"));
        expect(1, &[Spades, Clubs, Hearts, Clubs], None);
        expect(1, &[Clubs, Spades, Clubs, Spades], None);
        expect(3, &[Clubs], None);
    }
}
