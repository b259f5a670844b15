//! Finished games, sent and judged.

use uuid::Uuid;
use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;
use webspinner_rules::stats::PlayKind;

use crate::Problem;

/// A finished game, sent to be judged.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ResultPost {
    /// Chosen by the browser when the game ends. A result sent twice with the same id counts once.
    pub id: Uuid,
    /// The record as text, as `webspinner export` writes it. The form is described in
    /// `docs/formats.md` of the sources.
    #[cfg_attr(
        feature = "schema",
        schema(
            example = "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n[Result \"lost\"]\n\n\
                1. d\n"
        )
    )]
    pub record: String,
    /// The day whose deal it was; left out for any other deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(format = Date, example = "2026-11-21"))]
    pub day: Option<String>,
    /// The name to show on leaderboards for a player without a passkey: at most 24 characters. Left
    /// out if it looks like a registered player's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(example = "Ada"))]
    pub nickname: Option<String>,
}

/// Several finished games at once, such as those played offline.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ResultBatch {
    /// 1 to 20 games.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 20))]
    pub results: Vec<ResultPost>,
}

impl ResultBatch {
    /// The most games in one batch.
    pub const RESULTS_MAX: usize = 20;
}

/// How a judged game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    /// All cards were collected or put on foundations.
    Won,
    /// The player gave up, or was stuck.
    Lost,
}

/// A finished game as the server judged it. The server trusts the client only for the time, for the
/// help that the player had, and for moves and undos beyond those in the record.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SharedResult {
    /// The id it was sent with.
    pub id: Uuid,
    /// The game.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "spider"))]
    pub game: GameId,
    /// The version of its rules.
    pub version: u32,
    /// The deal.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "ms:14934"))]
    pub deal: Shuffle,
    /// The day whose deal it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(format = Date, example = "2026-11-21"))]
    pub day: Option<String>,
    /// How it ended.
    pub outcome: Outcome,
    /// The length of the judged line: moves plus row deals.
    pub moves: u32,
    /// Undos.
    pub undos: u32,
    /// The cards in order at the end.
    pub cards_in_order: u32,
    /// The score at the end.
    pub score: i64,
    /// Time on the clock, in milliseconds; left out if it was not measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// Whether a hint or the engine helped, or the chance of winning was shown.
    pub assisted: bool,
    /// How it was played: without undo by choice, without undoing anything, undoing what had shown
    /// no card, undoing after a new card, or with help; left out of some older results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = PlayKind, required = false))]
    pub kind: Option<PlayKind>,
}

/// What happened to one game of a batch: it was judged, or refused for a reason.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum BatchItem {
    /// It counts, from now on or since it was first sent.
    Result(SharedResult),
    /// It does not count. Sending it again helps only if the status is 429, or 500 and above.
    Problem(Problem),
}

/// What happened to a batch, game by game in its order.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BatchAnswer {
    /// One for each game that was sent.
    pub results: Vec<BatchItem>,
}

/// The place of a result on the leaderboard of its day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Standing {
    /// Its place, counted from 1, or the place of a better result of the same player.
    pub place: u64,
    /// The number of places on the leaderboard.
    pub places: u64,
}
