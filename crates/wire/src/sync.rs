//! What the devices of a player share.

use uuid::Uuid;

/// A named text that the devices of a player share. The server does not look into it.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SyncItem {
    /// The name: at most 100 bytes.
    #[cfg_attr(
        feature = "schema",
        schema(example = "game:01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f")
    )]
    pub name: String,
    /// The number of the change that made it what it is.
    pub version: u64,
    /// The text: at most 256 KiB; left out if it was deleted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
}

impl SyncItem {
    /// The longest name, in bytes.
    pub const NAME_BYTES_MAX: usize = 100;
    /// The longest text, in bytes.
    pub const DATA_BYTES_MAX: usize = 256 * 1024;
}

/// A page of what has changed, the oldest change first.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SyncPage {
    /// Changes when the server has lost changes, after a restored backup: then everything has to be
    /// fetched and compared again. Left out as long as nothing was ever sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epoch: Option<Uuid>,
    /// What has changed.
    pub items: Vec<SyncItem>,
    /// The `after` of the next page.
    pub version: u64,
    /// Whether there are more changes.
    pub more: bool,
}

/// A change to one item.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SyncChange {
    /// The name: at most 100 bytes.
    #[cfg_attr(
        feature = "schema",
        schema(
            max_length = 100,
            example = "game:01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f"
        )
    )]
    pub name: String,
    /// The version of the item that this is based on; 0 for a new one.
    #[serde(default)]
    pub base: u64,
    /// The text: at most 256 KiB; left out to delete the item.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<String>,
}

/// Changes to items.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SyncPost {
    /// The epoch of the page that was fetched last, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub epoch: Option<Uuid>,
    /// 1 to 100 changes.
    #[cfg_attr(feature = "schema", schema(min_items = 1, max_items = 100))]
    pub changes: Vec<SyncChange>,
}

impl SyncPost {
    /// The most changes at a time.
    pub const CHANGES_MAX: usize = 100;
}

/// What became of changes.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SyncAnswer {
    /// The epoch.
    pub epoch: Uuid,
    /// The new version of each item; `null` if another device has changed it meanwhile, so that it
    /// has to be fetched first.
    pub versions: Vec<Option<u64>>,
}
