//! The log: events of the server, never of its players.
//!
//! No address, name, record or header is ever written: what is logged is chosen field by field.

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

/// The form of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Plain,
    /// A JSON object in each line.
    Json,
}

/// What the log tells, the least first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogLevel {
    /// What somebody has to look into.
    Error,
    /// Also what may become that.
    Warn,
    /// Also starts, stops and daily deals.
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

/// From now on events go to standard error. Libraries are heard from warnings on: at their finer
/// levels they would tell more than they should.
pub(crate) fn begin(format: LogFormat, level: LogLevel) {
    let wanted = Targets::new()
        .with_default(LevelFilter::from(level).min(LevelFilter::WARN))
        // It quotes what browsers send.
        .with_target("webauthn_rs", LevelFilter::OFF)
        .with_target(env!("CARGO_CRATE_NAME"), level);
    let layer = fmt::layer().with_writer(std::io::stderr);
    let layer = match format {
        LogFormat::Plain => layer.with_ansi(false).boxed(),
        LogFormat::Json => layer.json().flatten_event(true).boxed(),
    };
    // A program that serves twice, such as a test, has set it before.
    let _ = tracing_subscriber::registry()
        .with(layer.with_filter(wanted))
        .try_init();
}
