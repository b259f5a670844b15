//! A state that tracks every single card, not only its rank and suit.

use webspinner_rules::Move;

use crate::problem::Problem;
use crate::random::mixed;
use crate::state::State;

/// One card of the pack: those in columns first, then the stock, then those in reserves.
pub(super) type Id = u16;

/// A card's place that is no column.
const NOWHERE: u8 = u8::MAX;

/// A state, and which card lies where.
#[derive(Debug)]
pub(super) struct TrackedState {
    pub(super) state: State,
    /// Which cards the state's are, in the same order.
    ids: Vec<Id>,
    /// The column of each card.
    columns: Vec<u8>,
    /// The card of each reserve; [`NO_CARD`] for none.
    reserves: Vec<Id>,
    /// The first card of the stock.
    first_of_stock: usize,
    /// A fingerprint of what every card lies on, or last lay on before it left.
    pub(super) fingerprint: u64,
}

impl Clone for TrackedState {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            ids: self.ids.clone(),
            columns: self.columns.clone(),
            reserves: self.reserves.clone(),
            first_of_stock: self.first_of_stock,
            fingerprint: self.fingerprint,
        }
    }

    fn clone_from(&mut self, source: &Self) {
        self.state.clone_from(&source.state);
        self.ids.clone_from(&source.ids);
        self.columns.clone_from(&source.columns);
        self.reserves.clone_from(&source.reserves);
        self.first_of_stock = source.first_of_stock;
        self.fingerprint = source.fingerprint;
    }
}

impl TrackedState {
    pub(super) fn new(problem: &Problem, state: State) -> Self {
        let number = state.cards_in_columns();
        let mut next = number + problem.stock.len()..;
        let mut reserve = |card: &u8| match card {
            0 => NO_CARD,
            _ => next.next().map_or(NO_CARD, id),
        };
        let reserves: Vec<Id> = state.reserves().iter().map(&mut reserve).collect();
        let others = problem.stock.len() + state.in_reserve().count();
        let mut columns = vec![NOWHERE; number + others];
        for index in 0..state.columns() {
            columns[state.range(index)].fill(short(index));
        }
        let ids = (0..number).map(id).collect();
        Self {
            state,
            ids,
            columns,
            reserves,
            first_of_stock: number,
            fingerprint: 0,
        }
    }

    /// Whether both are equal, card by card.
    #[inline]
    pub(super) fn is(&self, other: &Self) -> bool {
        self.fingerprint == other.fingerprint
            && self.ids == other.ids
            && self.reserves == other.reserves
            && self.state == other.state
    }

    /// The cards of a column, bottom first.
    #[inline]
    pub(super) fn column(&self, index: usize) -> &[Id] {
        &self.ids[self.state.range(index)]
    }

    /// The end card of a column.
    #[inline]
    pub(super) fn end(&self, index: usize) -> Option<Id> {
        self.column(index).last().copied()
    }

    /// Where a card lies; `None` for a card that is in no column.
    #[inline]
    pub(super) fn column_of(&self, card: Id) -> Option<usize> {
        let column = self.columns[usize::from(card)];
        (column != NOWHERE).then_some(usize::from(column))
    }

    /// How many cards lie in a column from this one up.
    #[inline]
    pub(super) fn count(&self, card: Id, column: usize) -> usize {
        let above = self.column(column).iter().rev();
        1 + above.take_while(|&&other| other != card).count()
    }

    /// The card that lies in a reserve.
    pub(super) fn reserve_card(&self, slot: usize) -> Id {
        self.reserves[slot]
    }

    /// The slot of the reserve where a card lies.
    pub(super) fn reserve(&self, card: Id) -> Option<usize> {
        self.reserves.iter().position(|&held| held == card)
    }

