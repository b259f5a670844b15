//! Players who want one history on several devices.

mod export;
#[cfg(feature = "accounts")]
mod login;
mod logout;
mod me;
#[cfg(feature = "accounts")]
mod passkeys;
#[cfg(feature = "accounts")]
mod register;
mod sync;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::state::AppState;

/// Their part of the API.
pub(crate) fn api() -> OpenApiRouter<AppState> {
    let api = OpenApiRouter::new();
    #[cfg(feature = "accounts")]
    let api = api
        .routes(routes!(register::start))
        .routes(routes!(register::finish))
        .routes(routes!(login::start))
        .routes(routes!(login::finish))
        .routes(routes!(passkeys::add))
        .routes(routes!(passkeys::finish))
        .routes(routes!(passkeys::remove));
    // A server without accounts still knows who logged in before.
    api.routes(routes!(logout::log_out))
        .routes(routes!(me::get, me::rename, me::delete))
        .routes(routes!(export::export))
        .routes(routes!(sync::fetch, sync::change))
}
