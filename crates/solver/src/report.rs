//! What a search has to say.

use webspinner_rules::Move;

use crate::observer::Stop;

/// Whether a position can be won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can: these moves win. What the game collects by itself is not among them.
    Won(Vec<Move>),
    /// It cannot: every way to play on was searched, or ruled out by proof.
    Lost,
    /// Not known, and why the search stopped.
    Unknown(Why),
}

/// Why a search stopped without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// It had looked at as many nodes as it might.
    Nodes,
    /// Its tables were as large as they might be.
    Memory,
    /// The observer's time was up.
    Time,
    /// The observer no longer wanted the answer.
    Cancelled,
    /// The search, which may not say that a position is lost, had nothing left to try.
    GaveUp,
}

impl Why {
    /// The word for it in files and answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Nodes => "nodes",
            Self::Memory => "memory",
            Self::Time => "time",
            Self::Cancelled => "cancelled",
            Self::GaveUp => "gave-up",
        }
    }
}

impl From<Stop> for Why {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Time => Self::Time,
            Stop::Cancelled => Self::Cancelled,
        }
    }
}

/// What a search cost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Positions looked at. The same search counts the same number every time.
    pub nodes: u64,
    /// The most that the tables of the search took.
    pub memory_bytes: u64,
    /// How many members of a portfolio ran, the one that answered included; 1 for a single search.
    pub members: usize,
}

/// A verdict and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The answer.
    pub verdict: Verdict,
    /// Its price.
    pub effort: Effort,
}
