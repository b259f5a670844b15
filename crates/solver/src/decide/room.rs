//! Columns as blocks, and the room that loose cards need: see [`skeleton`](super::skeleton) for the
//! words.

use webspinner_rules::knobs::{ShortRow, SuitRelation};

use crate::problem::{Problem, each, rank};
use crate::state::State;

/// Ranks are 1 to 13.
const RANKS: usize = 14;
/// Four bits say how many blocks a column has.
const BLOCKS_MAX: usize = 15;

/// How the columns of a position are divided into blocks, and which rows are to come.
#[derive(Debug, Default)]
pub(super) struct Blocks {
    pub(super) columns: Vec<Vec<u8>>,
    /// For each column, where its blocks begin, and where the last one ends.
    pub(super) bounds: Vec<Vec<usize>>,
    /// The rows still to be dealt, by column.
    pub(super) rows: Vec<Vec<Option<u8>>>,
    /// The cards that leave a column with each card that they lie on, lifted or collected.
    leaves: Vec<u64>,
    one_suit: bool,
    highest: usize,
}

/// What is loose, and how many blocks each column has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// By suit and rank. Runs that have left are still counted.
    pub(super) loose: [[i8; RANKS]; 4],
    /// First cards of last blocks that are fixed.
    heads: [[i8; RANKS]; 4],
    /// Columns in which nothing is fixed.
    free: i8,
    /// Four bits for each column.
    pub(super) left: u128,
    /// For each row, a bit for each column: its card lies where it was dealt.
    pub(super) waiting: u128,
    /// How many rows are dealt.
    pub(super) dealt: usize,
}

impl Blocks {
    /// Lays out a position; `None` if it has too many blocks or rows for a [`Room`].
    pub(super) fn lay_out(&mut self, problem: &Problem, state: &State) -> Option<Room> {
        self.lay_out_rows(problem, state.stock(problem));
        let columns = state.columns();
        if columns * (self.rows.len() + 1) > 128 || 4 * columns > 128 {
            return None;
        }
        self.one_suit =
            (problem.rules.collect()).is_some_and(|collect| collect.suit == SuitRelation::OneSuit);
        self.highest = usize::from(problem.highest);
        self.leaves.clear();
        let relations = problem.lift.iter().zip(&problem.collect);
        self.leaves
            .extend(relations.map(|(lift, collect)| lift | collect));
        self.lay_out_columns(state)
    }

    /// Notes which card each column gets in each row.
    fn lay_out_rows(&mut self, problem: &Problem, stock: &[u8]) {
        let columns = problem.columns();
        self.rows.clear();
        self.rows.extend(stock.chunks(columns).map(|row| {
            let first = match problem.row_deal().short_row {
                ShortRow::Left => 0,
                ShortRow::Right => columns - row.len(),
            };
            let card = |column: usize| row.get(column.checked_sub(first)?).copied();
            (0..columns).map(card).collect()
        }));
    }

    /// Divides the columns into blocks; `None` if there are too many.
    fn lay_out_columns(&mut self, state: &State) -> Option<Room> {
        let columns = state.columns();
        self.columns.resize_with(columns, Vec::new);
        self.bounds.resize_with(columns, Vec::new);
        let mut room = Room {
            loose: [[0; RANKS]; 4],
            heads: [[0; RANKS]; 4],
            free: 0,
            left: 0,
            waiting: 0,
            dealt: 0,
        };
        for index in 0..columns {
            let column = state.column(index);
            self.columns[index].clear();
            self.columns[index].extend_from_slice(column);
            let bounds = &mut self.bounds[index];
            bounds.clear();
            bounds.push(0);
            let fits = |at: &usize| rank(column[*at]) + 1 == rank(column[*at - 1]);
            bounds.extend((1..column.len()).filter(|at| !fits(at)));
            bounds.push(column.len());
            let count = bounds.len() - 1;
            if count > BLOCKS_MAX {
                return None;
            }
            room.left |= (count as u128) << (4 * index);
            self.uncover(&mut room, index);
        }
        Some(room)
    }

    /// Makes the cards of a last block loose, all or all but the first.
    fn uncover(&self, room: &mut Room, column: usize) {
        let block = self.last_block(room, column);
        let fixed = room.blocks(column) > 1;
        for &card in &block[usize::from(fixed)..] {
            room.loosen(card);
        }
        if fixed {
            room.fixed(block[0], 1);
        } else {
            room.free += 1;
        }
    }

    /// What is taken up next from a column: the card dealt last, or the first card of the last
    /// block; with the row of the former.
    fn head(&self, room: &Room, column: usize) -> Option<(u8, Option<usize>)> {
        let waits = |row: &usize| room.waiting >> self.bit(*row, column) & 1 != 0;
        if let Some(row) = (0..room.dealt).rev().find(waits) {
            return self.rows[row][column].map(|card| (card, Some(row)));
        }
        self.fixed_head(room, column).map(|head| (head, None))
    }

