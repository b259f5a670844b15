//! Storing the keys by which nicknames that look alike are found.

use std::collections::BTreeSet;

use sqlx::any::{Any, AnyRow};
use sqlx::{AnyConnection, AssertSqlSafe, Executor};

use crate::db::chunks::list;
use crate::db::columns::{bytes, nickname};
use crate::db::dialect::AnyQuery;
use crate::error::SiteError;
use crate::id::PlayerId;
use crate::nickname::Nickname;

const OUTDATED: &str = "SELECT id, nickname FROM players \
    WHERE nickname IS NOT NULL AND nickname_key_version < $1 ORDER BY created_at, id";

const CLEAR: &str = "DELETE FROM nickname_keys WHERE player IN \
    (SELECT id FROM players WHERE nickname_key_version < $1)";

const ADD: &str = "INSERT INTO nickname_keys (key, player) VALUES ($1, $2) ON CONFLICT DO NOTHING";

const REMOVE: &str = "DELETE FROM nickname_keys WHERE player = $1";

const SET_VERSION: &str = "UPDATE players SET nickname_key_version = $2 WHERE id = $1";

/// Whether any keys were computed by another version.
pub(crate) async fn are_outdated(connection: &mut AnyConnection) -> Result<bool, sqlx::Error> {
    let outdated = sqlx::query(OUTDATED).bind(Nickname::KEY_VERSION);
    Ok(outdated.fetch_optional(connection).await?.is_some())
}

/// Recomputes the keys that another version computed. All players keep their nicknames: of several
/// that now look alike, the oldest player's gets the key, and the others get substitutes.
pub(crate) async fn compute(connection: &mut AnyConnection) -> Result<(), SiteError> {
    let outdated = sqlx::query(OUTDATED).bind(Nickname::KEY_VERSION);
    let outdated = outdated.fetch_all(&mut *connection).await?;
    let clear = sqlx::query(CLEAR).bind(Nickname::KEY_VERSION);
    clear.execute(&mut *connection).await?;
    for row in outdated {
        let id = PlayerId::from_bytes(bytes(&row, "id")?);
        let Some(nickname) = nickname(&row)? else {
            continue;
        };
        keep(connection, id, &nickname).await?;
        sqlx::query(SET_VERSION)
            .bind(id.as_bytes().to_vec())
            .bind(Nickname::KEY_VERSION)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Adds the keys of a nickname that was accepted before. For one that another player has by now, a
/// unique substitute with a control character, which no nickname contains.
pub(crate) async fn keep(
    connection: &mut AnyConnection,
    id: PlayerId,
    nickname: &Nickname,
) -> Result<(), SiteError> {
    for key in nickname.keys() {
        if !add(connection, id, key.clone()).await? {
            add(connection, id, format!("{key}\u{1}{id}")).await?;
        }
    }
    Ok(())
}

/// Replaces a player's keys with the keys of a nickname, or with none.
///
/// # Errors
/// [`SiteError::NicknameTaken`]; the transaction is to be given up then.
pub(crate) async fn replace(
    connection: &mut AnyConnection,
    id: PlayerId,
    nickname: Option<&Nickname>,
) -> Result<(), SiteError> {
    let remove = sqlx::query(REMOVE).bind(id.as_bytes().to_vec());
    remove.execute(&mut *connection).await?;
    for key in nickname.map(Nickname::keys).unwrap_or_default() {
        if !add(connection, id, key).await? {
            return Err(SiteError::NicknameTaken);
        }
    }
    Ok(())
}

/// Returns whether the key was free.
async fn add(connection: &mut AnyConnection, id: PlayerId, key: String) -> Result<bool, SiteError> {
    let add = sqlx::query(ADD).bind(key).bind(id.as_bytes().to_vec());
    Ok(add.execute(connection).await?.rows_affected() == 1)
}

/// The players who have one of these keys: none, one, or the first two of several.
pub(crate) async fn holders<'c>(
    connection: impl Executor<'c, Database = Any>,
    keys: BTreeSet<String>,
) -> Result<Vec<AnyRow>, SiteError> {
    let sql = format!(
        "SELECT DISTINCT players.id, players.nickname, players.created_at FROM nickname_keys \
         JOIN players ON players.id = nickname_keys.player WHERE nickname_keys.key IN ({}) \
         ORDER BY players.id LIMIT 2",
        list(0, keys.len())
    );
    let query = sqlx::query(AssertSqlSafe(sql));
    let query = keys.into_iter().fold(query, AnyQuery::bind);
    Ok(query.fetch_all(connection).await?)
}
