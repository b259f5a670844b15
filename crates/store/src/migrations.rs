//! The migrations of the tables.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Every migration, oldest first. One that was ever published is never changed: the database
/// stores its checksum.
const MIGRATIONS: [(i64, &str, &str); 4] = [
    (1, "games", include_str!("../migrations/0001_games.sql")),
    (
        2,
        "settings",
        include_str!("../migrations/0002_settings.sql"),
    ),
    (3, "words", include_str!("../migrations/0003_words.sql")),
    (
        4,
        "ways of playing",
        include_str!("../migrations/0004_ways_of_playing.sql"),
    ),
];

/// The version of the tables after the last migration.
pub(crate) const VERSION: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// The statements that show the games of an earlier version to a connection as those of today. The
/// view is no part of the file, but a connection that only reads could not make it.
pub(crate) fn as_today(version: i64) -> String {
    let names = if version < 3 {
        ", windows_points AS score, network_points AS cards_in_order"
    } else {
        ""
    };
    format!(
        "PRAGMA query_only = OFF; CREATE TEMP VIEW games AS \
         SELECT *{names}, NULL AS undone, NULL AS at_stake FROM main.games; \
         PRAGMA query_only = ON"
    )
}

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
