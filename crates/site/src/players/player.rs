//! Registered players, who have one history on several devices.

use serde::{Deserialize, Serialize};
use sqlx::AnyConnection;
use sqlx::any::AnyRow;

use crate::db::columns::{bytes, nickname, number, timestamp};
use crate::db::nickname_keys;
use crate::error::SiteError;
use crate::id::{PlayerId, ResultId};
use crate::nickname::Nickname;
use crate::page::Page;
use crate::players::credential::{self, Credential};
use crate::players::login_session;
use crate::players::login_session::LoginSession;
use crate::results::read::{result_columns, stored};
use crate::results::result::StoredResult;
use crate::site::{PAGE_MAX, Site};
use crate::text::as_text;
use webspinner_db::Timestamp;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The player's id.
    #[serde(with = "as_text")]
    pub id: PlayerId,
    /// The name that others see, if one was chosen.
    pub nickname: Option<Nickname>,
    /// When the player registered.
    #[serde(with = "as_text")]
    pub created_at: Timestamp,
}

/// All stored data about a player, except the results ([`Site::results_of`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerData {
    /// The player.
    pub player: Player,
    /// The passkeys, oldest first.
    pub credentials: Vec<Credential>,
    /// The sessions, oldest first.
    pub sessions: Vec<LoginSession>,
    /// How many results there are.
    pub results: u64,
}

const ADD: &str = "INSERT INTO players (id, nickname, created_at, nickname_key_version) \
    VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";

const GET: &str = "SELECT id, nickname, created_at FROM players WHERE id = $1";

const RENAME: &str = "UPDATE players SET nickname = $2, nickname_key_version = $3 WHERE id = $1";

const DISOWN: &str = "UPDATE results SET player = NULL, nickname = NULL WHERE player = $1";

const DELETE: &str = "DELETE FROM players WHERE id = $1";

const COUNT: &str = "SELECT count(*) AS results FROM results WHERE player = $1";

const RESULTS: &str = concat!(
    "SELECT ",
    result_columns!(),
    ", results.record FROM results LEFT JOIN players ON players.id = results.player \
     WHERE results.player = $1 ORDER BY results.received_at, results.id LIMIT $2"
);

const RESULTS_AFTER: &str = concat!(
    "SELECT ",
    result_columns!(),
    ", results.record FROM results LEFT JOIN players ON players.id = results.player \
     WHERE results.player = $1 AND (results.received_at, results.id) > \
     (SELECT earlier.received_at, earlier.id FROM results earlier \
      WHERE earlier.id = $3 AND earlier.player = $1) \
     ORDER BY results.received_at, results.id LIMIT $2"
);

impl Site {
    /// Adds a player together with the first passkey.
    ///
    /// # Errors
    /// [`SiteError::NicknameTaken`], [`SiteError::Taken`], or if the database cannot do it; nothing
    /// was added then.
    pub async fn add_player(&self, player: &Player, first: &Credential) -> Result<(), SiteError> {
        let mut writing = self.db.write().await?;
        add(writing.connection(), player).await?;
        credential::add(writing.connection(), first).await?;
        writing.commit().await
    }

