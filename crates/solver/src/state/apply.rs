//! Making moves in a compact state.

use webspinner_rules::Move;
use webspinner_rules::knobs::{RowRule, ShortRow};

use super::{State, short};
use crate::problem::Problem;

impl State {
    /// Makes a legal move, and all that the game does by itself after it; says how many runs left.
    #[inline]
    pub(crate) fn apply(&mut self, problem: &Problem, play: Move) -> usize {
        match play {
            Move::Shift { from, to, count } => {
                self.shift(from.index(), to.index(), usize::from(count));
                self.turn_up(from.index());
                self.settle(problem, to.index()) + self.settle(problem, from.index())
            }
            Move::ToFoundation { from, slot } => {
                let card = self.pop(from.index());
                let foundation = &mut self.foundations[slot.index()];
                if foundation.first == 0 {
                    foundation.first = card;
                }
                foundation.count += 1;
                self.turn_up(from.index());
                self.settle(problem, from.index())
            }
            Move::FromReserve { slot, to } => {
                let card = std::mem::take(&mut self.reserves[slot.index()]);
                self.push(to.index(), card);
                self.settle(problem, to.index())
            }
            Move::ToReserve { from, slot } => {
                self.reserves[slot.index()] = self.pop(from.index());
                self.turn_up(from.index());
                self.settle(problem, from.index())
            }
            Move::Collect { from } => {
                self.take_run(problem, from.index());
                1
            }
            Move::Deal => self.deal(problem),
        }
    }

    /// Moves cards from the end of one column to the end of another. They change places with the
    /// columns that lie between.
    #[inline]
    fn shift(&mut self, from: usize, to: usize, count: usize) {
        let (cards, by) = (&mut self.cards, short(count));
        let (from_end, to_end) = (
            usize::from(self.piles[from].end),
            usize::from(self.piles[to].end),
        );
        if from < to {
            cards[from_end - count..to_end].rotate_left(count);
            for pile in &mut self.piles[from + 1..=to] {
                pile.start -= by;
                pile.end -= by;
            }
            self.piles[from].end -= by;
            self.piles[to].end += by;
        } else {
            cards[to_end..from_end].rotate_right(count);
            for pile in &mut self.piles[to + 1..=from] {
                pile.start += by;
                pile.end += by;
            }
            self.piles[to].end += by;
            self.piles[from].end -= by;
        }
    }

    fn pop(&mut self, index: usize) -> u8 {
        let end = usize::from(self.piles[index].end);
        let card = self.cards.remove(end - 1);
        self.grow(index, 1, false);
        card
    }

    fn push(&mut self, index: usize, card: u8) {
        let end = usize::from(self.piles[index].end);
        self.cards.insert(end, card);
        self.grow(index, 1, true);
    }

    /// Notes that a column has become longer or shorter by this many cards.
    fn grow(&mut self, index: usize, by: u16, longer: bool) {
        let moved = |edge: u16| if longer { edge + by } else { edge - by };
        self.piles[index].end = moved(self.piles[index].end);
        for pile in &mut self.piles[index + 1..] {
            pile.start = moved(pile.start);
            pile.end = moved(pile.end);
        }
    }

    #[inline]
    fn turn_up(&mut self, index: usize) {
        let pile = &mut self.piles[index];
        pile.down -= u16::from(pile.down != 0 && pile.down == pile.end - pile.start);
    }

    /// Takes off every finished run at the end of a column, where the game does so by itself.
    #[inline]
    fn settle(&mut self, problem: &Problem, index: usize) -> usize {
        let mut runs = 0;
        while problem.collects_at_once() && self.ends_in_run(problem, index) {
            self.take_run(problem, index);
            runs += 1;
        }
        runs
    }

    fn take_run(&mut self, problem: &Problem, index: usize) {
        let end = usize::from(self.piles[index].end);
        let length = usize::from(problem.highest);
        self.cards.drain(end - length..end);
        self.grow(index, u16::from(problem.highest), false);
        self.turn_up(index);
    }

    /// The columns that the next row goes to, in the order in which they get their cards.
    pub(crate) fn row(&self, problem: &Problem) -> impl Iterator<Item = usize> + use<> {
        let only_occupied = problem.row_deal().rule == RowRule::Occupied;
        let gets_one = |index: &usize| !only_occupied || self.end(*index).is_some();
        let columns = (0..self.columns()).filter(gets_one);
        let set = columns.fold(0_u32, |set, index| set | 1 << index);
        let over = (set.count_ones() as usize).saturating_sub(self.stock(problem).len());
        let set = match problem.row_deal().short_row {
            ShortRow::Left => (0..over).fold(set, |set, _| set & !(1 << set.ilog2())),
            ShortRow::Right => (0..over).fold(set, |set, _| set & (set - 1)),
        };
        (0..32).filter(move |index| set >> index & 1 != 0)
    }

    fn deal(&mut self, problem: &Problem) -> usize {
        let row = self.row(problem);
        let mut dealt = 0;
        for index in row {
            let card = problem.stock[usize::from(self.dealt)];
            self.push(index, card);
            self.dealt += 1;
            dealt |= 1_u32 << index;
        }
        (0..self.columns())
            .filter(|index| dealt >> index & 1 != 0)
            .collect::<Vec<_>>()
            .into_iter()
            .map(|index| self.settle(problem, index))
            .sum()
    }
}
