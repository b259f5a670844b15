//! Storing the keys by which nicknames that look alike are found.

use sqlx::{AnyConnection, Row as _};

use crate::error::SiteError;
use crate::id::PlayerId;
use crate::nickname::Nickname;
use crate::read::nickname;
use crate::row::bytes;

const OUTDATED: &str = "SELECT id, nickname FROM players \
    WHERE nickname IS NOT NULL AND nickname_key_version < $1 ORDER BY created_at, id";

const CLEAR: &str = "UPDATE players SET nickname_key = NULL WHERE nickname_key_version < $1";

const HAS_KEY: &str = "SELECT id FROM players WHERE nickname_key = $1";

const SET: &str = "UPDATE players SET nickname_key = $2, nickname_key_version = $3 WHERE id = $1";

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
        let key = free_key(connection, id, &nickname).await?;
        sqlx::query(SET)
            .bind(id.as_bytes().to_vec())
            .bind(key)
            .bind(Nickname::KEY_VERSION)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// The key of a nickname that was accepted before. If another player has it by now, a unique
/// substitute with a control character, which no nickname contains.
pub(crate) async fn free_key(
    connection: &mut AnyConnection,
    id: PlayerId,
    nickname: &Nickname,
) -> Result<String, SiteError> {
    let key = nickname.key();
    let taken = sqlx::query(HAS_KEY).bind(key.clone());
    let taken = taken.fetch_optional(connection).await?;
    Ok(match taken {
        Some(row) if row.try_get::<Vec<u8>, _>("id")? != id.as_bytes() => {
            format!("{key}\u{1}{id}")
        }
        _ => key,
    })
}
