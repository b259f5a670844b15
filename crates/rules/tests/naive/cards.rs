//! Cards, and what it means for one card to follow another in a run.

use std::fmt;

const RANKS: &str = "A23456789TJQK";

/// A card: rank 1 (ace) to 13 (king), suit one of `C`, `D`, `H`, `S`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Card {
    pub(crate) rank: usize,
    pub(crate) suit: char,
}

/// How the suits of two neighbours in a run, or of a card and the card it goes on, must agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Suits {
    Any,
    Same,
    Colour,
    Alternating,
}

impl Card {
    /// Reads `7D`.
    pub(crate) fn read(text: &str) -> Card {
        let letters: Vec<char> = text.chars().collect();
        assert!(
            letters.len() == 2 && "CDHS".contains(letters[1]),
            "{text:?} is not a card"
        );
        let rank = RANKS
            .find(letters[0])
            .expect("the first letter of a card is its rank")
            + 1;
        Card {
            rank,
            suit: letters[1],
        }
    }

    pub(crate) fn is_red(self) -> bool {
        self.suit == 'H' || self.suit == 'D'
    }

    pub(crate) fn suits_agree(self, other: Card, suits: Suits) -> bool {
        match suits {
            Suits::Any => true,
            Suits::Same => self.suit == other.suit,
            Suits::Colour => self.is_red() == other.is_red(),
            Suits::Alternating => self.is_red() != other.is_red(),
        }
    }

    /// Whether this card may lie on `other` in a descending run: one rank lower, or a king on an
    /// ace where ranks wrap.
    pub(crate) fn goes_on(self, other: Card, suits: Suits, wraps: bool) -> bool {
        let one_lower = self.rank + 1 == other.rank;
        let round_the_corner = wraps && self.rank == 13 && other.rank == 1;
        (one_lower || round_the_corner) && self.suits_agree(other, suits)
    }
}

/// Reads cards parted by spaces.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(Card::read).collect()
}

/// Reads the cards of a column, `#7D 6D`: a `#` before a card says that it lies face down.
pub(crate) fn column(text: &str) -> Vec<(Card, bool)> {
    let read = |text: &str| match text.strip_prefix('#') {
        Some(card) => (Card::read(card), false),
        None => (Card::read(text), true),
    };
    text.split_whitespace().map(read).collect()
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", &RANKS[self.rank - 1..self.rank], self.suit)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
