//! The settings of a server, each defined once: as a flag, a variable of the environment and a key
//! of a file.

mod origin;

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::str::FromStr;

use axum::http::HeaderName;
use clap::ValueHint;
use serde::Deserialize as _;
use webspinner_site::{Place, PlaceError};

use crate::log::{LogFormat, LogLevel};

pub use origin::{NotAnOrigin, Origin};

/// The settings of a server that an administrator has given.
///
/// Settings come from flags and the environment, which `clap` reads, and from a file, which
/// [`Settings::read`] does; [`Settings::or`] puts them together. Methods fill in the defaults.
#[derive(
    Clone, Debug, Default, PartialEq, Eq, clap::Args, serde::Serialize, serde::Deserialize,
)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Settings {
    /// Where to listen; port 0 is any free one [default: 127.0.0.1:8080]
    #[arg(
        long,
        value_name = "ADDR:PORT",
        env = "WEBSPINNER_LISTEN",
        hide_env_values = true,
        value_parser = address
    )]
    pub(crate) listen: Option<SocketAddr>,

    /// Where to serve metrics, away from the public; port 0 is any free one
    ///
    /// They are then no longer at /metrics of the public address.
    #[arg(
        long,
        value_name = "ADDR:PORT",
        env = "WEBSPINNER_METRICS_LISTEN",
        hide_env_values = true,
        value_parser = address
    )]
    pub(crate) metrics_listen: Option<SocketAddr>,

    /// The database of the site. Not a flag here, because it is one of the whole program.
    #[arg(skip)]
    #[serde(deserialize_with = "from_text", skip_serializing)]
    pub database: Option<Place>,

    /// The address that players see, if it is not this machine's [default: localhost]
    ///
    /// Passkeys belong to its host. With https, browsers are instructed to use nothing else.
    #[arg(
        long,
        value_name = "URL",
        env = "WEBSPINNER_ORIGIN",
        hide_env_values = true
    )]
    #[arg(value_hint = ValueHint::Url)]
    #[serde(deserialize_with = "from_text", serialize_with = "to_text")]
    pub(crate) origin: Option<Origin>,

    /// The header in which a trusted proxy names the client, such as x-forwarded-for or forwarded
    ///
    /// The last address in it counts. Without a proxy leave it out, or clients can claim any
    /// address.
    #[arg(long, value_name = "NAME", env = "WEBSPINNER_CLIENT_ADDRESS_HEADER")]
    #[arg(hide_env_values = true)]
    #[serde(deserialize_with = "from_text", serialize_with = "to_text")]
    pub(crate) client_address_header: Option<HeaderName>,

    /// Requests to the API that one address may send in a minute; 0 for any number [default: 600]
    #[arg(long, value_name = "N", env = "WEBSPINNER_REQUESTS_PER_MINUTE")]
    #[arg(hide_env_values = true, value_parser = number)]
    pub(crate) requests_per_minute: Option<u32>,

    /// Results one address, or one player, may send in a minute; 0 for any number [default: 60]
    ///
    /// A batch of 20 may come at once even if this is less.
    #[arg(long, value_name = "N", env = "WEBSPINNER_RESULTS_PER_MINUTE")]
    #[arg(hide_env_values = true, value_parser = number)]
    pub(crate) results_per_minute: Option<u32>,

    /// How long requests under way may take when the server is stopped [default: 30]
    #[arg(long, value_name = "SECONDS", env = "WEBSPINNER_STOP_SECONDS")]
    #[arg(hide_env_values = true, value_parser = number)]
    pub(crate) stop_seconds: Option<u32>,

    /// The format of the log, which goes to standard error [default: plain]
    #[arg(
        long,
        value_name = "FORMAT",
        env = "WEBSPINNER_LOG_FORMAT",
        hide_env_values = true
    )]
    pub(crate) log_format: Option<LogFormat>,

    /// The level of detail of the log; debug lists every request [default: info]
    #[arg(
        long,
        value_name = "LEVEL",
        env = "WEBSPINNER_LOG_LEVEL",
        hide_env_values = true
    )]
    pub(crate) log_level: Option<LogLevel>,
}

