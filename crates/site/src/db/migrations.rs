//! The migrations of a site's tables.

use std::borrow::Cow;

use sqlx::any::AnyRow;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AssertSqlSafe, Row as _, SqlSafeStr as _};

use crate::db::dialect::Dialect;
use crate::error::SiteError;

/// Versions, names and texts of the migrations in these files.
macro_rules! migrations {
    ($($version:literal $name:literal $file:literal;)*) => {
        &[$(($version, $name, include_str!(concat!("../../migrations/", $file)))),*]
    };
}

/// Every migration, oldest first. One that was ever published is never changed: the database
/// stores its checksum.
const MIGRATIONS: &[(i64, &str, &str)] = migrations! {
    1 "site" "0001_site.sql";
    2 "nickname keys" "0002_nickname_keys.sql";
    3 "hidden results" "0003_hidden_results.sql";
    4 "sync" "0004_sync.sql";
    5 "words" "0005_words.sql";
    6 "keys of nicknames" "0006_nickname_keys.sql";
    7 "counts of boards" "0007_board_counts.sql";
    8 "lines of boards" "0008_board_lines.sql";
    9 "boards without undo" "0009_no_undo_boards.sql";
    10 "hundred" "0010_hundred.sql";
};

/// The version of the tables after the last migration.
pub(crate) const VERSION: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

/// The table that lists the migrations that have run. Its name marks the database as a site's, and
/// is older than the word that we use for them now.
pub(crate) const TABLE: &str = "webspinner_steps";

/// The migrations that have run, oldest first: version and checksum.
pub(crate) type Applied = Vec<(i64, Vec<u8>)>;

const APPLIED: &str = "SELECT version, checksum FROM webspinner_steps WHERE success \
    ORDER BY version";

/// Reads which migrations have run, where there is a table of them.
pub(crate) async fn applied(connection: &mut AnyConnection) -> Result<Applied, sqlx::Error> {
    let rows = sqlx::query(APPLIED).fetch_all(connection).await?;
    // A value of another type is not one of our checksums.
    let checksum = |row: &AnyRow| row.try_get("checksum").unwrap_or_default();
    let entry = |row: &AnyRow| Ok((row.try_get("version")?, checksum(row)));
    rows.iter().map(entry).collect()
}

/// Whether these are exactly the migrations that this program knows.
pub(crate) fn are_all(applied: &Applied, dialect: Dialect) -> bool {
    let known = migrator(dialect);
    let known = known.iter().map(|it| (it.version, it.checksum.as_ref()));
    known.eq(applied
        .iter()
        .map(|(version, checksum)| (*version, checksum.as_slice())))
}

/// Refuses the tables of a later version.
pub(crate) fn refuse_newer(applied: &Applied, place: &str) -> Result<(), SiteError> {
    match applied.last() {
        Some(&(version, _)) if version > VERSION => Err(newer(place, version)),
        _ => Ok(()),
    }
}

fn newer(place: &str, version: i64) -> SiteError {
    SiteError::Newer {
        place: place.to_owned(),
        version,
        known: VERSION,
    }
}

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
        MigrateError::VersionMissing(version) => newer(place, version),
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
