//! What the devices of a player share: named texts that the site does not look into.
//!
//! A device changes an item by naming the version that it has seen. If another device was faster,
//! nothing is changed, so that no device overwrites what it has not read.

use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row as _};
use uuid::Uuid;
use webspinner_db::{Timestamp, within};
use webspinner_wire::{SyncAnswer, SyncChange, SyncItem, SyncPage};

use crate::db::WriteTransaction;
use crate::db::columns::{bytes, number};
use crate::db::file::OpenFile;
use crate::error::SiteError;
use crate::id::PlayerId;
use crate::results::record::{compress, decompress};
use crate::site::Site;

/// The most room that the items of one player take: the games of some years.
pub const SYNC_BYTES_MAX: usize = 32 << 20;

/// The most room that the items of a new player take: accounts cost nothing, so room goes to people
/// who play.
pub const NEW_SYNC_BYTES_MAX: usize = 2 << 20;

/// A player is new until the account is this old, in milliseconds: three days.
const NEW_MS: i64 = 3 * 24 * 60 * 60 * 1_000;

/// And until this many results count.
const NEW_RESULTS: i64 = 5;

/// What an item takes beside its name and text. Deleted items leave their names behind.
const ITEM_BYTES: usize = 100;

/// A page ends with the item that fills this many bytes: a client holds a page in the memory of the
/// server for as long as it does not read it.
const PAGE_BYTES: usize = 256 << 10;

/// The most items on a page.
const PAGE_ITEMS: i64 = 250;

const COPY: &str = "SELECT epoch, version, bytes FROM sync_copies WHERE player = $1";

const BEGIN: &str = "INSERT INTO sync_copies (player, epoch, version, bytes) \
    SELECT id, $2, 0, 0 FROM players WHERE id = $1 ON CONFLICT DO NOTHING";

const SET_COPY: &str = "UPDATE sync_copies SET version = $2, bytes = $3 WHERE player = $1";

const ITEM: &str = "SELECT name, version, bytes, data FROM sync_items \
    WHERE player = $1 AND name = $2";

const SET_ITEM: &str = "INSERT INTO sync_items (player, name, version, bytes, data) \
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player, name) \
    DO UPDATE SET version = excluded.version, bytes = excluded.bytes, data = excluded.data";

/// Whether a player is known. No more results are counted than are needed.
pub(crate) const KNOWN: &str = "SELECT CAST(count(*) AS BIGINT) AS results FROM (SELECT 1 FROM \
    players JOIN results ON results.player = players.id WHERE players.id = $1 \
    AND players.created_at <= $2 AND results.hidden = 0 LIMIT $3) AS counted";

const TOTAL: &str = "SELECT CAST(coalesce(sum(bytes), 0) AS BIGINT) AS total FROM sync_copies";

/// The sizes come first, so that long texts are read only as far as they fit on the page.
pub(crate) const SIZES: &str = "SELECT version, bytes FROM sync_items \
    WHERE player = $1 AND version > $2 ORDER BY version LIMIT $3";

pub(crate) const ITEMS: &str = "SELECT name, version, data FROM sync_items \
    WHERE player = $1 AND version > $2 AND version <= $3 ORDER BY version";

/// The state of a player's copy.
struct Copy {
    epoch: Uuid,
    version: u64,
    bytes: usize,
}

