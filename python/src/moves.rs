//! Moves as values of Python.

use pyo3::prelude::*;
use webspinner_rules::Move;

use crate::errors::value_error;

/// A move. It may be legal or not: the rules decide that where it is played.
///
/// Columns, foundations and reserves count from 1, from the left. Moves are immutable, and can be
/// compared, sorted and kept in sets. Their text is what people type and records hold.
///
/// >>> move = ws.Move("4-9x3")
/// >>> move.from_column, move.to_column, move.count
/// (4, 9, 3)
/// >>> str(move)
/// '4-9x3'
/// >>> move == ws.Move("4-9X3"), move == ws.Move("4-9")
/// (True, False)
#[pyclass(name = "Move", module = "webspinner", frozen, eq, ord, hash)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PyMove(pub(crate) Move);

#[pymethods]
impl PyMove {
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        text.parse().map(Self).map_err(value_error)
    }

    /// What kind of move it is: "shift" between columns, "foundation" to a foundation, "reserve"
    /// from a reserve, "to-reserve" to one, "collect" for a run off the table, or "deal" for a row.
    ///
    /// >>> [ws.Move(text).kind for text in ["4-9x3", "3-f2", "r1-4", "4-r1", "c3", "d"]]
    /// ['shift', 'foundation', 'reserve', 'to-reserve', 'collect', 'deal']
    #[getter]
    fn kind(&self) -> &'static str {
        match self.0 {
            Move::Shift { .. } => "shift",
            Move::ToFoundation { .. } => "foundation",
            Move::FromReserve { .. } => "reserve",
            Move::ToReserve { .. } => "to-reserve",
            Move::Collect { .. } => "collect",
            Move::Deal => "deal",
        }
    }

    /// The column that cards leave; None if there is none.
    ///
    /// >>> ws.Move("4-9x3").from_column
    /// 4
    /// >>> ws.Move("r1-4").from_column is None
    /// True
    #[getter]
    fn from_column(&self) -> Option<u8> {
        match self.0 {
            Move::Shift { from, .. }
            | Move::ToFoundation { from, .. }
            | Move::ToReserve { from, .. }
            | Move::Collect { from } => Some(from.number()),
            Move::FromReserve { .. } | Move::Deal => None,
        }
    }

    /// The column that cards go to; None if there is none, or if they go to many.
    ///
    /// >>> ws.Move("4-9x3").to_column
    /// 9
    /// >>> ws.Move("d").to_column is None
    /// True
    #[getter]
    fn to_column(&self) -> Option<u8> {
        match self.0 {
            Move::Shift { to, .. } | Move::FromReserve { to, .. } => Some(to.number()),
            Move::ToFoundation { .. }
            | Move::ToReserve { .. }
            | Move::Collect { .. }
            | Move::Deal => None,
        }
    }

    /// The foundation or reserve that the card goes to, or the reserve that it leaves; None for
    /// other moves.
    ///
    /// >>> ws.Move("3-f2").slot, ws.Move("r1-4").slot
    /// (2, 1)
    #[getter]
    fn slot(&self) -> Option<u8> {
        match self.0 {
            Move::ToFoundation { slot, .. }
            | Move::FromReserve { slot, .. }
            | Move::ToReserve { slot, .. } => Some(slot.number()),
            Move::Shift { .. } | Move::Collect { .. } | Move::Deal => None,
        }
    }

    /// How many cards move; None where that depends on the game.
    ///
    /// >>> ws.Move("4-9x3").count, ws.Move("3-f2").count
    /// (3, 1)
    /// >>> ws.Move("d").count is None
    /// True
    #[getter]
    fn count(&self) -> Option<u16> {
        match self.0 {
            Move::Shift { count, .. } => Some(count),
            Move::ToFoundation { .. } | Move::FromReserve { .. } | Move::ToReserve { .. } => {
                Some(1)
            }
            Move::Collect { .. } | Move::Deal => None,
        }
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Move('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}
