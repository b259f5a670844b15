//! Statistics over all players, kept as running totals.

use webspinner_rules::{GameId, Shuffle};

use crate::site::Site;
use crate::site::error::SiteError;

/// The figures over the results of a game or of one deal of it: those of
/// [`webspinner_rules::stats::Statistics`] that make sense over many players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Games won or lost.
    pub played: u64,
    /// Games won.
    pub won: u64,
    /// Games won in a time that is known.
    pub won_in_time: u64,
    /// The sum of those times, in milliseconds.
    pub win_time_ms: u64,
    /// The shortest of those times, in milliseconds.
    pub best_win_time_ms: Option<u64>,
    /// The highest network points of any game.
    pub highest_network_points: Option<u32>,
    /// The highest Windows points of any game.
    pub highest_windows_points: Option<i64>,
    /// The fewest moves of a game won.
    pub fewest_moves: Option<u32>,
    /// The sum of the moves of the games won.
    pub win_moves: u64,
}

impl Totals {
    /// Games lost.
    #[must_use]
    pub fn lost(&self) -> u64 {
        self.played - self.won
    }

    /// Won of played, in percent; `None` before the first game.
    #[must_use]
    pub fn win_percentage(&self) -> Option<f64> {
        ratio(self.won * 100, self.played)
    }

    /// Won to lost; `None` while nothing is lost.
    #[must_use]
    pub fn win_ratio(&self) -> Option<f64> {
        ratio(self.won, self.lost())
    }

    /// Mean time of the games won, in milliseconds.
    #[must_use]
    pub fn average_win_time_ms(&self) -> Option<u64> {
        self.win_time_ms.checked_div(self.won_in_time)
    }

    /// The mean number of moves of the games won.
    #[must_use]
    pub fn average_moves(&self) -> Option<f64> {
        ratio(self.win_moves, self.won)
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "sums of games stay far below 2^52"
)]
fn ratio(sum: u64, number: u64) -> Option<f64> {
    (number > 0).then(|| sum as f64 / number as f64)
}

impl Site {
    /// The totals of a game, or of one deal of it; of the results in which something helped, of
    /// those in which nothing did, or (`None`) of both.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn totals(
        &self,
        game: &GameId,
        deal: Option<Shuffle>,
        assisted: Option<bool>,
    ) -> Result<Totals, SiteError> {
        let _ = (game, deal, assisted);
        unimplemented!("lands next")
    }

    /// The totals of every game that has results, in the order of the games' ids.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn totals_by_game(
        &self,
        assisted: Option<bool>,
    ) -> Result<Vec<(GameId, Totals)>, SiteError> {
        let _ = assisted;
        unimplemented!("lands next")
    }
}
