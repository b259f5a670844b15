//! What is asked of another instance of this module, and what it answers.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_rules::Move;
use webspinner_solver::{StopReason, Verdict};

/// A position to decide, in a form that another instance of this module reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct EngineQuery {
    /// The id of a built-in game, or the text of a game's file.
    pub rules: String,
    /// The position as JSON.
    pub position: String,
    /// How much the answer may take, from 0.
    pub effort: usize,
}

/// What a player knows of a game, in a form that another instance of this module reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct FairQuery {
    /// The id of a built-in game, or the text of a game's file.
    pub rules: String,
    /// What the player knows, as JSON.
    pub knowledge: String,
}

/// What the fair player answers to a [`FairQuery`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Tsify)]
pub struct FairPlan {
    /// The moves up to the next new card, as they are typed; none if it finds no useful move.
    pub moves: Vec<String>,
    /// The chance of winning in percent.
    pub percent: u8,
    /// Whether it wins whatever is hidden.
    pub certain: bool,
}

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

/// Moves as they are typed.
pub(crate) fn typed(line: &[Move]) -> Vec<String> {
    line.iter().map(ToString::to_string).collect()
}

impl From<Verdict> for VerdictView {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Won(line) => Self::Won { line: typed(&line) },
            Verdict::Lost => Self::Lost,
            Verdict::Unknown(_) => Self::Unknown,
        }
    }
}

/// A malformed line of moves is refused.
impl TryFrom<VerdictView> for Verdict {
    type Error = webspinner_rules::text::MoveTextError;

    fn try_from(view: VerdictView) -> Result<Self, Self::Error> {
        Ok(match view {
            VerdictView::Won { line } => {
                let moves = line.iter().map(|made| made.parse::<Move>());
                Self::Won(moves.collect::<Result<_, _>>()?)
            }
            VerdictView::Lost => Self::Lost,
            VerdictView::Unknown => Self::Unknown(StopReason::Nodes),
        })
    }
}
