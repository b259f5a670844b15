//! Backing up a whole site.

pub(crate) mod line;
mod restore;

use std::io::{self, Write};
use std::sync::Arc;

use flate2::Compression;
use flate2::write::GzEncoder;
use sqlx::any::AnyRow;
use sqlx::{Any, AnyConnection, Decode, Row as _, Type};

use crate::backup::line::{BackupCounts, BackupHead, BackupLine, FORMAT, FORMAT_VERSION, SyncLine};
use crate::boards::daily::daily_deal;
use crate::db::columns::player_id;
use crate::db::dialect::AnyQuery;
use crate::error::SiteError;
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
        let at = &mut *snapshot;
        let counts = BackupCounts {
            players: lines.all(at, by_id(PLAYERS), player_line).await?,
            credentials: lines.all(at, by_id(CREDENTIALS), credential_line).await?,
            deals: lines.all(at, deals, deal_line).await?,
            results: lines.all(at, by_id(RESULTS), result_line).await?,
            // In the order of their versions, which a restore counts anew.
            synced: lines.all(at, synced, sync_line).await?,
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

/// A page of a table with ids.
fn by_id(page: &'static str) -> impl Fn(Option<&AnyRow>) -> Result<AnyQuery<'static>, sqlx::Error> {
    move |last| Ok(sqlx::query(page).bind(cell::<Vec<u8>>(last, "id")?))
}

fn deals(last: Option<&AnyRow>) -> Result<AnyQuery<'static>, sqlx::Error> {
    let (day, game): (String, String) = (cell(last, "day")?, cell(last, "game")?);
    Ok(sqlx::query(DEALS).bind(day).bind(game))
}

fn synced(last: Option<&AnyRow>) -> Result<AnyQuery<'static>, sqlx::Error> {
    let (player, version): (Vec<u8>, i64) = (cell(last, "player")?, cell(last, "version")?);
    Ok(sqlx::query(SYNCED).bind(player).bind(version))
}

/// A cell of the last row; before the first, what comes before all others.
fn cell<'r, T>(last: Option<&'r AnyRow>, column: &str) -> Result<T, sqlx::Error>
where
    T: Default + Decode<'r, Any> + Type<Any>,
{
    last.map_or_else(|| Ok(T::default()), |row| row.try_get(column))
}

fn player_line(row: &AnyRow) -> Result<BackupLine, SiteError> {
    Ok(BackupLine::Player(player(row)?))
}

fn credential_line(row: &AnyRow) -> Result<BackupLine, SiteError> {
    Ok(BackupLine::Credential(credential(row)?))
}

fn deal_line(row: &AnyRow) -> Result<BackupLine, SiteError> {
    Ok(BackupLine::Deal(daily_deal(row)?))
}

fn sync_line(row: &AnyRow) -> Result<BackupLine, SiteError> {
    let player = player_id(row, "player")?;
    let item = sync::item(row)?;
    Ok(BackupLine::Synced(SyncLine { player, item }))
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

    /// Writes the rows of a statement page by page, each page behind the last row of the one
    /// before; returns how many there were.
    async fn all(
        &mut self,
        snapshot: &mut AnyConnection,
        page: impl Fn(Option<&AnyRow>) -> Result<AnyQuery<'static>, sqlx::Error>,
        line: fn(&AnyRow) -> Result<BackupLine, SiteError>,
    ) -> Result<u64, SiteError> {
        let (mut count, mut last) = (0, None);
        loop {
            let rows = page(last.as_ref())?.fetch_all(&mut *snapshot).await?;
            for row in &rows {
                self.write(&line(row)?)?;
                count += 1;
            }
            last = rows.into_iter().next_back();
            if last.is_none() {
                return Ok(count);
            }
        }
    }
}

fn unwritten(error: io::Error) -> SiteError {
    SiteError::Transfer(Arc::new(error))
}
