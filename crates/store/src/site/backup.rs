//! Taking a whole site out of its database.

use std::io::Write;

use crate::site::Site;
use crate::site::error::SiteError;

/// How many rows a backup holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

impl Site {
    /// Writes the whole site as it is at one moment, while it may go on working: lines of JSON,
    /// compressed with gzip, which [`Site::restore`] reads into either kind of database. Sessions
    /// and half-finished sign-ins are left out: what an old backup brings back must not sign
    /// anybody in again who has signed out since.
    ///
    /// # Errors
    /// If the database cannot be read, or the backup cannot be written; a part of it may be
    /// written by then.
    pub async fn backup(&self, out: impl Write + Send) -> Result<BackupCounts, SiteError> {
        let _ = out;
        unimplemented!("lands next")
    }
}
