//! The lines of a backup.

use serde::{Deserialize, Serialize};

use webspinner_wire::SyncItem;

use crate::boards::daily::DailyDeal;
use crate::id::PlayerId;
use crate::players::credential::Credential;
use crate::players::player::Player;
use crate::results::row::ResultRow;
use crate::text::as_text;

/// What the first line of a backup says.
pub(crate) const FORMAT: &str = "webspinner-site-backup";
/// The version of the lines that this program writes; it reads no other.
pub(crate) const FORMAT_VERSION: u32 = 1;

/// One line of a backup. The first is the head; then come players, passkeys, deals, results and
/// what the devices of players share, each line after those that it refers to; the last is the end.
/// A backup without its end was cut off.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum BackupLine {
    Head(BackupHead),
    Player(Player),
    Credential(Credential),
    Deal(DailyDeal),
    Result(Box<ResultRow>),
    Synced(SyncLine),
    End(BackupCounts),
}

/// The first line: what the file is.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BackupHead {
    pub(crate) format: String,
    pub(crate) version: u32,
}

/// What the devices of a player share: one item.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SyncLine {
    #[serde(with = "as_text")]
    pub(crate) player: PlayerId,
    pub(crate) item: SyncItem,
}

/// The numbers of rows in a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BackupCounts {
    /// Players.
    pub players: u64,
    /// Passkeys.
    pub credentials: u64,
    /// Daily deals.
    pub deals: u64,
    /// Results.
    pub results: u64,
    /// Items that the devices of players share.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub synced: u64,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde requires this signature"
)]
const fn is_zero(count: &u64) -> bool {
    *count == 0
}
