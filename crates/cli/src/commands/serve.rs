//! `webspinner serve`.

use std::fs;
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueEnum, ValueHint};
use webspinner_server::{Config, LogFormat, LogLevel, Settings};

use super::Answer;
use crate::database::Database;

/// Serve the page: daily deals, boards and statistics for any number of players
///
/// Players play in their browsers; finished games are sent here, replayed and kept in the database.
/// It is a file unless --database names a PostgreSQL server, on which any number of servers may
/// work side by side. Ctrl-C and SIGTERM let it finish what it has accepted, and then end it.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner serve
  webspinner serve --listen 0.0.0.0:80 --database sqlite:/var/lib/webspinner/site.db
  webspinner serve --config /etc/webspinner.toml

A flag goes before its variable in the environment, and that before the file of --config. Without
--database the site is kept in webspinner/site.db in the user's data folder.")]
pub(crate) struct Options {
    #[command(flatten)]
    file: ConfigFile,
    /// Open the page in the browser, where there is one
    #[arg(long)]
    open: bool,
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(
        long,
        value_name = "ADDR:PORT",
        env = "WEBSPINNER_LISTEN",
        hide_env_values = true
    )]
    listen: Option<SocketAddr>,
    /// The address that players see, if it is not that of this machine: passkeys belong to it, and
    /// with https browsers are told to stay with it
    #[arg(long, value_name = "URL", env = "WEBSPINNER_ORIGIN", hide_env_values = true, value_hint = ValueHint::Url)]
    origin: Option<String>,
    /// The header in which a trusted proxy in front says who asks, as x-forwarded-for
    #[arg(
        long,
        value_name = "NAME",
        env = "WEBSPINNER_CLIENT_ADDRESS_HEADER",
        hide_env_values = true
    )]
    client_address_header: Option<String>,
    /// How often an address may ask in a minute; 0 for as often as it likes [default: 600]
    #[arg(
        long,
        value_name = "N",
        env = "WEBSPINNER_REQUESTS_PER_MINUTE",
        hide_env_values = true
    )]
    requests_per_minute: Option<u32>,
    /// How many results an address, and a player, may send in a minute; 0 for any number
    /// [default: 60]
    #[arg(
        long,
        value_name = "N",
        env = "WEBSPINNER_RESULTS_PER_MINUTE",
        hide_env_values = true
    )]
    results_per_minute: Option<u32>,
    /// How long requests under way may take when the server is asked to stop [default: 30]
    #[arg(
        long,
        value_name = "SECONDS",
        env = "WEBSPINNER_STOP_SECONDS",
        hide_env_values = true
    )]
    stop_seconds: Option<u32>,
    /// The form of the log, which goes to standard error [default: plain]
    #[arg(
        long,
        value_name = "FORMAT",
        env = "WEBSPINNER_LOG_FORMAT",
        hide_env_values = true
    )]
    log_format: Option<Format>,
    /// What the log tells; debug names each request [default: info]
    #[arg(
        long,
        value_name = "LEVEL",
        env = "WEBSPINNER_LOG_LEVEL",
        hide_env_values = true
    )]
    log_level: Option<Level>,
}

/// The file with settings.
#[derive(Debug, Args)]
pub(crate) struct ConfigFile {
    /// A TOML file with settings: a key for each flag, as listen = '0.0.0.0:80'
    #[arg(long = "config", value_name = "FILE", env = "WEBSPINNER_CONFIG", hide_env_values = true, value_hint = ValueHint::FilePath)]
    path: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Format {
    Plain,
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Level {
    Error,
    Warn,
    Info,
    Debug,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Answer> {
    let config = options.file.config(options.settings(), database)?;
    let ready = |address: SocketAddr| {
        if options.open {
            open_page(address);
        }
    };
    webspinner_server::run(&config, out, ready)?;
    Ok(Answer::Yes)
}

/// Opens the page under the name that passkeys belong to. Without a browser the address printed
/// has to do.
fn open_page(address: SocketAddr) {
    let host = if address.ip().is_loopback() || address.ip().is_unspecified() {
        "localhost".to_owned()
    } else {
        address.ip().to_string()
    };
    let _ = open::that_detached(format!("http://{host}:{}/", address.port()));
}

impl Options {
    fn settings(&self) -> Settings {
        Settings {
            listen: self.listen,
            database: None,
            origin: self.origin.clone(),
            client_address_header: self.client_address_header.clone(),
            requests_per_minute: self.requests_per_minute,
            results_per_minute: self.results_per_minute,
            stop_seconds: self.stop_seconds,
            log_format: self.log_format.map(|format| match format {
                Format::Plain => LogFormat::Plain,
                Format::Json => LogFormat::Json,
            }),
            log_level: self.log_level.map(|level| match level {
                Level::Error => LogLevel::Error,
                Level::Warn => LogLevel::Warn,
                Level::Info => LogLevel::Info,
                Level::Debug => LogLevel::Debug,
            }),
        }
    }
}

impl ConfigFile {
    /// The configuration that these settings, and behind them the file, ask for.
    pub(crate) fn config(&self, said: Settings, database: &Database) -> Result<Config> {
        let said = Settings {
            database: database.place().cloned(),
            ..said
        };
        let Some(path) = &self.path else {
            return Ok(said.config()?);
        };
        let named = || path.display().to_string();
        let text = fs::read_to_string(path).with_context(named)?;
        let file = Settings::read(&text).with_context(named)?;
        Ok(said.or(file).config()?)
    }
}
