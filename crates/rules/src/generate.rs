//! All legal moves of a position.

use crate::apply::bits;
use crate::card::{Card, Rank};
use crate::column::{Column, Slot};
use crate::knobs::{CollectMode, Lift, Step, SuitRelation, Vacancy};
use crate::moves::{LegalMove, Move};
use crate::position::{Pile, Position};
use crate::rules::Rules;

impl Rules {
    /// All legal moves: shifts by column, count and target, then moves from reserves, to
    /// reserves, to foundations, collecting by choice, and last the row deal.
    ///
    /// The position must be [one of this game](Position::is_of). A [`Game`](crate::Game) makes sure
    /// of that once, at its start.
    ///
    /// # Panics
    /// If the position does not have this game's piles.
    #[must_use]
    pub fn legal_moves(&self, position: &Position) -> Vec<LegalMove> {
        let mut moves = Vec::new();
        self.legal_moves_into(position, &mut moves);
        moves
    }

    /// As [`Rules::legal_moves`], but appends to a list that the caller can reuse.
    ///
    /// # Panics
    /// If the position does not have this game's piles.
    pub fn legal_moves_into(&self, position: &Position, moves: &mut Vec<LegalMove>) {
        assert!(
            position.has_piles_of(self),
            "not a position of {}: it has other piles",
            self.id
        );
        self.each_move(position, &mut |found| {
            moves.push(LegalMove(found));
            true
        });
    }

    /// Whether any move is legal.
    #[must_use]
    pub fn has_legal_move(&self, position: &Position) -> bool {
        !self.each_move(position, &mut |_| false)
    }

    /// Calls `visit` with each legal move until it answers false; says whether all were visited.
    #[inline]
    fn each_move(&self, position: &Position, visit: &mut impl FnMut(Move) -> bool) -> bool {
        let open = self.place.open.includes(position.stock.is_empty());
        (!open || (self.shifts(position, visit) && self.reserve_moves(position, visit)))
            && self.moves_to_reserves(position, visit)
            && self.foundation_moves(position, visit)
            && self.collections(position, visit)
            && (self.deal_refused(position).is_some() || visit(Move::Deal))
    }

    #[inline]
    fn shifts(&self, position: &Position, visit: &mut impl FnMut(Move) -> bool) -> bool {
        let ends = Ends::of(position);
        for (index, source) in position.columns.iter().enumerate() {
            let from = Column::at(index);
            let lifted = source.open().iter().rev().take(self.liftable(source));
            for (above, &card) in lifted.enumerate() {
                let targets = self.takers(position, &ends, card) & !(1 << index);
                let count = count_of(above + 1);
                for to in bits(targets).map(Column::at) {
                    if !visit(Move::Shift { from, to, count }) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// The columns that take a card, with what is lifted on it, as bits.
    #[inline]
    fn takers(&self, position: &Position, ends: &Ends, card: Card) -> u32 {
        let mut columns = ends.of_rank[usize::from(card.number()) + 1];
        if self.place.step != Step::Down || self.place.wrap {
            columns = self.rank_neighbours(ends, card);
        }
        if self.place.suit != SuitRelation::Any {
            let agrees = |index: &usize| {
                let onto = position.columns[*index].end();
                onto.is_some_and(|onto| self.place.suit.holds(card, onto))
            };
            columns = bits(columns)
                .filter(agrees)
                .fold(0, |set, index| set | 1 << index);
        }
        if self.place.same_rank {
            columns |= ends.of_rank[usize::from(card.number())];
        }
        if self.fills_vacancy(card) {
            columns |= ends.of_rank[0];
        }
        columns
    }

    /// As [`Rules::takers`] goes by rank, for games that do not only build down rank by rank.
    fn rank_neighbours(&self, ends: &Ends, card: Card) -> u32 {
        let fits = |rank: &Rank| self.rank_fits(card, Card::new(*rank, card.suit()));
        let ranks = Rank::up_to(self.pack.highest).filter(fits);
        ranks.fold(0, |set, rank| {
            set | ends.of_rank[usize::from(rank.number())]
        })
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
                let pairs = || open.windows(2).rev();
                let run = pairs().take_while(|pair| joined(pair)).count();
                let kind = pairs().take_while(|pair| self.of_a_kind(pair[0], pair[1]));
                open.len().min(1 + run.max(kind.count()))
            }
        }
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
        if self.reserves == 0 {
            return true;
        }
        let ends = Ends::of(position);
        position.reserves.iter().enumerate().all(|(slot, card)| {
            let slot = Slot::at(slot);
            let targets = card.map_or(0, |card| self.takers(position, &ends, card));
            let mut columns = bits(targets).map(Column::at);
            columns.all(|to| visit(Move::FromReserve { slot, to }))
        })
    }

    fn moves_to_reserves(&self, position: &Position, visit: &mut impl FnMut(Move) -> bool) -> bool {
        if !self.reserves_take {
            return true;
        }
        let held = position.columns.iter().enumerate();
        let mut sources = held.filter(|(_, pile)| !pile.is_empty());
        sources.all(|(index, _)| {
            let places = position.reserves.iter().enumerate();
            let mut empty = places.filter(|(_, card)| card.is_none());
            empty.all(|(slot, _)| {
                visit(Move::ToReserve {
                    from: Column::at(index),
                    slot: Slot::at(slot),
                })
            })
        })
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
}

/// Which columns end in a card of each rank, as bits; at 0 the vacancies.
struct Ends {
    of_rank: [u32; 16],
}

impl Ends {
    #[inline]
    fn of(position: &Position) -> Self {
        let mut of_rank = [0; 16];
        for (index, pile) in position.columns.iter().enumerate() {
            let rank = pile.end().map_or(0, Card::number);
            of_rank[usize::from(rank)] |= 1 << index;
        }
        Self { of_rank }
    }
}

/// A number of cards, in the type that moves use.
#[inline]
pub(crate) fn count_of(cards: usize) -> u16 {
    u16::try_from(cards).expect("a column holds no more than 520 cards")
}
