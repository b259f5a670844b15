//! Sets of cards that may hold a card twice.

use crate::learned::terms::{Unseen, bit};

/// Cards that occur at least once, and at least twice.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Twice {
    pub(super) once: u64,
    twice: u64,
}

impl Twice {
    pub(super) fn add(&mut self, cards: u64) {
        self.twice |= self.once & cards;
        self.once |= cards;
    }

    pub(super) fn add_all(&mut self, other: Self) {
        self.add(other.once);
        self.twice |= other.twice;
    }

    /// Those that are left without these.
    pub(super) fn without(self, cards: u64) -> u64 {
        self.once & !cards | self.twice
    }

    /// How many there are of a card, at most two.
    pub(super) fn count(self, card: usize) -> usize {
        usize::from(self.once & bit(card) != 0) + usize::from(self.twice & bit(card) != 0)
    }

    /// The cards of a suit, as a key.
    pub(super) fn of_suit(self, suit: usize) -> u64 {
        let of_suit = |cards: u64| cards >> (16 * suit) & 0xFFFF;
        of_suit(self.once) | of_suit(self.twice) << 16
    }
}

impl Unseen {
    /// As one of these.
    pub(super) fn twice(&self) -> Twice {
        let mut bits = self.counts.iter().copied();
        let ones = bits.next().unwrap_or(0);
        let twice = bits.fold(0, |set, bits| set | bits);
        Twice {
            once: ones | twice,
            twice,
        }
    }
}
