//! What is kept about a player, in the player's own hands.

use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use uuid::Uuid;
use webspinner_site::{Credential, PlayerId, Site};
use webspinner_wire::{NicknameChange, Passkey, Player, Problem};

use super::cookie::Token;
use super::session::{self, LoggedIn};
use crate::app::Shared;
use crate::extract::ApiJson;
use crate::problem::ApiError;
use crate::results::nickname;

/// Nobody between may keep what is one player's.
pub(super) const NO_STORE: [(axum::http::HeaderName, &str); 1] = [(CACHE_CONTROL, "no-store")];

/// The player who is logged in
#[utoipa::path(
    get, path = "/me", tag = "players", security(("session" = [])),
    responses(
        (status = 200, body = Player),
        (status = 401, body = Problem, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn get(
    State(app): State<Shared>,
    LoggedIn(id): LoggedIn,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let player = player(&app.site, id).await?;
    // Where nothing can be written, the session at least goes on as long as it would.
    let longer = session::extend(&app, &headers).await.unwrap_or_default();
    Ok((
        NO_STORE,
        longer.map(axum::response::AppendHeaders),
        Json(player),
    )
        .into_response())
}

/// Take another nickname
#[utoipa::path(
    patch, path = "/me", tag = "players", security(("session" = [])), request_body = NicknameChange,
    responses(
        (status = 200, body = Player),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 401, body = Problem, content_type = "application/problem+json"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
        (status = 409, body = Problem, content_type = "application/problem+json",
            description = "Another player has it, or one that looks like it"),
        (status = 415, body = Problem, content_type = "application/problem+json"),
        (status = 422, body = Problem, content_type = "application/problem+json",
            description = "It is no nickname"),
    ),
)]
pub(crate) async fn rename(
    State(app): State<Shared>,
    LoggedIn(id): LoggedIn,
    ApiJson(change): ApiJson<NicknameChange>,
) -> Result<Json<Player>, ApiError> {
    let nickname = nickname(&change.nickname)?;
    app.site.rename_player(id, Some(&nickname)).await?;
    player(&app.site, id).await.map(Json)
}

/// Delete the player who is logged in
///
/// With the nickname, all passkeys and sessions. The results go on counting, as results of nobody.
#[utoipa::path(
    delete, path = "/me", tag = "players", security(("session" = [])),
    responses(
        (status = 204, description = "Nothing is kept about the player any more"),
        (status = 401, body = Problem, content_type = "application/problem+json"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn delete(
    State(app): State<Shared>,
    LoggedIn(id): LoggedIn,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    app.site.delete_player(id).await?;
    let token = Token::sent(&headers, app.over_tls);
    let forget = token.map(|token| session::forget(&token, app.over_tls));
    let forget = forget.map(axum::response::AppendHeaders);
    Ok((StatusCode::NO_CONTENT, forget, ()).into_response())
}

/// What a player is told of a player.
///
/// # Errors
/// If the player was deleted meanwhile.
pub(super) async fn player(site: &Site, id: PlayerId) -> Result<Player, ApiError> {
    let player = site.player(id).await?.ok_or(ApiError::NotLoggedIn)?;
    let passkeys = site.credentials_of(id).await?;
    Ok(Player {
        id: Uuid::from_bytes(*id.as_bytes()),
        nickname: player
            .nickname
            .map(|name| name.to_string())
            .unwrap_or_default(),
        since: player.created_at.to_string(),
        passkeys: passkeys.iter().map(passkey).collect(),
    })
}

fn passkey(credential: &Credential) -> Passkey {
    Passkey {
        id: URL_SAFE_NO_PAD.encode(&credential.id),
        since: credential.created_at.to_string(),
    }
}
