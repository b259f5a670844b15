//! The server as a process: how it starts and stops, and what it stores.

#[cfg_attr(
    not(unix),
    expect(dead_code, reason = "the other tests do more with their servers")
)]
pub(crate) mod process;
mod starting_anywhere;

// Signals stop the servers of these.
#[cfg(unix)]
mod admin;
#[cfg(unix)]
mod boards;
#[cfg(unix)]
mod disasters;
#[cfg(unix)]
mod full_disk;
#[cfg(unix)]
mod keeping;
#[cfg(unix)]
mod read_only;
#[cfg(unix)]
mod starting;
#[cfg(unix)]
mod stopping;
#[cfg(unix)]
mod two_servers;
