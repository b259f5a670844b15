//! Whether one move is legal, and if not, why.

use crate::card::{Card, Rank};
use crate::column::{Column, Slot};
use crate::generate::count_of;
use crate::knobs::{Base, CollectMode, Foundations, Lift, RowRule, Vacancy, When};
use crate::moves::{LegalMove, Move};
use crate::position::{Pile, Position};
use crate::refusal::Refusal;
use crate::rules::Rules;

impl Rules {
    /// Allows a move, or says why not.
    ///
    /// # Errors
    /// The first reason that a player would give, from the cards in hand to where they go.
    pub fn check(&self, position: &Position, mv: Move) -> Result<LegalMove, Refusal> {
        match mv {
            Move::Shift { from, to, count } => self.check_shift(position, from, to, count)?,
            Move::ToFoundation { from, slot } => {
                self.foundation_refused(position, from, slot)
                    .map_or(Ok(()), Err)?;
            }
            Move::FromReserve { slot, to } => self.check_from_reserve(position, slot, to)?,
            Move::ToReserve { from, slot } => self.check_to_reserve(position, from, slot)?,
            Move::Collect { from } => self.check_collect(position, from)?,
            Move::Deal => self.deal_refused(position).map_or(Ok(()), Err)?,
        }
        Ok(LegalMove(mv))
    }

    /// Why no row can be dealt now; `None` if one can.
    #[must_use]
    pub fn deal_refused(&self, position: &Position) -> Option<Refusal> {
        let vacancies = || {
            let columns: Vec<Column> = position.vacancies().collect();
            (!columns.is_empty()).then_some(Refusal::DealNeedsFullColumns { columns })
        };
        match self.deal.rule {
            RowRule::None => Some(Refusal::NoRowDeals),
            _ if position.stock.is_empty() => Some(Refusal::StockIsEmpty),
            RowRule::Full => vacancies(),
            RowRule::Any => None,
            RowRule::Occupied => {
                let all_empty = position.columns.iter().all(Pile::is_empty);
                all_empty.then_some(Refusal::DealNeedsACard)
            }
        }
    }

    /// How many cards may be lifted from the end of a column at most; 0 from a vacancy.
    ///
    /// # Errors
    /// If the game has no such column.
    pub fn lift_max(&self, position: &Position, from: Column) -> Result<u16, Refusal> {
        let pile = self.pile(position, from)?;
        Ok(count_of(self.liftable(pile)))
    }

    /// Whether `count` cards may be lifted from the end of a column, wherever they might go.
    ///
    /// # Errors
    /// Why they may not.
    pub fn check_lift(&self, position: &Position, from: Column, count: u16) -> Result<(), Refusal> {
        let pile = self.pile(position, from)?;
        let wanted = usize::from(count);
        let open = pile.open();
        match self.liftable(pile) {
            _ if pile.is_empty() => Err(Refusal::ColumnIsEmpty { column: from }),
            _ if wanted == 0 => Err(Refusal::NoCards),
            _ if wanted > open.len() => Err(Refusal::NotOpen {
                column: from,
                count,
                open: count_of(open.len()),
            }),
            liftable if wanted > liftable => Err(self.broken_run(open, wanted, liftable)),
            _ => Ok(()),
        }
    }

    fn broken_run(&self, open: &[Card], wanted: usize, liftable: usize) -> Refusal {
        let cards = open[open.len() - wanted..].to_vec();
        let part = open[open.len() - liftable..].to_vec();
        let in_sequence = cards.windows(2).all(|pair| self.descends(pair[0], pair[1]));
        match self.lift {
            Lift::Run(suit) if in_sequence => Refusal::NotARun {
                cards,
                suit,
                liftable: part,
            },
            Lift::Run(_) => Refusal::NotInSequence {
                cards,
                liftable: part,
            },
            Lift::Single | Lift::Tail => Refusal::OneAtATime {
                end: open[open.len() - 1],
            },
        }
    }

    fn check_shift(
        &self,
        position: &Position,
        from: Column,
        to: Column,
        count: u16,
    ) -> Result<(), Refusal> {
        let source = self.pile(position, from)?;
        self.pile(position, to)?;
        if from == to {
            return Err(Refusal::SameColumn { column: from });
        }
        self.columns_open(position)?;
        self.check_lift(position, from, count)?;
        let card = source.cards[source.cards.len() - usize::from(count)];
        self.check_target(position, card, to)
    }

    fn check_from_reserve(
        &self,
        position: &Position,
        slot: Slot,
        to: Column,
    ) -> Result<(), Refusal> {
        let card = self.reserve(position, slot)?;
        let card = card.ok_or(Refusal::ReserveIsEmpty { slot })?;
        self.pile(position, to)?;
        self.columns_open(position)?;
        self.check_target(position, card, to)
    }

    fn check_to_reserve(
        &self,
        position: &Position,
        from: Column,
        slot: Slot,
    ) -> Result<(), Refusal> {
        self.check_lift(position, from, 1)?;
        let held = self.reserve(position, slot)?;
        if !self.reserves_take {
            return Err(Refusal::ReservesTakeNothing);
        }
        held.map_or(Ok(()), |card| Err(Refusal::ReserveIsFull { slot, card }))
    }

    /// The card of a reserve, if it has one.
    fn reserve(&self, position: &Position, slot: Slot) -> Result<Option<Card>, Refusal> {
        if self.reserves == 0 {
            return Err(Refusal::NoReserves);
        }
        let reserve = position.reserves.get(slot.index()).copied();
        reserve.ok_or(Refusal::NoSuchReserve {
            slot,
            slots: self.reserves,
        })
    }

