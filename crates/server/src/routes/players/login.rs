//! Logging in.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use webspinner_wire::{Ceremony, CeremonyFinish, Player};

use crate::extract::ApiJson;
use crate::players::profile;
use crate::problem::ApiError;
use crate::state::AppState;

/// Start to log in
///
/// Any passkey of this site will do; no name is needed.
#[utoipa::path(
    post, path = "/login", tag = "players",
    responses(
        (status = 200, body = Ceremony),
        (status = 403),
    ),
)]
pub(crate) async fn start(State(app): State<AppState>) -> Result<Json<Ceremony>, ApiError> {
    app.passkeys.start_login().await.map(Json)
}

/// Log in
#[utoipa::path(
    post, path = "/login/finish", tag = "players", request_body = CeremonyFinish,
    responses(
        (status = 200, body = Player, description = "With the cookie of a login session"),
        (status = 400), (status = 401), (status = 403), (status = 415), (status = 422),
    ),
)]
pub(crate) async fn finish(
    State(app): State<AppState>,
    ApiJson(sent): ApiJson<CeremonyFinish>,
) -> Result<Response, ApiError> {
    let player = app.passkeys.finish_login(sent).await?;
    let answer = profile(&app.site, player).await?;
    Ok((app.sessions.begin(player).await?, Json(answer)).into_response())
}
