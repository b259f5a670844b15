//! Searches with clocks and threads, which the solver itself does not use.

mod answer;
mod numbered;
mod parallel;

use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use clap::Args;
use webspinner_rules::{Position, Rules};
use webspinner_solver::{Limits, Portfolio, Report, Verdict, shorten, wins};
use webspinner_survey::Deadline;

use crate::limits::{parse_few, threads_or_cores};
pub(crate) use answer::{AnswerJson, PriceJson, VerdictJson};
pub(crate) use numbered::{numbered, numbered_with};

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Threads {
    /// How many threads search each deal; the answer is the same [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = parse_few)]
    threads: Option<NonZeroUsize>,
}

impl Threads {
    /// The number given, or else the number of cores.
    pub(crate) fn count(self) -> NonZeroUsize {
        threads_or_cores(self.threads)
    }
}

/// A search with the portfolio of a game: its limits, and how it is stopped.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PortfolioSearch<'c> {
    pub(crate) limits: Limits,
    pub(crate) time: Option<Duration>,
    /// How long to look for a shorter line than the one found; `None` for not at all.
    pub(crate) shorten: Option<Duration>,
    pub(crate) threads: NonZeroUsize,
    /// Set when the search is to end.
    pub(crate) cancelled: &'c AtomicBool,
}

/// The result of a search, and how long it took.
#[derive(Clone, Debug)]
pub(crate) struct Solved {
    pub(crate) report: Report,
    pub(crate) time: Duration,
}

impl PortfolioSearch<'_> {
    /// Whether this position can be won.
    ///
    /// # Panics
    /// If the line that was found does not win by the rules.
    pub(crate) fn solve(&self, rules: &Rules, start: &Position) -> Solved {
        let begun = Instant::now();
        let deadline = Deadline::new(self.time, self.cancelled);
        let portfolio = Portfolio::to_solve(rules);
        let query = parallel::Query {
            rules,
            start,
            limits: self.limits,
            deadline,
        };
        let mut report = parallel::run(&portfolio, &query, self.threads);
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
