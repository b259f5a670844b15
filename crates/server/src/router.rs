//! Everything that answers requests, put together.

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, OriginalUri, Request, State};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;

use crate::headers::{self, OverTls};
use crate::limits::{self, BODY_BYTES_MAX};
use crate::problem::ApiError;
use crate::reference::{self, Api};
use crate::routes::{self, monitoring};
use crate::state::AppState;
use crate::{origin, request_log};

/// Everything that is served.
pub(crate) fn router(app: AppState) -> Router {
    // The outermost router's title and text stand above all: a nested one's are lost.
    let (v1, description) = OpenApiRouter::with_openapi(Api::openapi())
        .nest("/api/v1", routes::api())
        .split_for_parts();
    let api = v1
        .merge(reference::router(description))
        .method_not_allowed_fallback(|| async { ApiError::Method })
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(CompressionLayer::new())
        .layer(from_fn(origin::check))
        .layer(from_fn_with_state(app.requests.clone(), limits::check));
    api.route("/healthz", get(monitoring::alive))
        .route("/readyz", get(monitoring::ready))
        .route("/metrics", get(monitoring::metrics))
        .fallback(page)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(
            Arc::clone(&app),
            request_log::count_and_log,
        ))
        .layer(from_fn_with_state(OverTls(app.over_tls), headers::add))
        .with_state(app)
}

/// What has no route of its own: a file of the page, or nothing.
async fn page(
    State(app): State<AppState>,
    OriginalUri(uri): OriginalUri,
    request: Request,
) -> Response {
    if uri.path().starts_with("/api/") {
        let error = ApiError::NotFound("no such address in the API".to_owned());
        return error.into_response();
    }
    app.page
        .answer(request.method(), uri.path(), request.headers())
}

/// A bug of ours ends one request, not the server. Where it is, the panic has said on standard error.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    ApiError::internal(std::io::Error::other("a request panicked")).into_response()
}
