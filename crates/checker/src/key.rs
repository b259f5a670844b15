//! When two positions are the same, as far as proofs go.

use webspinner_rules::{Card, Position, Rules};

/// All of a position that matters for what can still be played, as bytes from which it could be
/// laid out again: for each column how many cards it has, how many of them lie face down, and the
/// cards; then the foundations, the reserves, and how many cards the stock has. Which cards these
/// are follows, since the stock of one proof is only ever dealt from one end; and which runs have
/// been collected follows from the cards that are left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key(Box<[u8]>);

impl Key {
    pub(crate) fn of(position: &Position) -> Self {
        let mut bytes = Vec::new();
        for pile in position.columns() {
            add_pile(&mut bytes, pile.cards(), pile.face_down());
        }
        for cards in position.foundations() {
            add_pile(&mut bytes, cards, 0);
        }
        bytes.extend(
            position
                .reserves()
                .iter()
                .map(|card| card.map_or(0, Card::code)),
        );
        bytes.extend(count(position.stock_len()));
        Self(bytes.into())
    }

    /// How many bytes it has.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The same with the columns in an order that depends on nothing but what lies in them.
    ///
    /// Where it does not matter [which column is which](columns_are_alike), a position whose
    /// columns have changed places has the same sorted key.
    pub(crate) fn sorted(&self, columns: usize) -> Self {
        let mut rest = &self.0[..];
        let mut piles = Vec::with_capacity(columns);
        for _ in 0..columns {
            let cards = usize::from(u16::from_be_bytes([rest[0], rest[1]]));
            let (pile, after) = rest.split_at(4 + cards);
            piles.push(pile);
            rest = after;
        }
        piles.sort_unstable();
        piles.push(rest);
        Self(piles.concat().into())
    }

    pub(crate) fn into_bytes(self) -> Box<[u8]> {
        self.0
    }
}

/// Whether it does not matter which column is which: nothing is dealt any more, and no foundation
/// takes the place of one column. What remains are moves from any column to any other.
pub(crate) fn columns_are_alike(rules: &Rules, position: &Position) -> bool {
    position.stock_len() == 0 && rules.foundations().is_none()
}

fn add_pile(bytes: &mut Vec<u8>, cards: &[Card], face_down: usize) {
    bytes.extend(count(cards.len()));
    bytes.extend(count(face_down));
    bytes.extend(cards.iter().map(|card| card.code()));
}

/// A number of cards as two bytes, which no pack exceeds.
fn count(cards: usize) -> [u8; 2] {
    u16::try_from(cards)
        .expect("no game has more than 520 cards")
        .to_be_bytes()
}
