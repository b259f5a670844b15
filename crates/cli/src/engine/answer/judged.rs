//! Verdicts of the solver, without the line that it found.

use webspinner_players::Why;
use webspinner_solver::Verdict;

use super::Hint;
use crate::solving::{PriceJson, Solved, VerdictJson};

/// Whether the game can still be won.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(in crate::engine) struct Judged {
    #[serde(flatten)]
    verdict: VerdictJson,
    #[serde(flatten)]
    price: PriceJson,
}

impl Judged {
    pub(in crate::engine) fn of(solved: &Solved) -> Self {
        Self {
            verdict: VerdictJson::from(&solved.report.verdict),
            price: PriceJson::from(solved),
        }
    }
}

/// The next move of a line that wins, where there is one.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(in crate::engine) struct LineHint {
    hints: Vec<Hint>,
    #[serde(flatten)]
    judged: Judged,
}

impl LineHint {
    pub(in crate::engine) fn of(solved: &Solved) -> Self {
        let next = match &solved.report.verdict {
            Verdict::Won(line) => line.first(),
            Verdict::Lost | Verdict::Unknown(_) => None,
        };
        let hint = |play| {
            let why = Why::Wins;
            Hint::from(webspinner_players::Hint { play, why })
        };
        Self {
            hints: next.copied().map(hint).into_iter().collect(),
            judged: Judged::of(solved),
        }
    }
}
