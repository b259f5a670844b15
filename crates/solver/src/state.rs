//! A position in the compact form.

mod apply;
mod moves;

use webspinner_rules::knobs::RowRule;
use webspinner_rules::{Card, Column, Move, Position};

use crate::problem::{Problem, rank};

/// One column: where its cards begin and end among all cards, and how many of them lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Pile {
    start: u16,
    end: u16,
    down: u16,
}

/// One foundation: its first card (0 while it is empty), and how many cards it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Foundation {
    pub(crate) first: u8,
    pub(crate) count: u8,
}

impl Foundation {
    /// The card that it takes next once it is started; `None` when it is complete.
    pub(crate) fn next(self, problem: &Problem) -> Option<u8> {
        let Self { first, count } = self;
        (count < problem.highest).then(|| {
            if rank(first) == 1 {
                first + count
            } else {
                first - count
            }
        })
    }
}

/// Everything that changes in a game, in a few bytes more than its cards.
///
/// A collected run is gone; what it was follows from the rest of the pack.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    /// The cards of all columns, one column after the other, bottom first.
    cards: Vec<u8>,
    piles: Vec<Pile>,
    foundations: Vec<Foundation>,
    /// The card of each reserve; 0 for none.
    reserves: Vec<u8>,
    /// How many cards of the stock are dealt.
    dealt: u16,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            cards: self.cards.clone(),
            piles: self.piles.clone(),
            foundations: self.foundations.clone(),
            reserves: self.reserves.clone(),
            dealt: self.dealt,
        }
    }

    /// Searches copy many states into few: nothing is allocated unless the copy needs more room.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.cards.clone_from(&source.cards);
        self.piles.clone_from(&source.piles);
        self.foundations.clone_from(&source.foundations);
        self.reserves.clone_from(&source.reserves);
        self.dealt = source.dealt;
    }
}

impl State {
    /// The compact form of the position that a problem was made from.
    pub(crate) fn new(start: &Position) -> Self {
        let mut cards = Vec::new();
        let mut piles = Vec::new();
        for pile in start.columns() {
            let begin = short(cards.len());
            cards.extend(pile.cards().iter().copied().map(Card::code));
            piles.push(Pile {
                start: begin,
                end: short(cards.len()),
                down: short(pile.face_down()),
            });
        }
        let foundation = |cards: &Vec<_>| Foundation {
            first: cards.first().copied().map_or(0, Card::code),
            count: u8::try_from(cards.len()).expect("a foundation holds one suit"),
        };
        let reserve = |card: &Option<_>| card.map_or(0, Card::code);
        Self {
            cards,
            piles,
            foundations: start.foundations().iter().map(foundation).collect(),
            reserves: start.reserves().iter().map(reserve).collect(),
            dealt: 0,
        }
    }

    /// How many columns there are.
    #[inline]
    pub(crate) fn columns(&self) -> usize {
        self.piles.len()
    }

    /// The cards of a column, bottom first.
    #[inline]
    pub(crate) fn column(&self, index: usize) -> &[u8] {
        let pile = self.piles[index];
        &self.cards[usize::from(pile.start)..usize::from(pile.end)]
    }

    /// Where the cards of a column are among all cards in columns.
    #[inline]
    pub(crate) fn range(&self, index: usize) -> std::ops::Range<usize> {
        let pile = self.piles[index];
        usize::from(pile.start)..usize::from(pile.end)
    }

    /// How many cards of a column lie face down.
    #[inline]
    pub(crate) fn face_down(&self, index: usize) -> usize {
        usize::from(self.piles[index].down)
    }

    /// The face-up cards of a column, bottom first.
    #[inline]
    pub(crate) fn open(&self, index: usize) -> &[u8] {
        &self.column(index)[self.face_down(index)..]
    }

    /// The end card of a column.
    #[inline]
    pub(crate) fn end(&self, index: usize) -> Option<u8> {
        self.column(index).last().copied()
    }

    /// How many cards lie in columns.
    #[inline]
    pub(crate) fn cards_in_columns(&self) -> usize {
        self.cards.len()
    }

    /// How many columns are empty.
    pub(crate) fn vacancies(&self) -> usize {
        self.piles
            .iter()
            .filter(|pile| pile.start == pile.end)
            .count()
    }

    /// The foundations from the left.
    pub(crate) fn foundations(&self) -> &[Foundation] {
        &self.foundations
    }

    /// The card of each reserve from the left; 0 for none.
    #[inline]
    pub(crate) fn reserves(&self) -> &[u8] {
        &self.reserves
    }

    /// The cards that lie in reserves.
    #[inline]
    pub(crate) fn in_reserve(&self) -> impl Iterator<Item = u8> + '_ {
        self.reserves.iter().copied().filter(|&card| card != 0)
    }

    /// The cards that are still to be dealt, the next first.
    #[inline]
    pub(crate) fn stock<'p>(&self, problem: &'p Problem) -> &'p [u8] {
        &problem.stock[usize::from(self.dealt)..]
    }

    /// How many cards of the stock are dealt.
    pub(crate) fn dealt(&self) -> usize {
        usize::from(self.dealt)
    }

    /// Whether every card is off the table or, where runs stay, every column is empty or holds one
    /// finished run alone.
    #[inline]
    pub(crate) fn is_won(&self, problem: &Problem) -> bool {
        let in_place = self.cards.is_empty() || problem.keeps_runs && self.holds_runs(problem);
        in_place && self.in_reserve().next().is_none() && self.stock(problem).is_empty()
    }

    /// Whether every column is empty or holds one finished run alone.
    fn holds_runs(&self, problem: &Problem) -> bool {
        let is_run = |index| {
            self.face_down(index) == 0
                && self.column(index).len() == usize::from(problem.highest)
                && self.ends_in_run(problem, index)
        };
        (0..self.columns()).all(|index| self.column(index).is_empty() || is_run(index))
    }

    /// Whether no row can ever be dealt again although there is a stock.
    pub(crate) fn never_deals_again(&self, problem: &Problem) -> bool {
        let on_table = self.cards.len() + self.in_reserve().count();
        problem.deals_full() && !self.stock(problem).is_empty() && on_table < self.columns()
    }

    /// Whether a row may be dealt now.
    pub(crate) fn may_deal(&self, problem: &Problem) -> bool {
        let rule = match problem.row_deal().rule {
            RowRule::None => false,
            RowRule::Full => self.vacancies() == 0,
            RowRule::Any => true,
            RowRule::Occupied => !self.cards.is_empty(),
        };
        rule && !self.stock(problem).is_empty()
    }
}

/// A shift of cards between columns that are counted from 0.
#[inline]
pub(crate) fn shift(from: usize, to: usize, count: usize) -> Move {
    Move::Shift {
        from: Column::at(from),
        to: Column::at(to),
        count: short(count),
    }
}

/// A number of cards or a place among them.
#[inline]
fn short(number: usize) -> u16 {
    u16::try_from(number).expect("no game has more than 520 cards")
}

#[cfg(test)]
mod tests;
