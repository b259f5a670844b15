//! What all requests share.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use webspinner_site::{PlayerId, Site, Timestamp};

use crate::client::{Client, TrustedProxy};
use crate::limits::{BATCH, Limiter, RequestLimits};
use crate::metrics::Metrics;
use crate::page::Page;
use crate::players::{Exports, Passkeys, Sessions};
use crate::results::Judges;
use crate::settings::{Origin, Settings, SettingsError};

/// The services behind all routes.
pub(crate) struct App {
    pub(crate) site: Site,
    pub(crate) page: Page,
    pub(crate) metrics: Metrics,
    pub(crate) judges: Judges,
    pub(crate) passkeys: Passkeys,
    pub(crate) sessions: Sessions,
    pub(crate) exports: Exports,
    /// Whether players reach the site over TLS.
    pub(crate) over_tls: bool,
    /// Whether metrics have an address of their own, away from the public.
    pub(crate) metrics_apart: bool,
    pub(crate) results_by_client: Limiter<Client>,
    pub(crate) results_by_player: Limiter<PlayerId>,
    pub(crate) requests: RequestLimits,
}

/// The state of axum's router.
pub(crate) type AppState = Arc<App>;

impl App {
    /// # Errors
    /// If passkeys cannot belong to the origin.
    pub(crate) fn new(
        settings: &Settings,
        address: SocketAddr,
        site: Site,
        page: Page,
    ) -> Result<Self, SettingsError> {
        let origin = settings.origin.as_ref().map(Origin::url);
        let over_tls = settings.over_tls();
        Ok(Self {
            sessions: Sessions::new(site.clone(), over_tls),
            passkeys: Passkeys::new(site.clone(), origin, address.port())?,
            site,
            page: match origin {
                Some(origin) => page.at(origin),
                None => page,
            },
            metrics: Metrics::new(),
            judges: Judges::new(),
            exports: Exports::new(),
            over_tls,
            metrics_apart: settings.metrics_listen.is_some(),
            results_by_client: Limiter::new(settings.results_per_minute(), BATCH),
            results_by_player: Limiter::new(settings.results_per_minute(), BATCH),
            requests: RequestLimits {
                limiter: Arc::new(Limiter::new(
                    settings.requests_per_minute(),
                    NonZeroU32::MIN,
                )),
                bodies: Arc::default(),
                proxy: settings
                    .client_address_header
                    .clone()
                    .map(TrustedProxy::new)
                    .map(Arc::new),
            },
        })
    }

    /// Drops expired sessions, and the counts of clients that have been quiet for a while.
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
