//! Saving a game, move by move.
//!
//! Two programs may continue the same game. Each save names the revision that its program saw last;
//! if the row has changed since, it is left alone, and the game goes on in a new row. So both games
//! survive, and neither program has to interrupt its user with a question.

use sqlx::sqlite::SqliteArguments;
use sqlx::{Row as _, Sqlite};
use webspinner_db::Timestamp;
use webspinner_rules::record::{Points, Record};

use crate::error::Error;
use crate::id::SavedId;
use crate::row::Columns;
use crate::store::Store;

/// A program's hold on a game that it saves: its row, and the revision it saw last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveHandle {
    pub(crate) id: SavedId,
    pub(crate) revision: i64,
    pub(crate) started_at: Timestamp,
}

impl SaveHandle {
    /// The id of the game's row.
    #[must_use]
    pub fn id(&self) -> SavedId {
        self.id
    }

    /// When the game was begun.
    #[must_use]
    pub fn started_at(&self) -> Timestamp {
        self.started_at
    }
}

/// Where a save went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Saved {
    /// Into the game's own row.
    InPlace,
    /// Into a new row, which the handle names from now on; the old one was left as it is.
    AsNew {
        /// The old row.
        was: SavedId,
        /// Why it could not take the save.
        why: Conflict,
    },
}

/// Why a row could not take a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Conflict {
    /// Another program continued the same game.
    #[error("another program went on with this game: both are saved, yours as a separate game")]
    MovedOn,
    /// Another program deleted it.
    #[error("another program deleted this game: yours is saved as a new one")]
    Deleted,
}

const INSERT: &str = "INSERT INTO games (id, revision, game, version, deal, started_at, \
    updated_at, result, time_ms, moves, made, undos, hints, assisted, cards_in_order, \
    score, content, record, undone, at_stake) \
    VALUES ($1, 0, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, \
    $19)";

const UPDATE: &str = "UPDATE games SET revision = revision + 1, game = $2, version = $3, \
    deal = $4, started_at = $5, updated_at = $6, result = $7, time_ms = $8, moves = $9, \
    made = $10, undos = $11, hints = $12, assisted = $13, cards_in_order = $14, \
    score = $15, content = $16, record = $17, undone = $18, at_stake = $19 \
    WHERE id = $1 AND revision = $20";

const SEEN: &str = "SELECT revision, content FROM games WHERE id = $1";

const DELETE: &str = "DELETE FROM games WHERE id = $1";

type Query = sqlx::query::Query<'static, Sqlite, SqliteArguments>;

/// Binds `$1` to `$19` of a statement that writes a whole row.
pub(crate) fn bind(
    sql: &'static str,
    id: SavedId,
    columns: &Columns<'_>,
    started_at: Timestamp,
    updated_at: Timestamp,
) -> Query {
    let header = &columns.record.header;
    sqlx::query(sql)
        .bind(id.to_string())
        .bind(header.game.as_str().to_owned())
        .bind(i64::from(header.version))
        .bind(header.deal.to_string())
        .bind(started_at.to_string())
        .bind(updated_at.to_string())
        .bind(header.result.word())
        .bind(columns.time_ms())
        .bind(columns.moves())
        .bind(i64::from(header.made))
        .bind(i64::from(header.undos))
        .bind(i64::from(header.hints))
        .bind(i64::from(columns.record.assisted()))
        .bind(i64::from(columns.points.cards_in_order))
        .bind(columns.points.score)
        .bind(columns.content.clone())
        .bind(columns.text.clone())
        .bind(columns.points.undone.word())
        .bind(i64::from(columns.record.at_stake()))
}

impl Store {
    /// Saves a game for the first time, as begun `at` this time.
    ///
    /// # Errors
    /// If it cannot be saved; nothing has changed then.
    pub async fn begin(
        &self,
        record: &Record,
        points: Points,
        at: Timestamp,
    ) -> Result<SaveHandle, Error> {
        let columns = Columns::new(record, points)?;
        self.insert(&columns, at, at).await
    }

    /// Saves the current state of a game, after each move and when it ends. A finished game can go
    /// on, for example after an undo, and is saved in the same way.
    ///
    /// # Errors
    /// If it cannot be saved. The earlier state is then still there, and the handle still valid.
    pub async fn save(
        &self,
        handle: &mut SaveHandle,
        record: &Record,
        points: Points,
        at: Timestamp,
    ) -> Result<Saved, Error> {
        let columns = Columns::new(record, points)?;
        let update = bind(UPDATE, handle.id, &columns, handle.started_at, at).bind(handle.revision);
        if update.execute(&self.pool).await?.rows_affected() == 1 {
            handle.revision += 1;
            return Ok(Saved::InPlace);
        }
        let seen = sqlx::query(SEEN).bind(handle.id.to_string());
        let why = match seen.fetch_optional(&self.pool).await? {
            // This state was saved before, but the confirmation was lost.
            Some(row) if row.try_get::<String, _>("content")? == columns.content => {
                handle.revision = row.try_get("revision")?;
                return Ok(Saved::InPlace);
            }
            Some(_) => Conflict::MovedOn,
            None => Conflict::Deleted,
        };
        let was = handle.id;
        *handle = self.insert(&columns, handle.started_at, at).await?;
        Ok(Saved::AsNew { was, why })
    }

    /// Deletes a game; returns whether it was there.
    ///
    /// # Errors
    /// If it cannot be deleted; it is still there then.
    pub async fn delete(&self, id: SavedId) -> Result<bool, Error> {
        let deleted = sqlx::query(DELETE)
            .bind(id.to_string())
            .execute(&self.pool)
            .await?;
        Ok(deleted.rows_affected() == 1)
    }

    async fn insert(
        &self,
        columns: &Columns<'_>,
        started_at: Timestamp,
        updated_at: Timestamp,
    ) -> Result<SaveHandle, Error> {
        let id = SavedId::new();
        bind(INSERT, id, columns, started_at, updated_at)
            .execute(&self.pool)
            .await?;
        Ok(SaveHandle {
            id,
            revision: 0,
            started_at,
        })
    }
}
