//! The search of one position, such as a deal, from there to its row.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Move, Position, Rules};
use webspinner_solver::{Limits, Observer, Report, StopReason, Verdict, shorten};

use crate::deadline::Deadline;
use crate::replay::replay;
use crate::row::{Answer, Row, Won};
use crate::settings::DealLimits;

/// What decides positions: [`solve`], unless a test has another.
pub(crate) type Solver = dyn Fn(&Rules, &Position, &Limits, &mut dyn Observer) -> Report + Sync;

/// Decides positions of a game, such as deals; all threads share it.
pub struct Decider<'d> {
    pub(crate) rules: &'d Arc<Rules>,
    pub(crate) limits: DealLimits,
    /// The number of the run, counted from 1.
    pub(crate) run: u32,
    pub(crate) solver: &'d Solver,
    pub(crate) stop: &'d AtomicBool,
}

/// What came of the search of a position.
#[derive(Debug)]
pub enum SearchEnd {
    /// What was found out.
    Decided(Row),
    /// The search was stopped.
    Stopped,
    /// The solver is wrong, for this reason.
    Bug(String),
}

impl<'d> Decider<'d> {
    /// Searches with these limits, until `stop` is true. The rows are those of the first run.
    pub fn new(rules: &'d Arc<Rules>, limits: DealLimits, stop: &'d AtomicBool) -> Self {
        Self {
            rules,
            limits,
            run: 1,
            solver: &solve,
            stop,
        }
    }

    /// Decides one position of the game, which came of this deal. A solver that panics has a bug,
    /// like one with a wrong answer.
    pub fn decide(&self, deal: Option<&Shuffle>, start: &Position) -> SearchEnd {
        catch_unwind(AssertUnwindSafe(|| self.search(deal, start))).unwrap_or_else(|panic| {
            SearchEnd::Bug(format!("the solver panicked: {}", text(&*panic)))
        })
    }

    fn search(&self, deal: Option<&Shuffle>, start: &Position) -> SearchEnd {
        let DealLimits { search, time, .. } = self.limits;
        let clock = Instant::now();
        let mut deadline = Deadline::new(time, self.stop);
        let Report {
            verdict, effort, ..
        } = (self.solver)(self.rules, start, &search, &mut deadline);
        let time = clock.elapsed();
        let answer = match verdict {
            Verdict::Unknown(StopReason::Cancelled) => return SearchEnd::Stopped,
            Verdict::Unknown(why) => Answer::Unknown(why),
            Verdict::Lost => Answer::Lost,
            Verdict::Won(line) => match self.check(start, line) {
                Ok(won) => Answer::Won(won),
                Err(what) => return SearchEnd::Bug(what),
            },
        };
        SearchEnd::Decided(Row::new(self.rules, deal, &answer, &effort, time, self.run))
    }

    /// Counts a line as a win only after the rules have replayed it, and shortens it if the
    /// settings say so.
    fn check(&self, start: &Position, line: Vec<Move>) -> Result<Won, String> {
        replay(self.rules, start, &line)
            .map_err(|what| format!("the solver says won, but {what}"))?;
        let Some(time) = self.limits.shorten else {
            let shortened = None;
            return Ok(Won { line, shortened });
        };
        // Not cancellable: the deal is decided, and this ends soon.
        let never = AtomicBool::new(false);
        let clock = Instant::now();
        let mut deadline = Deadline::new(Some(time), &never);
        let shorter = shorten(self.rules, start, &line, &self.limits.search, &mut deadline);
        let shortened = Some((line.len(), clock.elapsed()));
        replay(self.rules, start, &shorter)
            .map_err(|what| format!("a line was shortened, and {what}"))?;
        if shorter.len() > line.len() {
            return Err("shortening a line made it longer".to_owned());
        }
        let line = shorter;
        Ok(Won { line, shortened })
    }
}

/// The solver itself.
pub(crate) fn solve(
    rules: &Rules,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Report {
    webspinner_solver::solve(rules, start, limits, observer).expect("a position of the game")
}

/// The text of a panic.
fn text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("it does not say why")
}
