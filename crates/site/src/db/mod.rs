//! The open database, and how its transactions begin.

pub(crate) mod chunks;
pub(crate) mod columns;
pub(crate) mod connect;
pub(crate) mod dialect;
pub(crate) mod file;
mod health;
mod migrations;
pub(crate) mod nickname_keys;
pub(crate) mod prepare;
mod unwritable;
pub(crate) mod urls;

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use sqlx::{Any, AnyConnection, AnyPool, Transaction};
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::db::chunks::{by_ids, chunks, list};
use crate::db::columns::bytes;
use crate::db::dialect::{AnyQuery, Dialect};
use crate::db::file::OpenFile;
use crate::db::unwritable::Unwritable;
use crate::error::SiteError;
use crate::id::PlayerId;

/// An open database of either kind.
pub(crate) struct Db {
    pub(crate) pool: AnyPool,
    pub(crate) dialect: Dialect,
    /// Where it is, without a password.
    pub(crate) place: String,
    /// Where it is, if it is a file that may be written.
    pub(crate) file: Option<OpenFile>,
    /// How to open it as usual, if that was impossible.
    pub(crate) unwritable: Option<Arc<Unwritable>>,
    /// Whether there was no site in it when it was opened.
    pub(crate) is_new: bool,
    /// SQLite has one writer at a time. Writers inside this program wait here, in order, instead of
    /// polling SQLite.
    gate: Arc<Mutex<()>>,
}

/// A transaction that writes. Dropped without [`WriteTransaction::commit`], it has changed nothing.
pub(crate) struct WriteTransaction {
    dialect: Dialect,
    transaction: Transaction<'static, Any>,
    _turn: Option<OwnedMutexGuard<()>>,
}

impl Db {
    pub(crate) fn new(pool: AnyPool, dialect: Dialect, place: String) -> Self {
        let gate = Arc::default();
        Self {
            pool,
            dialect,
            place,
            file: None,
            unwritable: None,
            is_new: false,
            gate,
        }
    }

    pub(crate) async fn write(&self) -> Result<WriteTransaction, SiteError> {
        let turn = match self.dialect {
            Dialect::Sqlite => Some(Arc::clone(&self.gate).lock_owned().await),
            Dialect::Postgres => None,
        };
        let transaction = self.pool.begin_with(self.dialect.begin_write()).await?;
        Ok(WriteTransaction {
            dialect: self.dialect,
            transaction,
            _turn: turn,
        })
    }

    /// Makes the change of one statement; returns how many rows it affects, once that is on the
    /// disk.
    pub(crate) async fn change(&self, statement: AnyQuery<'_>) -> Result<u64, SiteError> {
        let mut writing = self.write().await?;
        let changed = statement.execute(writing.connection()).await?;
        writing.commit().await?;
        Ok(changed.rows_affected())
    }

    /// A transaction that sees one consistent state of the database.
    pub(crate) async fn snapshot(&self) -> Result<Transaction<'static, Any>, SiteError> {
        Ok(self.pool.begin_with(self.dialect.begin_snapshot()).await?)
    }
}

impl WriteTransaction {
    pub(crate) fn connection(&mut self) -> &mut AnyConnection {
        &mut self.transaction
    }

    /// Waits for results of these players that are being stored, and until the end of the
    /// transaction keeps others from storing any and the players from being deleted. Returns those
    /// that are there.
    pub(crate) async fn hold_players(
        &mut self,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> Result<HashSet<PlayerId>, SiteError> {
        let players: BTreeSet<PlayerId> = players.into_iter().collect();
        let players: Vec<PlayerId> = players.into_iter().collect();
        let mut there = HashSet::new();
        for chunk in chunks(&players) {
            let (ids, lock) = (list(0, chunk.len()), self.dialect.for_update());
            let sql = format!("SELECT id FROM players WHERE id IN ({ids}) ORDER BY id{lock}");
            let query = by_ids(sql, chunk.iter().map(PlayerId::as_bytes));
            for row in query.fetch_all(self.connection()).await? {
                there.insert(PlayerId::from_bytes(bytes(&row, "id")?));
            }
        }
        Ok(there)
    }

    /// Returns when the changes are on the disk.
    pub(crate) async fn commit(self) -> Result<(), SiteError> {
        Ok(self.transaction.commit().await?)
    }

    /// Takes the changes back, before anybody else gets the connection.
    pub(crate) async fn rollback(self) -> Result<(), SiteError> {
        Ok(self.transaction.rollback().await?)
    }
}
