//! The selection: picking up cards, putting them down, and the obvious move.

use webspinner_rules::{Card, Column, Move, Position, Refusal, Slot};

use crate::session::Session;
use crate::session::declined::Declined;
use crate::session::event::{Carried, Event, PileRef};
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

impl Hand {
    /// The pile they lie on, and how many they are.
    #[must_use]
    pub fn held(self) -> (PileRef, u16) {
        match self {
            Self::Cards { from, count } => (PileRef::Column(from), count),
            Self::Reserve { slot } => (PileRef::Reserve(slot), 1),
        }
    }

    /// The cards.
    #[must_use]
    pub fn cards(self, position: &Position) -> Vec<Card> {
        let (from, count) = self.held();
        from.last(position, count)
    }
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
        let Some((from, count)) = self.hand.map(Hand::held) else {
            return Vec::new();
        };
        let legal = self.view().legal_moves().into_iter();
        let carried = legal.map(|legal| Carried::by(self.rules(), legal.get()));
        let fitting = carried.filter(|carried| carried.is_of(from, count));
        fitting.filter_map(|carried| carried.to).collect()
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
        let best = obvious::best(&self.game, PileRef::Column(from), count);
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
        match obvious::best(&self.game, PileRef::Reserve(slot), None) {
            Some(legal) => self.play_legal(legal, now_ms),
            None => Err(self.nowhere(hand)),
        }
    }

    fn nowhere(&self, hand: Hand) -> Declined {
        Declined::NowhereToGo {
            cards: hand.cards(self.position()),
        }
    }
}
