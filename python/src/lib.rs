//! Brings the rules, the fair players and the solver to Python.
//!
//! It is the module `webspinner._native`; the package `webspinner` beside it is what programs
//! import. Whatever comes from Python is checked by the crates, whose errors become exceptions.

mod arguments;
mod arrow;
mod crew;
mod errors;
mod game;
mod moves;
mod picture;
mod player;
mod position;
mod record;
mod rules;
mod solve;
mod survey;
mod vector;
mod verdict;
mod view;

use pyo3::prelude::*;

use crate::errors::IllegalMove;
use crate::game::PyGame;
use crate::moves::PyMove;
use crate::player::PyPlayer;
use crate::position::PyPosition;
use crate::rules::PyRules;
use crate::solve::PyVerdicts;
use crate::survey::{PyDeals, PyShard};
use crate::vector::{PyGames, PyState};
use crate::verdict::PyVerdict;
use crate::view::PyView;

/// The part of webspinner that is written in Rust.
#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<PyDeals>()?;
    module.add_class::<PyGame>()?;
    module.add_class::<PyGames>()?;
    module.add_class::<PyMove>()?;
    module.add_class::<PyPlayer>()?;
    module.add_class::<PyPosition>()?;
    module.add_class::<PyRules>()?;
    module.add_class::<PyShard>()?;
    module.add_class::<PyState>()?;
    module.add_class::<PyVerdict>()?;
    module.add_class::<PyVerdicts>()?;
    module.add_class::<PyView>()?;
    module.add_function(wrap_pyfunction!(arrow::arrow_stream, module)?)?;
    module.add_function(wrap_pyfunction!(verdict::count_verdicts, module)?)?;
    module.add_function(wrap_pyfunction!(solve::decide, module)?)?;
    module.add_function(wrap_pyfunction!(rules::games, module)?)?;
    module.add_function(wrap_pyfunction!(player::player, module)?)?;
    module.add_function(wrap_pyfunction!(verdict::read_verdict, module)?)?;
    module.add_function(wrap_pyfunction!(vector::restore_state, module)?)?;
    module.add_function(wrap_pyfunction!(verdict::restore_verdict, module)?)?;
    module.add_function(wrap_pyfunction!(rules::rules, module)?)?;
    module.add_function(wrap_pyfunction!(solve::solve, module)?)?;
    module.add_function(wrap_pyfunction!(survey::whole_number, module)?)?;
    module.add_function(wrap_pyfunction!(survey::wilson, module)?)?;
    module.add("IllegalMove", module.py().get_type::<IllegalMove>())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
