//! What an administrator decides.

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;

use axum::http::HeaderName;
use webauthn_rs::prelude::Url;
use webspinner_site::Place;

use crate::log::{LogFormat, LogLevel};

/// The port, where nobody names one.
const PORT: u16 = 8080;

/// Requests to the API that one address may make in a minute: far more than the page ever does.
const REQUESTS_PER_MINUTE: u32 = 600;

/// Results that one address, and one player, may send in a minute. A batch played offline fits;
/// nobody finishes games faster.
const RESULTS_PER_MINUTE: u32 = 60;

/// How long requests under way may take once the server is asked to stop, in seconds.
const STOP_SECONDS: u32 = 30;

/// What was said by flags, by the environment or in a file; `None` where nothing was.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Settings {
    /// See [`Config::listen`].
    pub listen: Option<SocketAddr>,
    /// See [`Config::database`].
    #[serde(deserialize_with = "read_place")]
    pub database: Option<Place>,
    /// See [`Config::origin`].
    pub origin: Option<String>,
    /// See [`Config::client_address_header`].
    pub client_address_header: Option<String>,
    /// See [`Config::requests_per_minute`]; 0 for no limit.
    pub requests_per_minute: Option<u32>,
    /// See [`Config::results_per_minute`]; 0 for no limit.
    pub results_per_minute: Option<u32>,
    /// See [`Config::stop_seconds`].
    pub stop_seconds: Option<u32>,
    /// See [`Config::log_format`].
    pub log_format: Option<LogFormat>,
    /// See [`Config::log_level`].
    pub log_level: Option<LogLevel>,
}

/// How the server runs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Config {
    /// Where it listens. Port 0 is any free one.
    pub listen: SocketAddr,
    /// Its database.
    pub database: Place,
    /// The address that players see, such as `https://spider.example`; `http://localhost` with the
    /// port it listens on if `None`. Passkeys belong to its host. With `https` browsers are told
    /// to stay with it, and cookies travel over it alone.
    pub origin: Option<Url>,
    /// The header in which a trusted proxy in front says who asks: the last address in it counts.
    /// The address of the connection, if `None`.
    pub client_address_header: Option<HeaderName>,
    /// How many requests to the API one address may make in a minute.
    pub requests_per_minute: Option<NonZeroU32>,
    /// How many results one address, and one player, may send in a minute. Whatever it is, a batch
    /// of the largest size passes at once, and then as many minutes have to go by as it was worth.
    pub results_per_minute: Option<NonZeroU32>,
    /// How long requests under way may take once the server is asked to stop, in seconds.
    pub stop_seconds: u32,
    /// The form of the log.
    pub log_format: LogFormat,
    /// What the log tells.
    pub log_level: LogLevel,
}

/// Why settings make no sense.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ConfigError {
    /// The file is none. What stands in it is not repeated, because there may be a password in it.
    #[error("line {line}: {why}")]
    File {
        /// Where, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// There is no usual place for the database.
    #[error(transparent)]
    Database(#[from] webspinner_site::PlaceError),
    /// The origin is none.
    #[error("the origin {0:?} is not like https://spider.example: a scheme, a host and no path")]
    Origin(String),
    /// The name of a header is none.
    #[error("{0:?} is no name of a header, such as x-forwarded-for")]
    Header(String),
}

impl Settings {
    /// Reads a file of settings: TOML, with the names of the flags as keys.
    ///
    /// # Errors
    /// If it is not that.
    pub fn read(text: &str) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error| {
            let before = error.span().and_then(|span| text.get(..span.start));
            let line = before.map_or(1, |before| before.matches('\n').count() + 1);
            let why = error.message().to_owned();
            ConfigError::File { line, why }
        })
    }

    /// These settings, and where they say nothing those.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self {
            listen: self.listen.or(other.listen),
            database: self.database.or(other.database),
            origin: self.origin.or(other.origin),
            client_address_header: self.client_address_header.or(other.client_address_header),
            requests_per_minute: self.requests_per_minute.or(other.requests_per_minute),
            results_per_minute: self.results_per_minute.or(other.results_per_minute),
            stop_seconds: self.stop_seconds.or(other.stop_seconds),
            log_format: self.log_format.or(other.log_format),
            log_level: self.log_level.or(other.log_level),
        }
    }

    /// The configuration that these settings ask for.
    ///
    /// # Errors
    /// If one of them makes no sense.
    pub fn config(self) -> Result<Config, ConfigError> {
        let database = self.database.map_or_else(Place::of_this_server, Ok)?;
        let limit = |set: Option<u32>, default| NonZeroU32::new(set.unwrap_or(default));
        Ok(Config {
            listen: self.listen.unwrap_or((Ipv4Addr::LOCALHOST, PORT).into()),
            database,
            origin: self.origin.map(read_origin).transpose()?,
            client_address_header: self.client_address_header.map(read_header).transpose()?,
            requests_per_minute: limit(self.requests_per_minute, REQUESTS_PER_MINUTE),
            results_per_minute: limit(self.results_per_minute, RESULTS_PER_MINUTE),
            stop_seconds: self.stop_seconds.unwrap_or(STOP_SECONDS),
            log_format: self.log_format.unwrap_or_default(),
            log_level: self.log_level.unwrap_or_default(),
        })
    }
}

