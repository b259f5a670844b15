//! Sessions, and half-finished sign-ins.

use crate::moment::Moment;
use crate::site::Site;
use crate::site::error::SiteError;
use crate::site::id::{CeremonyId, PlayerId};

/// A player signed in on a device. Its token is never kept, only the SHA-256 of it: who reads the
/// database cannot sign in with what stands there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Who is signed in.
    pub player: PlayerId,
    /// Since when.
    pub created_at: Moment,
    /// Until when.
    pub expires_at: Moment,
}

/// The longest state of a ceremony, in bytes.
pub const CEREMONY_BYTES_MAX: usize = 64 * 1024;

impl Site {
    /// Begins a session under this secret token, which should have 16 random bytes at least.
    ///
    /// # Errors
    /// [`SiteError::Taken`], [`SiteError::NoSuchPlayer`], or if the database cannot do it.
    pub async fn begin_session(&self, token: &[u8], session: &Session) -> Result<(), SiteError> {
        let _ = (token, session);
        unimplemented!("lands next")
    }

    /// The session of this token, unless it has expired by `now` or was ended.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn session(&self, token: &[u8], now: &Moment) -> Result<Option<Session>, SiteError> {
        let _ = (token, now);
        unimplemented!("lands next")
    }

    /// Lets a session that is still good at `now` last until another moment, and tells whether it
    /// was good.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn extend_session(
        &self,
        token: &[u8],
        now: &Moment,
        expires_at: &Moment,
    ) -> Result<bool, SiteError> {
        let _ = (token, now, expires_at);
        unimplemented!("lands next")
    }

    /// Ends the session of this token, and tells whether there was one.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn end_session(&self, token: &[u8]) -> Result<bool, SiteError> {
        let _ = token;
        unimplemented!("lands next")
    }

    /// Ends all sessions of a player, and tells how many there were.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn end_sessions_of(&self, player: PlayerId) -> Result<u64, SiteError> {
        let _ = player;
        unimplemented!("lands next")
    }

    /// Keeps the state of a sign-in or registration that has begun, for any instance to finish.
    ///
    /// # Errors
    /// [`SiteError::Taken`], [`SiteError::TooLarge`], or if the database cannot do it.
    pub async fn keep_ceremony(
        &self,
        id: CeremonyId,
        state: &str,
        expires_at: &Moment,
    ) -> Result<(), SiteError> {
        let _ = (id, state, expires_at);
        unimplemented!("lands next")
    }

    /// Takes the state of a ceremony, unless it has expired by `now`. It can be taken once.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn take_ceremony(
        &self,
        id: CeremonyId,
        now: &Moment,
    ) -> Result<Option<String>, SiteError> {
        let _ = (id, now);
        unimplemented!("lands next")
    }

    /// Removes the sessions and ceremonies that have expired by `now`, and tells how many.
    ///
    /// # Errors
    /// If the database cannot do it.
    pub async fn forget_expired(&self, now: &Moment) -> Result<u64, SiteError> {
        let _ = now;
        unimplemented!("lands next")
    }
}
