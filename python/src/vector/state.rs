//! Games as they stood once.

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use webspinner_rules::Rules;

use super::numbering::Numbering;
use super::table::{Saved, Table};
use crate::errors::value_error;
use crate::rules::PyRules;

/// What makes a state anew, and what it is given.
type Pickled<'py> = (Bound<'py, PyAny>, (PyRules, Vec<Saved>));

/// How one or more games of an environment stand. `save` makes it, and `restore` has games go on
/// from it, as often as one likes. It shows nothing: hidden cards are in it, and in its pickle.
///
/// >>> env = ws.VectorEnv("spider", 3)
/// >>> seen, info = env.reset(seed=1)
/// >>> env.save()
/// <State of 3 games of spider>
/// >>> len(env.save([1]))
/// 1
#[pyclass(name = "State", module = "webspinner", frozen)]
pub(crate) struct PyState {
    pub(super) rules: Arc<Rules>,
    pub(super) tables: Vec<Table>,
}

#[pymethods]
impl PyState {
    fn __len__(&self) -> usize {
        self.tables.len()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Pickled<'py>> {
        let restore = py.import("webspinner._native")?.getattr("restore_state")?;
        let tables = self.tables.iter().map(Table::save).collect();
        Ok((restore, (PyRules(Arc::clone(&self.rules)), tables)))
    }

    fn __repr__(&self) -> String {
        let (count, game) = (self.tables.len(), self.rules.id());
        let s = if count == 1 { "" } else { "s" };
        format!("<State of {count} game{s} of {game}>")
    }
}

/// A state that was pickled as its rules and how each game stood.
#[pyfunction]
pub(crate) fn restore_state(rules: &PyRules, tables: Vec<Saved>) -> PyResult<PyState> {
    let rules = Arc::clone(&rules.0);
    let numbering = Numbering::of(&rules);
    let tables = tables.into_iter().map(|saved| {
        let table = Table::restore(&rules, &numbering, saved);
        table.map_err(value_error)
    });
    Ok(PyState {
        tables: tables.collect::<PyResult<_>>()?,
        rules,
    })
}

impl PyState {
    /// Whether this many games of this kind can stand so.
    pub(super) fn fits(&self, rules: &Rules, games: usize) -> PyResult<()> {
        if *self.rules != *rules {
            let (own, other) = (self.rules.id(), rules.id());
            let message = format!("the state is one of {own}, not of {other}");
            return Err(PyValueError::new_err(message));
        }
        let own = self.tables.len();
        if own == games || own == 1 {
            return Ok(());
        }
        Err(PyValueError::new_err(format!(
            "a state of {own} games cannot be that of {games} games: restore as many, or save one"
        )))
    }
}
