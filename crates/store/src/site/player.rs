//! Players who want one history on several devices.

use crate::moment::Moment;
use crate::site::Site;
use crate::site::credential::Credential;
use crate::site::error::SiteError;
use crate::site::id::{PlayerId, ResultId};
use crate::site::nickname::Nickname;
use crate::site::result::ResultsPage;
use crate::site::session::Session;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The player's name for us.
    pub id: PlayerId,
    /// The player's name for others, if one was chosen.
    pub nickname: Option<Nickname>,
    /// Since when the player is known.
    pub created_at: Moment,
}

/// All that is kept about a player besides the results ([`Site::results_of`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerData {
    /// The player.
    pub player: Player,
    /// The passkeys, oldest first.
    pub credentials: Vec<Credential>,
    /// The sessions, oldest first.
    pub sessions: Vec<Session>,
    /// How many results there are.
    pub results: u64,
}

impl Site {
    /// Adds a player together with the first passkey.
    ///
    /// # Errors
    /// [`SiteError::NicknameTaken`], [`SiteError::Taken`], or if the database cannot do it; nothing
    /// was added then.
    pub async fn add_player(&self, player: &Player, first: &Credential) -> Result<(), SiteError> {
        let _ = (player, first);
        unimplemented!("lands next")
    }

    /// The player of this name, if there is one.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn player(&self, id: PlayerId) -> Result<Option<Player>, SiteError> {
        let _ = id;
        unimplemented!("lands next")
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
        let _ = (id, nickname);
        unimplemented!("lands next")
    }

    /// Deletes a player with passkeys and sessions, and tells whether there was one. The results
    /// stay, because boards and totals count them, as results of nobody: without player, nickname
    /// and anything in their records that tells of a person.
    ///
    /// # Errors
    /// If the database cannot do it; nothing was deleted then.
    pub async fn delete_player(&self, id: PlayerId) -> Result<bool, SiteError> {
        let _ = id;
        unimplemented!("lands next")
    }

    /// All that is kept about a player besides the results; `None` if there is no such player.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn player_data(&self, id: PlayerId) -> Result<Option<PlayerData>, SiteError> {
        let _ = id;
        unimplemented!("lands next")
    }

    /// A page of a player's results with their records, the one that arrived last first, from
    /// behind `after` on: at most `limit` of them, and [`crate::PAGE_MAX`].
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn results_of(
        &self,
        player: PlayerId,
        after: Option<ResultId>,
        limit: u32,
    ) -> Result<ResultsPage, SiteError> {
        let _ = (player, after, limit);
        unimplemented!("lands next")
    }
}
