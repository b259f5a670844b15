//! Where SQLite and PostgreSQL differ. All other SQL is the same text for both.

use std::borrow::Cow;

use sqlx::any::{Any, AnyArguments};
use sqlx::query::Query;

/// A statement for either database.
pub(crate) type AnyQuery<'q> = Query<'q, Any, AnyArguments>;

/// Which of the two kinds of database it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

impl Dialect {
    /// Begins a transaction that writes. SQLite takes its lock now: a transaction that reads first
    /// could find, when it wants to write, that another one has written.
    pub(crate) const fn begin_write(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// Begins a transaction that sees one consistent state of the database.
    pub(crate) const fn begin_snapshot(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN",
            Self::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// Locks the selected rows until the end of the transaction. In SQLite a transaction that
    /// writes has the whole database to itself.
    pub(crate) const fn for_update(self) -> &'static str {
        match self {
            Self::Sqlite => "",
            Self::Postgres => " FOR UPDATE",
        }
    }

    /// Keeps other transactions from adding anything until this one ends.
    pub(crate) const fn lock_tables(self) -> Option<&'static str> {
        match self {
            Self::Sqlite => None,
            Self::Postgres => Some(
                "LOCK TABLE players, nickname_keys, credentials, daily_deals, results, totals, \
                 board_counts, board_lines, sync_copies, sync_items IN SHARE ROW EXCLUSIVE MODE",
            ),
        }
    }

    /// The text of a migration, which is written for PostgreSQL. SQLite has another word
    /// for bytes, and compares texts byte by byte by default.
    pub(crate) fn tables(self, postgres: &'static str) -> Cow<'static, str> {
        match self {
            Self::Sqlite => postgres
                .replace("BYTEA", "BLOB")
                .replace(" COLLATE \"C\"", "")
                .into(),
            Self::Postgres => postgres.into(),
        }
    }
}
