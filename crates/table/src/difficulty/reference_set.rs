//! The deals of a game that others are compared with.

use std::sync::Arc;

use webspinner_rules::Rules;
use webspinner_rules::deal::{DealNumber, Shuffle};
use webspinner_solver::{Observer, StopReason};

use crate::difficulty::{DealFigures, Level, Measured, measure_within};
use crate::engine::query::EFFORTS;

/// Deals of a game that others are compared with.
const REFERENCES: usize = 21;
/// Deals tried to find those; some games are seldom won.
const REFERENCES_TRIED: u64 = 60;
/// With fewer than these a comparison means nothing.
const REFERENCES_MIN: usize = 6;

/// The figures of a game's reference deals: its own deals from number 1 on that the engine soon
/// wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReferenceSet {
    rules: Arc<Rules>,
    figures: ReferenceFigures,
}

/// What a [`ReferenceSet`] has measured. With it, the set can be resumed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Deserialize, serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct ReferenceFigures {
    /// The number of deals tried.
    pub tried: u64,
    /// The figures of those that can be won.
    pub references: Vec<DealFigures>,
}

/// The rank of a deal among the winnable deals of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct Grade {
    /// Its third.
    pub level: Level,
    /// How many reference deals are easier; of those that are as hard, half.
    pub easier: usize,
    /// How many reference deals there are.
    pub of: usize,
}

impl ReferenceSet {
    /// An empty set.
    #[must_use]
    pub fn new(rules: Arc<Rules>) -> Self {
        Self::resumed(rules, ReferenceFigures::default())
    }

    /// A set that has measured this before.
    #[must_use]
    pub fn resumed(rules: Arc<Rules>, figures: ReferenceFigures) -> Self {
        Self { rules, figures }
    }

    /// The game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// What was measured so far.
    #[must_use]
    pub fn figures(&self) -> &ReferenceFigures {
        &self.figures
    }

    /// How many reference deals it has, and how many it looks for.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.figures.references.len(), REFERENCES)
    }

    /// Whether it has all its reference deals, or has tried enough deals.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        let measured = &self.figures;
        measured.references.len() >= REFERENCES || measured.tried >= REFERENCES_TRIED
    }

    /// Tries one more deal. If the observer stops that, the next step tries it again.
    ///
    /// # Panics
    /// If it is [ready](ReferenceSet::is_ready).
    pub fn step(&mut self, observer: &mut dyn Observer) {
        assert!(
            !self.is_ready(),
            "a reference set that is ready takes no deal"
        );
        let shuffle = Shuffle::Number(DealNumber::own(self.figures.tried + 1));
        let start = self.rules.deal(&shuffle).expect("every game has own deals");
        match measure_within(&self.rules, &start, &EFFORTS[1], observer) {
            Measured::Unknown(StopReason::Cancelled | StopReason::Time) => return,
            Measured::Won(figures, _) => self.figures.references.push(figures),
            Measured::Lost | Measured::Unknown(_) => {}
        }
        self.figures.tried += 1;
    }

    /// The grade of a deal with these figures; `None` if too few deals of the game are known to be
    /// winnable for a comparison.
    #[must_use]
    pub fn grade(&self, figures: &DealFigures) -> Option<Grade> {
        let references = &self.figures.references;
        let of = references.len();
        if of < REFERENCES_MIN {
            return None;
        }
        let difficulty = |figures: &DealFigures| self.difficulty(figures);
        let all: Vec<usize> = references.iter().map(difficulty).collect();
        let easier = rank(&all, &difficulty(figures));
        let level = match easier * 3 {
            low if low < of * 2 => Level::Easy,
            high if high > of * 4 => Level::Hard,
            _ => Level::Medium,
        };
        Some(Grade {
            level,
            easier: easier / 2,
            of,
        })
    }

    /// The sum of the ranks in the three figures.
    fn difficulty(&self, figures: &DealFigures) -> usize {
        let column = |figure: fn(&DealFigures) -> u64| {
            let all: Vec<u64> = self.figures.references.iter().map(figure).collect();
            rank(&all, &figure(figures))
        };
        column(|figures| u64::from(1000_u32.saturating_sub(figures.order_permille)))
            + column(|figures| figures.nodes)
            + column(|figures| figures.length as u64)
    }
}

/// Twice the number of smaller figures plus the number of equal ones.
fn rank<T: Ord>(all: &[T], one: &T) -> usize {
    let below = all.iter().filter(|other| *other < one).count();
    let equal = all.iter().filter(|other| *other == one).count();
    2 * below + equal
}

#[cfg(test)]
mod tests {
    use super::*;
    use webspinner_rules::games;

    fn figures(order_permille: u32, nodes: u64, length: usize) -> DealFigures {
        DealFigures {
            played: 8,
            won: 0,
            order_permille,
            nodes,
            length,
        }
    }

    fn reference_set(references: Vec<DealFigures>) -> ReferenceSet {
        let rules = games::find("spider").expect("a built-in game");
        let figures = ReferenceFigures {
            tried: 0,
            references,
        };
        ReferenceSet::resumed(Arc::clone(rules), figures)
    }

    fn nine() -> ReferenceSet {
        let all = (1..10).map(|hard| figures(1000 - 100 * hard, 1000 * u64::from(hard), 100));
        reference_set(all.collect())
    }

    #[test]
    fn the_thirds_of_a_game_are_easy_medium_and_hard() {
        let nine = nine();
        let levels = nine.figures.references.iter().map(|one| nine.grade(one));
        let levels: Vec<Level> = levels.map(|grade| grade.expect("nine").level).collect();
        let third = |level| vec![level; 3];
        assert_eq!(levels[..3], third(Level::Easy));
        assert_eq!(levels[3..6], third(Level::Medium));
        assert_eq!(levels[6..], third(Level::Hard));
    }

    #[test]
    fn a_figure_that_is_the_same_for_all_does_not_count() {
        let nine = nine();
        let easy = nine.grade(&figures(950, 10, 100)).expect("nine");
        assert_eq!((easy.level, easy.easier, easy.of), (Level::Easy, 0, 9));
        let hard = nine.grade(&figures(50, 50_000, 100)).expect("nine");
        assert_eq!((hard.level, hard.easier), (Level::Hard, 9));
    }

    #[test]
    fn with_few_deals_to_compare_with_there_is_no_grade() {
        let few = reference_set(vec![figures(500, 1000, 100); REFERENCES_MIN - 1]);
        assert_eq!(few.grade(&figures(500, 1000, 100)), None);
    }
}
