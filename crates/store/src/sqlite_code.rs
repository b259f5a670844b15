//! The result codes of SQLite.

/// The result codes of SQLite that call for a treatment of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SqliteCode {
    /// Others hold the database.
    Busy,
    /// It may be read and not changed.
    ReadOnly,
    /// It is damaged, or no database.
    Damaged,
    /// No room is left for the change.
    Full,
    /// It, or a file beside it, cannot be opened or made.
    CannotOpen,
    /// The disk failed, or lacks the room for SQLite's own files.
    Io,
    /// Anything else, or no code of SQLite.
    Other,
}

impl SqliteCode {
    /// Whether it is about what the disk allows: no room, no right to write, a failure.
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
