//! The rules of games.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use webspinner_rules::{Rules, games as built_in};

use crate::errors::value_error;

/// How much of an unknown name an error repeats, in characters.
const QUOTED_MAX: usize = 40;

/// The rules of a game: immutable, equal if they say the same. `rules` finds or reads them.
///
/// >>> spider = ws.rules("spider")
/// >>> spider
/// <Rules spider>
/// >>> spider == ws.rules("Spider"), spider == ws.rules("spider-1")
/// (True, False)
#[pyclass(name = "Rules", module = "webspinner", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PyRules(pub(crate) Arc<Rules>);

/// What equals has one id.
impl Hash for PyRules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.id().hash(state);
    }
}

#[pymethods]
impl PyRules {
    /// The short name of the game, which deals and records use.
    ///
    /// >>> ws.rules("Mrs Mop").id
    /// 'mrs-mop'
    #[getter]
    fn id(&self) -> &str {
        self.0.id().as_str()
    }

    /// The name that people know the game by.
    ///
    /// >>> ws.rules("spider-1").name
    /// 'Spider (1 Suit)'
    #[getter]
    fn name(&self) -> &str {
        self.0.name()
    }

    /// The version of the rules. It counts up when old records would replay differently.
    ///
    /// >>> ws.rules("spider").version
    /// 1
    #[getter]
    fn version(&self) -> u32 {
        self.0.version()
    }

    /// The heading that the game is listed under.
    ///
    /// >>> ws.rules("spider").group
    /// 'Spider'
    #[getter]
    fn group(&self) -> &str {
        &self.0.about().group
    }

    /// The words to choose the game by.
    ///
    /// >>> "two-decks" in ws.rules("spider").tags
    /// True
    #[getter]
    fn tags(&self) -> Vec<String> {
        self.0.about().tags.clone()
    }

    /// How many columns the game has.
    ///
    /// >>> ws.rules("spider").columns
    /// 10
    #[getter]
    fn columns(&self) -> u8 {
        self.0.columns()
    }

    /// How many cards the game is played with.
    ///
    /// >>> ws.rules("spider").cards
    /// 104
    #[getter]
    fn cards(&self) -> usize {
        self.0.pack().size()
    }

    /// How many reserves of one open card the game has.
    ///
    /// >>> ws.rules("spider").reserves
    /// 0
    #[getter]
    fn reserves(&self) -> u8 {
        self.0.reserves()
    }

    /// How many foundations the game has; 0 where whole runs are collected.
    ///
    /// >>> ws.rules("spider").foundations
    /// 0
    #[getter]
    fn foundations(&self) -> u8 {
        self.0
            .foundations()
            .map_or(0, |foundations| foundations.count)
    }

    /// Whether the game deals rows from a stock.
    ///
    /// >>> ws.rules("spider").deals_rows
    /// True
    #[getter]
    fn deals_rows(&self) -> bool {
        self.0.deals_rows()
    }

    /// The text of a game file with these rules, complete in itself.
    ///
    /// >>> spider = ws.rules("spider")
    /// >>> ws.rules(spider.to_toml()) == spider
    /// True
    fn to_toml(&self) -> String {
        self.0.to_toml()
    }

    fn __repr__(&self) -> String {
        format!("<Rules {}>", self.0.id())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let rules = py.import("webspinner")?.getattr("rules")?;
        let id = self.id();
        let is_built_in = built_in::find(id).is_some_and(|known| **known == *self.0);
        let text = if is_built_in {
            id.to_owned()
        } else {
            self.to_toml()
        };
        Ok((rules, (text,)))
    }
}

/// All built-in games, in the order to list them.
///
/// >>> len(ws.games())
/// 70
/// >>> ws.games()[0]
/// <Rules spider>
#[pyfunction]
pub(crate) fn games() -> Vec<PyRules> {
    built_in::all().cloned().map(PyRules).collect()
}

/// The rules of a built-in game, by its id or name, or of the text of a game file.
///
/// >>> ws.rules("Spiderette").columns
/// 7
/// >>> gentle = ws.rules('''
/// ... id = "gentle-spider"
/// ... name = "Gentle Spider"
/// ... inherits = "spider"
/// ... [deal]
/// ... rule = "any"
/// ... ''')
/// >>> gentle.name
/// 'Gentle Spider'
/// >>> ws.rules("spidr")
/// Traceback (most recent call last):
///     ...
/// ValueError: there is no game 'spidr'; did you mean 'spider'?
#[pyfunction]
pub(crate) fn rules(text: &str) -> PyResult<PyRules> {
    read_rules(text).map(PyRules)
}

/// A built-in game, or the rules of a game file. No id or name has an equals sign, and no game
/// file is without.
pub(crate) fn read_rules(text: &str) -> PyResult<Arc<Rules>> {
    if text.contains('=') {
        return Rules::parse(text).map(Arc::new).map_err(value_error);
    }
    let known = built_in::named(text.trim()).cloned();
    known.ok_or_else(|| {
        let shown: String = text.chars().take(QUOTED_MAX).collect();
        let near = built_in::suggest(&shown, []);
        let near = near.map_or_else(String::new, |near| format!("; did you mean '{near}'?"));
        PyValueError::new_err(format!("there is no game {shown:?}{near}").replace('"', "'"))
    })
}
