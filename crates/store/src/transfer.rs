//! Importing and exporting records.

use std::io::Write;

use sqlx::Row as _;
use webspinner_db::Timestamp;
use webspinner_rules::record::{Points, Record};

use crate::error::Error;
use crate::id::SavedId;
use crate::row::{Columns, saved_id};
use crate::save::bind;
use crate::store::Store;

/// A record to import.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedRecord {
    /// Its id, if it has one already.
    pub id: Option<SavedId>,
    /// The game.
    pub record: Record,
    /// Its points at the last move.
    pub points: Points,
}

/// The numbers of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportCounts {
    /// How many were added.
    pub added: u64,
    /// How many were there already, with the same id or the same content.
    pub known: u64,
}

const TAKE_IN: &str = "INSERT INTO games (id, revision, game, version, deal, started_at, \
    updated_at, result, time_ms, moves, made, undos, hints, assisted, cards_in_order, \
    score, content, record, undone, at_stake) \
    SELECT $1, 0, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19 \
    WHERE NOT EXISTS (SELECT 1 FROM games WHERE content = $16) \
    ON CONFLICT (id) DO NOTHING";

const GIVE_OUT: &str = "SELECT id, record FROM games WHERE ($1 IS NULL OR id > $1) \
    ORDER BY id LIMIT $2";

/// How many records an export holds in memory at a time.
const BATCH: i64 = 64;

impl Store {
    /// Adds the records that are not there yet: all of them or, if one fails, none. A record counts
    /// as played on its date, or `at` this time if it has none.
    ///
    /// The records are not replayed here: replay untrusted ones first.
    ///
    /// # Errors
    /// If they cannot be saved; then nothing was added.
    pub async fn import(
        &self,
        records: impl IntoIterator<Item = ImportedRecord>,
        at: Timestamp,
    ) -> Result<ImportCounts, Error> {
        let mut imported = ImportCounts::default();
        let mut transaction = self.pool.begin().await?;
        for ImportedRecord { id, record, points } in records {
            let columns = Columns::new(&record, points)?;
            let date = record.header.date.as_ref();
            let date = date.and_then(|date| date.as_str().parse().ok());
            let played_at = date.unwrap_or(at);
            let id = id.unwrap_or_else(SavedId::new);
            let take_in = bind(TAKE_IN, id, &columns, played_at, played_at);
            let added = take_in.execute(&mut *transaction).await?.rows_affected();
            imported.added += added;
            imported.known += 1 - added;
        }
        transaction.commit().await?;
        Ok(imported)
    }

    /// Writes all records as text, in the order in which they were first saved, and returns how
    /// many there were. `webspinner_rules::record::Records` reads the result unless it is too long.
    /// Games saved in the meantime may or may not be included.
    ///
    /// # Errors
    /// If the database cannot be read, or the text cannot be written; a part of it may be written
    /// by then.
    pub async fn export(&self, out: &mut impl Write) -> Result<u64, Error> {
        let (mut count, mut after) = (0, None::<SavedId>);
        loop {
            let rows = sqlx::query(GIVE_OUT)
                .bind(after.map(|id| id.to_string()))
                .bind(BATCH)
                .fetch_all(&self.pool)
                .await?;
            let Some(last) = rows.last() else {
                out.flush().map_err(Error::Export)?;
                return Ok(count);
            };
            after = Some(saved_id(last)?);
            for row in &rows {
                let separator = if count == 0 { "" } else { "\n" };
                let text: String = row.try_get("record")?;
                write!(out, "{separator}{text}").map_err(Error::Export)?;
                count += 1;
            }
        }
    }
}
