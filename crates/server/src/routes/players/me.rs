//! The player who is logged in: profile, renaming, deletion.

use axum::Json;
use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use webspinner_wire::{NicknameChange, Player};

use crate::extract::ApiJson;
use crate::parameters;
use crate::players::profile;
use crate::problem::ApiError;
use crate::routes::current_player::LoggedIn;
use crate::state::AppState;

/// Keeps a player's own data out of every cache.
pub(super) const NO_STORE: [(axum::http::HeaderName, &str); 1] = [(CACHE_CONTROL, "no-store")];

/// The player who is logged in
#[utoipa::path(
    get, path = "/me", tag = "players", security(("session" = [])),
    responses(
        (status = 200, body = Player),
        (status = 401),
    ),
)]
pub(crate) async fn get(
    State(app): State<AppState>,
    LoggedIn(id): LoggedIn,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let player = profile(&app.site, id).await?;
    // If the database cannot be written, the session keeps its old lifetime.
    let longer = app.sessions.extend(&headers).await.unwrap_or_default();
    Ok((NO_STORE, longer.map(AppendHeaders), Json(player)).into_response())
}

/// Change the nickname
#[utoipa::path(
    patch, path = "/me", tag = "players", security(("session" = [])), request_body = NicknameChange,
    responses(
        (status = 200, body = Player),
        (status = 400), (status = 401), (status = 403), (status = 415),
        (status = 409, description = "Another player has it, or one that looks like it"),
        (status = 422, description = "It is not a nickname"),
    ),
)]
pub(crate) async fn rename(
    State(app): State<AppState>,
    LoggedIn(id): LoggedIn,
    ApiJson(change): ApiJson<NicknameChange>,
) -> Result<Json<Player>, ApiError> {
    let nickname = parameters::nickname(&change.nickname)?;
    app.site.rename_player(id, Some(&nickname)).await?;
    profile(&app.site, id).await.map(Json)
}

/// Delete the player who is logged in
///
/// The nickname, all passkeys and sessions go too. The results still count, without a name.
#[utoipa::path(
    delete, path = "/me", tag = "players", security(("session" = [])),
    responses(
        (status = 204, description = "The player is deleted"),
        (status = 401), (status = 403),
    ),
)]
pub(crate) async fn delete(
    State(app): State<AppState>,
    LoggedIn(id): LoggedIn,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    app.site.delete_player(id).await?;
    let forget = app.sessions.forget(&headers).map(AppendHeaders);
    Ok((StatusCode::NO_CONTENT, forget, ()).into_response())
}
