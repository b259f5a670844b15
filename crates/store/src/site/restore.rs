//! Putting a whole site back into an empty database.

use std::io::Read;

use crate::site::Site;
use crate::site::backup::BackupCounts;
use crate::site::error::SiteError;

impl Site {
    /// Puts a backup into this database, which must hold no data yet: all of it or, if anything
    /// fails, nothing.
    ///
    /// # Errors
    /// [`SiteError::NotEmpty`], [`SiteError::NotABackup`], or if the file cannot be read or the
    /// database cannot do it.
    pub async fn restore(&self, backup: impl Read + Send) -> Result<BackupCounts, SiteError> {
        let _ = backup;
        unimplemented!("lands next")
    }
}
