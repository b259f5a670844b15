//! What surveys are made of, as the program reads and writes it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;

use pyo3::exceptions::PyIndexError;
use pyo3::panic::PanicException;
use pyo3::prelude::*;
use webspinner_rules::Rules;
use webspinner_rules::deal::Shuffle;
use webspinner_solver::Limits;
use webspinner_survey::{Bug, DealLimits, Deals, Mode, Run, Selection, Settings, Shard, Survey};

use crate::crew::ASKED_EVERY;
use crate::errors::{failed, value_error};
use crate::rules::PyRules;
use crate::solve::threads_of;
use crate::verdict::PyVerdict;

/// The name that surveys keep.
const PROGRAM: &str = concat!("webspinner for Python ", env!("CARGO_PKG_VERSION"));

/// A list of numbered deals of a game: numbers and ranges of them, such as "own:1..1000,ms:7".
///
/// >>> from webspinner.survey import Deals
/// >>> deals = Deals("own:1..1_000,ms:7", ws.rules("spider"))
/// >>> len(deals), deals[999], deals[1000], str(deals)
/// (1001, 'own:1000', 'ms:7', 'own:1..1000,ms:7')
/// >>> deals.index_of("ms:7"), deals.index_of("ms:8")
/// (1000, None)
#[pyclass(name = "Deals", module = "webspinner", frozen)]
pub(crate) struct PyDeals(Deals);

#[pymethods]
impl PyDeals {
    #[new]
    fn new(text: &str, rules: &PyRules) -> PyResult<Self> {
        let deals: Deals = text.parse().map_err(value_error)?;
        // A game has all deals of a scheme, or none.
        for deal in deals.samples() {
            let start = rules.0.deal(&deal.into());
            start.map_err(|error| value_error(format!("{deal}: {error}")))?;
        }
        Ok(Self(deals))
    }

    fn __len__(&self) -> usize {
        usize::try_from(self.0.count()).unwrap_or(usize::MAX)
    }

    fn __getitem__(&self, place: isize) -> PyResult<String> {
        let place = u64::try_from(place).ok();
        let deal = place.and_then(|place| self.0.get(place));
        let none = || PyIndexError::new_err("there is no deal at this place");
        deal.map(|deal| deal.to_string()).ok_or_else(none)
    }

    /// The place of a deal, counted from 0, if it is one of them.
    fn index_of(&self, shuffle: &str) -> Option<u64> {
        match shuffle.parse() {
            Ok(Shuffle::Number(deal)) => self.0.index_of(deal),
            _ => None,
        }
    }

    /// The deals of a shard, counted from 1: deals are dealt to the shards in turn.
    fn shard(&self, number: u64, of: u64) -> PyResult<Vec<String>> {
        let shard = selection(self.0.clone(), number, of)?;
        let deals = (0..shard.count()).map_while(|place| shard.get(place));
        Ok(deals.map(|deal| deal.to_string()).collect())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }
}

/// One shard of the deals of a survey, counted from 1.
#[pyclass(name = "Shard", module = "webspinner", frozen)]
pub(crate) struct PyShard {
    rules: Arc<Rules>,
    deals: Selection,
    limits: DealLimits,
}

#[pymethods]
impl PyShard {
    #[new]
    #[pyo3(signature = (rules, deals, number, of, *, nodes, memory_bytes))]
    fn new(
        rules: &PyRules,
        deals: &str,
        number: u64,
        of: u64,
        nodes: u64,
        memory_bytes: u64,
    ) -> PyResult<Self> {
        Ok(Self {
            rules: Arc::clone(&rules.0),
            deals: selection(deals.parse().map_err(value_error)?, number, of)?,
            limits: Limits::nodes(nodes).with_memory(memory_bytes).into(),
        })
    }

    fn __len__(&self) -> usize {
        usize::try_from(self.deals.count()).unwrap_or(usize::MAX)
    }

    /// Its settings, as `survey.json` of docs/formats.md has them.
    fn settings(&self) -> PyResult<String> {
        let settings = Settings::new(PROGRAM, &self.rules, &self.deals, &self.limits);
        serde_json::to_string(&settings).map_err(value_error)
    }

    /// Decides the deals that have no answer in a folder, which is empty or has the files that the
    /// program has left there. They are then whole. Gives the rows of all deals, and the text of
    /// `survey.json`.
    fn decide(
        &self,
        py: Python<'_>,
        folder: PathBuf,
        threads: Option<&Bound<'_, PyAny>>,
        command: Vec<String>,
    ) -> PyResult<(Vec<PyVerdict>, String)> {
        let run = Run::now(command, threads_of(threads)?.min(self.__len__()));
        let (rules, deals) = (Arc::clone(&self.rules), self.deals.clone());
        let survey = Survey::open(&folder, PROGRAM, rules, deals, &self.limits, Mode::Continue);
        let mut survey = survey.map_err(failed)?;
        if let Some(bug) = decide(py, &mut survey, run)?.first() {
            return Err(PanicException::new_err(format!(
                "{}: {}",
                bug.deal, bug.what
            )));
        }
        let tables = ["results.csv", "survey.json"];
        if tables.iter().any(|name| folder.join(name).exists()) {
            survey.write().map_err(failed)?;
        }
        let rows = survey.rows().map_err(failed)?;
        Ok((rows.into_iter().map(PyVerdict).collect(), survey.note()))
    }
}

/// Decides what is left of a survey while other threads of Python go on. An interrupt ends the
/// searches.
fn decide(py: Python<'_>, survey: &mut Survey, run: Run) -> PyResult<Vec<Bug>> {
    let stop = AtomicBool::new(false);
    py.detach(|| {
        thread::scope(|scope| {
            let (stop, (sender, ended)) = (&stop, mpsc::channel());
            scope.spawn(move || sender.send(survey.run(run, stop, &mut |_| {})));
            loop {
                match ended.recv_timeout(ASKED_EVERY) {
                    Ok(done) => return done.map_err(failed),
                    Err(RecvTimeoutError::Timeout) => Python::attach(|py| {
                        let asked = py.check_signals();
                        asked.inspect_err(|_interrupt| stop.store(true, Ordering::Relaxed))
                    })?,
                    Err(RecvTimeoutError::Disconnected) => unreachable!("it sends what came of it"),
                }
            }
        })
    })
}

fn selection(deals: Deals, number: u64, of: u64) -> PyResult<Selection> {
    let shard = Shard::new(number, of);
    let shard = shard.ok_or_else(|| value_error(format!("there is no shard {number}/{of}")))?;
    Ok(Selection::from(deals).with_shard(shard))
}

/// Reads a whole number below 2^64, such as 1000000, `1_000_000`, 1e6 or 1M.
///
/// >>> from webspinner.survey import whole_number
/// >>> whole_number("300k"), whole_number("1.5e6")
/// (300000, 1500000)
#[pyfunction]
pub(crate) fn whole_number(text: &str) -> PyResult<u64> {
    let shown: String = text.chars().take(80).collect();
    webspinner_survey::whole_number(text)
        .map_err(|error| value_error(format!("{error}, not {shown:?}")))
}

/// Wilson's 95% interval for the share `hits` of `trials`; the whole range where there are none.
#[pyfunction]
pub(crate) fn wilson(hits: u64, trials: u64) -> (f64, f64) {
    webspinner_rules::stats::wilson(hits, trials)
}