fn read_place<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Place>, D::Error> {
    let text: String = serde::Deserialize::deserialize(deserializer)?;
    text.parse().map(Some).map_err(serde::de::Error::custom)
}

fn read_origin(text: String) -> Result<Url, ConfigError> {
    let url = Url::parse(&text).ok().filter(|url| {
        let plain = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let anonymous = url.username().is_empty() && url.password().is_none();
        ["http", "https"].contains(&url.scheme()) && url.domain().is_some() && plain && anonymous
    });
    url.ok_or(ConfigError::Origin(text))
}

fn read_header(text: String) -> Result<HeaderName, ConfigError> {
    text.parse().map_err(|_| ConfigError::Header(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_memory() -> Settings {
        let database = Some(Place::Memory);
        Settings {
            database,
            ..Settings::default()
        }
    }

    #[test]
    fn what_is_said_first_counts() {
        let flags = Settings {
            stop_seconds: Some(1),
            ..Settings::default()
        };
        let file = Settings {
            stop_seconds: Some(2),
            requests_per_minute: Some(0),
            ..in_memory()
        };
        let config = flags.or(file).config().expect("sound settings");
        assert_eq!((config.stop_seconds, config.requests_per_minute), (1, None));
        assert_eq!(
            config.results_per_minute,
            NonZeroU32::new(RESULTS_PER_MINUTE)
        );
        assert_eq!(config.listen.to_string(), "127.0.0.1:8080");
    }

    #[test]
    fn an_origin_is_a_scheme_and_a_host() {
        let origin = |text: &str| {
            let settings = Settings {
                origin: Some(text.to_owned()),
                ..in_memory()
            };
            settings
                .config()
                .map(|config| config.origin.expect("it was set").to_string())
        };
        assert_eq!(
            origin("https://spider.example").expect("sound"),
            "https://spider.example/"
        );
        assert_eq!(
            origin("http://localhost:8080").expect("sound"),
            "http://localhost:8080/"
        );
        for text in [
            "spider.example",
            "https://a/b",
            "https://u@a",
            "ftp://a",
            "https://10.0.0.1",
        ] {
            assert!(origin(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_file_has_the_names_of_the_flags() {
        let text = "listen = '[::1]:80'\ndatabase = 'sqlite::memory:'\nlog-format = 'json'\n";
        let settings = Settings::read(text).expect("sound settings");
        assert_eq!(settings.database, Some(Place::Memory));
        assert_eq!(settings.log_format, Some(LogFormat::Json));
        assert_eq!(settings.listen.map(|listen| listen.port()), Some(80));
    }

    #[test]
    fn what_is_wrong_with_a_file_gives_no_password_away() {
        for text in [
            "\ndatabase = 'postgres://ann:secret@'",
            "\ndatabase = 'postgres://ann:secret@db' x",
            "\ndatabsae = 'postgres://ann:secret@db/games'",
            "\ndatabase = ['secret']",
        ] {
            let error = Settings::read(text).expect_err("it is wrong").to_string();
            assert!(
                error.starts_with("line 2: ") && !error.contains("secret"),
                "{error}"
            );
            assert_eq!(error.lines().count(), 1, "{error}");
        }
    }

    #[test]
    fn the_name_of_a_header_is_checked() {
        let header = Some("x forwarded".to_owned());
        let settings = Settings {
            client_address_header: header,
            ..in_memory()
        };
        let error = settings.config().expect_err("no name").to_string();
        assert_eq!(
            error,
            "\"x forwarded\" is no name of a header, such as x-forwarded-for"
        );
    }
}
