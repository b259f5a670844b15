//! The selection: picking up cards, putting them down, and the obvious move.

use webspinner_rules::{Column, LegalMove, Move, Refusal, Slot};

use crate::session::Session;
use crate::session::declined::Declined;
use crate::session::event::{Event, PileRef};
use crate::session::obvious;

/// The cards that a player has picked up and not yet put down.
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
    /// The selected cards.
    #[must_use]
    pub fn hand(&self) -> Option<Hand> {
        self.hand
    }

    /// Selects the last `count` cards of a column; without a count, all that can be lifted.
    ///
    /// # Errors
    /// The reason why they cannot be lifted; nothing is selected then.
    pub fn take(&mut self, from: Column, count: Option<u16>) -> Result<Hand, Declined> {
        self.hand = None;
        let view = self.view();
        let count = match count {
            Some(count) => count,
            None => view.lift_max(from)?,
        };
        view.check_lift(from, count)?;
        Ok(*self.hand.insert(Hand::Cards { from, count }))
    }

    /// Selects a reserve card.
    ///
    /// # Errors
    /// If this slot is empty, or the game has no reserves.
    pub fn take_reserve(&mut self, slot: Slot) -> Result<Hand, Declined> {
        self.hand = None;
        let reserves = self.position().reserves();
        match reserves.get(slot.index()) {
            Some(Some(_)) => Ok(*self.hand.insert(Hand::Reserve { slot })),
            None if reserves.is_empty() => Err(Refusal::NoReserves.into()),
            _ => Err(Declined::NothingToLift),
        }
    }

    /// Clears the selection.
    pub fn release(&mut self) {
        self.hand = None;
    }

    /// The piles that take the selected cards: columns from the left, then reserves, foundations
    /// and the collected runs.
    #[must_use]
    pub fn targets(&self) -> Vec<PileRef> {
        let legal = self.view().legal_moves();
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
            (
                Move::ToReserve { from, slot },
                Hand::Cards {
                    from: own,
                    count: 1,
                },
            ) => (from == own).then_some(PileRef::Reserve(slot)),
            // Any card of a complete run stands for the whole run here.
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

    /// Moves the selected cards to a pile. Nothing is selected afterwards, even if that fails.
    ///
    /// # Errors
    /// The reason why they cannot go there.
    pub fn put(&mut self, target: PileRef, now_ms: u64) -> Result<Vec<Event>, Declined> {
        let hand = self.hand.take().ok_or(Declined::NothingInHand)?;
        let mv = match (hand, target) {
            (Hand::Cards { from, count }, PileRef::Column(to)) => Move::Shift { from, to, count },
            (Hand::Cards { from, count: 1 }, PileRef::Foundation(slot)) => {
                Move::ToFoundation { from, slot }
            }
            (Hand::Cards { from, count: 1 }, PileRef::Reserve(slot)) => {
                Move::ToReserve { from, slot }
            }
            (Hand::Cards { from, .. }, PileRef::Collected) => Move::Collect { from },
            (Hand::Reserve { slot }, PileRef::Column(to)) => Move::FromReserve { slot, to },
            (Hand::Cards { .. }, PileRef::Reserve(_)) if self.rules().reserves_take_cards() => {
                return Err(Refusal::ReserveTakesOneCard.into());
            }
            (hand, _) => return Err(self.nowhere(hand)),
        };
        self.play(mv, now_ms)
    }

    /// Makes the most obvious move of these cards: off the table first, then to the longest join,
    /// then onto any card they fit on, then to a vacancy. Without a count, chooses among all that
    /// the column offers. Any card of a complete run stands for the whole run.
    ///
    /// # Errors
    /// The reason why the cards cannot be lifted, or that no pile takes them.
    pub fn obvious(
        &mut self,
        from: Column,
        count: Option<u16>,
        now_ms: u64,
    ) -> Result<Vec<Event>, Declined> {
        let hand = self.take(from, count);
        let best = obvious::from_column(&self.game, from, count);
        self.hand = None;
        match best {
            Some(legal) => self.play_legal(legal, now_ms),
            None => Err(self.nowhere(hand?)),
        }
    }

    /// Makes the most obvious move of a reserve card.
    ///
    /// # Errors
    /// If there is no such card, or no pile takes it.
    pub fn obvious_from_reserve(
        &mut self,
        slot: Slot,
        now_ms: u64,
    ) -> Result<Vec<Event>, Declined> {
        let hand = self.take_reserve(slot)?;
        self.hand = None;
        match obvious::from_reserve(&self.game, slot) {
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
