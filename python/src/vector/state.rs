//! Games as they stood once.

use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use webspinner_rules::Rules;

use super::table::Table;

/// How one or more games of an environment stand. `save` makes it, and `restore` has games go on
/// from it, as often as one likes. It shows nothing: hidden cards are in it.
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

    fn __repr__(&self) -> String {
        let (count, game) = (self.tables.len(), self.rules.id());
        let s = if count == 1 { "" } else { "s" };
        format!("<State of {count} game{s} of {game}>")
    }
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
