//! Reading rows of results.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use uuid::Uuid;
use webspinner_wire::SharedResult;

use crate::day::Day;
use crate::db::columns::{bytes, flag, game, number, optional, parsed, player_id, timestamp};
use crate::error::SiteError;
use crate::results::record::decompress;
use crate::results::result::{SiteResult, StoredResult, outcome};
use crate::results::row::kind;

/// The columns that [`result`] reads, and where from.
macro_rules! result_columns {
    () => {
        "results.id, results.game, results.version, results.deal, results.won, results.time_ms, \
         results.moves, results.score, results.cards_in_order, results.undos, \
         results.assisted, results.kind, results.player, results.day, results.received_at, \
         COALESCE(players.nickname, results.nickname) AS nickname"
    };
}
pub(crate) use result_columns;

/// Reads the columns of [`result_columns`].
pub(crate) fn result(row: &AnyRow) -> Result<SiteResult, SiteError> {
    Ok(SiteResult {
        shared: SharedResult {
            id: Uuid::from_bytes(bytes(row, "id")?),
            game: game(row)?,
            version: number(row, "version")?,
            deal: parsed(row, "deal")?,
            day: optional(row, "day", parsed::<Day>)?.map(|day| day.to_string()),
            outcome: outcome(flag(row, "won")?),
            moves: number(row, "moves")?,
            undos: number(row, "undos")?,
            cards_in_order: number(row, "cards_in_order")?,
            score: row.try_get("score")?,
            time_ms: optional(row, "time_ms", number)?,
            assisted: flag(row, "assisted")?,
            kind: kind(row)?,
        },
        player: optional(row, "player", player_id)?,
        nickname: row.try_get("nickname")?,
        received_at: timestamp(row, "received_at")?,
    })
}

/// Reads the columns of [`result_columns`] and the record.
pub(crate) fn stored(row: &AnyRow) -> Result<StoredResult, SiteError> {
    let record: Vec<u8> = row.try_get("record")?;
    Ok(StoredResult {
        result: result(row)?,
        record: decompress(&record)?,
    })
}
