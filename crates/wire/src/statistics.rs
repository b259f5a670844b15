//! Statistics of the games of all players.

use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::stats::Figures;

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
    pub unassisted: Figures,
    /// Games in which a hint or the engine helped, or the chance of winning was shown.
    pub assisted: Figures,
}
