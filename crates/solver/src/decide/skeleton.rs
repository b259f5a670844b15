//! Positions that cannot be won because there is too little room, whatever the suits.
//!
//! A column is a pile of *blocks*: the cards of one lie in order by rank, each one lower than the card
//! below it, and the first card of the next does not fit where it lies. All blocks but the last are
//! fixed. Of the last, the first card is fixed too, unless it lies at the bottom of its column; all
//! others are *loose*. Loose cards are put on cards one rank higher, or alone into columns that have
//! no fixed card, so they always lie in order. The only play that changes what is fixed takes up the
//! first card of a last block, and no card ever becomes fixed.
//!
//! At that moment every loose card, and the card that was taken up, lies on a card one rank higher, which
//! is loose or the first of another last block, no two on the same; or it lies at the bottom of one of
//! the columns in which nothing is fixed. So for all ranks together, the loose cards in excess of those
//! one rank higher must not be more than those columns. That is all this search asks for: it knows neither
//! suits nor who can be moved, and tries all orders of taking up blocks. If none clears all columns, no
//! real play does.
//!
//! A card of a row is fixed where it is dealt, until it is taken up: that is, until it or a card below it
//! moves, at which moment it lies on a card one rank higher too. What it covers counts as loose
//! all the while, and may do more here than in real play.
//!
//! Runs that have left are reckoned as gone as soon as all their cards but the king are loose and their
//! king is loose or the first of a last block. That is never more excess than in real play: a run takes
//! one card of every rank, so the excess of no rank but the king's changes, and that becomes less.

use rustc_hash::FxHashSet;
use webspinner_rules::{Lift, RowRule, ShortRow, Step, SuitRelation};

use super::prunings::Prunings;
use crate::problem::{Problem, rank};
use crate::state::State;

/// Ranks are 1 to 13.
const RANKS: usize = 14;
/// Four bits say how many blocks a column has.
const BLOCKS_MAX: usize = 15;
/// So many arrangements of blocks are looked at before the search gives up, once the stock is empty.
const ARRANGEMENTS_MAX: usize = 2000;
/// So many while there is a stock: Spiderette ms:36 takes 46,841 nodes so, 32,819 with ten times as
/// many, and half the time.
const ARRANGEMENTS_MAX_STOCK: usize = 200;

/// Room for the search.
#[derive(Debug, Default)]
pub(crate) struct Skeleton {
    columns: Vec<Vec<u8>>,
    /// For each column, where its blocks begin, and where the last one ends.
    blocks: Vec<Vec<usize>>,
    /// The rows still to be dealt, by column.
    rows: Vec<Vec<Option<u8>>>,
    seen: FxHashSet<(u128, u128)>,
    arrangements_max: usize,
    one_suit: bool,
    highest: usize,
}

/// What is loose, and how many blocks each column has.
#[derive(Clone, Copy, Debug)]
struct Room {
    /// By suit and rank. Runs that have left are still counted.
    loose: [[i8; RANKS]; 4],
    /// First cards of last blocks that are fixed.
    heads: [[i8; RANKS]; 4],
    /// Columns in which nothing is fixed.
    free: i8,
    /// Four bits for each column.
    left: u128,
    /// For each row, a bit for each column: its card lies where it was dealt.
    waiting: u128,
    /// How many rows are dealt.
    dealt: usize,
}

/// Whether such a search can say anything about positions of this question.
pub(crate) fn applies(problem: &Problem, prunings: Prunings) -> bool {
    let place = problem.rules.place();
    prunings.skeleton
        && problem.base().is_none()
        && place.step == Step::Down
        && !place.wrap
        && problem.rules.lift() != Lift::Tail
        && problem.rules.pack().size() <= 128
}

