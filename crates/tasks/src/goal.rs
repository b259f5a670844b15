//! What a puzzle asks for.

use webspinner_rules::{Position, Rules};

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// The only move after which the game can still be won.
    OnlyMove,
    /// A vacancy, where there was none.
    EmptyColumn,
    /// A complete run off the table.
    CompleteRun,
}

impl Goal {
    /// All goals.
    pub const ALL: [Self; 3] = [Self::OnlyMove, Self::EmptyColumn, Self::CompleteRun];

    /// The word for it in program output.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::OnlyMove => "only-move",
            Self::EmptyColumn => "empty-column",
            Self::CompleteRun => "complete-run",
        }
    }

    /// The letter for it in the list of puzzles.
    pub(crate) const fn letter(self) -> &'static str {
        match self {
            Self::OnlyMove => "m",
            Self::EmptyColumn => "c",
            Self::CompleteRun => "r",
        }
    }

    /// Whether `now`, reached from `start`, meets the goal. Always false for an only move, which
    /// the table cannot show.
    #[must_use]
    pub fn is_reached(self, start: &Position, now: &Position) -> bool {
        match self {
            Self::OnlyMove => false,
            Self::EmptyColumn => now.vacancies().next().is_some(),
            Self::CompleteRun => now.collected_len() > start.collected_len(),
        }
    }

    /// Whether it may be asked for in this position: it is not there yet, and the game has it.
    pub(crate) fn suits(self, rules: &Rules, start: &Position) -> bool {
        match self {
            Self::OnlyMove => true,
            Self::EmptyColumn => start.vacancies().next().is_none(),
            Self::CompleteRun => rules.runs_to_collect() > 0,
        }
    }
}
