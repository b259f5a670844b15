//! Health checks and metrics, for the administrator.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::state::AppState;

const NO_STORE: [(header::HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

/// `/healthz`: the process is running.
pub(crate) async fn alive() -> Response {
    (NO_STORE, "alive\n").into_response()
}

/// `/readyz`: the database answers, too, and may be written.
pub(crate) async fn ready(State(app): State<AppState>) -> Response {
    if app.can_use_database().await {
        return (NO_STORE, "ready\n").into_response();
    }
    let why = "the database cannot be used: the log says why\n";
    (StatusCode::SERVICE_UNAVAILABLE, NO_STORE, why).into_response()
}

/// `/metrics`: everything that Prometheus collects.
pub(crate) async fn metrics(State(app): State<AppState>) -> Response {
    app.metrics.set_results_waiting(app.site.waiting());
    app.metrics.set_connections(app.site.connections());
    let content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    let headers = [(header::CONTENT_TYPE, content_type)];
    (NO_STORE, headers, app.metrics.to_text()).into_response()
}
