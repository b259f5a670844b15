//! Cards in hand: selecting, dragging and dropping, and the obvious move.

use webspinner_rules::{Column, LegalMove, Move, Slot};

use crate::declined::Declined;
use crate::event::{Event, PileRef};
use crate::obvious;
use crate::session::Session;

/// The cards a player has selected or drags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The last cards of a column.
    Cards {
        /// The column.
        from: Column,
        /// How many, at least 1.
        count: u16,
    },
    /// A reserve card.
    Reserve {
        /// Its slot.
        slot: Slot,
    },
}

impl Session {
    /// What is in hand.
    #[must_use]
    pub fn hand(&self) -> Option<Hand> {
        self.hand
    }

    /// Takes the last `count` cards of a column in hand; without a count all that can be lifted.
    ///
    /// # Errors
    /// Why they cannot be lifted; the hand is then empty.
    pub fn take(&mut self, from: Column, count: Option<u16>) -> Result<Hand, Declined> {
        self.hand = None;
        let (rules, position) = (self.rules(), self.position());
        let count = match count {
            Some(count) => count,
            None => rules.lift_max(position, from)?,
        };
        rules.check_lift(position, from, count)?;
        Ok(*self.hand.insert(Hand::Cards { from, count }))
    }

    /// Takes a reserve card in hand.
    ///
    /// # Errors
    /// If there is none.
    pub fn take_reserve(&mut self, slot: Slot) -> Result<Hand, Declined> {
        self.hand = None;
        match self.position().reserves().get(slot.index()) {
            Some(Some(_)) => Ok(*self.hand.insert(Hand::Reserve { slot })),
            _ => Err(Declined::NothingToLift),
        }
    }

    /// Puts the cards in hand back where they were.
    pub fn release(&mut self) {
        self.hand = None;
    }

    /// Everywhere the cards in hand may be put, from the left: columns, then foundations, then
    /// where collected runs lie.
    #[must_use]
    pub fn targets(&self) -> Vec<PileRef> {
        let legal = self.rules().legal_moves(self.position());
        let piles = legal.into_iter().map(LegalMove::get);
        let target = |made| match (made, self.hand?) {
            (
                Move::Shift { from, to, count },
                Hand::Cards {
                    from: own,
                    count: held,
                },
            ) => (from == own && count == held).then_some(PileRef::Column(to)),
            (
                Move::ToFoundation { from, slot },
                Hand::Cards {
                    from: own,
                    count: 1,
                },
            ) => (from == own).then_some(PileRef::Foundation(slot)),
            // Whoever takes any card of a finished run to where runs lie means the run.
            (Move::Collect { from }, Hand::Cards { from: own, .. }) => {
                (from == own).then_some(PileRef::Collected)
            }
            (Move::FromReserve { slot, to }, Hand::Reserve { slot: own }) => {
                (slot == own).then_some(PileRef::Column(to))
            }
            _ => None,
        };
        piles.filter_map(target).collect()
    }

    /// Puts the cards in hand down somewhere. The hand is empty afterwards, whatever happened.
    ///
    /// # Errors
    /// Why they cannot go there.
    pub fn put(&mut self, target: PileRef, now_ms: u64) -> Result<Vec<Event>, Declined> {
        let hand = self.hand.take().ok_or(Declined::NothingInHand)?;
        let asked = match (hand, target) {
            (Hand::Cards { from, count }, PileRef::Column(to)) => Move::Shift { from, to, count },
            (Hand::Cards { from, count: 1 }, PileRef::Foundation(slot)) => {
                Move::ToFoundation { from, slot }
            }
            (Hand::Cards { from, .. }, PileRef::Collected) => Move::Collect { from },
            (Hand::Reserve { slot }, PileRef::Column(to)) => Move::FromReserve { slot, to },
            (hand, _) => return Err(self.nowhere(hand)),
        };
        self.play(asked, now_ms)
    }

    /// Makes the move that a player most likely means by these cards: off the table first, then
    /// the longest join, then any card they fit on, then a vacancy. Without a count, of all that
    /// the column offers. A finished run is collected whole, whichever of its cards are meant.
    ///
    /// # Errors
    /// Why the cards cannot be lifted, or that no place takes them.
    pub fn obvious(
        &mut self,
        from: Column,
        count: Option<u16>,
        now_ms: u64,
    ) -> Result<Vec<Event>, Declined> {
        let hand = self.take(from, count);
        let best = obvious::from_column(self.rules(), self.position(), from, count);
        self.hand = None;
        match best {
            Some(legal) => self.play_legal(legal, now_ms),
            None => Err(self.nowhere(hand?)),
        }
    }

    /// Makes the move that a player most likely means by a reserve card.
    ///
    /// # Errors
    /// If there is no such card, or no place takes it.
    pub fn obvious_from_reserve(
        &mut self,
        slot: Slot,
        now_ms: u64,
    ) -> Result<Vec<Event>, Declined> {
        let hand = self.take_reserve(slot)?;
        self.hand = None;
        match obvious::from_reserve(self.rules(), self.position(), slot) {
            Some(legal) => self.play_legal(legal, now_ms),
            None => Err(self.nowhere(hand)),
        }
    }

    fn nowhere(&self, hand: Hand) -> Declined {
        let cards = match hand {
            Hand::Cards { from, count } => {
                let cards = self.position().column(from).cards();
                cards[cards.len().saturating_sub(usize::from(count))..].to_vec()
            }
            Hand::Reserve { slot } => self.position().reserves()[slot.index()]
                .into_iter()
                .collect(),
        };
        Declined::NowhereToGo { cards }
    }
}