fn address(text: &str) -> Result<SocketAddr, &'static str> {
    let help = "write an address and a port, such as 127.0.0.1:8080 or [::]:80";
    text.parse().map_err(|_| help)
}

fn number(text: &str) -> Result<u32, &'static str> {
    text.parse().map_err(|_| "write a whole number, such as 60")
}

/// Why settings cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SettingsError {
    /// Not a valid settings file. Its lines are not quoted, because one may hold a password.
    #[error("line {line}: {why}")]
    File {
        /// Where, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// There is no usual place for the database.
    #[error(transparent)]
    Database(#[from] PlaceError),
    /// No passkey can belong to the origin.
    #[error(transparent)]
    Origin(#[from] NotAnOrigin),
}

impl Settings {
    /// Reads a file of settings: TOML, with the names of the flags as keys.
    ///
    /// # Errors
    /// [`SettingsError::File`].
    pub fn read(text: &str) -> Result<Self, SettingsError> {
        toml::from_str(text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start));
            let line = before.map_or(1, |before| before.matches('\n').count() + 1);
            let why = error.message().to_owned();
            SettingsError::File { line, why }
        })
    }

    /// These settings, with gaps filled in from `others`.
    ///
    /// # Panics
    /// Never: whatever was read can be written and read again.
    #[must_use]
    pub fn or(self, others: Self) -> Self {
        let text = "settings have a JSON form";
        let mut merged = serde_json::to_value(&others).expect(text);
        let own = serde_json::to_value(&self).expect(text);
        let own = own.as_object().expect(text).clone();
        let set = own.into_iter().filter(|(_, value)| !value.is_null());
        merged.as_object_mut().expect(text).extend(set);
        let merged: Self = serde_json::from_value(merged).expect(text);
        let database = self.database.or(others.database);
        Self { database, ..merged }
    }

    /// The database.
    ///
    /// # Errors
    /// If it is not set, and the user has no data folder.
    pub fn database(&self) -> Result<Place, PlaceError> {
        self.database.clone().map_or_else(Place::of_this_server, Ok)
    }

    pub(crate) fn listen(&self) -> SocketAddr {
        let usual = || (Ipv4Addr::LOCALHOST, 8080).into();
        self.listen.unwrap_or_else(usual)
    }

    /// `None` allows any number.
    pub(crate) fn requests_per_minute(&self) -> Option<NonZeroU32> {
        // Far more than the page ever sends.
        NonZeroU32::new(self.requests_per_minute.unwrap_or(600))
    }

    /// `None` allows any number.
    pub(crate) fn results_per_minute(&self) -> Option<NonZeroU32> {
        // Some batches of games played offline fit in; nobody finishes games faster.
        NonZeroU32::new(self.results_per_minute.unwrap_or(60))
    }

    pub(crate) fn stop_seconds(&self) -> u32 {
        self.stop_seconds.unwrap_or(30)
    }

    pub(crate) fn log_format(&self) -> LogFormat {
        self.log_format.unwrap_or_default()
    }

    pub(crate) fn log_level(&self) -> LogLevel {
        self.log_level.unwrap_or_default()
    }

    /// Whether players reach the site over TLS.
    pub(crate) fn over_tls(&self) -> bool {
        self.origin.as_ref().is_some_and(Origin::is_over_tls)
    }
}

fn from_text<'de, T, D>(deserializer: D) -> Result<Option<T>, D::Error>
where
    T: FromStr<Err: std::fmt::Display>,
    D: serde::Deserializer<'de>,
{
    let text = Option::<String>::deserialize(deserializer)?;
    let value = text.map(|text| text.parse()).transpose();
    value.map_err(serde::de::Error::custom)
}

#[expect(clippy::ref_option, reason = "serde requires this signature")]
fn to_text<T, S>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error>
where
    T: ToString,
    S: serde::Serializer,
{
    let text = value.as_ref().map(ToString::to_string);
    serde::Serialize::serialize(&text, serializer)
}

#[cfg(test)]
mod tests;