    /// The player with this id, if there is one.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>, SiteError> {
        let query = sqlx::query(GET).bind(id.as_bytes().to_vec());
        let row = query.fetch_optional(&self.db.pool).await?;
        row.as_ref().map(player).transpose()
    }

    /// Whether no player has this nickname or one that looks like it. Somebody else may still take
    /// it first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn is_free(&self, nickname: &Nickname) -> Result<bool, SiteError> {
        let holders = nickname_keys::holders(&self.db.pool, nickname.keys()).await?;
        Ok(holders.is_empty())
    }

    /// Gives a player another nickname, or none.
    ///
    /// # Errors
    /// [`SiteError::NicknameTaken`], [`SiteError::NoSuchPlayer`], or if the database cannot do it.
    pub async fn rename_player(
        &self,
        id: PlayerId,
        nickname: Option<&Nickname>,
    ) -> Result<(), SiteError> {
        let mut writing = self.db.write().await?;
        let renamed = sqlx::query(RENAME)
            .bind(id.as_bytes().to_vec())
            .bind(nickname.map(|nickname| nickname.as_str().to_owned()))
            .bind(Nickname::KEY_VERSION)
            .execute(writing.connection())
            .await?;
        if renamed.rows_affected() == 0 {
            return Err(SiteError::NoSuchPlayer);
        }
        // Of two players who try to take the same one at the same time, one waits here.
        nickname_keys::replace(writing.connection(), id, nickname).await?;
        writing.commit().await
    }

    /// Deletes a player with all passkeys and sessions; returns whether there was one. The results
    /// stay without player and nickname, because boards and totals count them; their records
    /// contain no personal data.
    ///
    /// # Errors
    /// If the database cannot do it; nothing was deleted then.
    pub async fn delete_player(&self, id: PlayerId) -> Result<bool, SiteError> {
        let mut writing = self.db.write().await?;
        writing.hold_players([id]).await?;
        let disown = sqlx::query(DISOWN).bind(id.as_bytes().to_vec());
        disown.execute(writing.connection()).await?;
        // Passkeys and sessions go with the row.
        let delete = sqlx::query(DELETE).bind(id.as_bytes().to_vec());
        let deleted = delete.execute(writing.connection()).await?.rows_affected() == 1;
        writing.commit().await?;
        Ok(deleted)
    }

    /// All stored data about a player, except the results; `None` if there is no such player.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn player_data(&self, id: PlayerId) -> Result<Option<PlayerData>, SiteError> {
        let mut snapshot = self.db.snapshot().await?;
        let query = sqlx::query(GET).bind(id.as_bytes().to_vec());
        let Some(row) = query.fetch_optional(&mut *snapshot).await? else {
            return Ok(None);
        };
        let results = sqlx::query(COUNT).bind(id.as_bytes().to_vec());
        let results = results.fetch_one(&mut *snapshot).await?;
        let data = PlayerData {
            player: player(&row)?,
            credentials: credential::of(&mut snapshot, id).await?,
            sessions: login_session::of(&mut snapshot, id).await?,
            results: number(&results, "results")?,
        };
        snapshot.commit().await?;
        Ok(Some(data))
    }

    /// A page of a player's results with their records, in the order of arrival, that starts after
    /// `after` and holds at most `limit` of them, and [`crate::PAGE_MAX`].
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn results_of(
        &self,
        player: PlayerId,
        after: Option<ResultId>,
        limit: u32,
    ) -> Result<Page<StoredResult>, SiteError> {
        let limit = limit.clamp(1, PAGE_MAX);
        let query = sqlx::query(if after.is_some() {
            RESULTS_AFTER
        } else {
            RESULTS
        })
        .bind(player.as_bytes().to_vec())
        .bind(i64::from(limit) + 1);
        let query = match after {
            Some(after) => query.bind(after.as_bytes().to_vec()),
            None => query,
        };
        let rows = query.fetch_all(&self.db.pool).await?;
        Page::new(rows.iter().map(stored), limit, |last| last.result.id())
    }
}

/// Adds a player.
pub(crate) async fn add(connection: &mut AnyConnection, player: &Player) -> Result<(), SiteError> {
    insert(connection, player).await?;
    nickname_keys::replace(connection, player.id, player.nickname.as_ref()).await
}

/// Adds a player from a backup, whose nickname was accepted before.
pub(crate) async fn restore(
    connection: &mut AnyConnection,
    player: &Player,
) -> Result<(), SiteError> {
    insert(connection, player).await?;
    match &player.nickname {
        Some(nickname) => nickname_keys::keep(connection, player.id, nickname).await,
        None => Ok(()),
    }
}

async fn insert(connection: &mut AnyConnection, player: &Player) -> Result<(), SiteError> {
    let added = sqlx::query(ADD)
        .bind(player.id.as_bytes().to_vec())
        .bind(player.nickname.as_ref().map(ToString::to_string))
        .bind(player.created_at.to_millis())
        .bind(Nickname::KEY_VERSION)
        .execute(connection)
        .await?;
    let is_new = added.rows_affected() == 1;
    is_new
        .then_some(())
        .ok_or(SiteError::Taken { what: "player" })
}

/// Reads a row of the table of players.
pub(crate) fn player(row: &AnyRow) -> Result<Player, SiteError> {
    Ok(Player {
        id: PlayerId::from_bytes(bytes(row, "id")?),
        nickname: nickname(row)?,
        created_at: timestamp(row, "created_at")?,
    })
}