impl Skeleton {
    /// Whether a position can be told to have too little room. What it does not tell may be so
    /// nevertheless.
    pub(crate) fn is_cramped(&mut self, problem: &Problem, state: &State) -> bool {
        let stock = state.stock(problem);
        let rows_vary = !stock.is_empty() && problem.row_deal().rule == RowRule::Occupied;
        if rows_vary || state.reserves() != 0 {
            return false;
        }
        self.arrangements_max = if stock.is_empty() {
            ARRANGEMENTS_MAX
        } else {
            ARRANGEMENTS_MAX_STOCK
        };
        self.lay_out_rows(problem, stock);
        let columns = state.columns();
        if columns * (self.rows.len() + 1) > 128 || 4 * columns > 128 {
            return false;
        }
        self.one_suit =
            (problem.rules.collect()).is_some_and(|collect| collect.suit == SuitRelation::OneSuit);
        self.highest = usize::from(problem.highest);
        let Some(room) = self.lay_out(state) else {
            return false;
        };
        self.seen.clear();
        !self.may_clear(&room)
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
    fn lay_out(&mut self, state: &State) -> Option<Room> {
        let columns = state.columns();
        self.columns.resize_with(columns, Vec::new);
        self.blocks.resize_with(columns, Vec::new);
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
            let blocks = &mut self.blocks[index];
            blocks.clear();
            blocks.push(0);
            let fits = |at: &usize| rank(column[*at]) + 1 == rank(column[*at - 1]);
            blocks.extend((1..column.len()).filter(|at| !fits(at)));
            blocks.push(column.len());
            let count = blocks.len() - 1;
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
        let count = room.blocks(column);
        let bounds = &self.blocks[column];
        let block = &self.columns[column][bounds[count - 1]..bounds[count]];
        let fixed = count > 1;
        for &card in &block[usize::from(fixed)..] {
            room.loosen(card);
        }
        if fixed {
            room.fixed(block[0], 1);
        } else {
            room.free += 1;
        }
    }

    /// What is to be taken up next from a column: the card dealt last, or the first card of the last
    /// block; with the row of the former.
    fn head(&self, room: &Room, column: usize) -> Option<(u8, Option<usize>)> {
        let waits = |row: &usize| room.waiting >> self.bit(*row, column) & 1 != 0;
        if let Some(row) = (0..room.dealt).rev().find(waits) {
            return self.rows[row][column].map(|card| (card, Some(row)));
        }
        let count = room.blocks(column);
        let first = || self.columns[column][self.blocks[column][count - 1]];
        (count > 1).then(|| (first(), None))
    }

    fn bit(&self, row: usize, column: usize) -> usize {
        row * self.columns.len() + column
    }

    /// Takes up what is next in a column, if there is room.
    fn take_up(&self, room: &Room, column: usize) -> Option<Room> {
        let (head, row) = self.head(room, column)?;
        let mut taken = *room;
        taken.fixed(head, -1);
        taken.loosen(head);
        if !self.has_room(&taken) {
            return None;
        }
        if let Some(row) = row {
            taken.waiting &= !(1 << self.bit(row, column));
        } else {
            taken.left -= 1 << (4 * column);
            self.uncover(&mut taken, column);
        }
        Some(taken)
    }

    /// Deals the next row.
    fn deal(&self, room: &Room) -> Option<Room> {
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

    /// Whether every column may be cleared; true if that is too much work to know.
    fn may_clear(&mut self, room: &Room) -> bool {
        let columns = self.columns.len();
        let cleared = (0..columns).all(|column| room.blocks(column) == 1);
        if cleared && room.waiting == 0 && room.dealt == self.rows.len() {
            return true;
        }
        let key = room.waiting | (room.dealt as u128) << (columns * self.rows.len());
        if !self.seen.insert((room.left, key)) {
            return false;
        }
        if self.seen.len() > self.arrangements_max {
            return true;
        }
        for column in 0..columns {
            if self
                .take_up(room, column)
                .is_some_and(|taken| self.may_clear(&taken))
            {
                return true;
            }
        }
        self.deal(room).is_some_and(|after| self.may_clear(&after))
    }

    /// Whether all loose cards may lie somewhere.
    fn has_room(&self, room: &Room) -> bool {
        let gone = self.runs_gone(room);
        let left = |rank: usize| (room.count(rank) - gone).max(0);
        let hosts = |rank: usize| {
            if rank > self.highest {
                0
            } else {
                left(rank) + room.heads(rank)
            }
        };
        let excess = |rank: usize| (left(rank) - hosts(rank + 1)).max(0);
        (1..=self.highest).map(excess).sum::<i8>() <= room.free
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
    fn blocks(&self, column: usize) -> usize {
        (self.left >> (4 * column) & 15) as usize
    }

    fn loosen(&mut self, card: u8) {
        self.loose[usize::from(card >> 4)][usize::from(rank(card))] += 1;
    }

    fn fixed(&mut self, card: u8, by: i8) {
        self.heads[usize::from(card >> 4)][usize::from(rank(card))] += by;
    }

    /// The loose cards of a rank, those of runs that have left too.
    fn count(&self, rank: usize) -> i8 {
        self.loose.iter().map(|suit| suit[rank]).sum()
    }

    fn heads(&self, rank: usize) -> i8 {
        self.heads.iter().map(|suit| suit[rank]).sum()
    }
}
