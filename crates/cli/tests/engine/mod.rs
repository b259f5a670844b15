//! The engine protocol as other programs use it: through the pipes of the running program.

mod client;
mod constructed;
mod conversation;
mod damaged;
mod fair;
#[cfg(unix)]
mod python;
mod records;
mod schema;
mod solving;
mod stopping;
mod transcripts;
