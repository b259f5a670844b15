//! What a player has seen of the cards that lie face down.

use crate::card::Card;
use crate::position::Position;

/// How much of the face-down cards the player has seen.
///
/// A card in a column is turned up only when all cards above it have left, and it never leaves
/// before; the stock is dealt from one end. So two depths are enough to remember.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Seen {
    /// For each column the fewest cards that ever lay face down in it.
    pub(crate) face_down_min: Vec<u16>,
    /// The fewest cards that ever were in the stock.
    pub(crate) stock_min: usize,
}

impl Seen {
    /// What is seen before the first move.
    pub(crate) fn at(position: &Position) -> Self {
        Self {
            face_down_min: position.columns.iter().map(|pile| pile.face_down).collect(),
            stock_min: position.stock.len(),
        }
    }

    /// The cards that were never seen, which the player cannot tell apart: column by column from
    /// the bottom, then those of the stock, the one dealt last first.
    pub(crate) fn unseen<'p>(
        &'p self,
        position: &'p mut Position,
    ) -> impl Iterator<Item = &'p mut Card> {
        let piles = position.columns.iter_mut().zip(&self.face_down_min);
        let in_columns = piles.flat_map(|(pile, &unseen)| &mut pile.cards[..usize::from(unseen)]);
        in_columns.chain(&mut position.stock[..self.stock_min])
    }

    /// Takes note of what lies open now.
    pub(crate) fn update(&mut self, position: &Position) {
        for (seen, pile) in self.face_down_min.iter_mut().zip(&position.columns) {
            *seen = (*seen).min(pile.face_down);
        }
        self.stock_min = self.stock_min.min(position.stock.len());
    }
}
