//! Log odds and chances, in integers.

use crate::learned::net::WEIGHT_BITS;
use crate::learned::terms::ONE;

/// 1 / (1 + e^-x) for x = -8, -7.5 and so on to 8, 65,536 being 1.
const SIGMOID: [i32; 33] = [
    22, 36, 60, 98, 162, 267, 439, 720, 1179, 1921, 3108, 4971, 7812, 11955, 17625, 24743, 32768,
    40793, 47911, 53581, 57724, 60565, 62428, 63615, 64357, 64816, 65097, 65269, 65374, 65438,
    65476, 65500, 65514,
];

/// Log odds of 1, as sums of the last layer have them.
pub(crate) const ODDS_ONE: i32 = (ONE as i32) << WEIGHT_BITS;
/// How far the points of the table are apart, and how far from the first to the middle.
const STEP: i32 = ODDS_ONE / 2;
const HALF: i32 = 8 * ODDS_ONE;

/// The sigmoid of a sum of the last layer, between the points of the table.
pub(crate) fn sigmoid(sum: i32) -> i32 {
    let at = sum.clamp(-HALF, HALF - 1) + HALF;
    let below = usize::try_from(at / STEP).unwrap_or(0);
    let [low, high] = [SIGMOID[below], SIGMOID[below + 1]];
    low + part(high - low, at % STEP, STEP)
}

/// The sum that has this [`sigmoid`].
pub(crate) fn log_odds(chance: i32) -> i32 {
    let chance = chance.clamp(SIGMOID[0], SIGMOID[SIGMOID.len() - 1]);
    let above = SIGMOID.partition_point(|&point| point <= chance);
    let below = above.clamp(1, SIGMOID.len() - 1) - 1;
    let [low, high] = [SIGMOID[below], SIGMOID[below + 1]];
    let at = STEP * i32::try_from(below).unwrap_or(0) - HALF;
    at + part(STEP, chance - low, high - low)
}

/// This share of the whole.
fn part(whole: i32, count: i32, of: i32) -> i32 {
    let part = i64::from(whole) * i64::from(count) / i64::from(of);
    i32::try_from(part).unwrap_or(0)
}