impl Site {
    /// What changed after this version, the oldest change first: a page of it.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn sync_page(&self, player: PlayerId, after: u64) -> Result<SyncPage, SiteError> {
        let mut snapshot = self.db.snapshot().await?;
        let query = sqlx::query(COPY).bind(player.as_bytes().to_vec());
        let Some(row) = query.fetch_optional(&mut *snapshot).await? else {
            return Ok(SyncPage::default());
        };
        let copy = copy(&row)?;
        let after = i64::try_from(after).unwrap_or(i64::MAX);
        let query = sqlx::query(SIZES).bind(player.as_bytes().to_vec());
        let query = query.bind(after).bind(PAGE_ITEMS);
        let sizes = query.fetch_all(&mut *snapshot).await?;
        let (mut last, mut room) = (after, PAGE_BYTES);
        for row in &sizes {
            last = row.try_get("version")?;
            let taken: usize = number(row, "bytes")?;
            let Some(left) = room.checked_sub(taken) else {
                break;
            };
            room = left;
        }
        let query = sqlx::query(ITEMS).bind(player.as_bytes().to_vec());
        let rows = query.bind(after).bind(last);
        let rows = rows.fetch_all(&mut *snapshot).await?;
        snapshot.commit().await?;
        let items: Vec<SyncItem> = rows.iter().map(item).collect::<Result<_, _>>()?;
        let version = items.last().map_or(copy.version, |last| last.version);
        Ok(SyncPage {
            epoch: Some(copy.epoch),
            more: version < copy.version,
            version,
            items,
        })
    }

    /// Makes the changes that are based on what is there; returns the version of each item that was
    /// changed now or is as wanted already. All is on the disk then. The first changes of a player
    /// name no epoch. `at` is now.
    ///
    /// # Errors
    /// [`SiteError::OtherCopy`], [`SiteError::SyncFull`], [`SiteError::SyncClosed`],
    /// [`SiteError::TooLarge`], [`SiteError::NoSuchPlayer`], or if the database cannot do it;
    /// nothing was changed then.
    pub async fn sync(
        &self,
        player: PlayerId,
        epoch: Option<Uuid>,
        changes: &[SyncChange],
        at: Timestamp,
    ) -> Result<SyncAnswer, SiteError> {
        for SyncChange { name, data, .. } in changes {
            within("the name of an item", name.len(), SyncItem::NAME_BYTES_MAX)?;
            let length = data.as_ref().map_or(0, String::len);
            within("an item", length, SyncItem::DATA_BYTES_MAX)?;
        }
        let mut writing = self.db.write().await?;
        let mut copy = self.locked_copy(&mut writing, player, epoch).await?;
        let before = copy.bytes;
        let mut versions = Vec::with_capacity(changes.len());
        for wanted in changes {
            versions.push(change(writing.connection(), player, &mut copy, wanted).await?);
        }
        sqlx::query(SET_COPY)
            .bind(player.as_bytes().to_vec())
            .bind(signed(copy.version))
            .bind(signed(copy.bytes as u64))
            .execute(writing.connection())
            .await?;
        // Whatever frees room is welcome, however little is left.
        if copy.bytes > before {
            self.check_room(writing.connection(), player, copy.bytes, at)
                .await?;
        }
        writing.commit().await?;
        let epoch = copy.epoch;
        Ok(SyncAnswer { epoch, versions })
    }

    /// Checks that a player may take this much room, and that all players together may.
    async fn check_room(
        &self,
        connection: &mut AnyConnection,
        player: PlayerId,
        bytes: usize,
        at: Timestamp,
    ) -> Result<(), SiteError> {
        let mut bytes_max = SYNC_BYTES_MAX;
        if bytes > NEW_SYNC_BYTES_MAX {
            let query = sqlx::query(KNOWN).bind(player.as_bytes().to_vec());
            let query = query.bind(at.to_millis() - NEW_MS).bind(NEW_RESULTS);
            let row = query.fetch_one(&mut *connection).await?;
            if row.try_get::<i64, _>("results")? < NEW_RESULTS {
                bytes_max = NEW_SYNC_BYTES_MAX;
            }
        }
        if bytes > bytes_max {
            return Err(SiteError::SyncFull { bytes_max });
        }
        let row = sqlx::query(TOTAL).fetch_one(connection).await?;
        let total: u64 = number(&row, "total")?;
        let no_room = |why| Err(SiteError::SyncClosed { why });
        if self.options.sync_bytes_max.is_some_and(|most| total > most) {
            return no_room("what players' devices share has taken all the room it may");
        }
        let free = self.db.file.as_ref().and_then(OpenFile::free_bytes);
        if free.is_some_and(|free| free < self.options.free_bytes_min) {
            return no_room("the rest of the disk is kept for results");
        }
        Ok(())
    }

    /// The copy with this epoch, until the end of the transaction for this one alone: so versions
    /// become visible in their order, and nobody who reads on misses one.
    async fn locked_copy(
        &self,
        writing: &mut WriteTransaction,
        player: PlayerId,
        epoch: Option<Uuid>,
    ) -> Result<Copy, SiteError> {
        if epoch.is_none() {
            let begun = sqlx::query(BEGIN)
                .bind(player.as_bytes().to_vec())
                .bind(Uuid::now_v7().as_bytes().to_vec())
                .execute(writing.connection())
                .await?;
            if begun.rows_affected() == 0 {
                let there = self.player(player).await?;
                return Err(there.map_or(SiteError::NoSuchPlayer, |_| SiteError::OtherCopy));
            }
        }
        let sql = AssertSqlSafe(format!("{COPY}{}", self.db.dialect.for_update()));
        let query = sqlx::query(sql).bind(player.as_bytes().to_vec());
        let row = query.fetch_optional(writing.connection()).await?;
        let copy = row.as_ref().map(copy).transpose()?;
        let same = copy.filter(|copy| epoch.is_none_or(|epoch| epoch == copy.epoch));
        same.ok_or(SiteError::OtherCopy)
    }
}

