//! The figures in the order in which they are shown, each with its unit.

use super::{Figures, Statistics, wilson};
use Amount::{Count, Mean, Points, Rate, Ratio, Streak, TimeMs, WonLost};

/// How much a figure is, in its unit.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(tag = "unit", content = "value", rename_all = "kebab-case")]
pub enum Amount {
    /// Games, cards or moves.
    Count(u64),
    /// Points.
    Points(i64),
    /// Games won, and games lost.
    WonLost(u64, u64),
    /// A share in percent, and the ends of its [interval](wilson).
    Rate(f64, f64, f64),
    /// So many for each one; infinite if there is none of the others.
    Ratio(f64),
    /// An average.
    Mean(f64),
    /// A time in milliseconds.
    TimeMs(u64),
    /// Games won in a row, or lost if negative.
    Streak(i64),
}

/// The name of a figure's text, and how much it is; `None` if it cannot be computed.
pub type Figure = (&'static str, Option<Amount>);

impl Figures {
    /// All figures, in the order in which they are shown.
    #[must_use]
    pub fn list(&self) -> Vec<Figure> {
        let count = |number: u32| Count(number.into());
        let rate = |percent| {
            let (low, high) = wilson(self.won, self.played);
            Rate(percent, 100.0 * low, 100.0 * high)
        };
        let infinite = (self.won > 0).then_some(f64::INFINITY);
        vec![
            ("figure-played", Some(Count(self.played))),
            ("figure-won-lost", Some(WonLost(self.won, self.lost))),
            ("figure-win-rate", self.win_rate.map(rate)),
            ("figure-win-ratio", self.win_ratio.or(infinite).map(Ratio)),
            ("figure-average-time", self.average_win_time_ms.map(TimeMs)),
            ("figure-best-time", self.best_win_time_ms.map(TimeMs)),
            ("figure-highest-score", self.highest_score.map(Points)),
            ("figure-most-cards", self.most_cards_in_order.map(count)),
            ("figure-fewest-moves", self.fewest_moves.map(count)),
        ]
    }
}

impl Statistics {
    /// All figures, in the order in which they are shown.
    #[must_use]
    pub fn list(&self) -> Vec<Figure> {
        let mut all = self.figures.list();
        let current = (self.current_streak != 0).then_some(self.current_streak);
        let (won, lost) = (self.longest_winning_streak, self.longest_losing_streak);
        let longest = WonLost(won.into(), lost.into());
        all.extend([
            ("figure-average-moves", self.average_moves.map(Mean)),
            ("figure-current-streak", current.map(Streak)),
            ("figure-longest-streaks", Some(longest)),
        ]);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_losses_the_ratio_of_a_player_who_has_won_is_infinite() {
        for (won, lost, ratio) in [
            (0, 0, None),
            (1, 0, Some(f64::INFINITY)),
            (3, 0, Some(f64::INFINITY)),
            (0, 2, Some(0.0)),
            (2, 3, Some(2.0 / 3.0)),
        ] {
            let list = Figures::new(won + lost, won).list();
            let shown = list.iter().find(|(name, _)| *name == "figure-win-ratio");
            let shown = shown.expect("it is listed").1;
            assert_eq!(shown, ratio.map(Ratio), "{won} {lost}");
        }
    }
}
