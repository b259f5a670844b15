//! The results of a search.

use std::fmt;

use webspinner_rules::{GameId, Move, Position, Rules};

use crate::observer::Stop;

/// The position is not one of the game that it was to be searched in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the position is not one of the game {game}: its piles or its cards are others")]
pub struct WrongGame {
    /// The game of the rules.
    pub game: GameId,
}

impl WrongGame {
    /// Checks that the position is one of the game.
    pub(crate) fn check(rules: &Rules, position: &Position) -> Result<(), Self> {
        if position.is_of(rules) {
            return Ok(());
        }
        let game = rules.id().clone();
        Err(Self { game })
    }
}

/// Whether a position can be won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can: these moves win. What the game collects by itself is not among them.
    Won(Vec<Move>),
    /// It cannot: every way to play on was searched, or ruled out by proof.
    Lost,
    /// Not known, and why the search stopped.
    Unknown(StopReason),
}

/// Why a search stopped without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// It reached its limit of nodes.
    Nodes,
    /// It reached its limit of memory.
    Memory,
    /// The observer's time was up.
    Time,
    /// The observer cancelled the search.
    Cancelled,
    /// The search, which cannot prove losses, had nothing left to try.
    GaveUp,
}

impl StopReason {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Nodes,
        Self::Memory,
        Self::Time,
        Self::Cancelled,
        Self::GaveUp,
    ];

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

/// Its word.
impl fmt::Display for StopReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// "won by 2-3 4-1x2", "lost", or "unknown (nodes)".
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(line) if line.is_empty() => f.write_str("won"),
            Self::Won(line) => {
                f.write_str("won by")?;
                line.iter().try_for_each(|played| write!(f, " {played}"))
            }
            Self::Lost => f.write_str("lost"),
            Self::Unknown(why) => write!(f, "unknown ({why})"),
        }
    }
}

/// The verdict and the nodes: "lost after 41953 nodes".
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { verdict, effort } = self;
        match effort.nodes {
            1 => write!(f, "{verdict} after 1 node"),
            nodes => write!(f, "{verdict} after {nodes} nodes"),
        }
    }
}

impl From<Stop> for StopReason {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Time => Self::Time,
            Stop::Cancelled => Self::Cancelled,
        }
    }
}

/// What a search spent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Effort {
    /// Positions looked at. The same search counts the same number every time.
    pub nodes: u64,
    /// The most memory that the search's tables used at any time, in bytes.
    pub memory_bytes: u64,
    /// How many members of a portfolio ran, the one that answered included; 1 for a single search.
    pub members: usize,
}

/// A verdict and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// The answer.
    pub verdict: Verdict,
    /// What it cost.
    pub effort: Effort,
}

impl Report {
    /// The report of a search of your own, such as [`analyze`](crate::analyze) takes.
    #[must_use]
    pub const fn new(verdict: Verdict, effort: Effort) -> Self {
        Self { verdict, effort }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(verdict: Verdict, nodes: u64) -> String {
        let effort = Effort {
            nodes,
            ..Effort::default()
        };
        Report { verdict, effort }.to_string()
    }

    #[test]
    fn a_report_prints_its_verdict_and_its_nodes() {
        let line = ["2-3", "d", "4-1x2"].map(|text| text.parse().expect("a move"));
        let won = report(Verdict::Won(line.into()), 7);
        assert_eq!(won, "won by 2-3 d 4-1x2 after 7 nodes");
        assert_eq!(report(Verdict::Won(Vec::new()), 0), "won after 0 nodes");
        assert_eq!(report(Verdict::Lost, 1), "lost after 1 node");
        let unknown = report(Verdict::Unknown(StopReason::Nodes), 1_000);
        assert_eq!(unknown, "unknown (nodes) after 1000 nodes");
    }
}
