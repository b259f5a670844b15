//! The server as a process: how it starts and stops, and what it stores. Signals stop it.

#![cfg(unix)]

mod admin;
mod boards;
#[path = "../../../site/tests/site/cluster.rs"]
#[expect(dead_code, reason = "the tests of the store do more with their server")]
mod cluster;
mod disasters;
mod full_disk;
mod keeping;
mod process;
mod read_only;
mod starting;
mod stopping;
mod two_servers;
