//! The steps that make the tables of a site what they are.

use std::borrow::Cow;

use sqlx::AnyConnection;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};

use crate::dialect::Dialect;
use crate::error::SiteError;

/// Every step, oldest first. A step that was ever published is never changed: the database knows
/// it by its checksum.
const STEPS: [(i64, &str, &str); 1] = [(1, "site", include_str!("../migrations/0001_site.sql"))];

/// The version of the tables after the last step.
pub(crate) const VERSION: i64 = STEPS[STEPS.len() - 1].0;

/// The table that tells which steps were taken. Its name tells, too, that the database is ours.
pub(crate) const TAKEN: &str = "webspinner_steps";

/// Takes the steps that the database lacks. On PostgreSQL this waits while another instance does
/// it, and each step is a transaction; on SQLite the caller has begun a transaction that has the
/// database to itself.
pub(crate) async fn take(
    connection: &mut AnyConnection,
    dialect: Dialect,
    place: &str,
) -> Result<(), SiteError> {
    let taken = migrator(dialect).run_direct(None, connection, false).await;
    let Err(error) = taken else { return Ok(()) };
    // The lock belongs to the connection, which may be used further.
    let _ = connection.unlock().await;
    Err(match error {
        MigrateError::VersionMissing(version) => SiteError::Newer {
            place: place.to_owned(),
            version,
            known: VERSION,
        },
        MigrateError::Execute(error) => error.into(),
        error => SiteError::Migration {
            place: place.to_owned(),
            why: error.to_string(),
        },
    })
}

fn migrator(dialect: Dialect) -> Migrator {
    let steps = STEPS.iter().map(|&(version, name, sql)| {
        let sql = AssertSqlSafe(dialect.tables(sql).into_owned()).into_sql_str();
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            sql,
            false,
        )
    });
    let mut migrator = Migrator::with_migrations(steps.collect());
    migrator.dangerous_set_table_name(TAKEN);
    migrator
}
