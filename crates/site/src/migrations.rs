//! The migrations of a site's tables.

use std::borrow::Cow;

use sqlx::AnyConnection;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};

use crate::dialect::Dialect;
use crate::error::SiteError;

/// Every migration, oldest first. One that was ever published is never changed: the database
/// stores its checksum.
const MIGRATIONS: [(i64, &str, &str); 1] =
    [(1, "site", include_str!("../migrations/0001_site.sql"))];

/// The version of the tables after the last migration.
pub(crate) const VERSION: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// The table that lists the migrations that have run. Its name marks the database as a site's, and
/// is older than the word that we use for them now.
pub(crate) const TABLE: &str = "webspinner_steps";

/// Runs the migrations that the database lacks. On PostgreSQL this waits while another instance
/// does it, and each migration is a transaction; on SQLite the caller has begun a transaction that
/// has the database to itself.
pub(crate) async fn run(
    connection: &mut AnyConnection,
    dialect: Dialect,
    place: &str,
) -> Result<(), SiteError> {
    let run = migrator(dialect).run_direct(None, connection, false).await;
    let Err(error) = run else { return Ok(()) };
    // The lock belongs to the connection, which may be used again.
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
    let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
        let sql = AssertSqlSafe(dialect.tables(sql).into_owned()).into_sql_str();
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            sql,
            false,
        )
    });
    let mut migrator = Migrator::with_migrations(migrations.collect());
    migrator.dangerous_set_table_name(TABLE);
    migrator
}
