//! Login sessions and half-finished logins.

use sha2::{Digest as _, Sha256};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Row as _};

use crate::db::columns::{player_id, timestamp};
use crate::error::SiteError;
use crate::id::{CeremonyId, PlayerId};
use crate::site::Site;
use webspinner_db::{Timestamp, within};

/// A player's login on a device. Only the SHA-256 of its token is stored, so reading the database
/// is not enough to log in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoginSession {
    /// The player who is logged in.
    pub player: PlayerId,
    /// When the session began.
    pub created_at: Timestamp,
    /// When it expires.
    pub expires_at: Timestamp,
}

/// The longest state of a ceremony, in bytes.
pub const CEREMONY_BYTES_MAX: usize = 64 * 1024;

const BEGIN: &str = "INSERT INTO sessions (token_hash, player, created_at, expires_at) \
    SELECT $1, id, $3, $4 FROM players WHERE id = $2 ON CONFLICT DO NOTHING";

const GET: &str = "SELECT player, created_at, expires_at FROM sessions \
    WHERE token_hash = $1 AND expires_at > $2";

const OF: &str = "SELECT player, created_at, expires_at FROM sessions WHERE player = $1 \
    ORDER BY created_at, token_hash";

const EXTEND: &str = "UPDATE sessions SET expires_at = $3 WHERE token_hash = $1 \
    AND expires_at > $2";

const END: &str = "DELETE FROM sessions WHERE token_hash = $1";

const END_OF: &str = "DELETE FROM sessions WHERE player = $1";

const KEEP: &str = "INSERT INTO ceremonies (id, state, expires_at) VALUES ($1, $2, $3) \
    ON CONFLICT DO NOTHING";

const TAKE: &str = "DELETE FROM ceremonies WHERE id = $1 RETURNING state, expires_at";

const FORGET: [&str; 2] = [
    "DELETE FROM sessions WHERE expires_at <= $1",
    "DELETE FROM ceremonies WHERE expires_at <= $1",
];

impl Site {
    /// Begins a session under this secret token, which should have 16 random bytes at least.
    ///
    /// # Errors
    /// [`SiteError::Taken`], [`SiteError::NoSuchPlayer`], or if the database cannot do it.
    pub async fn begin_session(
        &self,
        token: &[u8],
        session: &LoginSession,
    ) -> Result<(), SiteError> {
        let begin = sqlx::query(BEGIN)
            .bind(hash(token))
            .bind(session.player.as_bytes().to_vec())
            .bind(session.created_at.to_millis())
            .bind(session.expires_at.to_millis());
        if self.db.change(begin).await? == 1 {
            return Ok(());
        }
        let there = self.player(session.player).await?;
        let twice = SiteError::Taken { what: "session" };
        Err(there.map_or(SiteError::NoSuchPlayer, |_| twice))
    }

    /// The session of this token, unless it has expired by `now` or was ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn session(
        &self,
        token: &[u8],
        now: Timestamp,
    ) -> Result<Option<LoginSession>, SiteError> {
        let query = sqlx::query(GET).bind(hash(token)).bind(now.to_millis());
        let row = query.fetch_optional(&self.db.pool).await?;
        row.as_ref().map(session).transpose()
    }

    /// Extends a session that is still valid at `now`; returns whether it was.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn extend_session(
        &self,
        token: &[u8],
        now: Timestamp,
        expires_at: Timestamp,
    ) -> Result<bool, SiteError> {
        let extend = sqlx::query(EXTEND)
            .bind(hash(token))
            .bind(now.to_millis())
            .bind(expires_at.to_millis());
        Ok(self.db.change(extend).await? == 1)
    }

    /// Ends the session of this token; returns whether there was one.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn end_session(&self, token: &[u8]) -> Result<bool, SiteError> {
        let end = sqlx::query(END).bind(hash(token));
        Ok(self.db.change(end).await? == 1)
    }

    /// Stores the state of a login or registration that has begun, for any instance to finish.
    ///
    /// # Errors
    /// [`SiteError::Taken`], [`SiteError::TooLarge`], or if the database cannot do it.
    pub async fn store_ceremony(
        &self,
        id: CeremonyId,
        state: &str,
        expires_at: Timestamp,
    ) -> Result<(), SiteError> {
        within("the state of a ceremony", state.len(), CEREMONY_BYTES_MAX)?;
        let keep = sqlx::query(KEEP)
            .bind(id.as_bytes().to_vec())
            .bind(state.to_owned())
            .bind(expires_at.to_millis());
        let is_new = self.db.change(keep).await? == 1;
        let twice = SiteError::Taken { what: "ceremony" };
        is_new.then_some(()).ok_or(twice)
    }

    /// Takes the state of a ceremony, unless it has expired by `now`. It can be taken once.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn take_ceremony(
        &self,
        id: CeremonyId,
        now: Timestamp,
    ) -> Result<Option<String>, SiteError> {
        let mut writing = self.db.write().await?;
        let take = sqlx::query(TAKE).bind(id.as_bytes().to_vec());
        let taken = take.fetch_optional(writing.connection()).await?;
        writing.commit().await?;
        let Some(row) = taken else { return Ok(None) };
        let good = row.try_get::<i64, _>("expires_at")? > now.to_millis();
        let state: String = row.try_get("state")?;
        Ok(Some(state).filter(|_| good))
    }

    /// Removes the sessions and ceremonies that have expired by `now`; returns how many.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn forget_expired(&self, now: Timestamp) -> Result<u64, SiteError> {
        let mut writing = self.db.write().await?;
        let mut forgotten = 0;
        for sql in FORGET {
            let forget = sqlx::query(sql).bind(now.to_millis());
            forgotten += forget.execute(writing.connection()).await?.rows_affected();
        }
        writing.commit().await?;
        Ok(forgotten)
    }
}

/// Tokens are random and long, so a plain SHA-256 cannot be reversed by guessing.
fn hash(token: &[u8]) -> Vec<u8> {
    Sha256::digest(token).to_vec()
}

/// Ends the sessions of a player.
pub(crate) async fn end_of(
    connection: &mut AnyConnection,
    player: PlayerId,
) -> Result<(), SiteError> {
    let query = sqlx::query(END_OF).bind(player.as_bytes().to_vec());
    query.execute(connection).await?;
    Ok(())
}

/// The sessions of a player, oldest first.
pub(crate) async fn of(
    connection: &mut AnyConnection,
    player: PlayerId,
) -> Result<Vec<LoginSession>, SiteError> {
    let query = sqlx::query(OF).bind(player.as_bytes().to_vec());
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(session).collect()
}

fn session(row: &AnyRow) -> Result<LoginSession, SiteError> {
    Ok(LoginSession {
        player: player_id(row, "player")?,
        created_at: timestamp(row, "created_at")?,
        expires_at: timestamp(row, "expires_at")?,
    })
}
