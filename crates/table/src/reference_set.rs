//! The deals of a game that others are compared with.

use std::sync::Arc;

use webspinner_rules::{DealNumber, Rules, Shuffle};
use webspinner_solver::{Observer, Why};

use crate::difficulty::{Figures, Level, Measured, measure_within};
use crate::query::EFFORTS;

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
    tried: u64,
    references: Vec<Figures>,
}

/// The rank of a deal among the winnable deals of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
        Self {
            rules,
            tried: 0,
            references: Vec::new(),
        }
    }

    /// A set that has tried this many deals and found these figures.
    #[must_use]
    pub fn resumed(rules: Arc<Rules>, tried: u64, references: Vec<Figures>) -> Self {
        Self {
            rules,
            tried,
            references,
        }
    }

    /// The game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The number of deals tried.
    #[must_use]
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// The figures of its reference deals.
    #[must_use]
    pub fn references(&self) -> &[Figures] {
        &self.references
    }

    /// How many reference deals it has, and how many it looks for.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.references.len(), REFERENCES)
    }

    /// Whether it has all its reference deals, or has tried enough deals.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        self.references.len() >= REFERENCES || self.tried >= REFERENCES_TRIED
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
        let shuffle = Shuffle::Number(DealNumber::own(self.tried + 1));
        let start = self.rules.deal(&shuffle).expect("every game has own deals");
        match measure_within(&self.rules, &start, &EFFORTS[1], observer) {
            Measured::Unknown(Why::Cancelled | Why::Time) => return,
            Measured::Won(figures, _) => self.references.push(figures),
            Measured::Lost | Measured::Unknown(_) => {}
        }
        self.tried += 1;
    }

    /// The grade of a deal with these figures; `None` if too few deals of the game are known to be
    /// winnable for a comparison.
    #[must_use]
    pub fn grade(&self, figures: &Figures) -> Option<Grade> {
        let of = self.references.len();
        if of < REFERENCES_MIN {
            return None;
        }
        let difficulty = |figures: &Figures| self.difficulty(figures);
        let all: Vec<usize> = self.references.iter().map(difficulty).collect();
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
    fn difficulty(&self, figures: &Figures) -> usize {
        let column = |figure: fn(&Figures) -> u64| {
            let all: Vec<u64> = self.references.iter().map(figure).collect();
            rank(&all, &figure(figures))
        };
        column(|figures| u64::from(1000 - figures.order_permille))
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

    fn figures(order_permille: u32, nodes: u64, length: usize) -> Figures {
        Figures {
            played: 8,
            won: 0,
            order_permille,
            nodes,
            length,
        }
    }

    fn reference_set(references: Vec<Figures>) -> ReferenceSet {
        let rules = games::find("spider").expect("a built-in game");
        ReferenceSet::resumed(Arc::clone(rules), 0, references)
    }

    fn nine() -> ReferenceSet {
        let all = (1..10).map(|hard| figures(1000 - 100 * hard, 1000 * u64::from(hard), 100));
        reference_set(all.collect())
    }

    #[test]
    fn the_thirds_of_a_game_are_easy_medium_and_hard() {
        let nine = nine();
        let levels = nine.references.iter().map(|one| nine.grade(one));
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
