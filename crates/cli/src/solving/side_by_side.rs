//! The members of a portfolio side by side, with the answer that they give one after the other.
//!
//! Each thread takes the first member that nobody has taken. Reports are counted in the order of the
//! portfolio, whenever they come. A member that began before it was known what those before it would
//! leave over may have spent more than that: its report does not count, and it runs again, with as
//! much as it would have had.

use std::mem;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard};
use std::thread;

use webspinner_rules::{Position, Rules};
use webspinner_solver::{
    Limits, Member, Observer, Portfolio, Progress, Report, Stop, Tally, Verdict, Why,
};
use webspinner_survey::Deadline;

/// A question, and what the answer may cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ask<'a> {
    pub(super) rules: &'a Rules,
    pub(super) start: &'a Position,
    /// For all members together.
    pub(super) limits: Limits,
    pub(super) deadline: Deadline<'a>,
}

/// The answer of a portfolio, from so many threads; with one, nothing leaves this thread.
pub(super) fn run(portfolio: &Portfolio, ask: &Ask<'_>, threads: NonZeroUsize) -> Report {
    let threads = threads.get().min(portfolio.members().len());
    if threads <= 1 {
        let mut deadline = ask.deadline;
        return portfolio.run(ask.rules, ask.start, &ask.limits, &mut deadline);
    }
    let search = |member: &Member, observer: &mut dyn Observer| {
        let mut deadline = ask.deadline;
        let mut both = |progress: &Progress| {
            deadline.look(progress)?;
            observer.look(progress)
        };
        member.run(ask.rules, ask.start, &mut both)
    };
    let race = Race::new(portfolio, ask.limits);
    race.run(threads, &search);
    race.report()
}

/// Runs a member under an observer.
type Run<'r> = dyn Fn(&Member, &mut dyn Observer) -> Report + Sync + 'r;

/// What the threads share.
struct Race<'p> {
    members: &'p [Member],
    limits: Limits,
    board: Mutex<Board<'p>>,
    /// The member whose report is counted next.
    first: AtomicUsize,
    /// Members after this one do not matter.
    last: AtomicUsize,
    /// What the tables of each member take now.
    memory_bytes: Vec<AtomicU64>,
}

/// How far each member is, and what has been counted.
struct Board<'p> {
    tally: Tally<'p>,
    lanes: Vec<Lane>,
}

/// How far one member is.
enum Lane {
    /// Nobody runs it.
    Waiting,
    /// It was stopped because memory is short, and waits until its report is counted next.
    PutOff,
    Running,
    /// It has reported; the member has the limits within which it ran.
    Done(Member, Report),
    Counted,
}

impl<'p> Race<'p> {
    fn new(portfolio: &'p Portfolio, limits: Limits) -> Self {
        let members = portfolio.members();
        let board = Board {
            tally: portfolio.tally(&limits),
            lanes: members.iter().map(|_| Lane::Waiting).collect(),
        };
        Self {
            members,
            limits,
            board: Mutex::new(board),
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
        let board = self.board.into_inner();
        let board = board.expect("a thread that panicked has ended this one too");
        board.tally.report()
    }

    /// Runs one member after the other until there is none left to take. A thread that finds none
    /// ends: those still running count all that is there, and take whatever must run again.
    fn work(&self, run: &Run<'_>) {
        while let Some((index, member)) = self.take() {
            let mut stopped = None;
            let mut watch = |progress: &Progress| match self.watch(index, progress) {
                None => ControlFlow::Continue(()),
                Some(lane) => {
                    stopped = Some(lane);
                    ControlFlow::Break(Stop::Cancelled)
                }
            };
            let report = run(&member, &mut watch);
            self.memory_bytes[index].store(0, Relaxed);
            self.put(index, stopped.unwrap_or(Lane::Done(member, report)));
        }
    }

    /// What becomes of a member that is not to go on; none if it is.
    fn watch(&self, index: usize, progress: &Progress) -> Option<Lane> {
        self.memory_bytes[index].store(progress.memory_bytes, Relaxed);
        if self.last.load(Relaxed) < index {
            return Some(Lane::Waiting);
        }
        let taken = self.memory_bytes.iter().map(|bytes| bytes.load(Relaxed));
        let short = taken.fold(0, u64::saturating_add) > self.limits.memory_bytes_max;
        // The one counted next goes on: its own limit is that of all.
        (short && index > self.first.load(Relaxed)).then_some(Lane::PutOff)
    }

    /// The first member that is to run and does not, with no more than is left over now.
    fn take(&self) -> Option<(usize, Member)> {
        let mut board = self.board();
        board.tally.member()?;
        let Limits { nodes_max, .. } = self.limits;
        let left = Limits {
            nodes_max: nodes_max.saturating_sub(board.tally.effort().nodes),
            ..self.limits
        };
        let (first, last) = (board.first(), self.last.load(Relaxed));
        let mut lanes = board.lanes.iter_mut().enumerate();
        let free = |(index, lane): &(usize, &mut Lane)| match lane {
            Lane::Waiting => *index <= last,
            Lane::PutOff => *index == first,
            Lane::Running | Lane::Done(..) | Lane::Counted => false,
        };
        let (index, lane) = lanes.find(free)?;
        *lane = Lane::Running;
        Some((index, self.members[index].within(&left)))
    }

    /// Takes note of how far a member has come.
    fn put(&self, index: usize, lane: Lane) {
        let mut board = self.board();
        board.lanes[index] = lane;
        board.count();
        self.first.store(board.first(), Relaxed);
        self.last.store(board.last(), Relaxed);
    }

    fn board(&self) -> MutexGuard<'_, Board<'p>> {
        self.board.lock().expect("nothing under the lock panics")
    }
}

impl Board<'_> {
    /// The member whose report is counted next.
    fn first(&self) -> usize {
        self.tally.effort().members
    }

    /// The member after which none matters, as far as is known.
    fn last(&self) -> usize {
        if self.tally.member().is_none() {
            return 0;
        }
        let settles = |lane: &Lane| matches!(lane, Lane::Done(_, report) if settles(report));
        self.lanes.iter().position(settles).unwrap_or(usize::MAX)
    }

    /// Counts the reports that are there, in their order.
    fn count(&mut self) {
        while let Some(member) = self.tally.member() {
            let lane = &mut self.lanes[self.tally.effort().members];
            match mem::replace(lane, Lane::Counted) {
                Lane::Done(ran, report) if same(&ran, &report, &member) => self.tally.add(report),
                Lane::Done(..) => {
                    *lane = Lane::Waiting;
                    break;
                }
                other => {
                    *lane = other;
                    break;
                }
            }
        }
    }
}

/// Whether a member that ran so would have reported the same with less to spend.
fn same(ran: &Member, report: &Report, less: &Member) -> bool {
    ran == less || report.effort.nodes < less.limits().nodes_max
}

/// Whether this report makes later ones needless, if it counts.
fn settles(report: &Report) -> bool {
    match report.verdict {
        Verdict::Won(_) | Verdict::Lost | Verdict::Unknown(Why::Time | Why::Cancelled) => true,
        Verdict::Unknown(Why::Nodes | Why::Memory | Why::GaveUp) => false,
    }
}

#[cfg(test)]
mod tests;
