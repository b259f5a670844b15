//! Sending finished games.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use webspinner_site::{SiteError, SiteResult, Stored};
use webspinner_wire::{BatchAnswer, BatchItem, ResultBatch, ResultPost, SharedResult};

use crate::bodies::BATCH_BYTES_MAX;
use crate::client::Client;
use crate::extract::ApiJson;
use crate::metrics::ResultVerdict;
use crate::problem::ApiError;
use crate::routes::current_player::CurrentPlayer;
use crate::state::{App, AppState};

/// Send a finished game
///
/// The record is replayed, and all figures are taken from the replay. Sending the same again under
/// the same id changes nothing and gets the same response, with status 200.
#[utoipa::path(
    post, path = "/results", tag = "results", request_body = ResultPost,
    responses(
        (status = 201, body = SharedResult, description = "It counts from now on"),
        (status = 200, body = SharedResult, description = "It counted already"),
        (status = 400), (status = 403), (status = 415), (status = 503),
        (status = 409,
            description = "The id was used for another result, or the game was sent before"),
        (status = 422,
            description = "The record does not replay, or nobody can have played like this"),
    ),
)]
pub(crate) async fn one(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    player: CurrentPlayer,
    ApiJson(post): ApiJson<ResultPost>,
) -> Result<Response, ApiError> {
    count(&app, client, player, 1)?;
    let (stored, result) = submit(&app, post, player).await?;
    let status = match stored {
        Stored::New => StatusCode::CREATED,
        Stored::Again => StatusCode::OK,
    };
    let place = format!("/api/v1/results/{}", result.id);
    Ok((status, [(header::LOCATION, place)], Json(result)).into_response())
}

/// Send several finished games
///
/// Each one is judged separately: a refused one does not stop the others from counting.
#[utoipa::path(
    post, path = "/results/batch", tag = "results", request_body = ResultBatch,
    responses(
        (status = 200, body = BatchAnswer),
        (status = 400), (status = 403), (status = 415), (status = 422),
    ),
)]
pub(crate) async fn batch(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    player: CurrentPlayer,
    ApiJson(batch): ApiJson<ResultBatch, BATCH_BYTES_MAX>,
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
        player,
        u32::try_from(sent).expect("a batch is small"),
    )?;
    let mut results = Vec::with_capacity(sent);
    for post in batch.results {
        results.push(match submit(&app, post, player).await {
            Ok((_, result)) => BatchItem::Result(result),
            Err(error) => {
                error.log();
                BatchItem::Problem(error.problem())
            }
        });
    }
    Ok(Json(BatchAnswer { results }))
}

fn count(app: &App, client: Client, player: CurrentPlayer, results: u32) -> Result<(), ApiError> {
    app.results_by_client.count(&client, results)?;
    match player.0 {
        Some(player) => app.results_by_player.count(&player, results),
        None => Ok(()),
    }
}

/// Judges a result, stores it and counts the verdict.
pub(crate) async fn submit(
    app: &App,
    post: ResultPost,
    player: CurrentPlayer,
) -> Result<(Stored, SharedResult), ApiError> {
    let outcome = judge_and_store(app, post, player).await;
    app.metrics.count_result(match &outcome {
        Ok((Stored::New, _)) => ResultVerdict::New,
        Ok((Stored::Again, _)) => ResultVerdict::Again,
        Err(ApiError::Internal(_) | ApiError::NotYet(_) | ApiError::Full) => ResultVerdict::Failed,
        Err(_) => ResultVerdict::Refused,
    });
    outcome
}

async fn judge_and_store(
    app: &App,
    post: ResultPost,
    player: CurrentPlayer,
) -> Result<(Stored, SharedResult), ApiError> {
    let mut result = app.judges.judge(post).await?;
    result.player = player.0;
    let stored = match app.site.store(result.clone()).await {
        // The player has been deleted in the meantime. The game counts like the player's earlier
        // ones: without a name.
        Err(SiteError::NoSuchPlayer) => {
            (result.player, result.nickname) = (None, None);
            app.site.store(result.clone()).await?
        }
        stored => stored?,
    };
    // The stored result may have been sent with another day, or with none.
    let kept = match stored {
        Stored::New => None,
        Stored::Again => app.site.result(result.id).await?,
    };
    let kept = kept.map_or_else(|| SiteResult::from(&result), |kept| kept.result);
    Ok((stored, kept.shared))
}
