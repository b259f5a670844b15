//! The searches that a portfolio is made of.

use webspinner_rules::{Position, Rules};

use crate::beam::Beam;
use crate::decide::{exact, sample};
use crate::foundations::{self, Quick};
use crate::limits::Limits;
use crate::observer::Observer;
use crate::report::Report;

/// How many positions of a crowd a quick search looks at.
const QUOTA: u32 = 10;

/// One search of a portfolio.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member {
    method: Method,
    limits: Limits,
}

/// How a member searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Method {
    /// For a win, by any means.
    Beam(Beam),
    /// For a win in a game of foundations.
    Quick(Quick),
    /// For a win under one more rule than the game has.
    Stricter(Quick),
    /// For a win, by a quota of each crowd; it proves a loss if the quota leaves nothing out.
    Sample { quota: u32, seed: u64 },
    /// For a win or a proof that there is none.
    Exact,
}

impl Member {
    pub(crate) const fn beam(width: usize, seed: u64) -> Self {
        Self::of_beam(width, seed, false)
    }

    pub(crate) const fn crowded_beam(width: usize, seed: u64) -> Self {
        Self::of_beam(width, seed, true)
    }

    const fn of_beam(width: usize, seed: u64, crowded: bool) -> Self {
        Self {
            method: Method::Beam(Beam {
                width,
                seed,
                move_cost: 0,
                crowded,
            }),
            limits: Limits::none(),
        }
    }

    pub(crate) const fn quick(seed: u64, nodes_max: u64) -> Self {
        let quick = Quick { quota: QUOTA, seed };
        // Both methods get turns with all, few and more of the positions.
        let method = if seed % 2 == 1 {
            Method::Stricter(quick)
        } else {
            Method::Quick(quick)
        };
        Self {
            method,
            limits: Limits::nodes(nodes_max),
        }
    }

    pub(crate) const fn sample(quota: u32, seed: u64, nodes_max: u64) -> Self {
        Self {
            method: Method::Sample { quota, seed },
            limits: Limits::nodes(nodes_max),
        }
    }

    pub(crate) const fn exact(nodes_max: u64) -> Self {
        Self {
            method: Method::Exact,
            limits: Limits::nodes(nodes_max),
        }
    }

    /// Its own limits.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// The same search, additionally bound by these limits. Limits only stop a search and never
    /// steer it: if it does not reach them, it does the same as under wider ones.
    #[must_use]
    pub fn within(&self, limits: &Limits) -> Self {
        Self {
            limits: self.limits.min(limits),
            ..*self
        }
    }

    /// Runs it: the same answer every time, whatever other members do.
    ///
    /// # Panics
    /// May panic if the position is not [one of the game](Position::is_of).
    pub fn run(&self, rules: &Rules, start: &Position, observer: &mut dyn Observer) -> Report {
        match self.method {
            Method::Beam(beam) => beam.run(rules, start, &self.limits, observer),
            Method::Quick(quick) => quick.run(rules, start, &self.limits, observer),
            Method::Stricter(quick) => {
                let stricter = foundations::stricter(rules);
                let rules = stricter.as_ref().unwrap_or(rules);
                quick.run(rules, start, &self.limits, observer)
            }
            Method::Sample { quota, seed } => {
                sample(rules, start, quota, seed, &self.limits, observer)
            }
            Method::Exact => exact(rules, start, &self.limits, observer),
        }
    }
}
