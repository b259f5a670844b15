//! A position in the compact form.

use webspinner_rules::{Base, Column, Move, Position, RowRule, ShortRow, Slot, Suit};

use crate::problem::{Problem, code, has, rank};

/// One column: where its cards begin and end among all cards, and how many of them lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Pile {
    start: u16,
    end: u16,
    down: u16,
}

/// One foundation: its first card, 0 while there is none, and how many cards it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Foundation {
    pub(crate) first: u8,
    pub(crate) count: u8,
}

/// Everything that changes in a game, in a few bytes more than its cards.
///
/// A full run that was collected is gone: what it was, the rest of the pack tells.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    /// The cards of all columns, one column after the other, bottom first.
    cards: Vec<u8>,
    piles: Vec<Pile>,
    foundations: Vec<Foundation>,
    /// Bit i: the reserve in slot i still lies there.
    reserves: u32,
    /// How many cards of the stock are dealt.
    dealt: u16,
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            cards: self.cards.clone(),
            piles: self.piles.clone(),
            foundations: self.foundations.clone(),
            reserves: self.reserves,
            dealt: self.dealt,
        }
    }

    /// Searches copy many states into few: nothing is allocated unless the copy needs more room.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.cards.clone_from(&source.cards);
        self.piles.clone_from(&source.piles);
        self.foundations.clone_from(&source.foundations);
        self.reserves = source.reserves;
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
            cards.extend(pile.cards().iter().copied().map(code));
            piles.push(Pile {
                start: begin,
                end: short(cards.len()),
                down: short(pile.face_down()),
            });
        }
        let foundation = |cards: &Vec<_>| Foundation {
            first: cards.first().copied().map_or(0, code),
            count: u8::try_from(cards.len()).expect("a foundation holds one suit"),
        };
        let reserve = |(slot, card): (usize, &Option<_>)| u32::from(card.is_some()) << slot;
        Self {
            cards,
            piles,
            foundations: start.foundations().iter().map(foundation).collect(),
            reserves: start.reserves().iter().enumerate().map(reserve).sum(),
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

    /// Bit i: the reserve in slot i still lies there.
    pub(crate) fn reserves(&self) -> u32 {
        self.reserves
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

    /// Whether every card is off the table.
    #[inline]
    pub(crate) fn is_won(&self, problem: &Problem) -> bool {
        self.cards.is_empty() && self.reserves == 0 && self.stock(problem).is_empty()
    }

    /// Whether no row can ever be dealt again although there is a stock.
    pub(crate) fn never_deals_again(&self, problem: &Problem) -> bool {
        let on_table = self.cards.len() + self.reserves.count_ones() as usize;
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

    /// How many cards may be lifted from the end of a column at most.
    #[inline]
    pub(crate) fn liftable(&self, problem: &Problem, index: usize) -> usize {
        let open = self.open(index);
        let joined = |pair: &[u8]| has(problem.lift[usize::from(pair[0])], pair[1]);
        let joins = open.windows(2).rev().take_while(|pair| joined(pair));
        open.len().min(1 + joins.count())
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

    /// Adds every legal move to a list: shifts, moves from reserves, to foundations, collecting by
    /// choice and last the row deal.
    pub(crate) fn moves(&self, problem: &Problem, moves: &mut Vec<Move>) {
        if problem.columns_open(self.stock(problem).is_empty()) {
            self.shifts(problem, moves);
            self.reserve_moves(problem, moves);
        }
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
        for slot in 0..problem.reserves.len() {
            if self.reserves >> slot & 1 == 0 {
                continue;
            }
            let takers = (0..self.columns())
                .filter(|&to| self.takes(problem, to, problem.reserves[slot]))
                .map(|to| Move::FromReserve {
                    slot: Slot::at(slot),
                    to: Column::at(to),
                });
            moves.extend(takers);
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
            self.next_on(problem, foundation) == Some(card) && self.row_allows(problem, from, slot)
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

    /// The card that a started foundation takes next; `None` when it is complete.
    pub(crate) fn next_on(&self, problem: &Problem, foundation: Foundation) -> Option<u8> {
        let Foundation { first, count } = foundation;
        (count < problem.highest).then(|| {
            if rank(first) == 1 {
                first + count
            } else {
                first - count
            }
        })
    }

    fn row_allows(&self, problem: &Problem, from: usize, slot: usize) -> bool {
        let Some(foundations) = problem.rules.foundations() else {
            return false;
        };
        let row = self.columns() / usize::from(problem.rules.column_rows());
        let bound = foundations
            .only_from_below
            .includes(self.stock(problem).is_empty());
        from < row || !bound || from - row == slot
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
                self.reserves &= !(1 << slot.index());
                self.push(to.index(), problem.reserves[slot.index()]);
                self.settle(problem, to.index())
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

    /// Notes that a column has become longer or shorter by so many cards.
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

/// A shift of cards between columns that are counted from 0.
#[inline]
pub(crate) fn shift(from: usize, to: usize, count: usize) -> Move {
    Move::Shift {
        from: Column::at(from),
        to: Column::at(to),
        count: short(count),
    }
}

fn is_red(card: u8) -> bool {
    card >> 4 >= Suit::Hearts as u8
}

/// A number of cards or a place among them.
#[inline]
fn short(number: usize) -> u16 {
    u16::try_from(number).expect("no game has more than 520 cards")
}

#[cfg(test)]
mod tests;
