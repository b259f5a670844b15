//! Passkeys of players.

use crate::moment::Moment;
use crate::site::Site;
use crate::site::error::SiteError;
use crate::site::id::PlayerId;

/// A passkey: what proves to the site that a player is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credential {
    /// Its name, chosen by the authenticator; unique on the site.
    pub id: Vec<u8>,
    /// Whose it is.
    pub player: PlayerId,
    /// What the library that checks it wants back, as JSON; nothing here looks into it.
    pub data: String,
    /// When it was added.
    pub created_at: Moment,
    /// When it was last used to sign in.
    pub last_used_at: Option<Moment>,
}

impl Credential {
    /// The longest name, in bytes.
    /// CITE: W3C, Web Authentication, §5.8.4: credential ids have at most 1023 bytes.
    pub const ID_BYTES_MAX: usize = 1_023;
    /// The longest data, in bytes.
    pub const DATA_BYTES_MAX: usize = 64 * 1024;
}

impl Site {
    /// Adds a passkey to its player.
    ///
    /// # Errors
    /// [`SiteError::Taken`], [`SiteError::NoSuchPlayer`], [`SiteError::TooLarge`], or if the
    /// database cannot do it.
    pub async fn add_credential(&self, credential: &Credential) -> Result<(), SiteError> {
        let _ = credential;
        unimplemented!("lands next")
    }

    /// The passkey of this name, if there is one.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn credential(&self, id: &[u8]) -> Result<Option<Credential>, SiteError> {
        let _ = id;
        unimplemented!("lands next")
    }

    /// The passkeys of a player, oldest first.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn credentials_of(&self, player: PlayerId) -> Result<Vec<Credential>, SiteError> {
        let _ = player;
        unimplemented!("lands next")
    }

    /// Keeps what changed in a passkey when it was used, and tells whether it is still there.
    ///
    /// # Errors
    /// [`SiteError::TooLarge`], or if the database cannot do it.
    pub async fn credential_used(
        &self,
        id: &[u8],
        data: &str,
        at: &Moment,
    ) -> Result<bool, SiteError> {
        let _ = (id, data, at);
        unimplemented!("lands next")
    }

    /// Removes a passkey of a player, and tells whether it was there.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn remove_credential(&self, player: PlayerId, id: &[u8]) -> Result<bool, SiteError> {
        let _ = (player, id);
        unimplemented!("lands next")
    }
}
