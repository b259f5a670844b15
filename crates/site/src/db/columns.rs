//! Reading the columns of rows.

use std::str::FromStr;

use sqlx::any::AnyRow;
use sqlx::{Row as _, ValueRef as _};
use webspinner_db::Timestamp;
use webspinner_rules::GameId;

use crate::error::SiteError;
use crate::id::PlayerId;
use crate::nickname::Nickname;

/// The bytes of a name or a fingerprint.
pub(crate) fn bytes<const N: usize>(row: &AnyRow, column: &str) -> Result<[u8; N], SiteError> {
    let bytes: Vec<u8> = row.try_get(column)?;
    let exact = bytes.try_into();
    exact.map_err(|bytes: Vec<u8>| {
        let length = bytes.len();
        SiteError::Unreadable(format!("{column} has {length} bytes in place of {N}"))
    })
}

/// What `read` reads of a column that may be empty.
pub(crate) fn optional<T>(
    row: &AnyRow,
    column: &str,
    read: impl FnOnce(&AnyRow, &str) -> Result<T, SiteError>,
) -> Result<Option<T>, SiteError> {
    let is_empty = row.try_get_raw(column)?.is_null();
    (!is_empty).then(|| read(row, column)).transpose()
}

pub(crate) fn player_id(row: &AnyRow, column: &str) -> Result<PlayerId, SiteError> {
    bytes(row, column).map(PlayerId::from_bytes)
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

pub(crate) fn flag(row: &AnyRow, column: &str) -> Result<bool, SiteError> {
    Ok(row.try_get::<i64, _>(column)? == 1)
}

/// A number that is never negative.
pub(crate) fn number<T: TryFrom<i64>>(row: &AnyRow, column: &str) -> Result<T, SiteError> {
    let number: i64 = row.try_get(column)?;
    T::try_from(number).map_err(|_| unreadable(column, &number.to_string()))
}

pub(crate) fn parsed<T: FromStr>(row: &AnyRow, column: &str) -> Result<T, SiteError> {
    let text: String = row.try_get(column)?;
    text.parse().map_err(|_| unreadable(column, &text))
}

pub(crate) fn timestamp(row: &AnyRow, column: &str) -> Result<Timestamp, SiteError> {
    let millis: i64 = row.try_get(column)?;
    Timestamp::from_millis(millis).ok_or_else(|| unreadable(column, &millis.to_string()))
}

fn unreadable(column: &str, value: &str) -> SiteError {
    let value: String = value.chars().take(40).collect();
    SiteError::Unreadable(format!("{value:?} is no {column}"))
}
