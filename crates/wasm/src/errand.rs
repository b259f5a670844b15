//! What takes long, and is done in a worker: it has an instance of this module to itself.
//!
//! Nothing here can be interrupted from within; a worker that is no longer wanted is ended.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_rules::{Move, PositionDraft, Rules};
use webspinner_solver::{Unwatched, Verdict, Why};
use webspinner_table::Question;

use crate::knowledge::QuestionView;

/// Whether a position can be won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(tag = "is", rename_all = "camelCase")]
pub enum VerdictView {
    /// It can, by these moves as they are typed.
    Won {
        /// The moves.
        line: Vec<String>,
    },
    /// It cannot.
    Lost,
    /// Not known with this effort.
    Unknown,
}

/// Works an answer out, which may take a minute.
///
/// # Errors
/// If the question is none.
pub fn answer(question: QuestionView) -> Result<VerdictView, String> {
    let rules = Rules::parse(&question.rules).map_err(|why| format!("{why:?}"))?;
    let draft = PositionDraft::from_json(&question.position).map_err(|why| why.to_string())?;
    let position = rules.position(&draft).map_err(|why| why.to_string())?;
    let question = Question::new(rules.into(), position, question.effort);
    let question = question.ok_or("there is no such effort")?;
    Ok(question.answer(&mut Unwatched).into_verdict().into())
}

impl From<Verdict> for VerdictView {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Won(line) => Self::Won {
                line: line.iter().map(ToString::to_string).collect(),
            },
            Verdict::Lost => Self::Lost,
            Verdict::Unknown(_) => Self::Unknown,
        }
    }
}

/// What is no line of moves is refused.
impl TryFrom<VerdictView> for Verdict {
    type Error = webspinner_rules::MoveTextError;

    fn try_from(view: VerdictView) -> Result<Self, Self::Error> {
        Ok(match view {
            VerdictView::Won { line } => {
                let moves = line.iter().map(|made| made.parse::<Move>());
                Self::Won(moves.collect::<Result<_, _>>()?)
            }
            VerdictView::Lost => Self::Lost,
            VerdictView::Unknown => Self::Unknown(Why::Nodes),
        })
    }
}
