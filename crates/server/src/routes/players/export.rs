//! Everything that is stored about a player, as one download.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use webspinner_wire::Export;

use super::me::NO_STORE;
use crate::players::{export_stream, profile};
use crate::problem::ApiError;
use crate::routes::current_player::LoggedIn;
use crate::state::AppState;

/// Everything that is stored about the player who is logged in
///
/// The download is sent as it is read from the database; if it breaks off, it is incomplete.
#[utoipa::path(
    get, path = "/me/export", tag = "players", security(("session" = [])),
    responses(
        (status = 200, body = Export),
        (status = 401),
        (status = 503, description = "Too many exports are under way, or the database is busy"),
    ),
)]
pub(crate) async fn export(
    State(app): State<AppState>,
    LoggedIn(id): LoggedIn,
) -> Result<Response, ApiError> {
    let permit = app.exports.begin()?;
    let player = profile(&app.site, id).await?;
    let parts = export_stream(&app.site, &player, permit);
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"webspinner.json\"",
        ),
    ];
    Ok((NO_STORE, headers, Body::from_stream(parts)).into_response())
}
