//! The passkeys of the player who is logged in.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use webspinner_wire::{Ceremony, CeremonyFinish, Player};

use crate::extract::{ApiJson, ApiPath};
use crate::players::profile;
use crate::problem::ApiError;
use crate::routes::current_player::LoggedIn;
use crate::state::AppState;

/// Start to add a passkey
#[utoipa::path(
    post, path = "/me/passkeys", tag = "players", security(("session" = [])),
    responses(
        (status = 200, body = Ceremony),
        (status = 401), (status = 403),
        (status = 409, description = "The player has the most passkeys allowed"),
    ),
)]
pub(crate) async fn add(
    State(app): State<AppState>,
    LoggedIn(id): LoggedIn,
) -> Result<Json<Ceremony>, ApiError> {
    app.passkeys.start_addition(id).await.map(Json)
}

/// Add a passkey
#[utoipa::path(
    post, path = "/me/passkeys/finish", tag = "players", security(("session" = [])),
    request_body = CeremonyFinish,
    responses(
        (status = 201, body = Player),
        (status = 400), (status = 401), (status = 403), (status = 415), (status = 422),
        (status = 409,
            description = "The passkey is known already, or the player has the most allowed"),
    ),
)]
pub(crate) async fn finish(
    State(app): State<AppState>,
    LoggedIn(id): LoggedIn,
    ApiJson(sent): ApiJson<CeremonyFinish>,
) -> Result<(StatusCode, Json<Player>), ApiError> {
    app.passkeys.finish_addition(id, sent).await?;
    Ok((StatusCode::CREATED, Json(profile(&app.site, id).await?)))
}

/// Remove a passkey
///
/// This ends all sessions of the player, on every device, and starts a new one for the device that
/// sent the request. The last passkey cannot be removed: without it nobody could log in.
#[utoipa::path(
    delete, path = "/me/passkeys/{id}", tag = "players", security(("session" = [])),
    params(("id" = String, Path, description = "The id of the passkey")),
    responses(
        (status = 204, description = "Removed, with all sessions; the cookie of a new one comes \
            with the response"),
        (status = 401), (status = 403), (status = 404),
        (status = 409, description = "It is the last one"),
    ),
)]
pub(crate) async fn remove(
    State(app): State<AppState>,
    LoggedIn(player): LoggedIn,
    ApiPath(id): ApiPath<String>,
) -> Result<Response, ApiError> {
    let unknown = || ApiError::NotFound("the player has no such passkey".to_owned());
    let id = URL_SAFE_NO_PAD.decode(id).map_err(|_| unknown())?;
    if !app.site.remove_credential(player, &id).await? {
        return Err(unknown());
    }
    let cookie = app.sessions.begin(player).await?;
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}
