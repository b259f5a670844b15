//! Two players on the same deals.

use std::cmp::Ordering;
use std::fmt;

use serde_json::{Value, json};

/// What two players made of the same deals.
#[derive(Default)]
pub(crate) struct Tally {
    only_one: u32,
    only_other: u32,
    both: u32,
    neither: u32,
}

impl Tally {
    /// By how many deals that only one of them won a player must lead. A sequential test: where one
    /// in truth wins at least 60 of 100 such deals, the other leads by this many in 5% of cases.
    const LEAD: u32 = 8;

    pub(crate) fn add(&mut self, one: bool, other: Option<bool>) {
        match (one, other) {
            (_, None) => {}
            (true, Some(false)) => self.only_one += 1,
            (false, Some(true)) => self.only_other += 1,
            (true, Some(true)) => self.both += 1,
            (false, Some(false)) => self.neither += 1,
        }
    }

    /// How many more deals the one won than the other.
    pub(crate) fn more(&self) -> i64 {
        i64::from(self.only_one) - i64::from(self.only_other)
    }

    pub(crate) fn to_json(&self) -> Value {
        json!({
            "more": self.only_one,
            "less": self.only_other,
            "both": self.both,
            "neither": self.neither,
        })
    }

    pub(crate) fn is_decided(&self) -> bool {
        self.only_one.abs_diff(self.only_other) >= Self::LEAD
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let better = match self.only_one.cmp(&self.only_other) {
            _ if !self.is_decided() => "not decided",
            Ordering::Greater => "better",
            _ => "worse",
        };
        write!(
            f,
            "against the other: won {} more, {} less, both {}, neither {}: {better}",
            self.only_one, self.only_other, self.both, self.neither
        )
    }
}
