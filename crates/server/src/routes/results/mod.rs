//! Finished games that were sent: one of them, and its standing.

pub(crate) mod post;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use utoipa::IntoParams;
use uuid::Uuid;
use webspinner_wire::{BoardOrder, SharedResult, Standing};

use crate::cached_response::{CachePolicy, json};
use crate::extract::{ApiPath, ApiQuery};
use crate::problem::ApiError;
use crate::state::AppState;

/// A result
#[utoipa::path(
    get, path = "/results/{id}", tag = "results",
    params(("id" = Uuid, Path, description = "The id it was sent under")),
    responses(
        (status = 200, body = SharedResult),
        (status = 304, description = "Nothing has changed"),
        (status = 400), (status = 404),
    ),
)]
pub(crate) async fn get(
    State(app): State<AppState>,
    ApiPath(id): ApiPath<Uuid>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let stored = app.site.result(id.into()).await?;
    let stored = stored.ok_or_else(|| ApiError::NotFound("there is no such result".to_owned()))?;
    Ok(json(
        &headers,
        CachePolicy::Revalidate,
        &stored.result.shared,
    ))
}

#[derive(Debug, serde::Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct StandingQuery {
    /// The order of the leaderboard.
    #[serde(default)]
    #[param(inline)]
    by: BoardOrder,
    /// Whether to look on the leaderboard of games without undo.
    #[serde(default)]
    no_undo: bool,
}

/// Where a result stands on the leaderboard of its day
#[utoipa::path(
    get, path = "/results/{id}/standing", tag = "results",
    params(("id" = Uuid, Path, description = "The id it was sent under"), StandingQuery),
    responses(
        (status = 200, body = Standing),
        (status = 304, description = "Nothing has changed"),
        (status = 400),
        (status = 404, description = "There is no such result, or it is on no leaderboard"),
    ),
)]
pub(crate) async fn standing(
    State(app): State<AppState>,
    ApiPath(id): ApiPath<Uuid>,
    ApiQuery(query): ApiQuery<StandingQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let standing = app.site.standing(id.into(), query.by, query.no_undo);
    let standing = standing.await?;
    let standing =
        standing.ok_or_else(|| ApiError::NotFound("it is on no leaderboard".to_owned()))?;
    let standing = Standing {
        place: standing.held.place,
        places: standing.places,
    };
    Ok(json(&headers, CachePolicy::Revalidate, &standing))
}
