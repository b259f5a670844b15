//! How often what a plan promises comes true.

use std::sync::LazyLock;

use webspinner_rules::Rules;

use crate::learned::net::Chances;
use crate::learned::nets::is_built_in;
use crate::learned::odds::{ODDS_ONE, log_odds, sigmoid};

/// The chance of winning, given what a plan promises on the
/// [usual level](crate::ThoughtLimits::USUAL): its log odds are the promise's times a slope, plus an
/// intercept.
///
/// The networks learned from games with less thought, and they know some games better than others.
/// So of each game it was counted how often promises came true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Calibration {
    /// In thousandths.
    pub intercept: i32,
    /// In thousandths.
    pub slope: i32,
}

/// What `webspinner-learn calibrate` found: a line of id, intercept and slope for each game. That
/// without an id is for all others.
const FITTED: &str = include_str!("../../data/calibration.csv");

static CALIBRATIONS: LazyLock<Vec<(&str, Calibration)>> =
    LazyLock::new(|| FITTED.lines().skip(1).filter_map(read).collect());

fn read(line: &'static str) -> Option<(&'static str, Calibration)> {
    let (id, numbers) = line.split_once(',')?;
    let (intercept, slope) = numbers.split_once(',')?;
    let (intercept, slope) = (intercept.parse().ok()?, slope.parse().ok()?);
    Some((id, Calibration { intercept, slope }))
}

impl Calibration {
    /// That of promises that come true as often as they say.
    pub const NONE: Self = Self {
        intercept: 0,
        slope: 1_000,
    };

    /// That of this game.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let find = |wanted: &str| CALIBRATIONS.iter().find(|(id, _)| *id == wanted);
        let known = find(rules.id().as_str()).filter(|(id, _)| is_built_in(id, rules));
        known.or_else(|| find("")).map_or(Self::NONE, |(_, it)| *it)
    }

    /// The chance of winning that goes with this promise, both from 0 to [`Chances::CERTAIN`].
    #[must_use]
    pub fn chance(self, promise: i32) -> i32 {
        if promise <= 0 || promise >= Chances::CERTAIN {
            return promise;
        }
        let odds = i64::from(log_odds(promise)) * i64::from(self.slope)
            + i64::from(ODDS_ONE) * i64::from(self.intercept);
        let odds = odds / 1_000;
        sigmoid(i32::try_from(odds).unwrap_or(if odds < 0 { i32::MIN } else { i32::MAX }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use webspinner_rules::games;

    #[test]
    fn every_line_is_of_a_game_and_one_of_all_others() {
        assert_eq!(CALIBRATIONS.len() + 1, FITTED.lines().count());
        for (id, calibration) in CALIBRATIONS.iter() {
            assert!(calibration.slope > 0, "{id}: more promised would mean less");
            if !id.is_empty() {
                let rules = games::find(id).unwrap_or_else(|| panic!("no game {id}"));
                assert_eq!(Calibration::of(rules), *calibration);
            }
        }
        assert!(CALIBRATIONS.iter().any(|(id, _)| id.is_empty()));
    }

    #[test]
    fn a_greater_promise_never_means_a_smaller_chance_and_nothing_else_is_certain() {
        for (id, calibration) in CALIBRATIONS
            .iter()
            .copied()
            .chain([("", Calibration::NONE)])
        {
            let chances = (0..=Chances::CERTAIN).map(|promise| calibration.chance(promise));
            let chances: Vec<i32> = chances.collect();
            assert!(chances.is_sorted(), "{id}");
            let certain = chances.iter().filter(|&&chance| chance == Chances::CERTAIN);
            assert_eq!((chances[0], certain.count()), (0, 1), "{id}");
        }
    }

    #[test]
    fn without_a_calibration_the_chance_is_what_was_promised() {
        for promise in (100..65_500).step_by(97) {
            let chance = Calibration::NONE.chance(promise);
            assert!((chance - promise).abs() <= 1, "{promise}: {chance}");
        }
    }
}
