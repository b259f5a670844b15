//! Backing up a whole site.

pub(crate) mod line;
mod restore;

use std::io::{self, Write};
use std::sync::Arc;

use flate2::Compression;
use flate2::write::GzEncoder;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::backup::line::{BackupCounts, BackupHead, BackupLine, FORMAT, FORMAT_VERSION, SyncLine};
use crate::boards::daily::daily_deal;
use crate::db::columns::bytes;
use crate::error::SiteError;
use crate::id::PlayerId;
use crate::players::credential::credential;
use crate::players::player::player;
use crate::players::sync;
use crate::results::row::ResultRow;
use crate::site::Site;

impl Site {
    /// Writes a consistent copy of the whole site, which keeps working meanwhile: lines of JSON,
    /// compressed with gzip, which [`Site::restore`] reads into either kind of database. Login
    /// sessions and half-finished logins are left out: an old backup must not log anybody in again.
    ///
    /// Compressing and writing keep the thread busy: run this on a separate thread in a program
    /// that serves others.
    ///
    /// # Errors
    /// If the database cannot be read, or the backup cannot be written; a part of it may be
    /// written by then.
    pub async fn backup(&self, out: impl Write + Send) -> Result<BackupCounts, SiteError> {
        let mut snapshot = self.db.snapshot().await?;
        let mut lines = Lines(GzEncoder::new(out, Compression::default()));
        let head = BackupHead {
            format: FORMAT.to_owned(),
            version: FORMAT_VERSION,
        };
        lines.write(&BackupLine::Head(head))?;
        // The order matters: each line comes after those that it refers to.
        let counts = BackupCounts {
            players: lines.all_by_id(&mut snapshot, PLAYERS, player_line).await?,
            credentials: lines
                .all_by_id(&mut snapshot, CREDENTIALS, credential_line)
                .await?,
            deals: lines.all_deals(&mut snapshot).await?,
            results: lines.all_by_id(&mut snapshot, RESULTS, result_line).await?,
            synced: lines.all_synced(&mut snapshot).await?,
        };
        lines.write(&BackupLine::End(counts))?;
        lines
            .0
            .finish()
            .and_then(|mut out| out.flush())
            .map_err(unwritten)?;
        snapshot.commit().await?;
        Ok(counts)
    }
}

/// The rows of a table, in pages small enough to be read quickly and to fit in memory.
const PLAYERS: &str = "SELECT * FROM players WHERE id > $1 ORDER BY id LIMIT 256";
const CREDENTIALS: &str = "SELECT * FROM credentials WHERE id > $1 ORDER BY id LIMIT 256";
const DEALS: &str = "SELECT * FROM daily_deals WHERE (day, game) > ($1, $2) \
    ORDER BY day, game LIMIT 256";
const RESULTS: &str = "SELECT * FROM results WHERE id > $1 ORDER BY id LIMIT 256";

const SYNCED: &str = "SELECT player, name, version, data FROM sync_items \
    WHERE (player, version) > ($1, $2) ORDER BY player, version LIMIT 64";

fn player_line(row: &AnyRow) -> Result<BackupLine, SiteError> {
    Ok(BackupLine::Player(player(row)?))
}

fn credential_line(row: &AnyRow) -> Result<BackupLine, SiteError> {
    Ok(BackupLine::Credential(credential(row)?))
}

fn result_line(row: &AnyRow) -> Result<BackupLine, SiteError> {
    Ok(BackupLine::Result(Box::new(ResultRow::read(row)?)))
}

/// Where the lines go.
struct Lines<W: Write>(GzEncoder<W>);

impl<W: Write> Lines<W> {
    fn write(&mut self, line: &BackupLine) -> Result<(), SiteError> {
        serde_json::to_writer(&mut self.0, line)
            .map_err(io::Error::from)
            .and_then(|()| self.0.write_all(b"\n"))
            .map_err(unwritten)
    }

    /// Writes the rows of this statement page by page; returns how many there were.
    async fn all_by_id(
        &mut self,
        snapshot: &mut AnyConnection,
        page: &'static str,
        line: fn(&AnyRow) -> Result<BackupLine, SiteError>,
    ) -> Result<u64, SiteError> {
        let (mut count, mut behind) = (0, Vec::new());
        loop {
            let rows = sqlx::query(page)
                .bind(behind)
                .fetch_all(&mut *snapshot)
                .await?;
            for row in &rows {
                self.write(&line(row)?)?;
                count += 1;
            }
            let Some(last) = rows.last() else {
                return Ok(count);
            };
            behind = last.try_get("id")?;
        }
    }

    async fn all_deals(&mut self, snapshot: &mut AnyConnection) -> Result<u64, SiteError> {
        let (mut count, mut behind) = (0, (String::new(), String::new()));
        loop {
            let page = sqlx::query(DEALS).bind(behind.0).bind(behind.1);
            let rows = page.fetch_all(&mut *snapshot).await?;
            for row in &rows {
                self.write(&BackupLine::Deal(daily_deal(row)?))?;
                count += 1;
            }
            let Some(last) = rows.last() else {
                return Ok(count);
            };
            behind = (last.try_get("day")?, last.try_get("game")?);
        }
    }

    /// In the order of their versions, which a restore counts anew.
    async fn all_synced(&mut self, snapshot: &mut AnyConnection) -> Result<u64, SiteError> {
        let (mut count, mut behind) = (0, (Vec::<u8>::new(), 0_i64));
        loop {
            let page = sqlx::query(SYNCED).bind(behind.0).bind(behind.1);
            let rows = page.fetch_all(&mut *snapshot).await?;
            for row in &rows {
                let player = PlayerId::from_bytes(bytes(row, "player")?);
                let item = sync::item(row)?;
                self.write(&BackupLine::Synced(SyncLine { player, item }))?;
                count += 1;
            }
            let Some(last) = rows.last() else {
                return Ok(count);
            };
            behind = (last.try_get("player")?, last.try_get("version")?);
        }
    }
}

fn unwritten(error: io::Error) -> SiteError {
    SiteError::Transfer(Arc::new(error))
}
