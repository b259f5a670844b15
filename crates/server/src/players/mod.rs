//! Players who want one history on several devices: passkeys, sessions, and what is theirs.

mod cookie;
mod export;
mod me;
mod passkeys;
mod register;
mod session;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::Shared;

#[cfg(test)]
pub(crate) use export::EXPORTS_MAX;
pub(crate) use export::Exports;
pub(crate) use passkeys::Passkeys;
pub(crate) use session::Visitor;

/// Their part of the API.
pub(crate) fn api() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(register::start))
        .routes(routes!(register::finish))
        .routes(routes!(session::log_in))
        .routes(routes!(session::finish))
        .routes(routes!(session::log_out))
        .routes(routes!(me::get, me::rename, me::delete))
        .routes(routes!(export::export))
        .routes(routes!(passkeys::add))
        .routes(routes!(passkeys::finish))
        .routes(routes!(passkeys::remove))
}