/// Makes one change, unless it is based on another version than is there.
async fn change(
    connection: &mut AnyConnection,
    player: PlayerId,
    copy: &mut Copy,
    SyncChange { name, base, data }: &SyncChange,
) -> Result<Option<u64>, SiteError> {
    let query = sqlx::query(ITEM).bind(player.as_bytes().to_vec());
    let row = query.bind(name.clone()).fetch_optional(&mut *connection);
    let row = row.await?;
    let there = row.as_ref().map(item).transpose()?;
    let version = there.as_ref().map_or(0, |there| there.version);
    // Also when an answer was lost, and the same change comes again.
    if there.and_then(|there| there.data) == *data {
        return Ok(Some(version));
    }
    if version != *base {
        return Ok(None);
    }
    let freed = row.as_ref().map(|row| number(row, "bytes")).transpose()?;
    let bytes = ITEM_BYTES + name.len() + data.as_ref().map_or(0, String::len);
    copy.version += 1;
    copy.bytes = copy.bytes.saturating_sub(freed.unwrap_or(0)) + bytes;
    let data = data.as_deref().map(compress);
    set_item(connection, player, name, copy.version, bytes, data).await?;
    Ok(Some(copy.version))
}

async fn set_item(
    connection: &mut AnyConnection,
    player: PlayerId,
    name: &str,
    version: u64,
    bytes: usize,
    data: Option<Vec<u8>>,
) -> Result<(), SiteError> {
    sqlx::query(SET_ITEM)
        .bind(player.as_bytes().to_vec())
        .bind(name.to_owned())
        .bind(signed(version))
        .bind(signed(bytes as u64))
        .bind(data)
        .execute(connection)
        .await?;
    Ok(())
}

/// Adds an item from a backup. The copy gets another epoch: since the backup, devices have seen
/// versions that are not in it.
pub(crate) async fn restore(
    connection: &mut AnyConnection,
    player: PlayerId,
    item: &SyncItem,
) -> Result<(), SiteError> {
    let SyncItem { name, data, .. } = item;
    let begin = sqlx::query(BEGIN).bind(player.as_bytes().to_vec());
    let begin = begin.bind(Uuid::now_v7().as_bytes().to_vec());
    begin.execute(&mut *connection).await?;
    let query = sqlx::query(COPY).bind(player.as_bytes().to_vec());
    let row = query.fetch_optional(&mut *connection).await?;
    let copy = row.as_ref().map(copy).transpose()?;
    let copy = copy.ok_or(SiteError::NoSuchPlayer)?;
    let bytes = ITEM_BYTES + name.len() + data.as_ref().map_or(0, String::len);
    let (version, total) = (copy.version + 1, copy.bytes + bytes);
    let data = data.as_deref().map(compress);
    set_item(connection, player, name, version, bytes, data).await?;
    sqlx::query(SET_COPY)
        .bind(player.as_bytes().to_vec())
        .bind(signed(version))
        .bind(signed(total as u64))
        .execute(connection)
        .await?;
    Ok(())
}

fn copy(row: &AnyRow) -> Result<Copy, SiteError> {
    Ok(Copy {
        epoch: Uuid::from_bytes(bytes(row, "epoch")?),
        version: number(row, "version")?,
        bytes: number(row, "bytes")?,
    })
}

/// Reads a row of the table of items.
pub(crate) fn item(row: &AnyRow) -> Result<SyncItem, SiteError> {
    let data: Option<Vec<u8>> = row.try_get("data")?;
    Ok(SyncItem {
        name: row.try_get("name")?,
        version: number(row, "version")?,
        data: data.as_deref().map(decompress).transpose()?,
    })
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
