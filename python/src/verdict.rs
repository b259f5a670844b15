//! What the solver found out about a game.

use pyo3::prelude::*;
use webspinner_rules::{GameId, Move};
use webspinner_survey::{Row, Tally, Verdict};

use crate::errors::value_error;
use crate::moves::PyMove;

/// More moves than any line of ours has, and few enough for 8,192 lines in one Arrow array.
const MOVES_MAX: usize = 20_000;

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
        self.0.verdict.word()
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
        let line = moves(&self.0).expect("every line was read before");
        line.map(|line| line.into_iter().map(PyMove).collect())
    }

    /// Which limit did not suffice: "nodes" or "memory", or in results of `webspinner survey`
    /// "time"; None if the answer is known.
    ///
    /// >>> ws.solve(ws.Game("spider", 1), nodes=10).why
    /// 'nodes'
    #[getter]
    fn why(&self) -> Option<&str> {
        self.0.why.as_deref()
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
    fn shuffle(&self) -> Option<&str> {
        self.0.shuffle.as_deref()
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

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let restore = py
            .import("webspinner._native")?
            .getattr("restore_verdict")?;
        let row = serde_json::to_string(&self.0).map_err(value_error)?;
        Ok((restore, (row,)))
    }

    fn __repr__(&self) -> String {
        let (word, nodes) = (self.word(), self.nodes());
        let s = if nodes == 1 { "" } else { "s" };
        format!("<Verdict {word} after {nodes} node{s}>")
    }
}

/// The verdict in a row of results, which is a dict of its columns.
#[pyfunction]
pub(crate) fn read_verdict(row: &Bound<'_, PyAny>) -> PyResult<PyVerdict> {
    let word: String = column(row, "verdict")?;
    let verdict = Verdict::ALL.into_iter().find(|known| known.word() == word);
    let verdict = verdict.ok_or_else(|| value_error("a verdict is 'won', 'lost' or 'unknown'"))?;
    checked(Row {
        game: column(row, "game")?,
        shuffle: Some(column::<Option<_>>(row, "shuffle")?.unwrap_or_default()),
        scheme: column(row, "scheme")?,
        number: column(row, "number")?,
        verdict,
        why: column(row, "why")?,
        length: column(row, "length")?,
        length_found: column(row, "length_found")?,
        line: column(row, "line")?,
        nodes: column(row, "nodes")?,
        memory_bytes: column(row, "memory_bytes")?,
        time_ms: column(row, "time_ms")?,
        shorten_ms: column(row, "shorten_ms")?,
        member: column(row, "member")?,
        run: column(row, "run")?,
    })
}

/// A verdict that was pickled. It may be about a game that stood somewhere else than at its deal.
#[pyfunction]
pub(crate) fn restore_verdict(row: &str) -> PyResult<PyVerdict> {
    checked(serde_json::from_str(row).map_err(value_error)?)
}

/// How many verdicts are won, lost and unknown.
#[pyfunction]
pub(crate) fn count_verdicts(verdicts: Vec<Py<PyVerdict>>) -> (u64, u64, u64) {
    let mut tally = Tally::default();
    for verdict in verdicts {
        tally.add(verdict.get().0.verdict);
    }
    (tally.won, tally.lost, tally.unknown)
}

fn column<T: for<'py> FromPyObjectOwned<'py>>(row: &Bound<'_, PyAny>, name: &str) -> PyResult<T> {
    let value = row.get_item(name)?;
    value.extract::<T>().map_err(|error| {
        let error: PyErr = error.into();
        value_error(format!("{name}: {error}"))
    })
}

/// The verdict of a row, unless it contradicts itself.
fn checked(row: Row) -> PyResult<PyVerdict> {
    if GameId::new(&row.game).is_none() {
        return Err(value_error("its game is not the id of a game"));
    }
    row.contradiction()
        .map_or(Ok(()), |problem| Err(value_error(problem)))?;
    let moves = moves(&row)?.map(|line| line.len());
    if moves.is_some() && moves != row.length.map(|length| length as usize) {
        return Err(value_error("its line has another length than it says"));
    }
    Ok(PyVerdict(row.with_number()))
}

/// The line of a row, if it has one.
fn moves(row: &Row) -> PyResult<Option<Vec<Move>>> {
    let Some(line) = &row.line else {
        return Ok(None);
    };
    let moves = line.split_ascii_whitespace();
    if moves.clone().nth(MOVES_MAX).is_some() {
        let message = format!("its line has more than {MOVES_MAX} moves");
        return Err(value_error(message));
    }
    let moves = moves.map(|it| it.parse().map_err(value_error));
    moves.collect::<PyResult<_>>().map(Some)
}
