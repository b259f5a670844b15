//! How hard a deal is, among the deals of its game that can be won.
//!
//! Three figures of a deal are measured: how far [quick fair play](crate::playout) gets with it,
//! how many positions an engine that sees every card looked at until it found a win, and how long
//! that win is. None of them means the same in two games, so each is compared with those of the
//! same game's [reference deals](ReferenceSet); the mean rank in the three says how hard the deal
//! is. So the scale works for every game, custom games included.

use std::str::FromStr;
use std::sync::Arc;

use webspinner_rules::{DealNumber, Move, Position, Rules, Shuffle};
use webspinner_solver::{Limits, Observer, Progress, Verdict, Why, shorten, solve};

use crate::playout::playout;
use crate::query::{EFFORTS, SHORTEN};

/// Quick games played of each deal. More would be more precise; these take a few tenths of a
/// second.
const PLAYOUTS: u32 = 8;
/// Deals of a game that others are compared with.
const REFERENCES: usize = 21;
/// Deals tried to find those; some games are seldom won.
const REFERENCES_TRIED: u64 = 60;
/// With fewer than these a comparison means nothing.
const REFERENCES_MIN: usize = 6;

/// One third of the deals of a game that can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// The easier third.
    Easy,
    /// The middle third.
    Medium,
    /// The harder third.
    Hard,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The word for it in options.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

/// A word that is not a difficulty level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a difficulty: use easy, medium or hard")]
pub struct NotALevel(String);

impl FromStr for Level {
    type Err = NotALevel;

    fn from_str(text: &str) -> Result<Self, NotALevel> {
        let known = Self::ALL.into_iter().find(|level| level.word() == text);
        known.ok_or_else(|| NotALevel(text.chars().take(40).collect()))
    }
}

/// The measurements of a winnable deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figures {
    /// The number of quick games played.
    pub played: u32,
    /// The number of those that were won.
    pub won: u32,
    /// The mean share of the pack, in thousandths, that at the end of a quick game had left the
    /// table or lay on a card that it joins.
    pub order_permille: u32,
    /// Positions that the engine searched until it found a win.
    pub nodes: u64,
    /// Moves and row deals of the shortest win that it knows.
    pub length: usize,
}

/// The result of measuring a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Measured {
    /// It can be won, by these moves.
    Won(Figures, Vec<Move>),
    /// It cannot.
    Lost,
    /// Not known, and why.
    Unknown(Why),
}

/// Measures a deal, or any position.
pub fn measure(rules: &Arc<Rules>, start: &Position, observer: &mut dyn Observer) -> Measured {
    let mut last = Why::GaveUp;
    for effort in &EFFORTS {
        match measure_within(rules, start, effort, observer) {
            Measured::Unknown(why @ (Why::Cancelled | Why::Time)) => return Measured::Unknown(why),
            Measured::Unknown(why) => last = why,
            known => return known,
        }
    }
    Measured::Unknown(last)
}

/// The same with one search within these limits.
pub(crate) fn measure_within(
    rules: &Arc<Rules>,
    start: &Position,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Measured {
    let report = solve(rules, start, limits, observer).expect("a position of the game");
    let line = match report.verdict {
        Verdict::Won(line) => shorten(rules, start, &line, &SHORTEN, observer),
        Verdict::Lost => return Measured::Lost,
        Verdict::Unknown(why) => return Measured::Unknown(why),
    };
    let mut figures = Figures {
        played: PLAYOUTS,
        won: 0,
        order_permille: 0,
        nodes: report.effort.nodes,
        length: line.len(),
    };
    let mut in_order = 0;
    for seed in 0..PLAYOUTS {
        let now = Progress {
            nodes: report.effort.nodes,
            ..Progress::default()
        };
        if let std::ops::ControlFlow::Break(stop) = observer.on_progress(&now) {
            return Measured::Unknown(stop.into());
        }
        let game = playout(rules, start, u64::from(seed));
        figures.won += u32::from(game.won);
        in_order += game.in_order;
    }
    let whole = rules.pack().size() * PLAYOUTS as usize;
    figures.order_permille = u32::try_from(in_order * 1000 / whole).unwrap_or(1000);
    Measured::Won(figures, line)
}

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
            played: PLAYOUTS,
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
    fn a_level_is_read_from_its_word() {
        for level in Level::ALL {
            assert_eq!(level.word().parse(), Ok(level));
        }
        let error = "brutal".parse::<Level>().expect_err("no level");
        assert_eq!(
            error.to_string(),
            "\"brutal\" is not a difficulty: use easy, medium or hard"
        );
    }

    #[test]
    fn with_few_deals_to_compare_with_there_is_no_grade() {
        let few = reference_set(vec![figures(500, 1000, 100); REFERENCES_MIN - 1]);
        assert_eq!(few.grade(&figures(500, 1000, 100)), None);
    }

    #[test]
    fn an_easy_end_is_measured() {
        let rules = games::find("spider").expect("a built-in game");
        let start = rules.parse_picture("1: KS-2S\n2: AS\n").expect("a picture");
        let measured = measure(rules, &start, &mut webspinner_solver::NoObserver);
        let Measured::Won(figures, line) = measured else {
            panic!("{measured:?}");
        };
        assert_eq!((figures.won, figures.order_permille), (PLAYOUTS, 1000));
        assert_eq!((figures.length, line.len()), (1, 1));
    }

    #[test]
    fn a_measurement_that_is_stopped_finds_nothing() {
        let rules = games::find("spider").expect("a built-in game");
        let start = rules.parse_picture("1: KS-2S\n2: AS\n").expect("a picture");
        let mut stop =
            |_: &Progress| std::ops::ControlFlow::Break(webspinner_solver::Stop::Cancelled);
        let measured = measure(rules, &start, &mut stop);
        assert_eq!(measured, Measured::Unknown(Why::Cancelled));
    }
}
