//! What the database of a site promises: the same laws on SQLite and on PostgreSQL.

#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    reason = "laws are tests, which clippy cannot see"
)]

mod any_actions;
mod backup;
mod boards;
mod cluster;
mod daily;
mod health;
mod hundred;
mod killed;
mod lists;
mod moderation;
mod opening;
mod players;
mod reading;
mod results;
mod scene;
mod sessions;
mod sync;
mod totals;
mod vanished;
