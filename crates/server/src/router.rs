//! The router: all routes and layers put together.

use std::sync::Arc;

use axum::Router;
use axum::extract::{OriginalUri, Request, State};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use utoipa::OpenApi as _;
use utoipa_axum::router::OpenApiRouter;

use crate::bodies;
use crate::headers::{self, OverTls};
use crate::licences::licences;
use crate::limits;
use crate::problem::ApiError;
use crate::reference::{self, Api};
use crate::request_log;
use crate::routes::{self, about, monitoring};
use crate::state::AppState;

/// The whole server.
pub(crate) fn router(app: AppState) -> Router {
    let (v1, description) = described();
    let api = v1
        .merge(reference::router(description, &app.address))
        .method_not_allowed_fallback(|| async { ApiError::Method })
        .layer(from_fn(bodies::count_answer))
        .layer(CompressionLayer::new())
        .layer(CsrfLayer::new().with_rejection_response(|_| ApiError::OtherSite.into_response()))
        .layer(from_fn_with_state(app.requests.clone(), limits::check));
    let public = api
        .route("/healthz", get(monitoring::alive))
        .route("/readyz", get(monitoring::ready))
        .route("/licences.txt", get(|| async { licences() }))
        .route("/.well-known/security.txt", get(about::security));
    let public = if app.metrics_apart {
        public
    } else {
        public.route("/metrics", get(monitoring::metrics))
    };
    public
        .fallback(page)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(
            Arc::clone(&app),
            request_log::count_and_log,
        ))
        .layer(from_fn_with_state(OverTls(app.over_tls), headers::add))
        .with_state(app)
}

/// The routes of the API, and their description.
pub(crate) fn described() -> (Router<AppState>, utoipa::openapi::OpenApi) {
    // The outermost router gives title and text: those of a nested one would be lost.
    OpenApiRouter::with_openapi(Api::openapi())
        .nest("/api/v1", routes::api())
        .split_for_parts()
}

/// What is served away from the public: metrics, and the health checks once more.
pub(crate) fn private_router(app: AppState) -> Router {
    Router::new()
        .route("/healthz", get(monitoring::alive))
        .route("/readyz", get(monitoring::ready))
        .route("/metrics", get(monitoring::metrics))
        .with_state(app)
}

/// Every path without a route: a file of the page, or nothing.
async fn page(
    State(app): State<AppState>,
    OriginalUri(uri): OriginalUri,
    request: Request,
) -> Response {
    if uri.path().starts_with("/api/") {
        let error = ApiError::NotFound("the API has no such address".to_owned());
        return error.into_response();
    }
    app.page.answer(request.method(), &uri, request.headers())
}

/// Turns a panic into an error of a single request; its location goes to standard error.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    ApiError::internal(std::io::Error::other("a request panicked")).into_response()
}
