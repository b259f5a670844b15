//! Players who want one history on several devices.

mod export;
mod login;
mod me;
mod passkeys;
mod register;
mod sync;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::state::AppState;

/// Their part of the API.
pub(crate) fn api() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(register::start))
        .routes(routes!(register::finish))
        .routes(routes!(login::start))
        .routes(routes!(login::finish))
        .routes(routes!(login::log_out))
        .routes(routes!(me::get, me::rename, me::delete))
        .routes(routes!(export::export))
        .routes(routes!(sync::fetch, sync::change))
        .routes(routes!(passkeys::add))
        .routes(routes!(passkeys::finish))
        .routes(routes!(passkeys::remove))
}
