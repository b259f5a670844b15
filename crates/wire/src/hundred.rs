//! The hundred: the same deals of a game for everybody, and one try each.

use webspinner_rules::GameId;

/// Which first tries of the hundred count as won.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum HundredKind {
    /// Those won without help.
    #[default]
    Own,
    /// Those won without help, and without undo by choice.
    UndoOff,
}

impl HundredKind {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::Own, Self::UndoOff];
}

/// A player who has finished the hundred.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HundredEntry {
    /// The place, counted from 1.
    pub place: u64,
    /// The player's name. Show it as text, never as markup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(max_length = 24, example = "Ada"))]
    pub nickname: Option<String>,
    /// The first tries that were won, out of 100.
    pub won: u32,
    /// The sum of their scores.
    pub score: i64,
    /// The sum of their moves plus row deals.
    pub moves: u64,
    /// Whether it is the player who is logged in.
    pub own: bool,
}

/// How far the player who is logged in has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HundredProgress {
    /// The deals of the hundred that the player has finished, 0 to 100.
    pub finished: u32,
    /// The first tries that were won.
    pub won: u32,
    /// The place, counted from 1; left out before all are finished.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<u64>,
}

/// The standings of players who have finished the hundred of a game.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct HundredStandings {
    /// The game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "spider"))]
    pub game: GameId,
    /// Which first tries count as won.
    pub kind: HundredKind,
    /// How many players have finished.
    pub players: u64,
    /// The best of them, in order: most wins, then the highest score, the fewest moves, and who
    /// finished first.
    pub entries: Vec<HundredEntry>,
    /// How far the player who is logged in has come; left out if nobody is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub own: Option<HundredProgress>,
}

impl HundredStandings {
    /// The deals of the hundred are Webspinner's own numbers from 1 to this.
    pub const DEALS: u32 = 100;
}
