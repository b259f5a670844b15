//! Why a database cannot be used.

use std::fmt;

/// Why a database cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum QuarantineReason {
    /// Its parts contradict each other.
    Damaged {
        /// What SQLite found first.
        finding: String,
    },
    /// A later version of this program made it.
    Newer {
        /// The version of its tables.
        version: i64,
        /// The last version that this program knows.
        known: i64,
    },
}

impl QuarantineReason {
    /// The word for it in the quarantined database's name.
    pub(crate) const fn word(&self) -> &'static str {
        match self {
            Self::Damaged { .. } => "damaged",
            Self::Newer { .. } => "newer",
        }
    }
}

impl fmt::Display for QuarantineReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged { finding } => write!(f, "is damaged ({finding})"),
            Self::Newer { version, known } => write!(
                f,
                "was made by a later version of this program (its tables have version {version}, \
                 this one knows up to {known})"
            ),
        }
    }
}
