//! Reading rows of results.

use sqlx::Row as _;
use sqlx::any::AnyRow;
use uuid::Uuid;
use webspinner_rules::GameId;
use webspinner_store::Timestamp;
use webspinner_wire::SharedResult;

use crate::day::Day;
use crate::error::SiteError;
use crate::id::PlayerId;
use crate::nickname::Nickname;
use crate::record::decompress;
use crate::result::{SiteResult, StoredResult, outcome};
use crate::row::bytes;

/// The columns that [`result`] reads, and where from.
macro_rules! result_columns {
    () => {
        "results.id, results.game, results.version, results.deal, results.won, results.time_ms, \
         results.moves, results.score, results.cards_in_order, results.undos, \
         results.assisted, results.player, results.day, results.received_at, \
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
            day: day(row)?.map(|day| day.to_string()),
            outcome: outcome(row.try_get::<i64, _>("won")? == 1),
            moves: number(row, "moves")?,
            undos: number(row, "undos")?,
            cards_in_order: number(row, "cards_in_order")?,
            score: row.try_get("score")?,
            time_ms: optional_number(row, "time_ms")?,
            assisted: row.try_get::<i64, _>("assisted")? == 1,
        },
        player: player(row)?,
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

pub(crate) fn day(row: &AnyRow) -> Result<Option<Day>, SiteError> {
    Ok(match row.try_get::<Option<String>, _>("day")? {
        Some(_) => Some(parsed(row, "day")?),
        None => None,
    })
}

pub(crate) fn player(row: &AnyRow) -> Result<Option<PlayerId>, SiteError> {
    Ok(match row.try_get::<Option<Vec<u8>>, _>("player")? {
        Some(_) => Some(PlayerId::from_bytes(bytes(row, "player")?)),
        None => None,
    })
}

/// The nickname of a player, which is not checked again: it was accepted before.
pub(crate) fn nickname(row: &AnyRow) -> Result<Option<Nickname>, SiteError> {
    let text: Option<String> = row.try_get("nickname")?;
    Ok(text.map(Nickname::accepted))
}

pub(crate) fn game(row: &AnyRow) -> Result<GameId, SiteError> {
    let game: String = row.try_get("game")?;
    GameId::new(&game).ok_or_else(|| unreadable("game", &game))
}

/// A number that is never negative.
pub(crate) fn number<T: TryFrom<i64>>(row: &AnyRow, column: &str) -> Result<T, SiteError> {
    let number: i64 = row.try_get(column)?;
    T::try_from(number).map_err(|_| unreadable(column, &number.to_string()))
}

pub(crate) fn optional_number<T: TryFrom<i64>>(
    row: &AnyRow,
    column: &str,
) -> Result<Option<T>, SiteError> {
    Ok(match row.try_get::<Option<i64>, _>(column)? {
        Some(_) => Some(number(row, column)?),
        None => None,
    })
}

pub(crate) fn parsed<T: std::str::FromStr>(row: &AnyRow, column: &str) -> Result<T, SiteError> {
    let text: String = row.try_get(column)?;
    text.parse().map_err(|_| unreadable(column, &text))
}

pub(crate) fn timestamp(row: &AnyRow, column: &str) -> Result<Timestamp, SiteError> {
    let millis: i64 = row.try_get(column)?;
    Timestamp::from_millis(millis).ok_or_else(|| unreadable(column, &millis.to_string()))
}

pub(crate) fn optional_timestamp(
    row: &AnyRow,
    column: &str,
) -> Result<Option<Timestamp>, SiteError> {
    Ok(match row.try_get::<Option<i64>, _>(column)? {
        Some(_) => Some(timestamp(row, column)?),
        None => None,
    })
}

fn unreadable(column: &str, value: &str) -> SiteError {
    let value: String = value.chars().take(40).collect();
    SiteError::Unreadable {
        why: format!("{value:?} is no {column}"),
    }
}