    fn bit(&self, row: usize, column: usize) -> usize {
        row * self.columns.len() + column
    }

    /// Takes up what is next in a column, if there is room.
    pub(super) fn take_up(&self, room: &Room, column: usize) -> Option<Room> {
        let (head, row) = self.head(room, column)?;
        let mut taken = room.with_loose(head);
        if !self.has_room(&taken, head) {
            return None;
        }
        if let Some(row) = row {
            taken.waiting &= !(1 << self.bit(row, column));
        } else {
            self.open(&mut taken, column);
        }
        Some(taken)
    }

    /// Notes that the last block of a column has gone.
    fn open(&self, room: &mut Room, column: usize) {
        room.left -= 1 << (4 * column);
        self.uncover(room, column);
    }

    /// The first card of the last block of a column, if it is fixed.
    fn fixed_head(&self, room: &Room, column: usize) -> Option<u8> {
        let count = room.blocks(column);
        (count > 1).then(|| self.columns[column][self.bounds[column][count - 1]])
    }

    /// The cards of the last block of a column.
    fn last_block(&self, room: &Room, column: usize) -> &[u8] {
        let count = room.blocks(column);
        &self.columns[column][self.bounds[column][count - 1]..self.bounds[column][count]]
    }

    /// Deals the next row.
    pub(super) fn deal(&self, room: &Room) -> Option<Room> {
        let row = self.rows.get(room.dealt)?;
        let mut after = *room;
        for (column, &card) in row.iter().enumerate() {
            if let Some(card) = card {
                after.fixed(card, 1);
                after.waiting |= 1 << self.bit(room.dealt, column);
            }
        }
        after.dealt += 1;
        Some(after)
    }

    /// Whether all loose cards may lie somewhere while one of them is lifted.
    fn has_room(&self, room: &Room, lifted: u8) -> bool {
        let gone = self.runs_gone(room);
        let left = |rank: usize| (room.count(rank) - gone).max(0);
        let hosts = |rank: usize| {
            if rank > self.highest {
                0
            } else {
                left(rank) + room.heads(rank)
            }
        };
        let excess = |rank: usize| left(rank) - hosts(rank + 1);
        let taken: i8 = (1..=self.highest).map(|rank| excess(rank).max(0)).sum();
        taken < room.free
            || taken == room.free && self.may_end_bare(room, lifted, |rank| excess(rank) < 0)
    }

    /// Whether the cards that are lifted with a card may end in one with nothing on it, where that
    /// may only be a card of a rank that has hosts to spare for the cards below it.
    fn may_end_bare(&self, room: &Room, lifted: u8, spare: impl Fn(usize) -> bool) -> bool {
        let mut ends: u64 = 1 << lifted;
        for below in (1..usize::from(rank(lifted))).rev() {
            if spare(below) {
                return true;
            }
            let follows = |suit: &usize| {
                let card = 1 << (suit << 4 | below);
                room.loose[*suit][below] > 0
                    && each(ends).any(|end| self.leaves[usize::from(end)] & card != 0)
            };
            ends = (0..4)
                .filter(follows)
                .fold(0, |set, suit| set | 1 << (suit << 4 | below));
            if ends == 0 {
                return false;
            }
        }
        true
    }

    /// How many runs may have left at most.
    fn runs_gone(&self, room: &Room) -> i8 {
        let complete = |count: &dyn Fn(usize) -> i8, kings: i8| {
            let lower = (1..self.highest).map(count).min();
            lower.unwrap_or(kings).min(kings)
        };
        if !self.one_suit {
            let kings = room.count(self.highest) + room.heads(self.highest);
            return complete(&|rank| room.count(rank), kings);
        }
        let of_suit = |suit: usize| {
            let (loose, heads) = (&room.loose[suit], &room.heads[suit]);
            complete(
                &|rank| loose[rank],
                loose[self.highest] + heads[self.highest],
            )
        };
        (0..4).map(of_suit).sum()
    }
}

impl Room {
    /// The same when a fixed card is taken up.
    fn with_loose(&self, head: u8) -> Self {
        let mut taken = *self;
        taken.fixed(head, -1);
        taken.loosen(head);
        taken
    }

    pub(super) fn blocks(&self, column: usize) -> usize {
        (self.left >> (4 * column) & 15) as usize
    }

    fn loosen(&mut self, card: u8) {
        self.loose[usize::from(card >> 4)][usize::from(rank(card))] += 1;
    }

    fn fixed(&mut self, card: u8, by: i8) {
        self.heads[usize::from(card >> 4)][usize::from(rank(card))] += by;
    }

    /// The loose cards of a rank, including cards of runs that have left.
    fn count(&self, rank: usize) -> i8 {
        self.loose.iter().map(|suit| suit[rank]).sum()
    }

    fn heads(&self, rank: usize) -> i8 {
        self.heads.iter().map(|suit| suit[rank]).sum()
    }
}
