//! Observations: what a person at the table sees, a row of bytes for each pile.

use webspinner_rules::{Card, Move, Pile, Position, Rules, Undo};

/// A card that lies face down or in the stock, whichever it is.
pub(crate) const HIDDEN: u8 = 64;

/// Where each pile of a game has its row. Columns come first; of the others, those that the game
/// has: the stock, the reserves (one row for all), the foundations, and the collected runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Planes {
    columns: usize,
    stock: Option<usize>,
    reserves: Option<usize>,
    foundations: usize,
    collected: Option<usize>,
    /// How many rows there are.
    pub(crate) rows: usize,
    /// How long a row is: no pile has more cards than the pack.
    pub(crate) width: usize,
}

impl Planes {
    /// Those of a game. They depend on nothing but its rules.
    pub(crate) fn of(rules: &Rules) -> Self {
        let columns = usize::from(rules.columns());
        let mut rows = columns;
        let mut row = |is_there: bool| {
            let at = rows;
            rows += usize::from(is_there);
            is_there.then_some(at)
        };
        let stock = row(rules.deals_rows());
        let reserves = row(rules.reserves() > 0);
        let collected = row(rules.runs_to_collect() > 0);
        let foundations = rows;
        let count = rules.foundations().map_or(0, |it| usize::from(it.count));
        Self {
            columns,
            stock,
            reserves,
            foundations,
            collected,
            rows: rows + count,
            width: rules.pack().size(),
        }
    }

    /// How many bytes the observation of one game has.
    pub(crate) fn bytes(&self) -> usize {
        self.rows * self.width
    }

    /// Writes all that is seen of a table.
    pub(crate) fn write(&self, position: &Position, planes: &mut [u8]) {
        self.write_columns(position, planes);
        self.write_beside(position, planes);
        for slot in 0..position.foundations().len() {
            self.write_foundation(position, slot, planes);
        }
    }

    /// Writes what a move has changed, after which the table stands so.
    #[inline]
    pub(crate) fn update(&self, position: &Position, played: Move, did: Undo, planes: &mut [u8]) {
        if did.collected() > 0 {
            // Runs have left, from whatever column, and bared cards that were hidden.
            self.write(position, planes);
            return;
        }
        match played {
            Move::Shift { from, to, count } => {
                let count = usize::from(count);
                self.take_from(position, from.index(), count, planes);
                self.add_to(position, to.index(), count, planes);
            }
            Move::ToFoundation { from, slot } => {
                self.take_from(position, from.index(), 1, planes);
                self.write_foundation(position, slot.index(), planes);
            }
            Move::ToReserve { from, .. } => {
                self.take_from(position, from.index(), 1, planes);
                self.write_beside(position, planes);
            }
            Move::FromReserve { to, .. } => {
                self.add_to(position, to.index(), 1, planes);
                self.write_beside(position, planes);
            }
            Move::Deal => {
                for index in 0..self.columns {
                    self.add_to(position, index, 1, planes);
                }
                self.write_beside(position, planes);
            }
            Move::Collect { .. } => unreachable!("it collects a run"),
        }
    }

    /// Writes a column that this many cards have left.
    #[inline]
    fn take_from(&self, position: &Position, index: usize, count: usize, planes: &mut [u8]) {
        let pile = &position.columns()[index];
        let (kept, free) = self.row(index, planes).split_at_mut(pile.cards().len());
        free[..count].fill(0);
        if let (Some(cell), Some(end)) = (kept.last_mut(), pile.end()) {
            *cell = end.code();
        }
    }

    /// Writes a column that this many open cards have come to, or fewer.
    #[inline]
    fn add_to(&self, position: &Position, index: usize, count: usize, planes: &mut [u8]) {
        let cards = position.columns()[index].cards();
        let kept = cards.len().saturating_sub(count);
        let cells = self.row(index, planes)[kept..].iter_mut();
        for (cell, card) in cells.zip(&cards[kept..]) {
            *cell = card.code();
        }
    }

    fn write_columns(&self, position: &Position, planes: &mut [u8]) {
        for index in 0..self.columns {
            self.write_column(position, index, planes);
        }
    }

    #[inline]
    fn write_column(&self, position: &Position, index: usize, planes: &mut [u8]) {
        let pile: &Pile = &position.columns()[index];
        let (hidden, rest) = self.row(index, planes).split_at_mut(pile.face_down());
        hidden.fill(HIDDEN);
        write_cards(pile.open(), rest);
    }

    fn write_foundation(&self, position: &Position, slot: usize, planes: &mut [u8]) {
        let cards = &position.foundations()[slot];
        write_cards(cards, self.row(self.foundations + slot, planes));
    }

    /// Writes the stock, the reserves and the collected runs.
    fn write_beside(&self, position: &Position, planes: &mut [u8]) {
        if let Some(index) = self.stock {
            let (hidden, rest) = self.row(index, planes).split_at_mut(position.stock_len());
            hidden.fill(HIDDEN);
            rest.fill(0);
        }
        if let Some(index) = self.reserves {
            let row = self.row(index, planes);
            for (cell, card) in row.iter_mut().zip(position.reserves()) {
                *cell = card.map_or(0, Card::code);
            }
        }
        if let Some(index) = self.collected {
            let row = self.row(index, planes);
            let mut length = 0;
            for run in position.collected() {
                let cells = &mut row[length..][..run.len()];
                cells
                    .iter_mut()
                    .zip(run)
                    .for_each(|(cell, card)| *cell = card.code());
                length += run.len();
            }
            row[length..].fill(0);
        }
    }

    #[inline]
    fn row<'p>(&self, index: usize, planes: &'p mut [u8]) -> &'p mut [u8] {
        &mut planes[index * self.width..][..self.width]
    }
}

/// Writes open cards to the begin of a row, and nothing behind them.
#[inline]
fn write_cards(cards: &[Card], row: &mut [u8]) {
    let (taken, free) = row.split_at_mut(cards.len());
    for (cell, card) in taken.iter_mut().zip(cards) {
        *cell = card.code();
    }
    free.fill(0);
}
