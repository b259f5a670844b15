//! The lines of a backup.

use serde::{Deserialize, Serialize};

use crate::credential::Credential;
use crate::daily::DailyDeal;
use crate::player::Player;
use crate::row::ResultRow;

/// What the first line of a backup says.
pub(crate) const FORMAT: &str = "webspinner-site-backup";
/// The version of the lines that this program writes; it reads no other.
pub(crate) const FORMAT_VERSION: u32 = 1;

/// One line of a backup. The first is the head; then come players, passkeys, deals and results,
/// each line after those that it refers to; the last is the end. A backup without its end was cut
/// off.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum BackupLine {
    Head(BackupHead),
    Player(Player),
    Credential(Credential),
    Deal(DailyDeal),
    Result(Box<ResultRow>),
    End(BackupCounts),
}

/// The first line: what the file is.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct BackupHead {
    pub(crate) format: String,
    pub(crate) version: u32,
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
}