    /// Makes a legal move.
    #[inline]
    pub(super) fn apply(&mut self, problem: &Problem, play: Move) {
        match play {
            Move::Shift { from, to, count } => {
                self.shift(from.index(), to.index(), usize::from(count));
                self.state.apply(problem, play);
                self.settle();
            }
            Move::FromReserve { slot, to } => {
                let card = std::mem::replace(&mut self.reserves[slot.index()], NO_CARD);
                self.fingerprint = self.fingerprint.wrapping_sub(link(card, HELD));
                self.push(to.index(), card);
                self.state.apply(problem, play);
                self.settle();
            }
            Move::ToReserve { from, slot } => {
                let card = self.end(from.index()).expect("a card leaves the column");
                self.fingerprint = self.fingerprint.wrapping_sub(self.lies(card, from.index()));
                self.fingerprint = self.fingerprint.wrapping_add(link(card, HELD));
                self.reserves[slot.index()] = card;
                self.ids.remove(self.state.range(from.index()).end - 1);
                self.columns[usize::from(card)] = NOWHERE;
                self.state.apply(problem, play);
                self.settle();
            }
            Move::ToFoundation { from, .. } => {
                let card = self.end(from.index()).expect("a card leaves the column");
                self.fingerprint = self.fingerprint.wrapping_sub(self.lies(card, from.index()));
                self.fingerprint = self.fingerprint.wrapping_add(link(card, FOUNDED));
                self.state.apply(problem, play);
                self.settle();
            }
            Move::Collect { from } => {
                let card = self.end(from.index()).expect("a run leaves the column");
                self.fingerprint = self.fingerprint.wrapping_add(link(card, FOUNDED));
                self.state.apply(problem, play);
                self.settle();
            }
            Move::Deal => self.deal(problem),
        }
    }

    /// What the place of the end card of a column adds to the fingerprint.
    #[inline]
    fn lies(&self, card: Id, column: usize) -> u64 {
        let cards = self.column(column);
        let count = self.count(card, column);
        match cards.len().checked_sub(count + 1) {
            Some(below) => link(card, cards[below]),
            None => link(card, BOTTOM + id(column)),
        }
    }

    #[inline]
    fn shift(&mut self, from: usize, to: usize, count: usize) {
        let (from_end, to_end) = (self.state.range(from).end, self.state.range(to).end);
        let card = self.ids[from_end - count];
        self.fingerprint = self.fingerprint.wrapping_sub(self.lies(card, from));
        let under = self.end(to).unwrap_or(BOTTOM + id(to));
        self.fingerprint = self.fingerprint.wrapping_add(link(card, under));
        for &moved in &self.ids[from_end - count..from_end] {
            self.columns[usize::from(moved)] = short(to);
        }
        if from < to {
            self.ids[from_end - count..to_end].rotate_left(count);
        } else {
            self.ids[to_end..from_end].rotate_right(count);
        }
    }

    fn push(&mut self, to: usize, card: Id) {
        let under = self.end(to).unwrap_or(BOTTOM + id(to));
        self.fingerprint = self.fingerprint.wrapping_add(link(card, under));
        let end = self.state.range(to).end;
        self.ids.insert(end, card);
        self.columns[usize::from(card)] = short(to);
    }

    /// Takes away the cards that left the columns of the state with its last move.
    #[inline]
    fn settle(&mut self) {
        if self.ids.len() == self.state.cards_in_columns() {
            return;
        }
        // From the left: all before a column is then as the state has it.
        for index in 0..self.state.columns() {
            let end = self.state.range(index).end;
            let here = |card: &&Id| self.columns[usize::from(**card)] == short(index);
            let gone = self.ids[end..].iter().take_while(here).count();
            for card in self.ids.drain(end..end + gone) {
                self.columns[usize::from(card)] = NOWHERE;
            }
        }
    }

    fn deal(&mut self, problem: &Problem) {
        let first = self.first_of_stock;
        let dealt = self.state.dealt();
        let row = self.state.row(problem);
        // Columns come in their order, so every card dealt before pushes this end back by one.
        for (inserted, (index, card)) in row.zip(first + dealt..).enumerate() {
            let range = self.state.range(index);
            let under = if range.is_empty() {
                BOTTOM + id(index)
            } else {
                self.ids[range.end + inserted - 1]
            };
            self.fingerprint = self.fingerprint.wrapping_add(link(id(card), under));
            self.ids.insert(range.end + inserted, id(card));
            self.columns[card] = short(index);
        }
        self.state.apply(problem, Move::Deal);
        self.settle();
    }
}

/// What the bottom card of a column lies on: this and the column's number.
const BOTTOM: Id = 1024;
/// What a card on a foundation lies on.
const FOUNDED: Id = 2048;
/// What a card in a reserve lies on.
const HELD: Id = 2049;
/// In place of the card of an empty reserve.
const NO_CARD: Id = Id::MAX;

/// What a card on another one adds to the fingerprint.
#[inline]
fn link(card: Id, under: Id) -> u64 {
    mixed((u64::from(card) << 12 | u64::from(under)).wrapping_add(0x9e37_79b9_7f4a_7c15))
}

#[inline]
pub(super) fn id(index: usize) -> Id {
    Id::try_from(index).expect("no game has more than 520 cards")
}

#[inline]
pub(super) fn short(column: usize) -> u8 {
    u8::try_from(column).expect("no game has more than 30 columns")
}
