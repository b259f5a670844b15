//! Everything that answers requests, put together.

use std::net::SocketAddr;
use std::num::NonZeroU32;
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
use utoipa_axum::routes;
use webspinner_site::{PlayerId, Site, Timestamp};

use crate::client::Client;
use crate::config::{Config, ConfigError};
use crate::headers::{self, OverTls};
use crate::limits::{self, BATCH, BODY_BYTES_MAX, Limiter, Requests};
use crate::metrics::{self, Metrics};
use crate::page::Page;
use crate::players::{Exports, Passkeys};
use crate::problem::ApiError;
use crate::reference::{self, Api};
use crate::results::Judges;
use crate::{boards, daily, health, origin, players, results, statistics, watch};

/// What all requests share.
pub(crate) struct App {
    pub(crate) site: Site,
    pub(crate) page: Page,
    pub(crate) metrics: Metrics,
    pub(crate) judges: Judges,
    pub(crate) passkeys: Passkeys,
    pub(crate) exports: Exports,
    pub(crate) over_tls: bool,
    pub(crate) results_by_client: Limiter<Client>,
    pub(crate) results_by_player: Limiter<PlayerId>,
    requests: Requests,
}

pub(crate) type Shared = Arc<App>;

impl App {
    /// # Errors
    /// If passkeys cannot belong to the origin that is configured.
    pub(crate) fn new(
        config: &Config,
        address: SocketAddr,
        site: Site,
        page: Page,
    ) -> Result<Self, ConfigError> {
        let origin = config.origin.as_ref();
        Ok(Self {
            site,
            page,
            metrics: Metrics::new(),
            judges: Judges::new(),
            passkeys: Passkeys::new(origin, address.port())?,
            exports: Exports::new(),
            over_tls: origin.is_some_and(|origin| origin.scheme() == "https"),
            results_by_client: Limiter::new(config.results_per_minute, BATCH),
            results_by_player: Limiter::new(config.results_per_minute, BATCH),
            requests: Requests {
                limiter: Arc::new(Limiter::new(config.requests_per_minute, NonZeroU32::MIN)),
                trusted: config.client_address_header.clone(),
            },
        })
    }

    /// Forgets what is of no more use.
    pub(crate) async fn tidy(&self) {
        self.requests.limiter.tidy();
        self.results_by_client.tidy();
        self.results_by_player.tidy();
        if let Err(error) = self.site.forget_expired(Timestamp::now()).await {
            tracing::warn!(
                cause = error.to_string(),
                "expired sessions were not removed"
            );
        }
    }
}

/// The routes of the API, and their description.
fn api() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(daily::all))
        .routes(routes!(daily::one))
        .routes(routes!(boards::board))
        .routes(routes!(results::post))
        .routes(routes!(results::post_batch))
        .routes(routes!(results::get))
        .routes(routes!(results::standing))
        .routes(routes!(statistics::of_game))
        .routes(routes!(statistics::of_deal))
        .merge(players::api())
}

/// Everything that is served.
pub(crate) fn router(app: Shared) -> Router {
    // The outermost router's title and text stand above all: a nested one's are lost.
    let (v1, description) = OpenApiRouter::with_openapi(Api::openapi())
        .nest("/api/v1", api())
        .split_for_parts();
    let api = v1
        .merge(reference::router(description))
        .method_not_allowed_fallback(|| async { ApiError::Method })
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .layer(CompressionLayer::new())
        .layer(from_fn(origin::check))
        .layer(from_fn_with_state(app.requests.clone(), limits::check));
    api.route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(metrics::answer))
        .fallback(other)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(Arc::clone(&app), watch::watch))
        .layer(from_fn_with_state(OverTls(app.over_tls), headers::add))
        .with_state(app)
}

/// What has no route of its own: a file of the page, or nothing.
async fn other(
    State(app): State<Shared>,
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
