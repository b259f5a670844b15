//! Logging out.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};

use crate::problem::ApiError;
use crate::state::AppState;

/// Log out
///
/// Other devices stay logged in.
#[utoipa::path(
    post, path = "/logout", tag = "players",
    responses(
        (status = 204, description = "This device is logged out"),
        (status = 403),
    ),
)]
pub(crate) async fn log_out(
    State(app): State<AppState>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let forget = app.sessions.end(&headers).await?;
    let forget = forget.map(AppendHeaders);
    Ok((StatusCode::NO_CONTENT, forget, ()).into_response())
}
