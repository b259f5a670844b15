//! Finished games, sent to be judged and kept.

mod judge;
mod judges;
mod times;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, http::header};
use utoipa::IntoParams;
use uuid::Uuid;
use webspinner_site::{Refusal, ResultId, SiteError, SiteResult, Stored};
use webspinner_wire::{
    BatchAnswer, BatchItem, BoardOrder, Outcome, Problem, ResultBatch, ResultPost, SharedResult,
    Standing,
};

use crate::answer::{Keep, json};
use crate::app::{App, Shared};
use crate::boards;
use crate::client::Client;
use crate::extract::{ApiJson, ApiPath, ApiQuery};
use crate::metrics::Judged;
use crate::players::Visitor;
use crate::problem::ApiError;

pub(crate) use judge::nickname;
pub(crate) use judges::Judges;

/// Send a finished game
///
/// The record is replayed, and all figures are taken from the replay. Sending the same again under
/// the same id changes nothing and has the same answer, with the status 200.
#[utoipa::path(
    post, path = "/results", tag = "results", request_body = ResultPost,
    responses(
        (status = 201, body = SharedResult, description = "It counts from now on"),
        (status = 200, body = SharedResult, description = "It counted already"),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
        (status = 409, body = Problem, content_type = "application/problem+json",
            description = "The id was used for another result, or the game was sent before"),
        (status = 413, body = Problem, content_type = "application/problem+json"),
        (status = 415, body = Problem, content_type = "application/problem+json"),
        (status = 422, body = Problem, content_type = "application/problem+json",
            description = "The record does not replay, or nobody can have played so"),
        (status = 503, body = Problem, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn post(
    State(app): State<Shared>,
    Extension(client): Extension<Client>,
    visitor: Visitor,
    ApiJson(post): ApiJson<ResultPost>,
) -> Result<Response, ApiError> {
    count(&app, client, visitor, 1)?;
    let (stored, result) = keep(&app, post, visitor).await?;
    let status = match stored {
        Stored::New => StatusCode::CREATED,
        Stored::Again => StatusCode::OK,
    };
    let place = format!("/api/v1/results/{}", result.id);
    Ok((status, [(header::LOCATION, place)], Json(result)).into_response())
}

/// Send several finished games
///
/// Each is judged by itself: one that is refused keeps none of the others from counting.
#[utoipa::path(
    post, path = "/results/batch", tag = "results", request_body = ResultBatch,
    responses(
        (status = 200, body = BatchAnswer),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
        (status = 413, body = Problem, content_type = "application/problem+json"),
        (status = 415, body = Problem, content_type = "application/problem+json"),
        (status = 422, body = Problem, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn post_batch(
    State(app): State<Shared>,
    Extension(client): Extension<Client>,
    visitor: Visitor,
    ApiJson(batch): ApiJson<ResultBatch>,
) -> Result<Json<BatchAnswer>, ApiError> {
    let sent = batch.results.len();
    if !(1..=ResultBatch::RESULTS_MAX).contains(&sent) {
        let max = ResultBatch::RESULTS_MAX;
        return Err(ApiError::Invalid(format!(
            "a batch has 1 to {max} results, not {sent}"
        )));
    }
    count(
        &app,
        client,
        visitor,
        u32::try_from(sent).expect("a batch is small"),
    )?;
    let mut results = Vec::with_capacity(sent);
    for post in batch.results {
        results.push(match keep(&app, post, visitor).await {
            Ok((_, result)) => BatchItem::Result(result),
            Err(error) => {
                error.note();
                BatchItem::Problem(error.problem())
            }
        });
    }
    Ok(Json(BatchAnswer { results }))
}

/// A result
#[utoipa::path(
    get, path = "/results/{id}", tag = "results",
    params(("id" = Uuid, Path, description = "The id it was sent under")),
    responses(
        (status = 200, body = SharedResult),
        (status = 304, description = "Nothing has changed"),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 404, body = Problem, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn get(
    State(app): State<Shared>,
    ApiPath(id): ApiPath<Uuid>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let kept = app
        .site
        .result(ResultId::from_bytes(*id.as_bytes()))
        .await?;
    let kept = kept.ok_or_else(|| ApiError::NotFound("there is no such result".to_owned()))?;
    Ok(json(&headers, Keep::Ask, &shared(&kept.result)))
}

#[derive(Debug, serde::Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asked {
    /// What the board is sorted by.
    #[serde(default)]
    #[param(inline)]
    by: BoardOrder,
}

/// Where a result stands on the board of its day
#[utoipa::path(
    get, path = "/results/{id}/standing", tag = "results",
    params(("id" = Uuid, Path, description = "The id it was sent under"), Asked),
    responses(
        (status = 200, body = Standing),
        (status = 304, description = "Nothing has changed"),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 404, body = Problem, content_type = "application/problem+json",
            description = "There is no such result, or it stands on no board"),
    ),
)]
pub(crate) async fn standing(
    State(app): State<Shared>,
    ApiPath(id): ApiPath<Uuid>,
    ApiQuery(asked): ApiQuery<Asked>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (id, order) = (
        ResultId::from_bytes(*id.as_bytes()),
        boards::order(asked.by),
    );
    let standing = app.site.standing(id, order).await?;
    let standing =
        standing.ok_or_else(|| ApiError::NotFound("it stands on no board".to_owned()))?;
    let standing = Standing {
        place: standing.held.place,
        places: standing.places,
    };
    Ok(json(&headers, Keep::Ask, &standing))
}

fn count(app: &App, client: Client, visitor: Visitor, results: u32) -> Result<(), ApiError> {
    app.results_by_client.count(&client, results)?;
    match visitor.0 {
        Some(player) => app.results_by_player.count(&player, results),
        None => Ok(()),
    }
}

/// Judges a result, and keeps it.
pub(crate) async fn keep(
    app: &App,
    post: ResultPost,
    visitor: Visitor,
) -> Result<(Stored, SharedResult), ApiError> {
    let kept = judge_and_keep(app, post, visitor).await;
    app.metrics.count_result(match &kept {
        Ok((Stored::New, _)) => Judged::New,
        Ok((Stored::Again, _)) => Judged::Again,
        Err(ApiError::Internal(_) | ApiError::NotYet(_) | ApiError::Full) => Judged::Failed,
        Err(_) => Judged::Refused,
    });
    kept
}

async fn judge_and_keep(
    app: &App,
    post: ResultPost,
    visitor: Visitor,
) -> Result<(Stored, SharedResult), ApiError> {
    let mut result = app.judges.judge(post).await?;
    let (id, sent) = (result.id, judge::shared(&result));
    result.player = visitor.0;
    let stored = match app.site.keep(result.clone()).await {
        // The player left meanwhile. The game was played, and counts like those that were there
        // before: without a name.
        Err(SiteError::NoSuchPlayer) => {
            (result.player, result.nickname) = (None, None);
            app.site.keep(result).await?
        }
        stored => stored?,
    };
    // What is there may have been sent with another day, or with none.
    let there = match stored {
        Stored::New => None,
        Stored::Again => app.site.result(id).await?,
    };
    Ok((stored, there.map_or(sent, |kept| shared(&kept.result))))
}

/// A result that was kept, as others may see it.
pub(crate) fn shared(result: &SiteResult) -> SharedResult {
    let summary = &result.summary;
    SharedResult {
        id: Uuid::from_bytes(*result.id.as_bytes()),
        game: summary.game.clone(),
        version: result.version,
        deal: result.deal.clone(),
        day: result.day.map(|day| day.to_string()),
        outcome: outcome(summary.result),
        moves: summary.moves,
        undos: result.undos,
        network_points: summary.network_points,
        windows_points: summary.windows_points,
        time_ms: summary.time_ms,
        assisted: summary.assisted,
    }
}

fn outcome(result: webspinner_rules::GameResult) -> Outcome {
    match result {
        webspinner_rules::GameResult::Won => Outcome::Won,
        // Only games that have ended are kept.
        _ => Outcome::Lost,
    }
}

impl From<SiteError> for ApiError {
    fn from(error: SiteError) -> Self {
        match error {
            SiteError::Refused(Refusal::IdTaken | Refusal::SameRecord(_))
            | SiteError::NicknameTaken
            | SiteError::LastCredential
            | SiteError::TooManyCredentials
            | SiteError::Taken { .. } => Self::Conflict(error.to_string()),
            SiteError::Refused(Refusal::NotTheDailyDeal) => {
                Self::Impossible("this is not the deal of that day")
            }
            SiteError::Refused(_) | SiteError::TooLarge { .. } => Self::Invalid(error.to_string()),
            SiteError::NoSuchPlayer => Self::NotLoggedIn,
            error if error.is_transient() => {
                tracing::warn!(cause = error.to_string(), "the database is busy or away");
                Self::NotYet("the database is busy")
            }
            error @ SiteError::Full(_) => {
                tracing::error!(cause = error.to_string(), "the database has no room");
                Self::Full
            }
            error => Self::internal(error),
        }
    }
}
