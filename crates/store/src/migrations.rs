//! The steps that make the tables what they are.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Every step, oldest first. A step that was ever published is never changed: the database knows
/// it by its checksum.
const STEPS: [(i64, &str, &str); 2] = [
    (1, "games", include_str!("../migrations/0001_games.sql")),
    (
        2,
        "settings",
        include_str!("../migrations/0002_settings.sql"),
    ),
];

/// The version of the tables after the last step.
pub(crate) const VERSION: i64 = STEPS[STEPS.len() - 1].0;

/// What runs the steps that a database lacks, each in a transaction.
pub(crate) fn migrator() -> Migrator {
    let steps = STEPS.iter().map(|&(version, name, sql)| {
        let kind = MigrationType::Simple;
        Migration::new(
            version,
            Cow::Borrowed(name),
            kind,
            sql.into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(steps.collect())
}
