//! Reading the columns of rows.

use std::str::FromStr;

use sqlx::Row as _;
use sqlx::any::AnyRow;
use webspinner_db::Timestamp;
use webspinner_rules::GameId;

use crate::day::Day;
use crate::error::SiteError;
use crate::id::PlayerId;
use crate::nickname::Nickname;

/// The bytes of a name or a fingerprint.
pub(crate) fn bytes<const N: usize>(row: &AnyRow, column: &str) -> Result<[u8; N], SiteError> {
    let bytes: Vec<u8> = row.try_get(column)?;
    let exact = bytes.try_into();
    exact.map_err(|bytes: Vec<u8>| {
        let length = bytes.len();
        SiteError::Unreadable(format!("{length} bytes stand in {column} in place of {N}"))
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

pub(crate) fn parsed<T: FromStr>(row: &AnyRow, column: &str) -> Result<T, SiteError> {
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
    SiteError::Unreadable(format!("{value:?} is no {column}"))
}
