//! The server from its start to its end.

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use webspinner_site::{Site, SiteError, SiteOptions};

use crate::connections::{self, CONNECTIONS_PER_CLIENT_MAX};
use crate::page::{self, Page};
use crate::router::{private_router, router};
use crate::settings::{Settings, SettingsError};
use crate::state::{App, AppState};
use crate::{daily, log, service_manager};

/// How often expired data is dropped.
const TIDY_EVERY: Duration = Duration::from_mins(1);

/// Why the server did not start, or stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The address is taken, or does not belong to this machine.
    #[error("cannot listen on {address}")]
    Listen {
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
/// stored. The address goes to `out`, the log to standard error; `ready` is called once, as soon
/// as requests are answered.
///
/// # Errors
/// If it cannot start, or could not finish in time.
pub fn run(
    settings: &Settings,
    out: &mut dyn io::Write,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    log::begin(settings.log_format(), settings.log_level());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(settings, out, ready))
}

async fn serve(
    settings: &Settings,
    out: &mut dyn io::Write,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let stop = stop_signal()?;
    let (listener, address) = bind(settings.listen()).await?;
    let private = match settings.metrics_listen {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let database = settings.database().map_err(SettingsError::from)?;
    let site = Site::open(&database, SiteOptions::default()).await?;
    let app = Arc::new(App::new(settings, address, site, Page::embedded())?);
    announce(&app, address, out)?;
    // It serves until the end, so that stopping can be watched too.
    let private = match private {
        Some((listener, address)) => {
            writeln!(out, "metrics at http://{address}/metrics")?;
            out.flush()?;
            let router = private_router(Arc::clone(&app));
            let never = std::future::pending();
            let serving = connections::serve(listener, router, None, never, Duration::ZERO);
            Some(tokio::spawn(serving))
        }
        None => None,
    };
    service_manager::ready();
    ready(address);
    let tidying = tokio::spawn(tidy(Arc::clone(&app)));
    let finder = daily::Finder::start(Arc::clone(&app));
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

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let failed = |source| ServeError::Listen { address, source };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

fn announce(app: &App, address: SocketAddr, out: &mut dyn io::Write) -> io::Result<()> {
    writeln!(out, "listening on http://{address}/")?;
    out.flush()?;
    tracing::info!(port = address.port(), "listening");
    if app.page.is_missing() {
        writeln!(io::stderr(), "webspinner: {}", page::MISSING)?;
    }
    Ok(())
}

async fn tidy(app: AppState) {
    let mut ticks = tokio::time::interval(TIDY_EVERY);
    loop {
        ticks.tick().await;
        app.tidy().await;
    }
}

/// Completes when a signal stops the process. Signals are caught from this call on, even before the
/// future is polled.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping");
        service_manager::stopping();
    })
}

#[cfg(not(unix))]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
        tracing::info!("stopping");
    })
}
