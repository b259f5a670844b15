//! How hard a deal is, step by step.

use std::sync::Arc;

use serde::Serialize;
use tsify::Tsify;
use webspinner_rules::{Position, Rules};
use webspinner_solver::NoObserver;
use webspinner_table::difficulty::{
    DealFigures, Grade, Measured, ReferenceFigures, ReferenceSet, measure,
};

use super::taken;
use crate::query::EngineQuery;

/// The progress of the reference set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Compared {
    /// How many deals it has.
    pub has: usize,
    /// How many it can have at most.
    pub wants: usize,
}

/// How hard a deal is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(tag = "is", rename_all = "camelCase")]
pub enum Difficulty {
    /// It can be won.
    Won {
        /// Its place; `undefined` if too few deals of the game are known to be won.
        grade: Option<Grade>,
        /// What was measured.
        figures: DealFigures,
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
    pub reference_set: ReferenceFigures,
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
    pub fn new(deal: &EngineQuery, reference_set: &ReferenceFigures) -> Result<Self, String> {
        let (rules, start) = taken(deal)?;
        Ok(Self {
            reference_set: ReferenceSet::resumed(Arc::clone(&rules), reference_set.clone()),
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
            reference_set: self.reference_set.figures().clone(),
            difficulty: self.difficulty(),
        }
    }

    fn difficulty(&self) -> Option<Difficulty> {
        Some(match self.measured.as_ref()? {
            Measured::Won(..) if !self.reference_set.is_ready() => return None,
            Measured::Won(figures, _) => Difficulty::Won {
                grade: self.reference_set.grade(figures),
                figures: *figures,
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
