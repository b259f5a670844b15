//! What a match comes to.

use webspinner_rules::stats::{mean_interval, wilson};
use webspinner_survey::Tally;

use super::Match;

/// The summary of a match.
#[derive(serde::Serialize)]
pub(super) struct MatchFigures {
    game: String,
    player: String,
    deals: u64,
    won: u64,
    interval: (f64, f64),
    #[serde(skip_serializing_if = "Option::is_none")]
    luck_adjusted: Option<LuckAdjusted>,
}

/// The rate of wins, less the luck of the games: as true on average, and surer.
#[derive(serde::Serialize)]
struct LuckAdjusted {
    rate: f64,
    interval: (f64, f64),
}

impl MatchFigures {
    /// The summary; `adjusted` are the results less the luck of their games.
    pub(super) fn new(played: &Match, tally: Tally, adjusted: &[f64]) -> Self {
        // Where every card lies open there is none.
        let has_luck = adjusted.iter().any(|result| result.fract() != 0.0);
        let adjusted = mean_interval(adjusted).filter(|_| has_luck);
        Self {
            game: played.rules.id().to_string(),
            player: played.player_name(),
            deals: tally.all(),
            won: tally.won,
            interval: wilson(tally.won, tally.all()),
            luck_adjusted: adjusted.map(|(rate, (low, high))| LuckAdjusted {
                rate: rate.clamp(0.0, 1.0),
                interval: (low.clamp(0.0, 1.0), high.clamp(0.0, 1.0)),
            }),
        }
    }

    /// As a line.
    pub(super) fn said(&self) -> String {
        let Self {
            game, player, won, ..
        } = self;
        let range =
            |(low, high): (f64, f64)| format!("{:.1}% to {:.1}%", 100.0 * low, 100.0 * high);
        let (all, interval) = (self.deals, range(self.interval));
        let said = format!("{game}, {player}: {won} of {all} won ({interval})");
        match self.luck_adjusted {
            None => said,
            Some(LuckAdjusted { rate, interval }) => {
                let (rate, interval) = (100.0 * rate, range(interval));
                format!("{said}, luck-adjusted {rate:.1}% ({interval})")
            }
        }
    }
}
