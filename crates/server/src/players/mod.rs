//! Players who want one history on several devices: their passkeys, sessions and exports.

#[cfg(feature = "accounts")]
mod ceremony;
mod export;
#[cfg(feature = "accounts")]
mod passkeys;
mod profile;
mod session_token;
mod sessions;

#[cfg(test)]
pub(crate) use export::EXPORTS_MAX;
pub(crate) use export::{Exports, stream as export_stream};
#[cfg(feature = "accounts")]
pub(crate) use passkeys::Passkeys;
pub(crate) use profile::profile;
pub(crate) use sessions::Sessions;
