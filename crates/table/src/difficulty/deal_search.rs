//! Searching random deals for one that can be won.

use std::sync::Arc;

use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Move, Position, Rules};
use webspinner_solver::Random;
use webspinner_solver::{Observer, StopReason, Verdict, shorten, solve};

use crate::difficulty::reference_set::{Grade, ReferenceSet};
use crate::difficulty::{Level, Measured, measure_within};
use crate::engine::query::{EFFORTS, SHORTEN};

/// What kind of deal to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Deserialize, serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase"),
    tsify(type = "\"winnable\" | Level")
)]
pub enum Criteria {
    /// Any deal that can be won.
    Winnable,
    /// A deal that can be won, of this difficulty.
    #[cfg_attr(feature = "typescript", serde(untagged))]
    Level(Level),
}

/// A deal that meets the criteria.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundDeal {
    /// The game.
    pub rules: Arc<Rules>,
    /// The deal.
    pub shuffle: Shuffle,
    /// Moves that win it.
    pub line: Vec<Move>,
    /// How hard it is; `None` if the criteria do not include a level, or if too few deals of the
    /// game are known to be winnable.
    pub grade: Option<Grade>,
}

/// A search that looks at one deal per step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealSearch {
    criteria: Criteria,
    random: u64,
    tried: u64,
    reference_set: ReferenceSet,
}

impl DealSearch {
    /// Starts a search. The same 64 random bits try the same deals in the same order.
    ///
    /// The reference set determines the game. It may be empty; if the criteria need it, the first
    /// steps complete it.
    #[must_use]
    pub fn new(criteria: Criteria, random: u64, reference_set: ReferenceSet) -> Self {
        Self {
            criteria,
            random,
            tried: 0,
            reference_set,
        }
    }

    /// The game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        self.reference_set.rules()
    }

    /// The number of random deals tried so far.
    #[must_use]
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// Whether the reference set still has to be completed before deals are tried.
    #[must_use]
    pub fn is_preparing(&self) -> bool {
        self.criteria != Criteria::Winnable && !self.reference_set.is_ready()
    }

    /// The reference set, as far as it is complete.
    #[must_use]
    pub fn reference_set(&self) -> &ReferenceSet {
        &self.reference_set
    }

    /// Tries one more deal and returns it if it meets the criteria. If the observer stops the step,
    /// the next step tries the same deal again.
    #[expect(clippy::missing_panics_doc, reason = "every game has own deals")]
    pub fn step(&mut self, observer: &mut dyn Observer) -> Option<FoundDeal> {
        if self.is_preparing() {
            self.reference_set.step(observer);
            return None;
        }
        // Mixed first, so that neighbouring bits try different deals, not the same ones a step
        // later.
        let seed = Random(self.random).bits().wrapping_add(self.tried);
        let shuffle = Shuffle::random(Random(seed).bits());
        let start = self.rules().deal(&shuffle);
        let start = start.expect("every game has own deals");
        let found = match self.criteria {
            Criteria::Winnable => self.win(&start, observer),
            Criteria::Level(level) => self.win_at(level, &start, observer),
        };
        let is_stopped = matches!(found, Look::Stopped);
        self.tried += u64::from(!is_stopped);
        let Look::Found(line, grade) = found else {
            return None;
        };
        Some(FoundDeal {
            rules: Arc::clone(self.rules()),
            shuffle,
            line,
            grade,
        })
    }

    fn win(&self, start: &Position, observer: &mut dyn Observer) -> Look {
        let rules = self.rules();
        match solve(rules, start, &EFFORTS[0], observer)
            .expect("a position of the game")
            .verdict
        {
            Verdict::Won(line) => {
                Look::Found(shorten(rules, start, &line, &SHORTEN, observer), None)
            }
            Verdict::Unknown(StopReason::Cancelled | StopReason::Time) => Look::Stopped,
            Verdict::Lost | Verdict::Unknown(_) => Look::Unfit,
        }
    }

    fn win_at(&self, level: Level, start: &Position, observer: &mut dyn Observer) -> Look {
        match measure_within(self.rules(), start, &EFFORTS[1], observer) {
            Measured::Won(figures, line) => match self.reference_set.grade(&figures) {
                Some(grade) if grade.level != level => Look::Unfit,
                grade => Look::Found(line, grade),
            },
            Measured::Unknown(StopReason::Cancelled | StopReason::Time) => Look::Stopped,
            Measured::Lost | Measured::Unknown(_) => Look::Unfit,
        }
    }
}

/// The outcome of trying one deal.
enum Look {
    Found(Vec<Move>, Option<Grade>),
    Unfit,
    Stopped,
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use webspinner_rules::games;
    use webspinner_solver::{NoObserver, Progress, Stop, wins};

    use super::*;

    /// Small enough that every deal is decided at once, and one in four is lost.
    const SMALL: &str = r#"
        id = "small"
        name = "Small"
        suits = "SS"
        highest = "4"
        columns = 2
        vacancy = "any"
        layout = [{ down = "1-2" }, { up = "1-2" }]
        lift = { unit = "run", suit = "one-suit" }
        deal = { rule = "full" }
        collect = { suit = "one-suit" }
    "#;

    fn small() -> Arc<Rules> {
        Arc::new(Rules::parse(SMALL).expect("a valid game"))
    }

    fn search(criteria: Criteria, random: u64) -> FoundDeal {
        let mut search = DealSearch::new(criteria, random, ReferenceSet::new(small()));
        loop {
            if let Some(found) = search.step(&mut NoObserver) {
                return found;
            }
        }
    }

    #[test]
    fn the_deal_found_can_be_won_and_the_same_bits_find_it_again() {
        for random in 0..20 {
            let found = search(Criteria::Winnable, random);
            let start = found.rules.deal(&found.shuffle).expect("it was dealt");
            assert!(wins(&found.rules, &start, &found.line));
            assert_eq!(search(Criteria::Winnable, random), found);
        }
        assert_ne!(
            search(Criteria::Winnable, 1).shuffle,
            search(Criteria::Winnable, 2).shuffle
        );
    }

    #[test]
    fn lost_deals_are_passed_over() {
        let tried = (0..20).map(|random| {
            let mut search =
                DealSearch::new(Criteria::Winnable, random, ReferenceSet::new(small()));
            while search.step(&mut NoObserver).is_none() {}
            search.tried()
        });
        assert!(tried.max() > Some(1));
    }

    #[test]
    fn the_deal_found_is_of_the_level_in_the_criteria() {
        for level in Level::ALL {
            let grade = search(Criteria::Level(level), 7).grade;
            assert_eq!(grade.expect("enough deals are won").level, level);
        }
    }

    #[test]
    fn a_step_that_is_stopped_counts_for_nothing() {
        let rules = games::find("spider-1").expect("a built-in game");
        for criteria in [Criteria::Winnable, Criteria::Level(Level::Easy)] {
            let mut search = DealSearch::new(criteria, 1, ReferenceSet::new(Arc::clone(rules)));
            let before = search.clone();
            let mut stop = |_: &Progress| ControlFlow::Break(Stop::Cancelled);
            assert_eq!(search.step(&mut stop), None);
            assert_eq!(search, before);
        }
    }
}
