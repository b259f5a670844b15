//! A time limit for searches.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use webspinner_solver::{Observer, Progress, Stop};

/// Stops a search when its time is up, or when its answer is no longer wanted.
///
/// The time runs from [`Deadline::new`]. The clock is read when the search reports its progress,
/// about once a millisecond, so a search may end that much late.
#[derive(Clone, Copy, Debug)]
pub struct Deadline<'c> {
    /// `None` for no deadline.
    at: Option<Instant>,
    cancelled: &'c AtomicBool,
}

impl<'c> Deadline<'c> {
    /// Ends the search after this time, counted from now, or as soon as `cancelled` is true.
    /// Without a time, or with one beyond the clock's range, only `cancelled` ends it.
    pub fn new(time: Option<Duration>, cancelled: &'c AtomicBool) -> Self {
        let at = time.and_then(|time| Instant::now().checked_add(time));
        Self { at, cancelled }
    }
}

impl Observer for Deadline<'_> {
    fn on_progress(&mut self, _: &Progress) -> ControlFlow<Stop> {
        if self.cancelled.load(Ordering::Relaxed) {
            ControlFlow::Break(Stop::Cancelled)
        } else if self.at.is_some_and(|at| at <= Instant::now()) {
            ControlFlow::Break(Stop::Time)
        } else {
            ControlFlow::Continue(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(time: Option<Duration>, cancelled: bool) -> ControlFlow<Stop> {
        let cancelled = AtomicBool::new(cancelled);
        Deadline::new(time, &cancelled).on_progress(&Progress::default())
    }

    #[test]
    fn a_search_ends_when_its_time_is_up_or_it_is_cancelled() {
        let stopped = |why| ControlFlow::Break(why);
        assert_eq!(look(Some(Duration::ZERO), false), stopped(Stop::Time));
        assert_eq!(look(Some(Duration::ZERO), true), stopped(Stop::Cancelled));
        assert_eq!(look(None, true), stopped(Stop::Cancelled));
        assert_eq!(look(None, false), ControlFlow::Continue(()));
        let hour = Duration::from_hours(1);
        assert_eq!(look(Some(hour), false), ControlFlow::Continue(()));
        assert_eq!(look(Some(Duration::MAX), false), ControlFlow::Continue(()));
    }
}
