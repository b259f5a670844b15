//! How hard a puzzle is, and how good its solvers are: Elo ratings on one scale.

use webspinner_table::difficulty::Level;

/// What a player begins with.
pub const RATING_AT_FIRST: u16 = 1200;
/// The highest rating of an easy puzzle, and of one of medium difficulty.
const EASY_MAX: u16 = 1070;
const MEDIUM_MAX: u16 = 1280;
/// The least and the highest rating.
const LEAST: f64 = 400.0;
const MOST: f64 = 2800.0;

/// The level of a puzzle with this rating.
#[must_use]
pub fn level(rating: u16) -> Level {
    if rating <= EASY_MAX {
        Level::Easy
    } else if rating <= MEDIUM_MAX {
        Level::Medium
    } else {
        Level::Hard
    }
}

/// A player of puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatedPlayer {
    /// The player's rating.
    pub rating: u16,
    /// How many puzzles the player has tried.
    pub tried: u32,
}

impl RatedPlayer {
    /// The player after one more puzzle with this rating. Puzzles keep theirs.
    // CITE: Elo: The Rating of Chessplayers, 1978. Beginners move faster, as in the rules of FIDE.
    #[must_use]
    pub fn after(self, puzzle: u16, solved: bool) -> Self {
        let Self { rating, tried } = self;
        let gap = f64::from(puzzle) - f64::from(rating);
        let expected = 1.0 / (1.0 + 10_f64.powf(gap / 400.0));
        let factor = if tried < 30 { 40.0 } else { 20.0 };
        let after = f64::from(rating) + factor * (f64::from(u8::from(solved)) - expected);
        Self {
            rating: whole(after.clamp(LEAST, MOST)),
            tried: tried.saturating_add(1),
        }
    }
}

/// What the rating of a puzzle is made of.
pub(crate) struct Hardness {
    /// How many moves the solution has.
    pub(crate) length: usize,
    /// How many moves can be played at first.
    pub(crate) choices: usize,
    /// How many positions the proof takes.
    pub(crate) positions: usize,
    /// Whether a player who takes the first hint goes wrong.
    pub(crate) hint_is_wrong: bool,
    /// Whether only one first move is right.
    pub(crate) one_beginning: bool,
}

impl Hardness {
    /// The rating. The weights are set by hand, so that each level gets about a third.
    pub(crate) fn rating(&self) -> u16 {
        let count = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
        let doubled = (1.0 + count(self.positions)).log2();
        let rating = 450.0
            + 70.0 * count(self.length.min(10))
            + 18.0 * count(self.choices.min(20))
            + 28.0 * doubled
            + if self.hint_is_wrong { 160.0 } else { 0.0 }
            + if self.one_beginning { 60.0 } else { 0.0 };
        whole(rating.clamp(LEAST, MOST))
    }
}

/// The nearest whole number.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "ratings are between the lowest and the highest one"
)]
fn whole(rating: f64) -> u16 {
    rating.round() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_rises_with_what_was_not_expected() {
        let after = |rating, tried, puzzle, solved| {
            RatedPlayer { rating, tried }.after(puzzle, solved).rating
        };
        assert_eq!(after(1200, 0, 1200, true), 1220);
        assert_eq!(after(1200, 0, 1200, false), 1180);
        assert_eq!(after(1200, 30, 1200, true), 1210);
        assert_eq!(after(1200, 0, 1600, true), 1236);
        assert_eq!(after(1200, 0, 800, true), 1204);
        assert_eq!(after(400, 0, 400, false), 400);
    }

    #[test]
    fn puzzles_are_easy_medium_or_hard() {
        let levels = [600, 1200, 1900].map(level);
        assert_eq!(levels, Level::ALL);
    }
}
