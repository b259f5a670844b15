//! The settings of a server, each defined once: as a flag and a variable of the environment here,
//! and as a key of a file in `file`.

mod file;
mod link;
mod origin;
mod value;

use std::net::{Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;

use axum::http::HeaderName;
use clap::ValueHint;
use webspinner_db::{FolderError, Place, PlaceError, make_folder_of};
use webspinner_site::SiteOptions;

use crate::log::{LogFormat, LogLevel};
use value::{address, header, number};

pub use file::FileProblem;
pub use link::{AboutUrl, NotALink, SecurityContact};
pub use origin::{NotAnOrigin, Origin};
pub use value::NotASetting;

/// The settings of a server that an administrator has given.
///
/// Settings come from flags and the environment, which `clap` reads, and from a file, which
/// [`Settings::read`] does; [`Settings::or`] puts them together. Methods fill in the defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
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
    pub(crate) origin: Option<Origin>,

    /// The header in which a trusted proxy names the client, such as x-forwarded-for or forwarded
    ///
    /// The last address in it counts. Without a proxy leave it out, or clients can claim any
    /// address.
    #[arg(long, value_name = "NAME", env = "WEBSPINNER_CLIENT_ADDRESS_HEADER")]
    #[arg(hide_env_values = true, value_parser = header)]
    pub(crate) client_address_header: Option<HeaderName>,

    /// What you say about the site: a page with imprint and privacy, say, or a mail address
    ///
    /// It gets a link in the menu of the page. Such a link begins with https://, http:// or
    /// mailto:.
    #[arg(long, value_name = "URL", env = "WEBSPINNER_ABOUT_URL")]
    #[arg(hide_env_values = true, value_hint = ValueHint::Url)]
    pub(crate) about_url: Option<AboutUrl>,

    /// Where to report a weakness of the site, such as mailto:you@spider.example
    ///
    /// It is in /.well-known/security.txt. Such a link begins with mailto:, https:// or tel:.
    #[arg(long, value_name = "URL", env = "WEBSPINNER_SECURITY_CONTACT")]
    #[arg(hide_env_values = true, value_hint = ValueHint::Url)]
    pub(crate) security_contact: Option<SecurityContact>,

    /// Requests to the API that one address may send in a minute; 0 for any number [default: 600]
    #[arg(long, value_name = "N", env = "WEBSPINNER_REQUESTS_PER_MINUTE")]
    #[arg(hide_env_values = true, allow_negative_numbers = true, value_parser = number)]
    pub(crate) requests_per_minute: Option<u32>,

    /// Results one address, or one player, may send in a minute; 0 for any number [default: 60]
    ///
    /// A batch of 20 may come at once even if this is less.
    #[arg(long, value_name = "N", env = "WEBSPINNER_RESULTS_PER_MINUTE")]
    #[arg(hide_env_values = true, allow_negative_numbers = true, value_parser = number)]
    pub(crate) results_per_minute: Option<u32>,

    /// Accounts that one address may make in an hour; 0 for any number [default: 5]
    #[arg(long, value_name = "N", env = "WEBSPINNER_REGISTRATIONS_PER_HOUR")]
    #[arg(hide_env_values = true, allow_negative_numbers = true, value_parser = number)]
    pub(crate) registrations_per_hour: Option<u32>,

    /// The most room for the saved games that all players' devices share, in MiB; 0 for any
    /// [default: 4096]
    ///
    /// Results, accounts and deals need room beside it.
    #[arg(long, value_name = "MIB", env = "WEBSPINNER_SYNC_SPACE")]
    #[arg(hide_env_values = true, allow_negative_numbers = true, value_parser = number)]
    pub(crate) sync_space: Option<u32>,

    /// The room on the disk of a SQLite database that is kept for results, in MiB [default: 256]
    ///
    /// With less of it left, devices share nothing more.
    #[arg(long, value_name = "MIB", env = "WEBSPINNER_FREE_SPACE")]
    #[arg(hide_env_values = true, allow_negative_numbers = true, value_parser = number)]
    pub(crate) free_space: Option<u32>,

    /// How long requests under way may take when the server is stopped [default: 30]
    #[arg(long, value_name = "SECONDS", env = "WEBSPINNER_STOP_SECONDS")]
    #[arg(hide_env_values = true, allow_negative_numbers = true, value_parser = number)]
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

/// Why settings cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SettingsError {
    /// Not a valid settings file. Its lines are not quoted, because one may hold a password.
    #[error("line {line}: {problem}")]
    File {
        /// Where, from 1.
        line: usize,
        /// What is wrong.
        problem: FileProblem,
    },
    /// There is no usual place for the database.
    #[error(transparent)]
    Database(#[from] PlaceError),
    /// The folder of the usual place cannot be made.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// No passkey can belong to the origin.
    #[error(transparent)]
    Origin(#[from] NotAnOrigin),
}

impl Settings {
    /// The database.
    ///
    /// # Errors
    /// If it is not set, and the user has no data folder.
    pub fn database(&self) -> Result<Place, PlaceError> {
        self.database.clone().map_or_else(Place::of_this_server, Ok)
    }

    /// The database, for a program that may make it. If it is not set, the folder of the usual one
    /// is made; a folder that somebody names may be misspelt.
    ///
    /// # Errors
    /// If it is not set, and the user has no data folder, or it cannot be made.
    pub fn database_to_make(&self) -> Result<Place, SettingsError> {
        let place = self.database()?;
        if let (None, Place::File(path)) = (&self.database, &place) {
            make_folder_of(path)?;
        }
        Ok(place)
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

    /// `None` allows any number.
    pub(crate) fn registrations_per_hour(&self) -> Option<NonZeroU32> {
        // A family, on one evening.
        NonZeroU32::new(self.registrations_per_hour.unwrap_or(5))
    }

    /// In MiB; `None` allows any number.
    pub(crate) fn sync_space(&self) -> Option<NonZeroU32> {
        // All the room of 128 players, or the first years of some thousand.
        NonZeroU32::new(self.sync_space.unwrap_or(4_096))
    }

    /// In MiB.
    pub(crate) fn free_space(&self) -> u32 {
        // Some 60,000 results.
        self.free_space.unwrap_or(256)
    }

    /// How the site is opened.
    pub(crate) fn site_options(&self) -> SiteOptions {
        SiteOptions {
            sync_bytes_max: self.sync_space().map(|mib| u64::from(mib.get()) << 20),
            free_bytes_min: u64::from(self.free_space()) << 20,
            ..SiteOptions::default()
        }
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

#[cfg(test)]
mod tests;
