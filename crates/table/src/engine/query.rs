//! Queries about a position, for an engine that sees every card, and their answers.

use std::sync::Arc;

use webspinner_rules::{Position, Rules};
use webspinner_solver::{Limits, Observer, Verdict, shorten, solve};

const MIB: u64 = 1 << 20;

/// The levels of effort: a query that stays undecided is repeated with the next level, and given up
/// after the last. On one core of a current machine the first takes about half a second, the second
/// some seconds and the last about a minute. More memory would be too much for a game on the table.
pub(crate) const EFFORTS: [Limits; 3] = [
    Limits::nodes(200_000).with_memory(64 * MIB),
    Limits::nodes(2_000_000).with_memory(128 * MIB),
    Limits::nodes(20_000_000).with_memory(256 * MIB),
];

/// The limits for shortening a line: about a tenth of a second, in which lines of Spider with four
/// suits lose about a fifth of their moves.
pub(crate) const SHORTEN: Limits = Limits::nodes(200_000).with_memory(64 * MIB);

/// The question whether a position can be won, with a limit on the effort.
///
/// It is self-contained, so it can be answered on another thread or in another process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    pub(crate) rules: Arc<Rules>,
    pub(crate) position: Position,
    pub(crate) effort: usize,
}

/// The answer to a [`Query`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    pub(crate) position: Position,
    pub(crate) effort: usize,
    pub(crate) verdict: Verdict,
}

impl Query {
    /// A query about a position with this level of effort, from 0; `None` if there is no such
    /// level.
    #[must_use]
    pub fn new(rules: Arc<Rules>, position: Position, effort: usize) -> Option<Self> {
        (effort < EFFORTS.len()).then_some(Self {
            rules,
            position,
            effort,
        })
    }

    /// The game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The level of effort, from 0.
    #[must_use]
    pub fn effort(&self) -> usize {
        self.effort
    }

    /// The answer with this verdict, for queries that are decided elsewhere.
    #[must_use]
    pub fn with_verdict(self, verdict: Verdict) -> Answer {
        Answer {
            position: self.position,
            effort: self.effort,
            verdict,
        }
    }

    /// Finds the answer, which may take seconds; the observer can stop it. A winning line is
    /// shortened, so that people can follow it.
    #[expect(clippy::missing_panics_doc, reason = "the position is one of the game")]
    pub fn answer(&self, observer: &mut dyn Observer) -> Answer {
        let report = solve(&self.rules, &self.position, &EFFORTS[self.effort], observer)
            .expect("a position of the game");
        let verdict = match report.verdict {
            Verdict::Won(line) => {
                let shorter = shorten(&self.rules, &self.position, &line, &SHORTEN, observer);
                Verdict::Won(shorter)
            }
            other => other,
        };
        Answer {
            position: self.position.clone(),
            effort: self.effort,
            verdict,
        }
    }
}

impl Answer {
    /// The verdict.
    #[must_use]
    pub fn into_verdict(self) -> Verdict {
        self.verdict
    }
}
