//! Answers, counted by verdict.

use std::ops::AddAssign;

use serde::{Deserialize, Serialize};
use webspinner_rules::stats::{exact, wilson};

use crate::row::Verdict;

/// How the number of deals divides by verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
pub struct Tally {
    /// Deals with a line that wins.
    pub won: u64,
    /// Deals that were proved lost.
    pub lost: u64,
    /// Deals that a limit left without an answer.
    pub unknown: u64,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.won += other.won;
        self.lost += other.lost;
        self.unknown += other.unknown;
    }
}

impl Tally {
    /// Counts one answer more.
    pub fn add(&mut self, verdict: Verdict) {
        *self.count_mut(verdict) += 1;
    }

    pub(crate) fn remove(&mut self, verdict: Verdict) {
        *self.count_mut(verdict) -= 1;
    }

    pub(crate) const fn count(&self, verdict: Verdict) -> u64 {
        match verdict {
            Verdict::Won => self.won,
            Verdict::Lost => self.lost,
            Verdict::Unknown => self.unknown,
        }
    }

    fn count_mut(&mut self, verdict: Verdict) -> &mut u64 {
        match verdict {
            Verdict::Won => &mut self.won,
            Verdict::Lost => &mut self.lost,
            Verdict::Unknown => &mut self.unknown,
        }
    }

    /// The ends of the 95% interval of the share of deals that can be won, from 0 to 1: deals that
    /// are not known count as lost for the low end, and as won for the high end.
    pub fn interval(&self) -> (f64, f64) {
        let all = self.all();
        let (low, high) = (wilson(self.won, all), wilson(self.won + self.unknown, all));
        (low.0, high.1)
    }

    /// A count as a share of all deals, from 0 to 1.
    pub(crate) fn share(&self, count: u64) -> f64 {
        exact(count) / exact(self.all().max(1))
    }

    /// All of them.
    pub const fn all(&self) -> u64 {
        self.won + self.lost + self.unknown
    }
}
