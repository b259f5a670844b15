//! The migrations of the tables.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Every migration, oldest first. One that was ever published is never changed: the database
/// stores its checksum.
const MIGRATIONS: [(i64, &str, &str); 2] = [
    (1, "games", include_str!("../migrations/0001_games.sql")),
    (
        2,
        "settings",
        include_str!("../migrations/0002_settings.sql"),
    ),
];

/// The version of the tables after the last migration.
pub(crate) const VERSION: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// The runner of the migrations that a database lacks, each in a transaction.
pub(crate) fn migrator() -> Migrator {
    let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
        let kind = MigrationType::Simple;
        Migration::new(
            version,
            Cow::Borrowed(name),
            kind,
            sql.into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(migrations.collect())
}
