//! The deals of a day.

use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;

/// The deal of one game for one day: the same for everyone, and winnable.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DailyDeal {
    /// The day, in UTC.
    #[cfg_attr(feature = "schema", schema(format = Date, example = "2026-11-21"))]
    pub day: String,
    /// The game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "spider"))]
    pub game: GameId,
    /// The version of its rules.
    pub version: u32,
    /// The deal, as records name it.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "own:8214093371"))]
    pub deal: Shuffle,
}

/// The deals of one day.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Daily {
    /// The day, in UTC.
    #[cfg_attr(feature = "schema", schema(format = Date, example = "2026-11-21"))]
    pub day: String,
    /// One deal for each game that has one, in the order in which games are listed.
    pub deals: Vec<DailyDeal>,
    /// Games whose deal is still being searched for.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub pending: Vec<GameId>,
}
