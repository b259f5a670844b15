//! How an answer of the solver is spelled in JSON.

use webspinner_rules::Move;
use webspinner_solver::Verdict;

use super::Solved;

/// The verdict of a search and what it cost.
#[derive(serde::Serialize)]
pub(crate) struct AnswerJson {
    verdict: &'static str,
    why: Option<&'static str>,
    line: Option<Vec<Move>>,
    nodes: u64,
    time_ms: u64,
}

impl From<Solved> for AnswerJson {
    fn from(Solved { report, time }: Solved) -> Self {
        let (verdict, why) = words(&report.verdict);
        Self {
            verdict,
            why,
            line: match report.verdict {
                Verdict::Won(line) => Some(line),
                Verdict::Lost | Verdict::Unknown(_) => None,
            },
            nodes: report.effort.nodes,
            time_ms: u64::try_from(time.as_millis()).unwrap_or(u64::MAX),
        }
    }
}

/// The words for a verdict: which it is, and why it is not known.
fn words(verdict: &Verdict) -> (&'static str, Option<&'static str>) {
    match verdict {
        Verdict::Won(_) => ("won", None),
        Verdict::Lost => ("lost", None),
        Verdict::Unknown(why) => ("unknown", Some(why.word())),
    }
}
