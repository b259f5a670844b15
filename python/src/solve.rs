//! Whether games can be won, by the solver, which knows every card.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyString};
use webspinner_rules::Rules;
use webspinner_rules::deal::Shuffle;
use webspinner_solver::Limits;
use webspinner_survey::{DealLimits, Row};

use crate::arguments::{count_of, rules_of, shuffle_of};
use crate::crew::{Crew, Start};
use crate::errors::value_error;
use crate::game::PyGame;
use crate::verdict::PyVerdict;

/// How many positions a search looks at, if nobody says.
const NODES_MAX: u64 = 1_000_000;

/// More threads than any machine has use for.
const THREADS_MAX: usize = 1_024;

/// How many deals for each thread are taken before the first of them is answered. In order, a deal
/// that takes long holds up the answers of those behind it, and the threads go on meanwhile.
const AHEAD: usize = 16;

/// Finds out whether a game can be won from where it stands, looking at this many positions, or a
/// few more, and with tables of about this many bytes at most. The record of the game says that the
/// solver helped. Other threads go on meanwhile, and Ctrl-C interrupts it.
///
/// >>> ws.solve(ws.Game("spider", 1), nodes=10)
/// <Verdict unknown after 10 nodes>
#[pyfunction]
#[pyo3(
    signature = (game, *, nodes=None, memory_bytes=None),
    text_signature = "(game, *, nodes=1000000, memory_bytes=4294967296)"
)]
pub(crate) fn solve(
    game: &Bound<'_, PyGame>,
    nodes: Option<&Bound<'_, PyAny>>,
    memory_bytes: Option<&Bound<'_, PyAny>>,
) -> PyResult<PyVerdict> {
    let limits = limits_of(nodes, memory_bytes)?;
    let (rules, position) = game.try_borrow_mut()?.ask_solver();
    let mut crew = Crew::new(rules, limits, 1);
    crew.give(0, Start::Position(Box::new(position)))?;
    let (_, row) = crew.hear(game.py())?;
    Ok(PyVerdict(row))
}

/// The verdicts of deals, one after another. Deals are taken as they are needed, so there may be
/// any number of them.
#[pyclass(name = "Verdicts", module = "webspinner")]
pub(crate) struct PyVerdicts {
    rules: Arc<Rules>,
    /// Where the deals come from; none when there are no more.
    deals: Option<Py<PyIterator>>,
    /// What is wrong with the deal after the last one that was taken. It is said in its turn.
    problem: Option<PyErr>,
    crew: Crew,
    /// Whether verdicts come in the order of the deals, or else as they are found.
    in_order: bool,
    /// How many deals are taken ahead.
    ahead: usize,
    taken: usize,
    given: usize,
    /// Answers whose turn has not come.
    early: BTreeMap<usize, Row>,
}

/// Decides deals, and gives the verdicts as they come. With `at_once`, all deals are taken now, and
/// one that is wrong is an error before there is a verdict.
#[pyfunction]
#[pyo3(signature = (rules, deals, *, nodes, memory_bytes, threads, in_order, at_once))]
pub(crate) fn decide(
    rules: &Bound<'_, PyAny>,
    deals: &Bound<'_, PyAny>,
    nodes: &Bound<'_, PyAny>,
    memory_bytes: &Bound<'_, PyAny>,
    threads: Option<&Bound<'_, PyAny>>,
    in_order: bool,
    at_once: bool,
) -> PyResult<PyVerdicts> {
    let py = rules.py();
    let rules = rules_of(rules)?;
    if deals.is_instance_of::<PyString>() {
        return Err(PyTypeError::new_err(
            "deals is a text: give a list, such as [\"ms:1\"] or range(1, 6)",
        ));
    }
    let deals = deals.try_iter()?.unbind();
    let limits = limits_of(Some(nodes), Some(memory_bytes))?;
    let threads = threads_of(threads)?;
    let mut verdicts = PyVerdicts {
        rules: Arc::clone(&rules),
        deals: Some(deals),
        problem: None,
        crew: Crew::new(rules, limits, threads),
        in_order,
        ahead: if at_once { usize::MAX } else { AHEAD * threads },
        taken: 0,
        given: 0,
        early: BTreeMap::new(),
    };
    if at_once {
        verdicts.take(py)?;
        verdicts.problem.take().map_or(Ok(()), Err)?;
    }
    Ok(verdicts)
}

#[pymethods]
impl PyVerdicts {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<PyVerdict>> {
        self.take(py)?;
        if self.given == self.taken {
            return self.problem.take().map_or(Ok(None), Err);
        }
        let row = loop {
            if let Some(row) = self.early.remove(&self.given) {
                break row;
            }
            let heard = self.crew.hear(py);
            // After an interrupt the searches are over.
            let heard = heard.inspect_err(|_error| (self.deals, self.taken) = (None, self.given));
            let (place, row) = heard?;
            if !self.in_order {
                break row;
            }
            self.early.insert(place, row);
        };
        self.given += 1;
        Ok(Some(PyVerdict(row)))
    }
}

impl PyVerdicts {
    /// Takes as many deals as the threads may have ahead.
    fn take(&mut self, py: Python<'_>) -> PyResult<()> {
        while let Some(deals) = &self.deals
            && self.taken - self.given < self.ahead
        {
            let deal = deals.bind(py).clone().next();
            let shuffle = deal.map(|deal| deal.and_then(|deal| deal_of(&deal, &self.rules)));
            match shuffle {
                Some(Ok(shuffle)) => {
                    self.crew.give(self.taken, Start::Deal(shuffle))?;
                    self.taken += 1;
                }
                Some(Err(problem)) => (self.deals, self.problem) = (None, Some(problem)),
                None => self.deals = None,
            }
        }
        Ok(())
    }
}

/// A deal that the game has.
fn deal_of(deal: &Bound<'_, PyAny>, rules: &Rules) -> PyResult<Shuffle> {
    let shuffle = shuffle_of(deal, rules)?;
    rules.deal(&shuffle).map_err(value_error)?;
    Ok(shuffle)
}

/// The limits of each search, by default the same as in `webspinner solve`.
fn limits_of(
    nodes: Option<&Bound<'_, PyAny>>,
    memory_bytes: Option<&Bound<'_, PyAny>>,
) -> PyResult<DealLimits> {
    let nodes = count_of("nodes", nodes, NODES_MAX)?;
    let memory_bytes = count_of("memory_bytes", memory_bytes, Limits::MEMORY_BYTES_MAX)?;
    Ok(Limits::nodes(nodes).with_memory(memory_bytes).into())
}

/// How many threads search: as many as the machine has, if nobody says.
pub(crate) fn threads_of(threads: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
    let usual = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = count_of("threads", threads, usual as u64)?;
    let threads = usize::try_from(threads).unwrap_or(usize::MAX);
    if !(1..=THREADS_MAX).contains(&threads) {
        let message = format!("threads is at least 1 and at most {THREADS_MAX}, not {threads}");
        return Err(PyValueError::new_err(message));
    }
    Ok(threads)
}
