//! The handlers of the API, one file for each kind of thing that players share.

pub(crate) mod about;
mod boards;
pub(crate) mod current_player;
mod daily;
mod hundred;
pub(crate) mod monitoring;
mod players;
pub(crate) mod results;
mod statistics;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::state::AppState;

/// The routes of the API, and their description.
pub(crate) fn api() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(daily::all))
        .routes(routes!(daily::one))
        .routes(routes!(boards::board))
        .routes(routes!(results::post::one))
        .routes(routes!(results::post::batch))
        .routes(routes!(results::get))
        .routes(routes!(results::standing))
        .routes(routes!(statistics::of_game))
        .routes(routes!(statistics::of_deal))
        .routes(routes!(hundred::standings))
        .routes(routes!(about::about))
        .merge(players::api())
}
