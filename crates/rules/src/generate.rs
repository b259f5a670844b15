//! All legal moves of a position.

use crate::card::Card;
use crate::knobs::{CollectMode, Lift, RowRule, Step, Vacancy};
use crate::moves::{LegalMove, Move};
use crate::place::{Column, Slot};
use crate::position::{Pile, Position};
use crate::rules::Rules;

impl Rules {
    /// All legal moves: shifts by column, target and count, then moves from reserves, to
    /// foundations, collecting by choice, and last the row deal.
    #[must_use]
    pub fn legal_moves(&self, position: &Position) -> Vec<LegalMove> {
        let mut moves = Vec::new();
        self.legal_moves_into(position, &mut moves);
        moves
    }

    /// As [`Rules::legal_moves`], added to a list that the caller keeps.
    pub fn legal_moves_into(&self, position: &Position, moves: &mut Vec<LegalMove>) {
        self.each_move(position, &mut |found| {
            moves.push(LegalMove(found));
            true
        });
    }

    /// Whether the player can do anything at all.
    #[must_use]
    pub fn has_legal_move(&self, position: &Position) -> bool {
        !self.each_move(position, &mut |_| false)
    }

    /// Calls `visit` with each legal move until it answers false; says whether all were visited.
    #[inline]
    fn each_move(&self, position: &Position, visit: &mut impl FnMut(Move) -> bool) -> bool {
        let open = self.place.open.includes(position.stock.is_empty());
        (!open || (self.shifts(position, visit) && self.reserve_moves(position, visit)))
            && self.foundation_moves(position, visit)
            && self.collections(position, visit)
            && (self.deal_refused(position).is_some() || visit(Move::Deal))
    }

    #[inline]
    fn shifts(&self, position: &Position, visit: &mut impl FnMut(Move) -> bool) -> bool {
        for (index, source) in position.columns.iter().enumerate() {
            let liftable = self.liftable(source);
            let from = Column::at(index);
            for (target_index, target) in position.columns.iter().enumerate() {
                if liftable == 0 || index == target_index {
                    continue;
                }
                let to = Column::at(target_index);
                let mut shift = |count: usize| {
                    let count = count_of(count);
                    visit(Move::Shift { from, to, count })
                };
                let done = match target.end() {
                    Some(onto) => self.counts_onto(source, liftable, onto, &mut shift),
                    None => self.counts_into_vacancy(source, liftable, &mut shift),
                };
                if !done {
                    return false;
                }
            }
        }
        true
    }

    /// How many cards may be lifted from the end of a pile at most; any smaller number may be
    /// lifted too.
    #[inline]
    pub(crate) fn liftable(&self, pile: &Pile) -> usize {
        let open = pile.open();
        match self.lift {
            Lift::Single => open.len().min(1),
            Lift::Tail => open.len(),
            Lift::Run(suit) => {
                let joined =
                    |pair: &[Card]| self.descends(pair[0], pair[1]) && suit.holds(pair[0], pair[1]);
                let joins = open.windows(2).rev().take_while(|pair| joined(pair));
                open.len().min(1 + joins.count())
            }
        }
    }

    /// Calls `shift` with every number of cards that may go from `source` onto `onto`.
    #[inline]
    fn counts_onto(
        &self,
        source: &Pile,
        liftable: usize,
        onto: Card,
        shift: &mut impl FnMut(usize) -> bool,
    ) -> bool {
        let length = source.cards.len();
        if matches!(self.lift, Lift::Run(_)) && !self.place.wrap && self.place.step == Step::Down {
            // Ranks rise by one from the end of a run, so one count at most can fit.
            let end = source.cards[length - 1].number();
            let count = usize::from(onto.number().saturating_sub(end));
            let fits = (1..=liftable).contains(&count)
                && self.place.suit.holds(source.cards[length - count], onto);
            return !fits || shift(count);
        }
        (1..=liftable).all(|count| !self.fits(source.cards[length - count], onto) || shift(count))
    }

    /// Calls `shift` with every number of cards that may go from `source` to a vacancy.
    #[inline]
    fn counts_into_vacancy(
        &self,
        source: &Pile,
        liftable: usize,
        shift: &mut impl FnMut(usize) -> bool,
    ) -> bool {
        let length = source.cards.len();
        (1..=liftable)
            .all(|count| !self.fills_vacancy(source.cards[length - count]) || shift(count))
    }

    /// Whether a card, with what is lifted on it, may fill a vacancy.
    #[inline]
    pub(crate) fn fills_vacancy(&self, card: Card) -> bool {
        match self.vacancy {
            Vacancy::Any => true,
            Vacancy::King => card.rank() == self.pack.highest,
            Vacancy::Never => false,
        }
    }

    fn reserve_moves(&self, position: &Position, visit: &mut impl FnMut(Move) -> bool) -> bool {
        for (slot, card) in position.reserves.iter().enumerate() {
            let Some(card) = *card else { continue };
            for (index, target) in position.columns.iter().enumerate() {
                let fits = match target.end() {
                    Some(onto) => self.fits(card, onto),
                    None => self.fills_vacancy(card),
                };
                let (slot, to) = (Slot::at(slot), Column::at(index));
                if fits && !visit(Move::FromReserve { slot, to }) {
                    return false;
                }
            }
        }
        true
    }

    fn foundation_moves(&self, position: &Position, visit: &mut impl FnMut(Move) -> bool) -> bool {
        if self.foundations.is_none() {
            return true;
        }
        for index in 0..position.columns.len() {
            for slot in 0..position.foundations.len() {
                let (from, slot) = (Column::at(index), Slot::at(slot));
                if self.foundation_refused(position, from, slot).is_none()
                    && !visit(Move::ToFoundation { from, slot })
                {
                    return false;
                }
            }
        }
        true
    }

    fn collections(&self, position: &Position, visit: &mut impl FnMut(Move) -> bool) -> bool {
        let Some(collect) = self
            .collect
            .filter(|collect| collect.mode == CollectMode::ByChoice)
        else {
            return true;
        };
        (0..position.columns.len())
            .map(Column::at)
            .all(|from| !position.ends_in_run(self, collect, from) || visit(Move::Collect { from }))
    }

    /// Whether the game deals rows at all.
    #[must_use]
    pub fn deals_rows(&self) -> bool {
        self.deal.rule != RowRule::None
    }
}

/// A number of cards, as moves carry it.
#[inline]
pub(crate) fn count_of(cards: usize) -> u16 {
    u16::try_from(cards).expect("a column holds no more than 520 cards")
}
