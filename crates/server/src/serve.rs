//! The server from its start to its end.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use webspinner_site::{Site, SiteError};

use crate::connections::{self, CONNECTIONS_PER_CLIENT_MAX};
use crate::page::Page;
use crate::router::{private_router, router};
use crate::settings::{Origin, Settings, SettingsError};
use crate::state::{App, AppState};
use crate::{daily, log, service_manager};

/// How often expired data is dropped, and the database looked at.
const TIDY_EVERY: Duration = Duration::from_mins(1);

/// A server that answers requests from now on.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Started {
    /// Where it listens.
    pub address: SocketAddr,
    /// The address that players open: passkeys belong to its host.
    pub origin: String,
    /// Where metrics have an address of their own.
    pub metrics: Option<SocketAddr>,
    /// The database, without a password.
    pub database: String,
    /// Whether there was no site in the database, so that a new one was made.
    pub is_new: bool,
    /// Whether the program was built without the page.
    pub lacks_page: bool,
}

/// Why the server did not start, or stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The address is taken, or does not belong to this machine.
    #[error("--{option}: cannot listen on {address}")]
    Listen {
        /// The setting with the address.
        option: &'static str,
        /// The address.
        address: SocketAddr,
        /// Why not.
        source: io::Error,
    },
    /// The database cannot be used.
    #[error(transparent)]
    Database(#[from] SiteError),
    /// The settings cannot be used.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// The operating system refused something.
    #[error("the operating system refused a resource")]
    System(#[from] io::Error),
    /// Requests were still running when the time for stopping was up.
    #[error("requests were still under way after {seconds} s, and were cut off")]
    CutOff {
        /// The time they had.
        seconds: u32,
    },
}

/// Serves until SIGTERM or Ctrl-C, and returns when everything that was accepted is done and
/// stored. The log goes to standard error; `ready` is called once, as soon as requests are
/// answered.
///
/// # Errors
/// If it cannot start, or could not finish in time, or `ready` fails.
pub fn run(
    settings: &Settings,
    ready: impl FnOnce(&Started) -> io::Result<()>,
) -> Result<(), ServeError> {
    log::begin(settings.log_format(), settings.log_level());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(settings, ready))
}

async fn serve(
    settings: &Settings,
    ready: impl FnOnce(&Started) -> io::Result<()>,
) -> Result<(), ServeError> {
    let stop = stop_signal()?;
    let (listener, address) = bind("listen", settings.listen()).await?;
    let private = match settings.metrics_listen {
        Some(address) => Some(bind("metrics-listen", address).await?),
        None => None,
    };
    let database = settings.database_to_make()?;
    let site = Site::open(&database, settings.site_options()).await?;
    let app = Arc::new(App::new(settings, address, site, Page::embedded())?);
    let started = Started {
        address,
        origin: app.address.clone(),
        metrics: private.as_ref().map(|(_, address)| *address),
        database: app.site.place().to_owned(),
        is_new: app.site.is_new(),
        lacks_page: app.page.is_missing(),
    };
    log_start(settings, &started);
    // It serves until the end, so that stopping can be watched too.
    let private = private.map(|(listener, _)| {
        let router = private_router(Arc::clone(&app));
        let never = std::future::pending();
        let serving = connections::serve(listener, router, None, never, Duration::ZERO);
        tokio::spawn(serving)
    });
    ready(&started)?;
    service_manager::ready();
    let tidying = tokio::spawn(tidy(Arc::clone(&app)));
    let finder = daily::Finder::start(&app);
    let stop_time = Duration::from_secs(settings.stop_seconds().into());
    let router = router(Arc::clone(&app));
    // Behind a proxy all connections come from one address.
    let direct = settings.client_address_header.is_none();
    let per_client_max = direct.then_some(CONNECTIONS_PER_CLIENT_MAX);
    let finished = connections::serve(listener, router, per_client_max, stop, stop_time).await;
    tidying.abort();
    if let Some(private) = private {
        private.abort();
    }
    finder.stop().await;
    // Whatever was accepted is on the disk after this.
    app.site.close().await;
    tracing::info!(finished, "stopped");
    let seconds = settings.stop_seconds();
    finished.then_some(()).ok_or(ServeError::CutOff { seconds })
}

async fn bind(
    option: &'static str,
    address: SocketAddr,
) -> Result<(TcpListener, SocketAddr), ServeError> {
    let failed = |source| ServeError::Listen {
        option,
        address,
        source,
    };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

fn log_start(settings: &Settings, started: &Started) {
    let (version, address) = (env!("CARGO_PKG_VERSION"), started.address);
    let (database, origin) = (started.database.as_str(), started.origin.as_str());
    let is_new = started.is_new;
    if settings.origin.as_ref().is_some_and(Origin::lacks_passkeys) {
        tracing::warn!(
            origin,
            "browsers have no passkeys at this origin: they need https unless the host is localhost"
        );
    }
    if settings.client_address_header.is_some() && !address.ip().is_loopback() {
        tracing::warn!(
            %address,
            "the header of the proxy is trusted, and others than the proxy may reach this address: \
             unless a firewall keeps them away, they can claim to be anybody"
        );
    }
    // Last, so that nobody who waits for it overlooks the warnings.
    tracing::info!(version, %address, database, origin, is_new, "listening");
}

async fn tidy(app: AppState) {
    let mut ticks = tokio::time::interval(TIDY_EVERY);
    loop {
        ticks.tick().await;
        app.tidy().await;
    }
}

/// Completes when a signal stops the process, and tells it. Signals are caught from this call on,
/// even before the future is polled.
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    let caught = caught_signal()?;
    Ok(async {
        caught.await;
        tracing::info!("stopping");
        service_manager::stopping();
    })
}

#[cfg(unix)]
fn caught_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(windows)]
fn caught_signal() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
