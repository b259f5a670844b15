//! The jobs of the engine, which sees every card, and its updates.
//!
//! The program never waits for the engine: [`App`](crate::App) hands out commands; its caller
//! carries them out, on another thread or at once, and passes back the updates.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use webspinner_players::ThoughtLimits;
use webspinner_rules::{Position, Rules};
use webspinner_solver::{Observer, Progress, Stop, StopReason};
use webspinner_table::difficulty::{Measured, ReferenceSet, measure};
use webspinner_table::{
    Answer, DealSearch, FairPlan, FairQuery, FoundDeal, Query, Sample, SampleFigures,
};

/// What a job is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// Whether a position can be won.
    Answer(Query),
    /// What the fair player would do.
    Plan(FairQuery),
    /// A deal that can be won.
    Find(Box<DealSearch>),
    /// How hard a deal is.
    Measure(Position, Box<ReferenceSet>),
    /// How often a game can be won.
    Sample(Box<Sample>),
}

/// What an update says.
#[derive(Debug)]
pub(crate) enum Report {
    Answer(Answer),
    Plan(FairPlan),
    /// The search for a deal has tried another one.
    Searching(Box<DealSearch>),
    Found(Box<FoundDeal>, Box<ReferenceSet>),
    /// Deals to compare with are being collected.
    Comparing(Box<ReferenceSet>),
    Measured(Measured, Box<ReferenceSet>),
    /// One deal more was looked at.
    Sampled(SampleFigures),
}

/// What the engine is to do from now on, instead of what it was doing.
#[derive(Debug)]
pub enum Command {
    /// Works on this.
    Start(Job),
    /// Does nothing.
    Stop,
}

/// Work for the engine. It is self-contained, so it can run on another thread.
#[derive(Debug)]
pub struct Job {
    number: u64,
    work: Work,
}

/// Progress or the result of a [`Job`].
#[derive(Debug)]
pub struct Update {
    number: u64,
    report: Report,
}

impl Job {
    /// Works until the job is done or cancelled, which may take minutes, and reports each update
    /// as it comes.
    pub fn run(self, cancelled: &AtomicBool, report: &mut dyn FnMut(Update)) {
        let number = self.number;
        let mut report = |content| {
            report(Update {
                number,
                report: content,
            });
        };
        let mut observer = |_: &Progress| {
            if cancelled.load(Ordering::Relaxed) {
                ControlFlow::Break(Stop::Cancelled)
            } else {
                ControlFlow::Continue(())
            }
        };
        match self.work {
            Work::Answer(query) => report(Report::Answer(query.answer(&mut observer))),
            Work::Plan(query) => report(Report::Plan(query.answer(ThoughtLimits::USUAL))),
            Work::Find(search) => find(search, &mut observer, cancelled, &mut report),
            Work::Measure(start, reference_set) => {
                compare(&start, reference_set, &mut observer, cancelled, &mut report);
            }
            Work::Sample(mut sample) => {
                let mut more = true;
                while more && !cancelled.load(Ordering::Relaxed) {
                    more = sample.step(&mut observer);
                    report(Report::Sampled(*sample.figures()));
                }
            }
        }
    }
}

fn find(
    mut search: Box<DealSearch>,
    observer: &mut dyn Observer,
    cancelled: &AtomicBool,
    report: &mut dyn FnMut(Report),
) {
    while !cancelled.load(Ordering::Relaxed) {
        if let Some(found) = search.step(observer) {
            let reference_set = Box::new(search.reference_set().clone());
            report(Report::Found(Box::new(found), reference_set));
            return;
        }
        report(Report::Searching(search.clone()));
    }
}

fn compare(
    start: &Position,
    mut reference_set: Box<ReferenceSet>,
    observer: &mut dyn Observer,
    cancelled: &AtomicBool,
    report: &mut dyn FnMut(Report),
) {
    let measured = measure(reference_set.rules(), start, observer);
    if matches!(measured, Measured::Unknown(StopReason::Cancelled)) {
        return;
    }
    // A deal that cannot be won is not compared.
    while matches!(measured, Measured::Won(..)) && !reference_set.is_ready() {
        report(Report::Comparing(reference_set.clone()));
        reference_set.step(observer);
        if cancelled.load(Ordering::Relaxed) {
            return;
        }
    }
    report(Report::Measured(measured, reference_set));
}

/// The job in progress, and the reference sets collected so far.
pub(crate) struct Engine {
    /// The number of the last job.
    number: u64,
    /// The work in progress.
    work: Option<Work>,
    /// The command that has not been handed out yet.
    command: Option<Command>,
    reference_sets: Vec<ReferenceSet>,
}

impl Engine {
    pub(crate) fn new() -> Self {
        Self {
            number: 0,
            work: None,
            command: None,
            reference_sets: Vec::new(),
        }
    }

    /// Sets the work of the engine. If it is doing that work already, it continues.
    pub(crate) fn work_on(&mut self, work: Option<Work>) {
        if self.work == work {
            return;
        }
        self.number += 1;
        self.command = Some(match &work {
            Some(work) => Command::Start(Job {
                number: self.number,
                work: work.clone(),
            }),
            None => Command::Stop,
        });
        self.work = work;
    }

    pub(crate) fn take_command(&mut self) -> Option<Command> {
        self.command.take()
    }

    /// The report in an update, unless it is about an earlier job.
    pub(crate) fn on_update(&mut self, update: Update) -> Option<Report> {
        if update.number != self.number {
            return None;
        }
        match &update.report {
            Report::Searching(_) | Report::Comparing(_) | Report::Sampled(_) => {}
            Report::Answer(_) | Report::Plan(..) => self.work = None,
            Report::Found(_, reference_set) | Report::Measured(_, reference_set) => {
                self.work = None;
                self.keep(reference_set);
            }
        }
        Some(update.report)
    }

    /// The deals of a game to compare with, as far as they are known.
    pub(crate) fn reference_set(&self, rules: &Arc<Rules>) -> ReferenceSet {
        let known = self
            .reference_sets
            .iter()
            .find(|known| known.rules() == rules);
        let known = known.cloned();
        known.unwrap_or_else(|| ReferenceSet::new(Arc::clone(rules)))
    }

    fn keep(&mut self, reference_set: &ReferenceSet) {
        self.reference_sets
            .retain(|known| known.rules() != reference_set.rules());
        self.reference_sets.push(reference_set.clone());
    }
}
