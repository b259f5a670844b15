//! What surveys are made of, as the program reads and writes it.

use std::num::NonZeroUsize;
use std::thread;

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use webspinner_rules::deal::Shuffle;
use webspinner_solver::Limits;
use webspinner_survey::{Deals, Effort, Run, Selection, Settings, Shard};

use crate::errors::value_error;
use crate::rules::PyRules;

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
        let shard = self.selection(number, of)?;
        let deals = (0..shard.count()).map_while(|place| shard.get(place));
        Ok(deals.map(|deal| deal.to_string()).collect())
    }

    /// The settings of the survey of one shard, as `survey.json` of docs/formats.md has them.
    #[pyo3(signature = (rules, number, of, *, nodes, memory_bytes))]
    fn settings(
        &self,
        rules: &PyRules,
        number: u64,
        of: u64,
        nodes: u64,
        memory_bytes: u64,
    ) -> PyResult<String> {
        let program = concat!("webspinner for Python ", env!("CARGO_PKG_VERSION"));
        let effort = Effort {
            limits: Limits::nodes(nodes).with_memory(memory_bytes),
            time: None,
            shorten: None,
        };
        let shard = self.selection(number, of)?;
        let settings = Settings::new(program, &rules.0, &shard, &effort);
        serde_json::to_string(&settings).map_err(value_error)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }
}

impl PyDeals {
    fn selection(&self, number: u64, of: u64) -> PyResult<Selection> {
        let shard = Shard::new(number, of);
        let shard = shard.ok_or_else(|| value_error(format!("there is no shard {number}/{of}")))?;
        Ok(Selection::from(self.0.clone()).with_shard(shard))
    }
}

/// A run of this command line that begins now, here, as `survey.json` has it. Threads are at most
/// as many as there are deals, and without a number as many as the machine has.
#[pyfunction]
pub(crate) fn run_note(
    command: Vec<String>,
    threads: Option<usize>,
    deals: usize,
) -> PyResult<String> {
    let cores = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let run = Run::now(command, threads.unwrap_or_else(cores).min(deals));
    serde_json::to_string(&run).map_err(value_error)
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
