//! Players with one history on several devices.

use uuid::Uuid;

use crate::{SharedResult, SyncItem};

/// A player, as only that player sees it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Player {
    /// The id of the player.
    pub id: Uuid,
    /// The name on leaderboards.
    #[cfg_attr(feature = "schema", schema(max_length = 24, example = "Ada"))]
    pub nickname: String,
    /// When the player registered, in UTC.
    #[cfg_attr(feature = "schema", schema(format = DateTime, example = "2026-11-21T18:30:00.000Z"))]
    pub since: String,
    /// The passkeys, the oldest first.
    pub passkeys: Vec<Passkey>,
}

/// A passkey of a player.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Passkey {
    /// Its id, in the alphabet of base64 for URLs.
    pub id: String,
    /// When it was added, in UTC.
    #[cfg_attr(feature = "schema", schema(format = DateTime, example = "2026-11-21T18:30:00.000Z"))]
    pub since: String,
}

/// A new name for a player.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NicknameChange {
    /// The new name.
    #[cfg_attr(feature = "schema", schema(max_length = 24, example = "Ada"))]
    pub nickname: String,
}

/// A result with everything that is stored about it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExportedResult {
    /// As it was judged.
    #[serde(flatten)]
    pub result: SharedResult,
    /// When it came in, in UTC.
    #[cfg_attr(feature = "schema", schema(format = DateTime, example = "2026-11-21T18:30:00.000Z"))]
    pub received: String,
    /// The record, without comments and anything else that might identify a person.
    pub record: String,
}

/// Everything that is stored about a player.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Export {
    /// The player.
    pub player: Player,
    /// The results, the oldest first.
    pub results: Vec<ExportedResult>,
    /// What the player's devices share.
    pub synced: Vec<SyncItem>,
}
