//! Following a search, and stopping it.

use std::ops::ControlFlow;

/// The progress of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Progress {
    /// Positions looked at so far, over all members that ran.
    pub nodes: u64,
    /// The memory that the search's tables use now, in bytes.
    pub memory_bytes: u64,
    /// The portfolio member at work, counted from 0; 0 for a single search.
    pub member: usize,
}

/// Why an observer stops a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stop {
    /// The caller's time is up.
    Time,
    /// The answer is no longer wanted.
    Cancelled,
}

/// Receives the progress of a search and may stop it.
///
/// A search calls it at least once in about a thousand nodes, which take about a millisecond. Any
/// function of the same shape is an observer, so a clock is one line:
///
/// ```
/// use std::ops::ControlFlow;
/// use std::time::{Duration, Instant};
/// use webspinner_solver::{Progress, Stop};
///
/// let end = Instant::now() + Duration::from_secs(10);
/// let mut clock = |_: &Progress| match Instant::now() < end {
///     true => ControlFlow::Continue(()),
///     false => ControlFlow::Break(Stop::Time),
/// };
/// # let _ = clock(&Progress::default());
/// ```
pub trait Observer {
    /// Receives the progress and decides whether the search goes on.
    fn on_progress(&mut self, progress: &Progress) -> ControlFlow<Stop>;
}

/// Any function of the same shape is an observer.
impl<F: FnMut(&Progress) -> ControlFlow<Stop>> Observer for F {
    fn on_progress(&mut self, progress: &Progress) -> ControlFlow<Stop> {
        self(progress)
    }
}

/// Lets every search run to its end.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoObserver;

impl Observer for NoObserver {
    fn on_progress(&mut self, _: &Progress) -> ControlFlow<Stop> {
        ControlFlow::Continue(())
    }
}
