//! Serves the page and judges finished games by replaying them.
//!
//! [`Settings`] gathers what flags, environment and file say and becomes a [`Config`], with which
//! [`run`] serves until it is asked to stop. All instances on one database are alike: none keeps
//! anything of its own that another would have to know.

mod answer;
mod app;
mod boards;
mod client;
mod config;
mod connections;
mod daily;
mod extract;
mod headers;
mod health;
mod limits;
mod log;
mod metrics;
mod origin;
mod page;
mod parameters;
mod players;
mod problem;
mod reference;
mod results;
mod serve;
mod statistics;
#[cfg(test)]
mod tests;
mod watch;

pub use config::{Config, ConfigError, Settings};
pub use log::{LogFormat, LogLevel};
pub use serve::{ServeError, run};
