//! Passkeys of players.

use serde::{Deserialize, Serialize};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::db::WriteTransaction;
use crate::db::columns::{optional, player_id, timestamp};
use crate::error::SiteError;
use crate::id::PlayerId;
use crate::players::login_session;
use crate::site::Site;
use crate::text::{as_hex, as_text};
use webspinner_db::{Timestamp, within};

/// A passkey, by which a player logs in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Credential {
    /// Its id, chosen by the authenticator; unique on the site.
    #[serde(with = "as_hex")]
    pub id: Vec<u8>,
    /// The player that it belongs to.
    #[serde(with = "as_text")]
    pub player: PlayerId,
    /// The data of the library that checks it, as JSON; nothing here reads it.
    pub data: String,
    /// When it was added.
    #[serde(with = "as_text")]
    pub created_at: Timestamp,
    /// When it was last used to sign in.
    #[serde(with = "as_text::optional")]
    pub last_used_at: Option<Timestamp>,
}

impl Credential {
    /// The most passkeys of one player: more than anybody needs.
    pub const OF_A_PLAYER_MAX: usize = 20;
    /// The longest id, in bytes. CITE: W3C, Web Authentication, §5.8.4: credential ids have at most
    /// 1023 bytes.
    pub const ID_BYTES_MAX: usize = 1_023;
    /// The longest data, in bytes.
    pub const DATA_BYTES_MAX: usize = 64 * 1024;
}

const ADD: &str = "INSERT INTO credentials (id, player, data, created_at, last_used_at) \
    SELECT $1, id, $3, $4, $5 FROM players WHERE id = $2 ON CONFLICT DO NOTHING";

const GET: &str = "SELECT id, player, data, created_at, last_used_at FROM credentials \
    WHERE id = $1";

const OF: &str = "SELECT id, player, data, created_at, last_used_at FROM credentials \
    WHERE player = $1 ORDER BY created_at, id";

const USED: &str = "UPDATE credentials SET data = $2, last_used_at = $3 WHERE id = $1";

const REMOVE: &str = "DELETE FROM credentials WHERE id = $1 AND player = $2";

impl Site {
    /// Adds a passkey to its player.
    ///
    /// # Errors
    /// [`SiteError::Taken`], [`SiteError::NoSuchPlayer`], [`SiteError::TooManyCredentials`],
    /// [`SiteError::TooLarge`], or if the database cannot do it.
    pub async fn add_credential(&self, credential: &Credential) -> Result<(), SiteError> {
        let mut writing = self.db.write().await?;
        let known = hold(&mut writing, credential.player).await?;
        if known.len() >= Credential::OF_A_PLAYER_MAX {
            let max = Credential::OF_A_PLAYER_MAX;
            return Err(SiteError::TooManyCredentials { max });
        }
        add(writing.connection(), credential).await?;
        writing.commit().await
    }

    /// The passkey with this id, if there is one.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn credential(&self, id: &[u8]) -> Result<Option<Credential>, SiteError> {
        let query = sqlx::query(GET).bind(id.to_vec());
        let row = query.fetch_optional(&self.db.pool).await?;
        row.as_ref().map(credential).transpose()
    }

    /// The passkeys of a player, oldest first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn credentials_of(&self, player: PlayerId) -> Result<Vec<Credential>, SiteError> {
        of(&mut *self.db.pool.acquire().await?, player).await
    }

    /// Stores what changed in a passkey when it was used; returns whether it is still there.
    ///
    /// # Errors
    /// [`SiteError::TooLarge`], or if the database cannot do it.
    pub async fn credential_used(
        &self,
        id: &[u8],
        data: &str,
        at: Timestamp,
    ) -> Result<bool, SiteError> {
        within("a credential", data.len(), Credential::DATA_BYTES_MAX)?;
        let used = sqlx::query(USED)
            .bind(id.to_vec())
            .bind(data.to_owned())
            .bind(at.to_millis());
        Ok(self.db.change(used).await? == 1)
    }

    /// Removes a passkey of a player and ends all the player's sessions; returns whether it was
    /// there. The device may be lost, and somebody may be logged in on it.
    ///
    /// # Errors
    /// [`SiteError::LastCredential`], or if the database cannot do it; nothing was removed and no
    /// session ended then.
    pub async fn remove_credential(&self, player: PlayerId, id: &[u8]) -> Result<bool, SiteError> {
        let mut writing = self.db.write().await?;
        let known = hold(&mut writing, player).await?;
        if !known.iter().any(|credential| credential.id == id) {
            return Ok(false);
        }
        if known.len() == 1 {
            return Err(SiteError::LastCredential);
        }
        let query = sqlx::query(REMOVE).bind(id.to_vec());
        let query = query.bind(player.as_bytes().to_vec());
        query.execute(writing.connection()).await?;
        login_session::end_of(writing.connection(), player).await?;
        writing.commit().await?;
        Ok(true)
    }
}

/// The passkeys of a player, oldest first, locked until the transaction ends: each of several
/// changes at the same time sees the result of the one before.
async fn hold(
    writing: &mut WriteTransaction,
    player: PlayerId,
) -> Result<Vec<Credential>, SiteError> {
    writing.hold_players([player]).await?;
    of(writing.connection(), player).await
}

/// Adds a passkey to its player's other ones.
pub(crate) async fn add(
    connection: &mut AnyConnection,
    credential: &Credential,
) -> Result<(), SiteError> {
    within(
        "the id of a credential",
        credential.id.len(),
        Credential::ID_BYTES_MAX,
    )?;
    within(
        "a credential",
        credential.data.len(),
        Credential::DATA_BYTES_MAX,
    )?;
    let added = sqlx::query(ADD)
        .bind(credential.id.clone())
        .bind(credential.player.as_bytes().to_vec())
        .bind(credential.data.clone())
        .bind(credential.created_at.to_millis())
        .bind(credential.last_used_at.map(Timestamp::to_millis))
        .execute(&mut *connection)
        .await?;
    if added.rows_affected() == 1 {
        return Ok(());
    }
    let query = sqlx::query(GET).bind(credential.id.clone());
    let other = query.fetch_optional(connection).await?;
    let taken = SiteError::Taken { what: "passkey" };
    Err(other.map_or(SiteError::NoSuchPlayer, |_| taken))
}

/// The passkeys of a player, oldest first.
pub(crate) async fn of(
    connection: &mut AnyConnection,
    player: PlayerId,
) -> Result<Vec<Credential>, SiteError> {
    let query = sqlx::query(OF).bind(player.as_bytes().to_vec());
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(credential).collect()
}

/// Reads a row of the table of credentials.
pub(crate) fn credential(row: &AnyRow) -> Result<Credential, SiteError> {
    Ok(Credential {
        id: row.try_get("id")?,
        player: player_id(row, "player")?,
        data: row.try_get("data")?,
        created_at: timestamp(row, "created_at")?,
        last_used_at: optional(row, "last_used_at", timestamp)?,
    })
}
