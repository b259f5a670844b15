//! Logging in and out, and who is logged in.

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use jiff::SignedDuration;
use webspinner_site::{LoginSession, PlayerId, Timestamp};
use webspinner_wire::{Ceremony, CeremonyFinish, Player, Problem};

use super::cookie::Token;
use super::me;
use crate::app::{App, Shared};
use crate::extract::ApiJson;
use crate::problem::ApiError;

/// How long a session lasts from when the player last came by.
const LIFE: SignedDuration = SignedDuration::from_hours(90 * 24);

/// Who asks, if it is somebody who is logged in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visitor(pub(crate) Option<PlayerId>);

impl FromRequestParts<Shared> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, ApiError> {
        let Some(token) = Token::sent(&parts.headers, app.over_tls) else {
            return Ok(Self(None));
        };
        let session = app.site.session(token.as_bytes(), Timestamp::now()).await?;
        Ok(Self(session.map(|session| session.player)))
    }
}

/// Who asks, where only somebody who is logged in may.
#[derive(Clone, Copy, Debug)]
pub(super) struct LoggedIn(pub(super) PlayerId);

impl FromRequestParts<Shared> for LoggedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, ApiError> {
        let visitor = Visitor::from_request_parts(parts, app).await?;
        visitor.0.map(Self).ok_or(ApiError::NotLoggedIn)
    }
}

/// Begin to log in
///
/// Any passkey of this site will do; no name is asked for.
#[utoipa::path(
    post, path = "/login", tag = "players",
    responses(
        (status = 200, body = Ceremony),
        (status = 403, body = Problem, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn log_in(State(app): State<Shared>) -> Result<Json<Ceremony>, ApiError> {
    app.passkeys.start_login(&app.site).await.map(Json)
}

/// Log in
#[utoipa::path(
    post, path = "/login/finish", tag = "players", request_body = CeremonyFinish,
    responses(
        (status = 200, body = Player, description = "The cookie of a session comes with it"),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 401, body = Problem, content_type = "application/problem+json"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
        (status = 415, body = Problem, content_type = "application/problem+json"),
        (status = 422, body = Problem, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn finish(
    State(app): State<Shared>,
    ApiJson(sent): ApiJson<CeremonyFinish>,
) -> Result<Response, ApiError> {
    let player = app.passkeys.finish_login(&app.site, sent).await?;
    let answer = me::player(&app.site, player).await?;
    Ok((begin(&app, player).await?, Json(answer)).into_response())
}

/// Log out
///
/// It ends this device's session alone.
#[utoipa::path(
    post, path = "/logout", tag = "players",
    responses(
        (status = 204, description = "Nobody is logged in any more"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn log_out(
    State(app): State<Shared>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let Some(token) = Token::sent(&headers, app.over_tls) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    app.site.end_session(token.as_bytes()).await?;
    Ok((StatusCode::NO_CONTENT, forget(&token, app.over_tls)).into_response())
}

type Cookie = [(axum::http::HeaderName, HeaderValue); 1];

/// Begins a session for a player who has just shown a passkey, or removed one.
pub(super) async fn begin(app: &App, player: PlayerId) -> Result<Cookie, ApiError> {
    let token = Token::new();
    let (created_at, expires_at) = life();
    let session = LoginSession {
        player,
        created_at,
        expires_at,
    };
    app.site.begin_session(token.as_bytes(), &session).await?;
    Ok(cookie(&token, app.over_tls))
}

/// Lets the session of a player who has come by last anew.
pub(super) async fn extend(app: &App, headers: &HeaderMap) -> Result<Option<Cookie>, ApiError> {
    let Some(token) = Token::sent(headers, app.over_tls) else {
        return Ok(None);
    };
    let (now, expires_at) = life();
    let good = app
        .site
        .extend_session(token.as_bytes(), now, expires_at)
        .await?;
    Ok(good.then(|| cookie(&token, app.over_tls)))
}

fn cookie(token: &Token, over_tls: bool) -> Cookie {
    [(SET_COOKIE, token.set(over_tls, LIFE.as_secs()))]
}

/// Makes the browser forget its session.
pub(super) fn forget(token: &Token, over_tls: bool) -> Cookie {
    [(SET_COOKIE, token.set(over_tls, 0))]
}

/// Now, and when a session that begins now ends.
fn life() -> (Timestamp, Timestamp) {
    from_now(LIFE)
}

/// Now, and the time this much later.
pub(super) fn from_now(later: SignedDuration) -> (Timestamp, Timestamp) {
    let now = Timestamp::now();
    let later = now.plus(later);
    (now, later.expect("clocks do not show the end of time"))
}
