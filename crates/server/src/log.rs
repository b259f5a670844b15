//! The log: events of the server, never of its players.
//!
//! It never contains an address, name, record or header value: every logged field is chosen
//! explicitly.

use std::error::Error;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

/// The format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Plain,
    /// A JSON object in each line.
    Json,
}

/// The level of detail of the log, the least first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum LogLevel {
    /// Only what needs attention.
    Error,
    /// Also what may soon need attention.
    Warn,
    /// Also starts, stops and new daily deals.
    #[default]
    Info,
    /// Also every request: method, route, status and time.
    Debug,
}

impl From<LogLevel> for LevelFilter {
    fn from(level: LogLevel) -> Self {
        match level {
            LogLevel::Error => Self::ERROR,
            LogLevel::Warn => Self::WARN,
            LogLevel::Info => Self::INFO,
            LogLevel::Debug => Self::DEBUG,
        }
    }
}

/// Sends events to standard error from now on. Libraries may only warn: at finer levels they would
/// reveal too much.
pub(crate) fn begin(format: LogFormat, level: LogLevel) {
    let wanted = Targets::new()
        .with_default(LevelFilter::from(level).min(LevelFilter::WARN))
        // Its events quote data from browsers.
        .with_target("webauthn_rs", LevelFilter::OFF)
        .with_target(env!("CARGO_CRATE_NAME"), level);
    let layer = fmt::layer().with_writer(std::io::stderr);
    let layer = match format {
        LogFormat::Plain => layer.with_ansi(false).boxed(),
        LogFormat::Json => layer.json().flatten_event(true).boxed(),
    };
    // Fails in a program that serves twice, such as a test, which is fine.
    let _ = tracing_subscriber::registry()
        .with(layer.with_filter(wanted))
        .try_init();
}

/// An error with everything behind it.
pub(crate) fn causes(error: &(dyn Error + 'static)) -> String {
    let all = std::iter::successors(Some(error), |&error| error.source());
    all.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}
