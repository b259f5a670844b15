//! Statistics of the games of all players.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use webspinner_rules::GameId;
use webspinner_rules::deal::Shuffle;
use webspinner_site::Site;
use webspinner_wire::SharedStatistics;

use crate::cached_response::{CachePolicy, json};
use crate::extract::ApiPath;
use crate::parameters;
use crate::problem::ApiError;
use crate::state::AppState;

/// The statistics of a game
#[utoipa::path(
    get, path = "/statistics/{game}", tag = "statistics",
    params(("game" = String, Path, description = "The id of a built-in game", example = "spider")),
    responses(
        (status = 200, body = SharedStatistics),
        (status = 304, description = "Nothing has changed"),
        (status = 404),
    ),
)]
pub(crate) async fn of_game(
    State(app): State<AppState>,
    ApiPath(game): ApiPath<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let game = parameters::game(&game)?.id();
    Ok(json(
        &headers,
        CachePolicy::Revalidate,
        &statistics(&app.site, game, None).await?,
    ))
}

/// The statistics of one deal
#[utoipa::path(
    get, path = "/statistics/{game}/deals/{deal}", tag = "statistics",
    params(
        ("game" = String, Path, description = "The id of a built-in game", example = "spider"),
        ("deal" = String, Path, description = "The deal, as records name it", example = "ms:14934"),
    ),
    responses(
        (status = 200, body = SharedStatistics),
        (status = 304, description = "Nothing has changed"),
        (status = 404, description = "There is no such game, or no such deal"),
    ),
)]
pub(crate) async fn of_deal(
    State(app): State<AppState>,
    ApiPath((game, deal)): ApiPath<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let game = parameters::game(&game)?.id();
    let deal = parameters::deal(&deal)?;
    Ok(json(
        &headers,
        CachePolicy::Revalidate,
        &statistics(&app.site, game, Some(deal)).await?,
    ))
}

async fn statistics(
    site: &Site,
    game: &GameId,
    deal: Option<Shuffle>,
) -> Result<SharedStatistics, ApiError> {
    let unassisted = site.totals(game, deal.as_ref(), Some(false)).await?;
    let assisted = site.totals(game, deal.as_ref(), Some(true)).await?;
    Ok(SharedStatistics {
        game: game.clone(),
        deal,
        unassisted: unassisted.figures(),
        assisted: assisted.figures(),
    })
}
