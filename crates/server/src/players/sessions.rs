//! Login sessions, and the cookie by which a browser proves that it has one.

use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use jiff::SignedDuration;
use webspinner_db::Timestamp;
use webspinner_site::{LoginSession, PlayerId, Site};

use super::session_token::SessionToken;
use crate::problem::ApiError;

/// How long a session lasts after the player's last visit.
const LIFETIME: SignedDuration = SignedDuration::from_hours(90 * 24);

/// A header that sets or removes the cookie of a session.
pub(crate) type SessionCookie = [(HeaderName, HeaderValue); 1];

/// Begins, finds and ends the sessions of players.
pub(crate) struct Sessions {
    site: Site,
    over_tls: bool,
}

impl Sessions {
    pub(crate) fn new(site: Site, over_tls: bool) -> Self {
        Self { site, over_tls }
    }

    /// The player whose session a request belongs to.
    pub(crate) async fn player(&self, request: &HeaderMap) -> Result<Option<PlayerId>, ApiError> {
        let Some(token) = self.token(request) else {
            return Ok(None);
        };
        let session = self
            .site
            .session(token.as_bytes(), Timestamp::now())
            .await?;
        Ok(session.map(|session| session.player))
    }

    /// Begins a session for a player who has just shown a passkey, or removed one.
    pub(crate) async fn begin(&self, player: PlayerId) -> Result<SessionCookie, ApiError> {
        let token = SessionToken::new();
        let (created_at, expires_at) = now_and_later(LIFETIME);
        let session = LoginSession {
            player,
            created_at,
            expires_at,
        };
        let begun = self.site.begin_session(token.as_bytes(), &session).await;
        begun?;
        Ok(self.cookie(&token))
    }

    /// Restarts the lifetime of the session that a request belongs to.
    pub(crate) async fn extend(
        &self,
        request: &HeaderMap,
    ) -> Result<Option<SessionCookie>, ApiError> {
        let Some(token) = self.token(request) else {
            return Ok(None);
        };
        let (now, expires_at) = now_and_later(LIFETIME);
        let extended = self.site.extend_session(token.as_bytes(), now, expires_at);
        Ok(extended.await?.then(|| self.cookie(&token)))
    }

    /// Ends the session that a request belongs to.
    pub(crate) async fn end(&self, request: &HeaderMap) -> Result<Option<SessionCookie>, ApiError> {
        if let Some(token) = self.token(request) {
            self.site.end_session(token.as_bytes()).await?;
        }
        Ok(self.forget(request))
    }

    /// Makes a browser forget the session that its request belongs to.
    pub(crate) fn forget(&self, request: &HeaderMap) -> Option<SessionCookie> {
        let token = self.token(request)?;
        Some([(SET_COOKIE, token.to_cookie(self.over_tls, 0))])
    }

    fn token(&self, request: &HeaderMap) -> Option<SessionToken> {
        SessionToken::from_request(request, self.over_tls)
    }

    fn cookie(&self, token: &SessionToken) -> SessionCookie {
        let cookie = token.to_cookie(self.over_tls, LIFETIME.as_secs());
        [(SET_COOKIE, cookie)]
    }
}

/// Now, and the time this much later.
pub(super) fn now_and_later(later: SignedDuration) -> (Timestamp, Timestamp) {
    let now = Timestamp::now();
    let later = now.plus(later);
    (now, later.expect("the clock is far from the year 9999"))
}
