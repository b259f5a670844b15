//! Leaderboards: who did best with the deal of a day.

use webspinner_rules::GameId;

/// The order of a leaderboard. The other measures break ties, in the order of these variants; then
/// the earlier result comes first.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum BoardOrder {
    /// The score, the highest first.
    #[default]
    Score,
    /// The length of the winning line, the shortest first.
    Moves,
    /// Time on the clock, the shortest first.
    Time,
}

impl BoardOrder {
    /// All orders.
    pub const ALL: [Self; 3] = [Self::Score, Self::Moves, Self::Time];
}

/// One game on a leaderboard: a win in a known time.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BoardEntry {
    /// Its place, counted from 1.
    pub place: u64,
    /// Who played, if they gave a name. Show it as text, never as markup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 24, example = "Ada"))]
    pub nickname: Option<String>,
    /// Whether it is the name of a registered player, which nobody else can use.
    pub registered: bool,
    /// The score at the end.
    pub score: i64,
    /// The length of the winning line: moves plus row deals.
    pub moves: u32,
    /// Time on the clock, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// Whether the player who is logged in played it.
    pub own: bool,
}

/// A page of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BoardPage {
    /// The game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "spider"))]
    pub game: GameId,
    /// The day.
    #[cfg_attr(feature = "schema", schema(format = Date, example = "2026-11-21"))]
    pub day: String,
    /// The order.
    pub by: BoardOrder,
    /// Whether these are the games in which a hint or the engine helped, or the chance of winning
    /// was shown.
    pub assisted: bool,
    /// Whether these are unassisted games in which nothing was undone.
    #[serde(default)]
    pub no_undo: bool,
    /// The games, the best first.
    pub entries: Vec<BoardEntry>,
    /// The `after` of the next page; left out on the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}
