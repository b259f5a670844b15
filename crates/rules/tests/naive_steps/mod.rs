//! Steps on a naive table, for tests that look at single positions.

use crate::naive::{Move, Step, Table};

pub(crate) fn after(mut table: Table, step: Step) -> Table {
    table.apply(step);
    table
}

pub(crate) fn after_move(table: &Table, mv: Move) -> Table {
    assert!(table.legal().contains(&mv), "{mv:?} is legal");
    after(table.clone(), Step::Move(mv))
}

pub(crate) fn allows(table: &Table, from: usize, to: usize, count: usize) -> bool {
    table.legal().contains(&Move::Columns { from, to, count })
}
