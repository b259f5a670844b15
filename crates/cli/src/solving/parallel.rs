//! A portfolio whose members run in parallel, with the same answer as in sequence.
//!
//! Each thread takes the first member that no other has taken. Reports are counted in the order of
//! the portfolio, whenever they come. A member that starts before those before it are done does not
//! know how much of the limits they will leave. If it spent more than that, its report does not
//! count, and it runs again with what is left.

use std::mem;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard};
use std::thread;

use webspinner_rules::{Position, Rules};
use webspinner_solver::{
    Limits, Member, Observer, Portfolio, Progress, Report, Stop, StopReason, Tally, Verdict,
};
use webspinner_survey::Deadline;

/// The position to decide, and the limits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Query<'a> {
    pub(super) rules: &'a Rules,
    pub(super) start: &'a Position,
    /// For all members together.
    pub(super) limits: Limits,
    pub(super) deadline: Deadline<'a>,
}

/// Runs a portfolio on this many threads; with one, on the current thread.
pub(super) fn run(portfolio: &Portfolio, query: &Query<'_>, threads: NonZeroUsize) -> Report {
    let threads = threads.get().min(portfolio.members().len());
    if threads <= 1 {
        let mut deadline = query.deadline;
        return portfolio.run(query.rules, query.start, &query.limits, &mut deadline);
    }
    let search = |member: &Member, observer: &mut dyn Observer| {
        let mut deadline = query.deadline;
        let mut both = |progress: &Progress| {
            deadline.on_progress(progress)?;
            observer.on_progress(progress)
        };
        member.run(query.rules, query.start, &mut both)
    };
    let parallel = ParallelPortfolio::new(portfolio, query.limits);
    parallel.run(threads, &search);
    parallel.report()
}

/// Runs a member under an observer.
type Run<'r> = dyn Fn(&Member, &mut dyn Observer) -> Report + Sync + 'r;

/// A portfolio that runs on several threads.
struct ParallelPortfolio<'p> {
    members: &'p [Member],
    limits: Limits,
    shared: Mutex<Shared<'p>>,
    /// The member whose report is counted next.
    first: AtomicUsize,
    /// Members after this one do not matter.
    last: AtomicUsize,
    /// What the tables of each member take now.
    memory_bytes: Vec<AtomicU64>,
}

/// The state of each member, and the reports counted so far.
struct Shared<'p> {
    tally: Tally<'p>,
    slots: Vec<Slot>,
}

/// A worker slot: the state of one member.
enum Slot {
    /// No thread runs it.
    Waiting,
    /// It was stopped for lack of memory, and waits until its report is the next to be counted.
    PutOff,
    Running,
    /// It has reported; the member has the limits within which it ran.
    Done(Member, Report),
    Counted,
}

impl<'p> ParallelPortfolio<'p> {
    fn new(portfolio: &'p Portfolio, limits: Limits) -> Self {
        let members = portfolio.members();
        let shared = Shared {
            tally: portfolio.tally(&limits),
            slots: members.iter().map(|_| Slot::Waiting).collect(),
        };
        Self {
            members,
            limits,
            shared: Mutex::new(shared),
            first: AtomicUsize::new(0),
            last: AtomicUsize::new(usize::MAX),
            memory_bytes: members.iter().map(|_| AtomicU64::new(0)).collect(),
        }
    }

