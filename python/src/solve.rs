//! Whether games can be won, by the solver, which knows every card.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use webspinner_rules::{Game, Move, Outcome, Position, Rules, Shuffle};
use webspinner_solver::{Limits, Progress, Report, Stop, Verdict, solve as search};

use crate::arguments::{rules_of, shuffle_of};
use crate::errors::value_error;
use crate::game::PyGame;
use crate::moves::PyMove;

/// How often Python is asked whether somebody wants to interrupt.
const ASKED_EVERY: Duration = Duration::from_millis(50);

/// More threads than any machine has use for.
const THREADS_MAX: usize = 1_024;

/// What the solver found out about a game. It knows every card, so a fair player learns nothing
/// from it during play.
///
/// >>> verdict = ws.solve(ws.Game("spiderette", 1), nodes=200_000)
/// >>> verdict.word in ("won", "lost", "unknown")
/// True
#[pyclass(name = "Verdict", module = "webspinner", frozen)]
pub(crate) struct PyVerdict(Report);

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
        match self.0.verdict {
            Verdict::Won(_) => "won",
            Verdict::Lost => "lost",
            Verdict::Unknown(_) => "unknown",
        }
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
        match &self.0.verdict {
            Verdict::Won(line) => Some(line.iter().copied().map(PyMove).collect()),
            Verdict::Lost | Verdict::Unknown(_) => None,
        }
    }

    /// Which limit did not suffice, "nodes" or "memory"; None if the answer is known.
    ///
    /// >>> ws.solve(ws.Game("spider", 1), nodes=10).why
    /// 'nodes'
    #[getter]
    fn why(&self) -> Option<&'static str> {
        match self.0.verdict {
            Verdict::Unknown(why) => Some(why.word()),
            Verdict::Won(_) | Verdict::Lost => None,
        }
    }

    /// How many positions were looked at. The same search looks at as many every time.
    ///
    /// >>> ws.solve(ws.Game("spider", 1), nodes=10).nodes
    /// 10
    #[getter]
    fn nodes(&self) -> u64 {
        self.0.effort.nodes
    }

    fn __repr__(&self) -> String {
        let (word, nodes) = (self.word(), self.nodes());
        let s = if nodes == 1 { "" } else { "s" };
        format!("<Verdict {word} after {nodes} node{s}>")
    }
}

/// Finds out whether a game can be won from where it stands, looking at so many positions, or a
/// few more, and with tables of about so many bytes at most. Other threads go on meanwhile, and
/// Ctrl-C interrupts it.
///
/// >>> ws.solve(ws.Game("spider", 1), nodes=10)
/// <Verdict unknown after 10 nodes>
#[pyfunction]
#[pyo3(signature = (game, *, nodes=1_000_000, memory_bytes=Limits::MEMORY_BYTES_MAX))]
pub(crate) fn solve(
    game: &Bound<'_, PyGame>,
    nodes: u64,
    memory_bytes: u64,
) -> PyResult<PyVerdict> {
    let (rules, position) = game.try_borrow()?.stands();
    let limits = Limits::nodes(nodes).with_memory(memory_bytes);
    let found = decide(game.py(), &rules, 1, &limits, 1, &|_| position.clone())?;
    Ok(found
        .into_iter()
        .next()
        .expect("one answer to one question"))
}

/// Finds out which deals of a game can be won, each as by `solve`, on so many threads at once: by
/// default as many as the machine has. The answers come in the order of the deals, and are those of
/// `webspinner survey` with the same limits. Ctrl-C interrupts it.
///
/// >>> found = ws.decide_many("spiderette", range(1, 4), nodes=20_000)
/// >>> [verdict.word in ("won", "lost", "unknown") for verdict in found]
/// [True, True, True]
#[pyfunction]
#[pyo3(signature = (rules, deals, *, nodes=1_000_000, memory_bytes=Limits::MEMORY_BYTES_MAX, threads=None))]
pub(crate) fn decide_many(
    rules: &Bound<'_, PyAny>,
    deals: &Bound<'_, PyAny>,
    nodes: u64,
    memory_bytes: u64,
    threads: Option<usize>,
) -> PyResult<Vec<PyVerdict>> {
    let py = rules.py();
    let rules = rules_of(rules)?;
    let mut shuffles: Vec<Shuffle> = Vec::new();
    for deal in deals.try_iter()? {
        let shuffle = shuffle_of(&deal?, &rules)?;
        rules.deal(&shuffle).map_err(value_error)?;
        shuffles.push(shuffle);
    }
    let usual = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let threads = threads.unwrap_or_else(usual);
    if !(1..=THREADS_MAX).contains(&threads) {
        let message = format!("threads is at least 1 and at most {THREADS_MAX}, not {threads}");
        return Err(PyValueError::new_err(message));
    }
    let limits = Limits::nodes(nodes).with_memory(memory_bytes);
    decide(py, &rules, shuffles.len(), &limits, threads, &|index| {
        let position = rules.deal(&shuffles[index]);
        position.expect("every deal was tried before")
    })
}

/// Decides so many positions on some threads; this one waits, and asks Python for interrupts.
fn decide(
    py: Python<'_>,
    rules: &Arc<Rules>,
    count: usize,
    limits: &Limits,
    threads: usize,
    position: &(impl Fn(usize) -> Position + Sync),
) -> PyResult<Vec<PyVerdict>> {
    let (next, cancelled) = (AtomicUsize::new(0), AtomicBool::new(false));
    let work = |found: &mpsc::Sender<(usize, Report)>| loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= count || cancelled.load(Ordering::Relaxed) {
            return;
        }
        let mut watch = |_: &Progress| {
            if cancelled.load(Ordering::Relaxed) {
                return ControlFlow::Break(Stop::Cancelled);
            }
            ControlFlow::Continue(())
        };
        let start = position(index);
        let report = search(rules, &start, limits, &mut watch);
        let report = report.expect("a position of the game");
        if let Verdict::Won(line) = &report.verdict {
            confirm(rules, start, line);
        }
        // Nobody listens any more where the search was interrupted.
        let _ = found.send((index, report));
    };
    let mut reports: Vec<Option<Report>> = vec![None; count];
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.min(count) {
            let sender = sender.clone();
            let work = &work;
            scope.spawn(move || work(&sender));
        }
        drop(sender);
        let mut receiver = receiver;
        loop {
            let heard;
            (heard, receiver) = py.detach(move || (receiver.recv_timeout(ASKED_EVERY), receiver));
            match heard {
                Ok((index, report)) => reports[index] = Some(report),
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if let Err(interrupt) = py.check_signals() {
                cancelled.store(true, Ordering::Relaxed);
                return Err(interrupt);
            }
        }
    })?;
    let all = reports.into_iter();
    let all = all.map(|report| PyVerdict(report.expect("no thread has left one out")));
    Ok(all.collect())
}

/// A win counts when the rules have replayed it.
fn confirm(rules: &Arc<Rules>, start: Position, line: &[Move]) {
    let mut game = Game::new(Arc::clone(rules), start);
    for played in line {
        let played = game.play(*played);
        let _ = played.expect("the solver makes legal moves");
    }
    let outcome = game.outcome();
    assert_eq!(outcome, Some(Outcome::Won), "the line of the solver wins");
}
