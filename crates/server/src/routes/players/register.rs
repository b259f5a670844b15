//! Registering a new player.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use webspinner_site::SiteError;
use webspinner_wire::{Ceremony, CeremonyFinish, Player, RegistrationStart};

use crate::client::Client;
use crate::extract::ApiJson;
use crate::parameters;
use crate::players::profile;
use crate::problem::ApiError;
use crate::state::AppState;

/// Begin to register
#[utoipa::path(
    post, path = "/register", tag = "players", request_body = RegistrationStart,
    responses(
        (status = 200, body = Ceremony),
        (status = 400), (status = 403), (status = 415),
        (status = 409, description = "Another player has it, or one that looks like it"),
        (status = 422, description = "It is not a nickname"),
    ),
)]
pub(crate) async fn start(
    State(app): State<AppState>,
    ApiJson(sent): ApiJson<RegistrationStart>,
) -> Result<Json<Ceremony>, ApiError> {
    let nickname = parameters::nickname(&sent.nickname)?;
    // Checked before the browser makes a passkey that would be useless.
    if !app.site.is_free(&nickname).await? {
        return Err(SiteError::NicknameTaken.into());
    }
    app.passkeys.start_registration(&nickname).await.map(Json)
}

/// Register
///
/// Only the nickname, the passkeys and the results of a player are stored.
#[utoipa::path(
    post, path = "/register/finish", tag = "players", request_body = CeremonyFinish,
    responses(
        (status = 201, body = Player, description = "With the cookie of a login session"),
        (status = 400), (status = 401), (status = 403), (status = 415), (status = 422),
        (status = 409, description = "The nickname or the passkey is taken"),
    ),
)]
pub(crate) async fn finish(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    ApiJson(sent): ApiJson<CeremonyFinish>,
) -> Result<Response, ApiError> {
    app.registrations_by_client.count(&client, 1)?;
    let player = app.passkeys.finish_registration(sent).await?;
    let answer = profile(&app.site, player).await?;
    let cookie = app.sessions.begin(player).await?;
    Ok((StatusCode::CREATED, cookie, Json(answer)).into_response())
}
