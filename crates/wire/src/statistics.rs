//! Statistics of the games of all players.

use webspinner_rules::{GameId, Shuffle};

/// The statistics of some games.
#[derive(Clone, Copy, Debug, Default, PartialEq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Figures {
    /// Games won or lost.
    pub played: u64,
    /// Games won.
    pub won: u64,
    /// Games lost.
    pub lost: u64,
    /// Games won out of those played, in percent; `null` before the first game.
    pub win_percentage: Option<f64>,
    /// Games won for each one lost; `null` before the first loss.
    pub win_ratio: Option<f64>,
    /// The mean time of the games won, in milliseconds.
    pub average_win_time_ms: Option<u64>,
    /// The shortest time of a game won, in milliseconds.
    pub best_win_time_ms: Option<u64>,
    /// The highest Windows points of any game.
    pub highest_windows_points: Option<i64>,
    /// The highest network points of any game.
    pub highest_network_points: Option<u32>,
    /// The fewest moves of a game won.
    pub fewest_moves: Option<u32>,
}

/// The statistics of all players' games of one game, or of one deal of it.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SharedStatistics {
    /// The game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "spider"))]
    pub game: GameId,
    /// The deal, if these are the statistics of only one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>, example = "ms:14934"))]
    pub deal: Option<Shuffle>,
    /// Games without help.
    pub unaided: Figures,
    /// Games in which a hint or the engine helped.
    pub assisted: Figures,
}
