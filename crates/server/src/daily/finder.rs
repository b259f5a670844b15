//! Finding winnable deals before the day begins.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use tokio::runtime::Handle;
use webspinner_rules::{Position, Rules, games};
use webspinner_site::{DailyDeal, Day, SiteError};
use webspinner_solver::{Limits, Progress, Report, Stop, Verdict, solve, wins};

use super::candidates::candidate;
use crate::log::causes;
use crate::parameters::today;
use crate::state::AppState;

/// The nodes for one candidate. Nearly every winnable deal takes far less, and there are more
/// candidates. In the few games whose wins take more, this many undecided candidates double it.
const NODES: u64 = 300_000;
const UNDECIDED: u32 = 2;
const MEMORY_BYTES: u64 = 256 << 20;

/// The nodes after which the search for one deal ends with the current candidate: about seven that
/// remain undecided, or a thousand that are lost at once. Where hardly any deal can be won, a day
/// may go without one.
const NODES_PER_DEAL: u64 = 5_000_000;

/// How often to check for a new day.
const CHECK_EVERY: Duration = Duration::from_mins(1);

/// A thread that searches for the deals of today and tomorrow.
pub(crate) struct Finder {
    thread: std::thread::JoinHandle<()>,
    cancelled: Arc<AtomicBool>,
    /// Wakes the thread when dropped.
    awake: Sender<()>,
}

impl Finder {
    /// Starts the search. Must be called within a runtime.
    pub(crate) fn start(app: &AppState) -> Self {
        let cancelled = Arc::new(AtomicBool::new(false));
        let (awake, asleep) = channel();
        let search = FinderTask {
            cancelled: Arc::clone(&cancelled),
            ..FinderTask::new(app, NODES_PER_DEAL)
        };
        let thread = std::thread::spawn(move || search.run(&asleep));
        Self {
            thread,
            cancelled,
            awake,
        }
    }

    /// Ends the search, and returns when it has ended.
    pub(crate) async fn stop(self) {
        self.cancelled.store(true, Relaxed);
        drop(self.awake);
        let joined = tokio::task::spawn_blocking(move || self.thread.join()).await;
        if !matches!(joined, Ok(Ok(()))) {
            tracing::error!("the search for daily deals panicked");
        }
    }
}

/// The search itself.
pub(crate) struct FinderTask {
    app: AppState,
    runtime: Handle,
    cancelled: Arc<AtomicBool>,
    nodes_per_deal: u64,
}

impl FinderTask {
    /// Must be called within a runtime.
    pub(crate) fn new(app: &AppState, nodes_per_deal: u64) -> Self {
        Self {
            app: Arc::clone(app),
            runtime: Handle::current(),
            cancelled: Arc::default(),
            nodes_per_deal,
        }
    }

    fn run(&self, asleep: &Receiver<()>) {
        loop {
            if let Err(error) = self.find_missing() {
                tracing::warn!(cause = causes(&error), "daily deals could not be stored");
            }
            if asleep.recv_timeout(CHECK_EVERY) != Err(RecvTimeoutError::Timeout) {
                return;
            }
        }
    }

    /// Finds the missing deals of today, then of tomorrow.
    fn find_missing(&self) -> Result<(), SiteError> {
        let today = today();
        for day in [Some(today), today.plus(1)].into_iter().flatten() {
            let known = self.runtime.block_on(self.app.site.daily_deals(day))?;
            let missing = games::all().filter(|rules| {
                known.iter().all(|deal| deal.game != *rules.id())
                    && !self.app.dealless.has(day, rules.id())
            });
            let missing: Vec<_> = missing.collect();
            for (done, rules) in missing.iter().enumerate() {
                self.app.metrics.set_deals_pending(missing.len() - done);
                self.find(day, rules)?;
            }
            self.app.metrics.set_deals_pending(0);
            if !missing.is_empty() && !self.cancelled.load(Relaxed) {
                let games = missing.len();
                tracing::info!(day = %day, games, "daily deals are ready");
            }
        }
        Ok(())
    }

    /// Finds a deal, or notes that the game goes without one.
    pub(crate) fn find(&self, day: Day, rules: &Rules) -> Result<(), SiteError> {
        let site = &self.app.site;
        let (mut nodes, mut undecided) = (0, 0);
        for attempt in 0..=u32::MAX {
            if self.cancelled.load(Relaxed) {
                return Ok(());
            }
            if nodes > self.nodes_per_deal {
                break;
            }
            // Another instance may have been faster.
            if attempt > 0
                && self
                    .runtime
                    .block_on(site.daily_deal(day, rules.id()))?
                    .is_some()
            {
                return Ok(());
            }
            let deal = candidate(day, rules.id(), attempt);
            let start = rules.deal(&deal).expect("every game has own numbers");
            let limits = Limits::nodes(NODES << (undecided / UNDECIDED)).with_memory(MEMORY_BYTES);
            let report = search(rules, &start, &limits, &|| self.cancelled.load(Relaxed));
            nodes += report.effort.nodes;
            undecided += u32::from(matches!(report.verdict, Verdict::Unknown(_)));
            if is_win(rules, &start, &report.verdict) {
                let proposed = DailyDeal {
                    day,
                    game: rules.id().clone(),
                    version: rules.version(),
                    deal,
                };
                self.runtime.block_on(site.agree_on_deal(&proposed))?;
                tracing::debug!(day = %day, game = %rules.id(), attempt, "a daily deal was found");
                return Ok(());
            }
        }
        self.app.dealless.insert(day, rules.id());
        tracing::debug!(day = %day, game = %rules.id(), "no daily deal was found");
        Ok(())
    }
}

fn search(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    cancelled: &dyn Fn() -> bool,
) -> Report {
    let mut observer = |_: &Progress| {
        if cancelled() {
            ControlFlow::Break(Stop::Cancelled)
        } else {
            ControlFlow::Continue(())
        }
    };
    solve(rules, start, limits, &mut observer).expect("a position of the game")
}

/// Whether the solver has found a win and the rules confirm it.
fn is_win(rules: &Rules, start: &Position, verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Won(line) if wins(rules, start, line))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won(game: &str, deal: &str, cancelled: bool) -> bool {
        let rules = games::find(game).expect("a built-in game");
        let start = rules
            .deal(&deal.parse().expect("a deal"))
            .expect("a deal of it");
        let report = search(rules, &start, &Limits::nodes(NODES), &|| cancelled);
        is_win(rules, &start, &report.verdict)
    }

    #[test]
    fn only_deals_with_a_win_are_accepted() {
        assert!(won("spider", "ms:1", false));
        // Proved lost: see the surveys in `results`.
        assert!(!won("spider", "ms:1748", false));
    }

    #[test]
    fn a_search_that_is_cancelled_finds_nothing() {
        assert!(!won("spider", "ms:12177", true));
    }
}
