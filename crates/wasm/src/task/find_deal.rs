//! A deal that can be won, searched for step by step.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_solver::NoObserver;
use webspinner_table::difficulty::{Level, ReferenceFigures, ReferenceSet};
use webspinner_table::{Criteria, DealSearch, FoundDeal};

use super::measure::Compared;
use super::rules_of;
use crate::query::typed;

/// The input of a [`DealFinder`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DealSearchRequest {
    /// The text of the game's file.
    pub rules: String,
    /// What kind of deal is wanted.
    pub criteria: Criteria,
    /// Chance, as a whole number from 0: the same number tries the same deals.
    pub random: u64,
    /// The deals to compare with, as far as they were measured before.
    pub reference_set: ReferenceFigures,
}

/// A deal that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct FoundView {
    /// The deal as text.
    pub deal: String,
    /// Moves that win it.
    pub line: Vec<String>,
    /// Its third; `undefined` if the request had no level, or too few deals can be compared.
    pub level: Option<Level>,
}

/// The result of one step of a [`DealFinder`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct DealSearchProgress {
    /// Random deals looked at so far.
    pub tried: u64,
    /// How far the comparison is that comes first; `undefined` when it is done, or not needed.
    pub compared: Option<Compared>,
    /// The deals to compare with, so far.
    pub reference_set: ReferenceFigures,
    /// The deal; `undefined` until there is one.
    pub found: Option<FoundView>,
}

/// A search for a deal.
#[derive(Clone, Debug)]
pub struct DealFinder {
    search: DealSearch,
}

impl DealFinder {
    /// Begins.
    ///
    /// # Errors
    /// If the rules are malformed.
    pub fn new(request: &DealSearchRequest) -> Result<Self, String> {
        let rules = rules_of(&request.rules)?;
        let reference_set = ReferenceSet::resumed(rules, request.reference_set.clone());
        let search = DealSearch::new(request.criteria, request.random, reference_set);
        Ok(Self { search })
    }

    /// Looks at one more deal, which takes from a moment to some seconds.
    pub fn step(&mut self) -> DealSearchProgress {
        let found = self.search.step(&mut NoObserver);
        let reference_set = self.search.reference_set();
        DealSearchProgress {
            tried: self.search.tried(),
            compared: self
                .search
                .is_preparing()
                .then(|| Compared::of(reference_set)),
            reference_set: reference_set.figures().clone(),
            found: found.map(FoundView::from),
        }
    }
}

impl From<FoundDeal> for FoundView {
    fn from(found: FoundDeal) -> Self {
        Self {
            deal: found.shuffle.to_string(),
            line: typed(&found.line),
            level: found.grade.map(|grade| grade.level),
        }
    }
}
