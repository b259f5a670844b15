//! The player who sends a request.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use webspinner_site::PlayerId;

use crate::cached_response::CachePolicy;
use crate::problem::ApiError;
use crate::state::AppState;

/// The player who sends a request, if one is logged in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CurrentPlayer(pub(crate) Option<PlayerId>);

impl CurrentPlayer {
    /// For responses that show which entries are the player's own.
    pub(crate) fn cache_policy(self) -> CachePolicy {
        match self.0 {
            Some(_) => CachePolicy::Private,
            None => CachePolicy::Revalidate,
        }
    }
}

impl FromRequestParts<AppState> for CurrentPlayer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        app.sessions.player(&parts.headers).await.map(Self)
    }
}

/// The player who sends a request that only a logged-in player may send.
#[derive(Clone, Copy, Debug)]
pub(super) struct LoggedIn(pub(super) PlayerId);

impl FromRequestParts<AppState> for LoggedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let CurrentPlayer(player) = CurrentPlayer::from_request_parts(parts, app).await?;
        player.map(Self).ok_or(ApiError::NotLoggedIn)
    }
}
