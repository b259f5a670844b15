//! The server as a process: how it starts and stops, and what it stores. Signals stop it.

#![cfg(unix)]

mod admin;
mod boards;
mod disasters;
mod full_disk;
mod keeping;
mod process;
mod read_only;
mod starting;
mod stopping;
mod two_servers;
