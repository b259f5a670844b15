//! Asking the solver at the edge, where there are clocks and threads.

mod answer;
mod numbered;
mod side_by_side;

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use clap::Args;
use webspinner_rules::{Position, Rules};
use webspinner_solver::{Limits, Portfolio, Report, Verdict, shorten, wins};
use webspinner_survey::Deadline;

pub(crate) use answer::{AnswerJson, PriceJson, VerdictJson};
pub(crate) use numbered::{numbered, numbered_with};

/// How many threads a search may use.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Threads {
    /// How many threads search each deal; with 1 all is done by the one thread there is. It changes
    /// no answer [default: as many as the machine has cores]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
}

impl Threads {
    /// As many as were asked for, or as there are cores.
    pub(crate) fn count(self) -> NonZeroUsize {
        let cores = || available_parallelism().unwrap_or(NonZeroUsize::MIN);
        self.threads.unwrap_or_else(cores)
    }
}

/// What a search may take, and who may stop it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search<'c> {
    pub(crate) limits: Limits,
    pub(crate) time: Option<Duration>,
    /// How long to look for a shorter line than the one found; not at all if none.
    pub(crate) shorten: Option<Duration>,
    pub(crate) threads: NonZeroUsize,
    /// Once it is true the answer is no longer wanted.
    pub(crate) cancelled: &'c AtomicBool,
}

/// What a search found, and how long it took.
#[derive(Clone, Debug)]
pub(crate) struct Solved {
    pub(crate) report: Report,
    pub(crate) time: Duration,
}

impl Search<'_> {
    /// Whether this position can be won.
    ///
    /// # Panics
    /// If the line that was found does not win by the rules.
    pub(crate) fn solve(&self, rules: &Rules, start: &Position) -> Solved {
        let begun = Instant::now();
        let deadline = Deadline::new(self.time, self.cancelled);
        let portfolio = Portfolio::to_solve(rules);
        let ask = side_by_side::Ask {
            rules,
            start,
            limits: self.limits,
            deadline,
        };
        let mut report = side_by_side::run(&portfolio, &ask, self.threads);
        if let Verdict::Won(line) = &mut report.verdict {
            if let Some(time) = self.shorten {
                let mut deadline = Deadline::new(Some(time), self.cancelled);
                *line = shorten(rules, start, line, &self.limits, &mut deadline);
            }
            assert!(wins(rules, start, line), "a line that was found wins");
        }
        let time = begun.elapsed();
        Solved { report, time }
    }
}
