//! Serves the page and judges finished games by replaying them.
//!
//! [`Settings`] gathers what flags, environment and file say and becomes a [`Config`], with which
//! [`run`] serves until it is asked to stop. All instances on one database are alike: none keeps
//! anything of its own that another would have to know.
//!
//! The files stand on four floors, and each uses only those below: [`router`] puts everything
//! together, [`routes`] answers requests, [`state`] is what requests share, and the services that
//! it holds, such as [`page`], [`players`] and [`results`], know nothing of routes.

mod cached_response;
mod client;
mod config;
mod connections;
mod daily;
mod extract;
mod headers;
mod limits;
mod log;
mod metrics;
mod origin;
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
mod state;
#[cfg(test)]
mod tests;

pub use config::{Config, ConfigError, Settings};
pub use log::{LogFormat, LogLevel};
pub use serve::{ServeError, run};
