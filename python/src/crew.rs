//! Threads that search, while Python waits or does something else.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use pyo3::panic::PanicException;
use pyo3::prelude::*;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Position, Rules};
use webspinner_survey::{DealLimits, Decider, Row, SearchEnd};

/// How often Python is asked whether somebody wants to interrupt.
pub(crate) const ASKED_EVERY: Duration = Duration::from_millis(50);

/// As much as the threads of surveys have: searches may go deep.
const STACK_BYTES: usize = 16 << 20;

/// What is to be decided.
pub(crate) enum Start {
    /// A deal that the game has.
    Deal(Shuffle),
    /// A position of the game.
    Position(Box<Position>),
}

/// The place of something in the order of what was asked.
type Place = usize;

/// What came of a search.
type Answer = (Place, SearchEnd);

/// Threads that decide positions of one game, each one at a time. They end with it.
pub(crate) struct Crew {
    work: Arc<Work>,
    tasks: mpsc::Sender<(Place, Start)>,
    sender: mpsc::Sender<Answer>,
    answers: Mutex<mpsc::Receiver<Answer>>,
    threads: usize,
    threads_max: usize,
}

/// What all threads share.
struct Work {
    rules: Arc<Rules>,
    limits: DealLimits,
    tasks: Mutex<mpsc::Receiver<(Place, Start)>>,
    cancelled: AtomicBool,
}

impl Crew {
    /// A crew of this many threads at most, at least one. None of them is there before it has work.
    pub(crate) fn new(rules: Arc<Rules>, limits: DealLimits, threads_max: usize) -> Self {
        let (tasks, taken) = mpsc::channel();
        let (sender, answers) = mpsc::channel();
        let work = Work {
            rules,
            limits,
            tasks: Mutex::new(taken),
            cancelled: AtomicBool::new(false),
        };
        Self {
            work: Arc::new(work),
            tasks,
            sender,
            answers: Mutex::new(answers),
            threads: 0,
            threads_max,
        }
    }

    /// Has one more position decided.
    pub(crate) fn give(&mut self, place: Place, start: Start) -> PyResult<()> {
        if self.threads < self.threads_max {
            let (work, sender) = (Arc::clone(&self.work), self.sender.clone());
            thread::Builder::new()
                .stack_size(STACK_BYTES)
                .spawn(move || work.go(&sender))?;
            self.threads += 1;
        }
        let given = self.tasks.send((place, start));
        given.expect("the shared work holds the other end");
        Ok(())
    }

    /// Waits for the next answer, whichever it is, while other threads of Python go on. An
    /// interrupt ends the searches.
    pub(crate) fn hear(&self, py: Python<'_>) -> PyResult<(Place, Row)> {
        loop {
            let heard = py.detach(|| {
                let answers = self.answers.lock();
                let answers = answers.unwrap_or_else(PoisonError::into_inner);
                answers.recv_timeout(ASKED_EVERY)
            });
            py.check_signals().inspect_err(|_interrupt| self.cancel())?;
            match heard {
                Ok((place, SearchEnd::Decided(row))) => return Ok((place, row)),
                Ok((_, SearchEnd::Bug(what))) => return Err(PanicException::new_err(what)),
                Ok((_, SearchEnd::Stopped)) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => unreachable!("the crew holds a sender"),
            }
        }
    }

    fn cancel(&self) {
        self.work.cancelled.store(true, Ordering::Relaxed);
    }
}

impl Drop for Crew {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl Work {
    /// What a thread does: one task after another, until there are no more.
    fn go(&self, answers: &mpsc::Sender<Answer>) {
        loop {
            let next = {
                let tasks = self.tasks.lock();
                tasks.unwrap_or_else(PoisonError::into_inner).recv()
            };
            let Ok((place, start)) = next else {
                return;
            };
            if self.cancelled.load(Ordering::Relaxed)
                || answers.send((place, self.decide(start))).is_err()
            {
                return;
            }
        }
    }

    fn decide(&self, start: Start) -> SearchEnd {
        let decider = Decider::new(&self.rules, self.limits, &self.cancelled);
        match start {
            Start::Deal(deal) => {
                let position = self.rules.deal(&deal);
                let position = position.expect("every deal was tried before");
                decider.decide(Some(&deal), &position)
            }
            Start::Position(position) => decider.decide(None, &position),
        }
    }
}
