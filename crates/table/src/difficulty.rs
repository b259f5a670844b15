//! How hard a deal is, among the deals of its game that can be won.
//!
//! Three figures of a deal are measured: how far [quick fair play](webspinner_players::playout)
//! gets with it, how many positions an engine that sees every card looked at until it found a win,
//! and how long that win is. None of them means the same in two games, so each is compared with the
//! figures of the same game's [reference deals](crate::difficulty::ReferenceSet); the mean rank in
//! the three says how hard the deal is. So the scale works for every game, custom games included.

pub(crate) mod deal_search;
mod reference_set;

pub use reference_set::{Grade, ReferenceFigures, ReferenceSet};

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use webspinner_players::playout;
use webspinner_rules::{Move, Position, Rules};
use webspinner_solver::{Limits, Observer, Progress, StopReason, Verdict, shorten, solve};

use crate::engine::query::{EFFORTS, SHORTEN};

/// Quick games played of each deal. More would be more precise; these take a few tenths of a
/// second.
const PLAYOUTS: u32 = 8;

/// One third of the deals of a game that can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Deserialize, serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
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

/// Its word.
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
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
#[cfg_attr(
    feature = "typescript",
    derive(serde::Deserialize, serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct DealFigures {
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
    Won(DealFigures, Vec<Move>),
    /// It cannot.
    Lost,
    /// Not known, and why.
    Unknown(StopReason),
}

/// Measures a deal, or any position.
pub fn measure(rules: &Arc<Rules>, start: &Position, observer: &mut dyn Observer) -> Measured {
    let mut last = StopReason::GaveUp;
    for effort in &EFFORTS {
        match measure_within(rules, start, effort, observer) {
            Measured::Unknown(why @ (StopReason::Cancelled | StopReason::Time)) => {
                return Measured::Unknown(why);
            }
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
    let mut figures = DealFigures {
        played: PLAYOUTS,
        won: 0,
        order_permille: 0,
        nodes: report.effort.nodes,
        length: line.len(),
    };
    let mut in_order = 0;
    for seed in 0..PLAYOUTS {
        let mut now = Progress::default();
        now.nodes = report.effort.nodes;
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

#[cfg(test)]
mod tests {
    use super::*;
    use webspinner_rules::games;

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
        assert_eq!(measured, Measured::Unknown(StopReason::Cancelled));
    }
}
