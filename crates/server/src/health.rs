//! Whether the server lives, and whether it can work.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::app::Shared;

const PLAIN: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

/// `/healthz`: this process answers.
pub(crate) async fn alive() -> Response {
    (PLAIN, "alive\n").into_response()
}

/// `/readyz`: the database answers, too.
pub(crate) async fn ready(State(app): State<Shared>) -> Response {
    match app.site.ping().await {
        Ok(()) => (PLAIN, "ready\n").into_response(),
        Err(error) => {
            tracing::warn!(cause = error.to_string(), "the database does not answer");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                PLAIN,
                "the database does not answer\n",
            )
                .into_response()
        }
    }
}
