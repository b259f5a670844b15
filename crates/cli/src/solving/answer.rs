//! Answers of the solver as JSON.

use webspinner_rules::Move;
use webspinner_solver::{Prospect, Verdict};

use super::Solved;

/// The verdict of a search, the line that shows it, and what it cost.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(crate) struct AnswerJson {
    #[serde(flatten)]
    verdict: VerdictJson,
    #[schemars(schema_with = "crate::engine::moves_or_null")]
    line: Option<Vec<Move>>,
    #[serde(flatten)]
    price: PriceJson,
}

impl From<Solved> for AnswerJson {
    fn from(solved: Solved) -> Self {
        Self {
            verdict: VerdictJson::from(&solved.report.verdict),
            price: PriceJson::from(&solved),
            line: match solved.report.verdict {
                Verdict::Won(line) => Some(line),
                Verdict::Lost | Verdict::Unknown(_) => None,
            },
        }
    }
}

/// A verdict alone, with the reason if it is unknown.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(crate) struct VerdictJson {
    verdict: &'static str,
    why: Option<&'static str>,
}

impl From<&Verdict> for VerdictJson {
    fn from(verdict: &Verdict) -> Self {
        Self::from(&Prospect::from(verdict))
    }
}

impl From<&Prospect> for VerdictJson {
    fn from(prospect: &Prospect) -> Self {
        let (verdict, why) = match prospect {
            Prospect::Won => ("won", None),
            Prospect::Lost => ("lost", None),
            Prospect::Unknown(why) => ("unknown", Some(why.word())),
        };
        Self { verdict, why }
    }
}

/// What a search cost.
#[derive(serde::Serialize, schemars::JsonSchema)]
pub(crate) struct PriceJson {
    nodes: u64,
    time_ms: u64,
}

impl From<&Solved> for PriceJson {
    fn from(solved: &Solved) -> Self {
        Self {
            nodes: solved.report.effort.nodes,
            time_ms: u64::try_from(solved.time.as_millis()).unwrap_or(u64::MAX),
        }
    }
}
