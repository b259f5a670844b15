//! How hard a deal is, step by step.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_rules::{Position, Rules};
use webspinner_solver::NoObserver;
use webspinner_table::{Figures, Grade, Level, Measured, ReferenceSet, measure};

use super::taken;
use crate::knowledge::EngineQuery;

/// What was measured of a deal that can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FiguresView {
    /// Quick games played.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// How much of the pack they put in order on average, a whole pack being 1000.
    pub order_permille: u32,
    /// Positions that the engine looked at until it found a win.
    pub nodes: u64,
    /// Moves and row deals of the shortest win that it knows.
    pub length: usize,
}

/// The deals of a game that others are compared with, as far as they are measured. Passing it
/// back in saves measuring them again.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct ReferenceSetView {
    /// Deals looked at.
    pub tried: u64,
    /// What was measured of those that are won.
    pub references: Vec<FiguresView>,
}

/// The progress of the reference set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Compared {
    /// How many deals it has.
    pub has: usize,
    /// How many it can have at most.
    pub wants: usize,
}

/// One third of the deals of a game that can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum LevelView {
    /// The easier third.
    Easy,
    /// The third between.
    Medium,
    /// The harder third.
    Hard,
}

/// Where a deal stands among the deals of its game that can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct GradeView {
    /// Its third.
    pub level: LevelView,
    /// How many of those that it is compared with are easier.
    pub easier: usize,
    /// How many there are.
    pub of: usize,
}

/// How hard a deal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "is", rename_all = "camelCase")]
pub enum Difficulty {
    /// It can be won.
    Won {
        /// Its place; `undefined` if too few deals of the game are known to be won.
        grade: Option<GradeView>,
        /// What was measured.
        figures: FiguresView,
    },
    /// It cannot.
    Lost,
    /// Neither is known.
    Unknown,
}

/// The result of one step of a [`DifficultyMeter`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DifficultyProgress {
    /// How far the comparison is.
    pub compared: Compared,
    /// The deals to compare with, so far.
    pub reference_set: ReferenceSetView,
    /// The answer; `undefined` until it is there.
    pub difficulty: Option<Difficulty>,
}

/// Measures one deal, or any position, and then others of its game to compare it with.
#[derive(Clone, Debug)]
pub struct DifficultyMeter {
    rules: Arc<Rules>,
    start: Position,
    reference_set: ReferenceSet,
    measured: Option<Measured>,
}

impl DifficultyMeter {
    /// Begins. The effort of the query is ignored.
    ///
    /// # Errors
    /// If the query is malformed.
    pub fn new(deal: &EngineQuery, reference_set: &ReferenceSetView) -> Result<Self, String> {
        let (rules, start) = taken(deal)?;
        Ok(Self {
            reference_set: reference_set.of(&rules),
            rules,
            start,
            measured: None,
        })
    }

    /// Does one more piece, which takes from a second to a minute: first the deal itself, then one
    /// deal after another to compare it with. What cannot be won is compared with nothing.
    pub fn step(&mut self) -> DifficultyProgress {
        let Some(measured) = &self.measured else {
            self.measured = Some(measure(&self.rules, &self.start, &mut NoObserver));
            return self.progress();
        };
        if matches!(measured, Measured::Won(..)) && !self.reference_set.is_ready() {
            self.reference_set.step(&mut NoObserver);
        }
        self.progress()
    }

    fn progress(&self) -> DifficultyProgress {
        DifficultyProgress {
            compared: Compared::of(&self.reference_set),
            reference_set: ReferenceSetView::from(&self.reference_set),
            difficulty: self.difficulty(),
        }
    }

    fn difficulty(&self) -> Option<Difficulty> {
        Some(match self.measured.as_ref()? {
            Measured::Won(..) if !self.reference_set.is_ready() => return None,
            Measured::Won(figures, _) => Difficulty::Won {
                grade: self.reference_set.grade(figures).map(GradeView::from),
                figures: (*figures).into(),
            },
            Measured::Lost => Difficulty::Lost,
            Measured::Unknown(_) => Difficulty::Unknown,
        })
    }
}

impl Compared {
    pub(super) fn of(reference_set: &ReferenceSet) -> Self {
        let (has, wants) = reference_set.progress();
        Self { has, wants }
    }
}

impl ReferenceSetView {
    /// The same for the engine.
    pub(super) fn of(&self, rules: &Arc<Rules>) -> ReferenceSet {
        let references = self.references.iter().map(|figures| Figures {
            played: figures.played,
            won: figures.won,
            order_permille: figures.order_permille.min(1000),
            nodes: figures.nodes,
            length: figures.length,
        });
        ReferenceSet::resumed(Arc::clone(rules), self.tried, references.collect())
    }
}

impl From<&ReferenceSet> for ReferenceSetView {
    fn from(reference_set: &ReferenceSet) -> Self {
        let references = reference_set.references().iter().copied();
        Self {
            tried: reference_set.tried(),
            references: references.map(FiguresView::from).collect(),
        }
    }
}

impl From<Figures> for FiguresView {
    fn from(figures: Figures) -> Self {
        Self {
            played: figures.played,
            won: figures.won,
            order_permille: figures.order_permille,
            nodes: figures.nodes,
            length: figures.length,
        }
    }
}

impl From<Grade> for GradeView {
    fn from(grade: Grade) -> Self {
        Self {
            level: grade.level.into(),
            easier: grade.easier,
            of: grade.of,
        }
    }
}

impl From<Level> for LevelView {
    fn from(level: Level) -> Self {
        match level {
            Level::Easy => Self::Easy,
            Level::Medium => Self::Medium,
            Level::Hard => Self::Hard,
        }
    }
}