    fn check_target(&self, position: &Position, card: Card, to: Column) -> Result<(), Refusal> {
        match self.pile(position, to)?.end() {
            None if self.fills_vacancy(card) => Ok(()),
            None if self.vacancy == Vacancy::Never => {
                Err(Refusal::VacancyStaysEmpty { column: to })
            }
            None => Err(Refusal::VacancyTakesKings {
                card,
                king: self.pack.highest,
            }),
            Some(onto) if !self.rank_fits(card, onto) => Err(Refusal::WrongRank {
                card,
                onto,
                takes: self.ranks_onto(onto),
            }),
            Some(onto) if !self.fits(card, onto) => Err(Refusal::WrongSuit {
                card,
                onto,
                suit: self.place.suit,
                same_rank: self.place.same_rank,
            }),
            Some(_) => Ok(()),
        }
    }

    /// The ranks that may be placed on a card, highest first.
    fn ranks_onto(&self, onto: Card) -> Vec<Rank> {
        Rank::up_to(self.pack.highest)
            .rev()
            .filter(|&rank| self.rank_fits(Card::new(rank, onto.suit()), onto))
            .collect()
    }

    fn check_collect(&self, position: &Position, from: Column) -> Result<(), Refusal> {
        let collect = self
            .collect
            .filter(|collect| collect.mode == CollectMode::ByChoice)
            .ok_or(Refusal::NoCollecting)?;
        self.pile(position, from)?;
        if position.ends_in_run(self, collect, from) {
            Ok(())
        } else {
            Err(Refusal::NoFinishedRun { column: from })
        }
    }

    fn columns_open(&self, position: &Position) -> Result<(), Refusal> {
        if self.place.open.includes(position.stock.is_empty()) {
            return Ok(());
        }
        Err(match self.place.open {
            When::OnceStockIsEmpty => Refusal::ColumnsClosedWhileStockLasts,
            When::WhileStockLasts => Refusal::ColumnsClosedOnceStockIsEmpty,
            When::Never | When::Always => Refusal::ColumnsClosed,
        })
    }

    fn pile<'p>(&self, position: &'p Position, column: Column) -> Result<&'p Pile, Refusal> {
        let pile = position.columns.get(column.index());
        pile.ok_or(Refusal::NoSuchColumn {
            column,
            columns: self.columns,
        })
    }

    /// Why the end card of a column may not go to a foundation; `None` if it may.
    pub(crate) fn foundation_refused(
        &self,
        position: &Position,
        from: Column,
        slot: Slot,
    ) -> Option<Refusal> {
        let Some(foundations) = self.foundations else {
            return Some(Refusal::NoFoundations);
        };
        let card = match self.pile(position, from).map(Pile::end) {
            Ok(Some(card)) => card,
            Ok(None) => return Some(Refusal::ColumnIsEmpty { column: from }),
            Err(refusal) => return Some(refusal),
        };
        let Some(foundation) = position.foundations.get(slot.index()) else {
            return Some(Refusal::NoSuchFoundation {
                slot,
                slots: foundations.count,
            });
        };
        match foundation.last() {
            None => self.start_refused(position, foundations, card),
            Some(_) => self
                .next_refused(foundation, card)
                .or_else(|| self.not_above(position, foundations, from, slot)),
        }
    }

    pub(crate) fn start_refused(
        &self,
        position: &Position,
        foundations: Foundations,
        card: Card,
    ) -> Option<Refusal> {
        let (ace, king) = (Rank::ACE, self.pack.highest);
        let takes = match foundations.base {
            Base::Ace => vec![ace],
            Base::King => vec![king],
            Base::SplitColours => vec![ace, king],
        };
        if !takes.contains(&card.rank()) {
            return Some(Refusal::FoundationStart { card, takes });
        }
        let split = foundations.base == Base::SplitColours;
        // A foundation begun with an ace fixes its colour for aces and the other for kings.
        let contradicts = |begun: &Card| begun.same_colour(card) != (begun.rank() == card.rank());
        let started = position.foundations.iter().filter_map(|pile| pile.first());
        (split && started.into_iter().any(contradicts))
            .then_some(Refusal::FoundationColour { card })
    }

    /// The card that a started foundation takes next; `None` when it is complete.
    pub(crate) fn foundation_next(&self, foundation: &[Card]) -> Option<Card> {
        let (first, last) = (foundation.first()?, foundation.last()?);
        if foundation.len() == usize::from(self.pack.highest.number()) {
            return None;
        }
        let up = first.rank() == Rank::ACE;
        let next = if up {
            last.number() + 1
        } else {
            last.number() - 1
        };
        Rank::new(next).map(|rank| Card::new(rank, first.suit()))
    }

    fn next_refused(&self, foundation: &[Card], card: Card) -> Option<Refusal> {
        let needs = self.foundation_next(foundation);
        (needs != Some(card)).then_some(Refusal::FoundationNext { card, needs })
    }

    fn not_above(
        &self,
        position: &Position,
        foundations: Foundations,
        from: Column,
        slot: Slot,
    ) -> Option<Refusal> {
        let row = usize::from(self.columns / self.column_rows);
        let bound = foundations
            .only_from_below
            .includes(position.stock.is_empty());
        let above = from.index().checked_sub(row)?;
        (bound && above != slot.index()).then(|| Refusal::FoundationNotAbove {
            from,
            above: (above < usize::from(foundations.count)).then(|| Slot::at(above)),
        })
    }
}
