//! What is legal in a compact state.

use webspinner_rules::knobs::Base;
use webspinner_rules::{Column, Move, Slot, Suit};

use super::{Foundation, State, shift};
use crate::problem::{Adjacency, Problem, has, rank};

impl State {
    /// How many cards may be lifted from the end of a column at most.
    #[inline]
    pub(crate) fn liftable(&self, problem: &Problem, index: usize) -> usize {
        let open = self.open(index);
        let joined = |by: &Adjacency| {
            let joins = |pair: &&[u8]| has(by[usize::from(pair[0])], pair[1]);
            open.windows(2).rev().take_while(joins).count()
        };
        let joins = joined(&problem.lift).max(joined(&problem.kind));
        open.len().min(1 + joins)
    }

    /// Whether a column takes a card, with what is lifted on it.
    #[inline]
    pub(crate) fn takes(&self, problem: &Problem, index: usize, card: u8) -> bool {
        has(
            self.end(index)
                .map_or(problem.fills_vacancy, |end| problem.place[usize::from(end)]),
            card,
        )
    }

    /// Adds every legal move to a list: shifts, moves from reserves, to reserves, to foundations,
    /// collecting by choice and last the row deal.
    pub(crate) fn moves(&self, problem: &Problem, moves: &mut Vec<Move>) {
        if problem.columns_open(self.stock(problem).is_empty()) {
            self.shifts(problem, moves);
            self.reserve_moves(problem, moves);
        }
        self.moves_to_reserves(problem, moves);
        self.foundation_moves(problem, moves);
        if problem.collects_by_choice() {
            let finished = (0..self.columns()).filter(|&index| self.ends_in_run(problem, index));
            moves.extend(finished.map(|index| Move::Collect {
                from: Column::at(index),
            }));
        }
        if self.may_deal(problem) {
            moves.push(Move::Deal);
        }
    }

    fn shifts(&self, problem: &Problem, moves: &mut Vec<Move>) {
        for from in 0..self.columns() {
            let lifted = self.open(from).iter().rev();
            for (above, &card) in lifted.take(self.liftable(problem, from)).enumerate() {
                let targets = (0..self.columns()).filter(|&to| to != from);
                for to in targets.filter(|&to| self.takes(problem, to, card)) {
                    moves.push(shift(from, to, above + 1));
                }
            }
        }
    }

    fn reserve_moves(&self, problem: &Problem, moves: &mut Vec<Move>) {
        for (slot, &card) in self.reserves.iter().enumerate() {
            if card == 0 {
                continue;
            }
            let takers = (0..self.columns())
                .filter(|&to| self.takes(problem, to, card))
                .map(|to| Move::FromReserve {
                    slot: Slot::at(slot),
                    to: Column::at(to),
                });
            moves.extend(takers);
        }
    }

    fn moves_to_reserves(&self, problem: &Problem, moves: &mut Vec<Move>) {
        if !problem.rules.reserves_take_cards() {
            return;
        }
        for from in (0..self.columns()).filter(|&from| self.end(from).is_some()) {
            let slots = self.reserves.iter().enumerate();
            let empty = slots.filter(|(_, card)| **card == 0);
            moves.extend(empty.map(|(slot, _)| Move::ToReserve {
                from: Column::at(from),
                slot: Slot::at(slot),
            }));
        }
    }

    fn foundation_moves(&self, problem: &Problem, moves: &mut Vec<Move>) {
        for from in 0..self.columns() {
            for slot in 0..self.foundations.len() {
                if self.goes_to_foundation(problem, from, slot) {
                    moves.push(Move::ToFoundation {
                        from: Column::at(from),
                        slot: Slot::at(slot),
                    });
                }
            }
        }
    }

    /// Whether the end card of a column may go to a foundation.
    pub(crate) fn goes_to_foundation(&self, problem: &Problem, from: usize, slot: usize) -> bool {
        let (Some(card), Some(base)) = (self.end(from), problem.base()) else {
            return false;
        };
        let foundation = self.foundations[slot];
        if foundation.first == 0 {
            self.starts_foundation(problem, base, card)
        } else {
            foundation.next(problem) == Some(card) && self.row_allows(problem, from, slot)
        }
    }

    fn starts_foundation(&self, problem: &Problem, base: Base, card: u8) -> bool {
        let (ace, king) = (rank(card) == 1, rank(card) == problem.highest);
        match base {
            Base::Ace => ace,
            Base::King => king,
            // A foundation begun with an ace fixes its colour for aces and the other for kings.
            Base::SplitColours => {
                let agrees = |begun: &Foundation| {
                    begun.first == 0
                        || (is_red(begun.first) == is_red(card))
                            == (rank(begun.first) == rank(card))
                };
                (ace || king) && self.foundations.iter().all(agrees)
            }
        }
    }

    /// Whether the foundation of a suit is built up; `None` as long as the player may still choose.
    pub(crate) fn ascends(&self, problem: &Problem, suit: u8) -> Option<bool> {
        match problem.base()? {
            Base::Ace => Some(true),
            Base::King => Some(false),
            Base::SplitColours => {
                let begun = self.foundations.iter().find(|begun| begun.first != 0)?;
                Some((is_red(begun.first) == is_red(suit << 4)) == (rank(begun.first) == 1))
            }
        }
    }

    /// Whether the row rule lets a column play to a foundation that is not empty.
    pub(crate) fn row_allows(&self, problem: &Problem, from: usize, slot: usize) -> bool {
        !self.row_binds(problem, from) || from - self.row_length(problem) == slot
    }

    /// Whether the row rule binds a column now: all but the foundation above it are closed to it,
    /// unless they are empty.
    pub(crate) fn row_binds(&self, problem: &Problem, from: usize) -> bool {
        let stock_is_empty = self.stock(problem).is_empty();
        from >= self.row_length(problem)
            && problem
                .rules
                .foundations()
                .is_some_and(|foundations| foundations.only_from_below.includes(stock_is_empty))
    }

    fn row_length(&self, problem: &Problem) -> usize {
        self.columns() / usize::from(problem.rules.column_rows())
    }

    /// Whether a column ends in a run that is or may be collected.
    #[inline]
    pub(crate) fn ends_in_run(&self, problem: &Problem, index: usize) -> bool {
        let open = self.open(index);
        let length = usize::from(problem.highest);
        let Some(&end) = open.last() else {
            return false;
        };
        let any_start = problem.collects_any_start();
        if open.len() < length
            || !(any_start || rank(end) == 1)
            || problem.rules.collect().is_none()
        {
            return false;
        }
        // From an ace, `highest` cards one rank down each begin with the highest rank.
        let run = &open[open.len() - length..];
        run.windows(2)
            .all(|pair| has(problem.collect[usize::from(pair[0])], pair[1]))
    }
}

fn is_red(card: u8) -> bool {
    card >> 4 >= Suit::Hearts as u8
}
