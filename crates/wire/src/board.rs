//! Boards: who did best with the deal of a day.

use webspinner_rules::GameId;

/// What a board is sorted by.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum BoardOrder {
    /// Windows points, the most first.
    #[default]
    Points,
    /// The length of the winning line, the shortest first.
    Moves,
    /// Time on the clock, the shortest first.
    Time,
}

/// One game on a board; all of them were won, in a time that is known.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BoardEntry {
    /// Its place, counted from 1.
    pub place: u64,
    /// Who played; left out for those who gave no name. To be shown as text, never as markup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 24, example = "Ada"))]
    pub nickname: Option<String>,
    /// Whether a player with a passkey played: only then is the name anybody's own.
    pub registered: bool,
    /// Windows points at the end.
    pub windows_points: i64,
    /// The length of the winning line: moves plus row deals.
    pub moves: u32,
    /// Time on the clock, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// Whether it is the asking player's own.
    pub own: bool,
}

/// A page of a board.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BoardPage {
    /// The game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "spider"))]
    pub game: GameId,
    /// The day.
    #[cfg_attr(feature = "schema", schema(format = Date, example = "2026-11-21"))]
    pub day: String,
    /// What it is sorted by.
    pub by: BoardOrder,
    /// Whether these are the games in which a hint or a solver helped.
    pub assisted: bool,
    /// The games, the best first.
    pub entries: Vec<BoardEntry>,
    /// What to ask for as `after` to get the next page; left out on the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}
