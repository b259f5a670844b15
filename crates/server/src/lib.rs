//! Serves the page and judges finished games by replaying them.
//!
#![doc = include_str!("../README.md")]
//! # In this crate
//!
//! [`run`] serves with the [`Settings`] from flags, environment and file until the process gets a
//! signal to stop. All instances on one database are alike: none holds state that another would
//! need.
//!
//! The modules form four layers, and each uses only those below: `router` puts everything
//! together, `routes` answers requests, `state` is what requests share, and the services that it
//! holds, such as `page`, `players` and `results`, know nothing of routes.
#![cfg_attr(
    not(feature = "accounts"),
    expect(
        dead_code,
        clippy::unnecessary_wraps,
        reason = "nobody logs in to a server without accounts"
    )
)]

mod bodies;
mod budget;
mod cached_response;
mod client;
mod connections;
mod daily;
mod etag;
mod extract;
mod headers;
mod licences;
mod limits;
mod log;
mod metrics;
mod page;
mod parameters;
mod players;
mod problem;
mod reference;
mod request_log;
mod results;
mod router;
mod routes;
mod serve;
mod service_manager;
mod settings;
mod state;
#[cfg(all(test, feature = "accounts"))]
mod tests;

pub use licences::licences;
pub use log::{LogFormat, LogLevel};
pub use serve::{ServeError, Started, run};
pub use settings::{
    AboutUrl, FileProblem, NotALink, NotASetting, NotAnOrigin, Origin, SecurityContact, Settings,
    SettingsError,
};