    fn run(&self, threads: usize, run: &Run<'_>) {
        thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(|| self.work(run));
            }
            self.work(run);
        });
    }

    fn report(self) -> Report {
        let shared = self.shared.into_inner();
        let shared = shared.expect("a thread that panicked has ended this one too");
        shared.tally.report()
    }

    /// Runs one member after the other until none is left to take. A thread that finds none ends:
    /// those still running count the remaining reports, and run again what must run again.
    fn work(&self, run: &Run<'_>) {
        while let Some((index, member)) = self.take() {
            let mut stopped = None;
            let mut watch = |progress: &Progress| match self.watch(index, progress) {
                None => ControlFlow::Continue(()),
                Some(slot) => {
                    stopped = Some(slot);
                    ControlFlow::Break(Stop::Cancelled)
                }
            };
            let report = run(&member, &mut watch);
            self.memory_bytes[index].store(0, Relaxed);
            self.put(index, stopped.unwrap_or(Slot::Done(member, report)));
        }
    }

    /// The new state of a member that must stop; `None` if it goes on.
    fn watch(&self, index: usize, progress: &Progress) -> Option<Slot> {
        self.memory_bytes[index].store(progress.memory_bytes, Relaxed);
        if self.last.load(Relaxed) < index {
            return Some(Slot::Waiting);
        }
        let taken = self.memory_bytes.iter().map(|bytes| bytes.load(Relaxed));
        let short = taken.fold(0, u64::saturating_add) > self.limits.memory_bytes_max;
        // The one counted next goes on: it may use all the memory.
        (short && index > self.first.load(Relaxed)).then_some(Slot::PutOff)
    }

    /// The first member that is to run and does not, with no more than is left over now.
    fn take(&self) -> Option<(usize, Member)> {
        let mut shared = self.shared();
        shared.tally.member()?;
        let mut left = self.limits;
        left.nodes_max = left.nodes_max.saturating_sub(shared.tally.effort().nodes);
        let (first, last) = (shared.first(), self.last.load(Relaxed));
        let mut slots = shared.slots.iter_mut().enumerate();
        let free = |(index, slot): &(usize, &mut Slot)| match slot {
            Slot::Waiting => *index <= last,
            Slot::PutOff => *index == first,
            Slot::Running | Slot::Done(..) | Slot::Counted => false,
        };
        let (index, slot) = slots.find(free)?;
        *slot = Slot::Running;
        Some((index, self.members[index].within(&left)))
    }

    /// Sets the state of a member, and counts its report if it is next.
    fn put(&self, index: usize, slot: Slot) {
        let mut shared = self.shared();
        shared.slots[index] = slot;
        shared.count();
        self.first.store(shared.first(), Relaxed);
        self.last.store(shared.last(), Relaxed);
    }

    fn shared(&self) -> MutexGuard<'_, Shared<'p>> {
        self.shared.lock().expect("nothing under the lock panics")
    }
}

impl Shared<'_> {
    /// The member whose report is counted next.
    fn first(&self) -> usize {
        self.tally.effort().members
    }

    /// The member after which none matters, as far as is known.
    fn last(&self) -> usize {
        if self.tally.member().is_none() {
            return 0;
        }
        let settles = |slot: &Slot| matches!(slot, Slot::Done(_, report) if settles(report));
        self.slots.iter().position(settles).unwrap_or(usize::MAX)
    }

    /// Counts the reports that are there, in their order.
    fn count(&mut self) {
        while let Some(member) = self.tally.member() {
            let slot = &mut self.slots[self.tally.effort().members];
            match mem::replace(slot, Slot::Counted) {
                Slot::Done(ran, report) if same(&ran, &report, &member) => self.tally.add(report),
                Slot::Done(..) => {
                    *slot = Slot::Waiting;
                    break;
                }
                other => {
                    *slot = other;
                    break;
                }
            }
        }
    }
}

/// Whether a member would have reported the same with these smaller limits.
fn same(ran: &Member, report: &Report, less: &Member) -> bool {
    ran == less || report.effort.nodes < less.limits().nodes_max
}

/// Whether this report makes later ones unnecessary, if it counts.
fn settles(report: &Report) -> bool {
    match report.verdict {
        Verdict::Won(_)
        | Verdict::Lost
        | Verdict::Unknown(StopReason::Time | StopReason::Cancelled) => true,
        Verdict::Unknown(StopReason::Nodes | StopReason::Memory | StopReason::GaveUp) => false,
    }
}

#[cfg(test)]
mod tests;
