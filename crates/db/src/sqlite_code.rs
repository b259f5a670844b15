//! The result codes of SQLite.

/// The result codes of SQLite that are treated separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SqliteCode {
    /// Other programs hold a lock on the database.
    Busy,
    /// It is read-only.
    ReadOnly,
    /// It is damaged, or not a database.
    Damaged,
    /// No room is left for the change.
    Full,
    /// It, or a file beside it, cannot be opened or made.
    CannotOpen,
    /// The disk failed, or lacks the room for SQLite's own files.
    Io,
    /// Anything else, or not a SQLite error.
    Other,
}

impl SqliteCode {
    /// Whether the disk is at fault: no room, no permission to write, or a failure.
    #[must_use]
    pub const fn is_of_the_disk(self) -> bool {
        matches!(
            self,
            Self::ReadOnly | Self::Full | Self::CannotOpen | Self::Io
        )
    }

    /// The code of this error.
    ///
    /// CITE: SQLite, "Result and Error Codes": the low byte is the primary code.
    #[must_use]
    pub fn of(error: &sqlx::Error) -> Self {
        let sqlx::Error::Database(database) = error else {
            return match error {
                sqlx::Error::PoolTimedOut => Self::Busy,
                _ => Self::Other,
            };
        };
        // Those of PostgreSQL have five characters, which may all be digits.
        let code = database.code().filter(|code| code.len() < 5);
        let extended = code.and_then(|code| code.parse::<u32>().ok());
        match extended.map(|code| code & 0xff) {
            Some(5 | 6) => Self::Busy,
            Some(8) => Self::ReadOnly,
            Some(10) => Self::Io,
            Some(11 | 26) => Self::Damaged,
            Some(13) => Self::Full,
            Some(14) => Self::CannotOpen,
            _ => Self::Other,
        }
    }
}
