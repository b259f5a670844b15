//! What the solver found out about a game.

use pyo3::prelude::*;
use webspinner_solver::Why;

use crate::errors::value_error;
use crate::moves::PyMove;
use crate::row::{Columns, Row, Word};

/// What the solver found out about a game. It knows every card, so a fair player learns nothing
/// from it during play.
///
/// >>> verdict = ws.solve(ws.Game("spiderette", 1), nodes=200_000)
/// >>> verdict.word in ("won", "lost", "unknown")
/// True
#[pyclass(name = "Verdict", module = "webspinner", frozen)]
pub(crate) struct PyVerdict(pub(crate) Row);

#[pymethods]
impl PyVerdict {
    /// "won" if the game can be won, "lost" if it is proved that it cannot, "unknown" if the limits
    /// did not suffice.
    ///
    /// >>> game = ws.Game.from_position("spider-1", '''
    /// ... 1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
    /// ... 2: AS
    /// ... ''')
    /// >>> ws.solve(game).word
    /// 'won'
    #[getter]
    fn word(&self) -> &'static str {
        self.0.verdict.text()
    }

    /// The moves that win; None if the game is not known to be won.
    ///
    /// >>> game = ws.Game.from_position("spider-1", '''
    /// ... 1: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S
    /// ... 2: AS
    /// ... ''')
    /// >>> ws.solve(game).line
    /// [Move('2-1')]
    #[getter]
    fn line(&self) -> Option<Vec<PyMove>> {
        let line = self.0.line.as_ref()?;
        Some(line.iter().copied().map(PyMove).collect())
    }

    /// Which limit did not suffice: "nodes" or "memory", or in results of `webspinner survey`
    /// "time"; None if the answer is known.
    ///
    /// >>> ws.solve(ws.Game("spider", 1), nodes=10).why
    /// 'nodes'
    #[getter]
    fn why(&self) -> Option<&'static str> {
        self.0.why.map(Why::word)
    }

    /// The id of the game.
    ///
    /// >>> ws.solve(ws.Game("spider", 1), nodes=10).game
    /// 'spider'
    #[getter]
    fn game(&self) -> &str {
        &self.0.game
    }

    /// Which deal it was, such as "ms:617"; None if the game was not decided from its deal on, as
    /// by `solve`.
    ///
    /// >>> [verdict.shuffle for verdict in ws.decide_many("spider", ["ms:1", 2], nodes=10)]
    /// ['ms:1', 'own:2']
    #[getter]
    fn shuffle(&self) -> Option<String> {
        self.0.shuffle.as_ref().map(ToString::to_string)
    }

    /// How many positions were looked at. The same search looks at as many every time.
    ///
    /// >>> ws.solve(ws.Game("spider", 1), nodes=10).nodes
    /// 10
    #[getter]
    fn nodes(&self) -> u64 {
        self.0.nodes
    }

    /// The most memory that the search's tables used at any time, in bytes.
    ///
    /// >>> ws.solve(ws.Game("spider", 1), nodes=10).memory_bytes > 0
    /// True
    #[getter]
    fn memory_bytes(&self) -> u64 {
        self.0.memory_bytes
    }

    /// How long the search took, in milliseconds.
    ///
    /// >>> ws.solve(ws.Game("spider", 1), nodes=10).time_ms > 0
    /// True
    #[getter]
    fn time_ms(&self) -> f64 {
        self.0.time_ms
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Columns,))> {
        let restore = py
            .import("webspinner._native")?
            .getattr("restore_verdict")?;
        Ok((restore, (self.0.columns(),)))
    }

    fn __repr__(&self) -> String {
        let (word, nodes) = (self.word(), self.nodes());
        let s = if nodes == 1 { "" } else { "s" };
        format!("<Verdict {word} after {nodes} node{s}>")
    }
}

/// The verdict in a row of results, which is a dict of its columns.
#[pyfunction]
pub(crate) fn read_verdict(row: Columns) -> PyResult<PyVerdict> {
    if row.names_deal() {
        return restore_verdict(row);
    }
    Err(value_error("it does not say which deal it is about"))
}

/// A verdict that was pickled as such a dict. It may be about a game that stood somewhere else than
/// at its deal.
#[pyfunction]
pub(crate) fn restore_verdict(row: Columns) -> PyResult<PyVerdict> {
    Row::read(row).map(PyVerdict)
}

/// How many verdicts are won, lost and unknown.
#[pyfunction]
pub(crate) fn count_verdicts(verdicts: Vec<Py<PyVerdict>>) -> (usize, usize, usize) {
    let count = |word| {
        let all = verdicts.iter();
        all.filter(|verdict| verdict.get().0.verdict == word)
            .count()
    };
    (count(Word::Won), count(Word::Lost), count(Word::Unknown))
}
