//! What all requests share.

use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::sync::Arc;

use webspinner_db::Timestamp;
use webspinner_site::{PlayerId, Site, SiteError};

use crate::bodies::{BYTES_MAX, BYTES_PER_CLIENT_MAX};
use crate::budget::Budget;
use crate::client::{Client, TrustedProxy};
use crate::daily::Dealless;
use crate::limits::{
    BATCH, CHANGES_AT_ONCE, CHANGES_PER_MINUTE, Limiter, RequestLimits, SYNC_KIB_PER_HOUR,
};
use crate::log::causes;
use crate::metrics::Metrics;
use crate::page::Page;
#[cfg(feature = "accounts")]
use crate::players::Passkeys;
use crate::players::{Exports, Sessions};
use crate::results::Judges;
use crate::settings::{Origin, Settings, SettingsError};

/// The services behind all routes.
pub(crate) struct App {
    pub(crate) site: Site,
    pub(crate) page: Page,
    pub(crate) metrics: Metrics,
    pub(crate) judges: Judges,
    pub(crate) dealless: Dealless,
    #[cfg(feature = "accounts")]
    pub(crate) passkeys: Passkeys,
    pub(crate) sessions: Sessions,
    pub(crate) exports: Exports,
    /// The address that players see, with a slash at its end.
    pub(crate) address: String,
    /// What the owner says about the site.
    pub(crate) about: Option<String>,
    /// Where to report a weakness.
    pub(crate) security_contact: Option<String>,
    /// Whether players reach the site over TLS.
    pub(crate) over_tls: bool,
    /// Whether metrics have an address of their own, away from the public.
    pub(crate) metrics_apart: bool,
    pub(crate) results_by_client: Limiter<Client>,
    pub(crate) results_by_player: Limiter<PlayerId>,
    pub(crate) changes_by_player: Limiter<PlayerId>,
    /// In KiB.
    pub(crate) synced_by_client: Limiter<Client>,
    pub(crate) registrations_by_client: Limiter<Client>,
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
            #[cfg(feature = "accounts")]
            passkeys: Passkeys::new(site.clone(), origin, address.port())?,
            site,
            page: match origin {
                Some(origin) => page.at(origin),
                None => page,
            },
            metrics: Metrics::new(),
            judges: Judges::new(),
            dealless: Dealless::default(),
            exports: Exports::new(),
            address: origin.map_or_else(|| local_page(address), ToString::to_string),
            about: settings.about_url.as_ref().map(ToString::to_string),
            security_contact: settings.security_contact.as_ref().map(ToString::to_string),
            over_tls,
            metrics_apart: settings.metrics_listen.is_some(),
            results_by_client: Limiter::new(settings.results_per_minute(), BATCH),
            results_by_player: Limiter::new(settings.results_per_minute(), BATCH),
            changes_by_player: Limiter::new(Some(CHANGES_PER_MINUTE), CHANGES_AT_ONCE),
            synced_by_client: Limiter::hourly(Some(SYNC_KIB_PER_HOUR)),
            registrations_by_client: Limiter::hourly(settings.registrations_per_hour()),
            requests: RequestLimits {
                limiter: Arc::new(Limiter::new(
                    settings.requests_per_minute(),
                    NonZeroU32::MIN,
                )),
                bodies: Arc::new(Budget::new(BYTES_MAX, BYTES_PER_CLIENT_MAX)),
                proxy: settings
                    .client_address_header
                    .clone()
                    .map(TrustedProxy::new)
                    .map(Arc::new),
            },
        })
    }

    /// Drops expired sessions, and the counts of clients that have been quiet for a while. The log
    /// gets to know why the database cannot be used, if it cannot.
    pub(crate) async fn tidy(&self) {
        self.requests.limiter.tidy();
        self.results_by_client.tidy();
        self.results_by_player.tidy();
        self.changes_by_player.tidy();
        self.synced_by_client.tidy();
        self.registrations_by_client.tidy();
        if !self.can_use_database().await {
            return;
        }
        if let Err(error) = self.site.forget_expired(Timestamp::now()).await {
            tracing::warn!(cause = causes(&error), "expired sessions were not removed");
        }
    }

    /// Whether the database can be used. The log says why not, and what to do.
    pub(crate) async fn can_use_database(&self) -> bool {
        let Err(error) = self.site.check().await else {
            return true;
        };
        let (cause, database) = (causes(&error), self.site.place());
        if matches!(error, SiteError::ReadOnly(_)) {
            tracing::error!(
                cause,
                database,
                "results and accounts are refused: give the file of the database and its folder to \
                 the user that runs the server, make room on its disk and mount it for writing, or \
                 name a server that accepts changes"
            );
        } else {
            tracing::error!(cause, database, "the database cannot be used");
        }
        false
    }
}

/// The page without an origin: at the host that passkeys belong to, if the server can be reached
/// there.
fn local_page(listening: SocketAddr) -> String {
    let ip = listening.ip();
    if ip.is_loopback() || ip.is_unspecified() {
        format!("http://localhost:{}/", listening.port())
    } else {
        format!("http://{listening}/")
    }
}

#[cfg(test)]
mod tests {
    use super::local_page;

    #[test]
    fn the_page_is_where_the_server_listens() {
        for (listening, page) in [
            ("127.0.0.1:8080", "http://localhost:8080/"),
            ("0.0.0.0:80", "http://localhost:80/"),
            ("[::]:8080", "http://localhost:8080/"),
            ("192.0.2.7:8080", "http://192.0.2.7:8080/"),
            ("[2001:db8::7]:80", "http://[2001:db8::7]:80/"),
        ] {
            let listening = listening.parse().expect("an address");
            assert_eq!(local_page(listening), page);
        }
    }
}
