//! What the devices of a player share.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use utoipa::IntoParams;
use webspinner_db::Timestamp;
use webspinner_wire::{SyncAnswer, SyncChange, SyncItem, SyncPage, SyncPost};

use super::me::NO_STORE;
use crate::bodies::BATCH_BYTES_MAX;
use crate::client::Client;
use crate::extract::{ApiJson, ApiQuery};
use crate::problem::ApiError;
use crate::routes::current_player::LoggedIn;
use crate::state::AppState;

#[derive(Debug, serde::Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct SyncQuery {
    /// The `version` of the page before; 0 for everything.
    #[serde(default)]
    #[param(maximum = 9_223_372_036_854_775_807_i64)]
    after: u64,
}

/// What the devices of the player share
///
/// What has changed, the oldest change first, on pages of about 256 KiB.
#[utoipa::path(
    get, path = "/me/sync", tag = "players", security(("session" = [])), params(SyncQuery),
    responses(
        (status = 200, body = SyncPage),
        (status = 400), (status = 401),
    ),
)]
pub(crate) async fn fetch(
    State(app): State<AppState>,
    LoggedIn(id): LoggedIn,
    ApiQuery(query): ApiQuery<SyncQuery>,
) -> Result<Response, ApiError> {
    // No version is higher, and a database could not be asked for one.
    if i64::try_from(query.after).is_err() {
        let why = format!("after: there is no version {}", query.after);
        return Err(ApiError::BadRequest(why));
    }
    let page = app.site.sync_page(id, query.after).await?;
    Ok((NO_STORE, Json(page)).into_response())
}

/// Change what the devices of the player share
///
/// A change is made if it is based on the version that is there. Sending it again changes nothing.
#[utoipa::path(
    post, path = "/me/sync", tag = "players", security(("session" = [])), request_body = SyncPost,
    responses(
        (status = 200, body = SyncAnswer),
        (status = 400), (status = 401), (status = 403), (status = 415), (status = 422),
        (status = 409, description = "The epoch is another one: fetch everything first"),
        (status = 413, description = "The body is too long, or the player has no room left"),
    ),
)]
pub(crate) async fn change(
    State(app): State<AppState>,
    Extension(client): Extension<Client>,
    LoggedIn(id): LoggedIn,
    ApiJson(post): ApiJson<SyncPost, BATCH_BYTES_MAX>,
) -> Result<Json<SyncAnswer>, ApiError> {
    let (count, most) = (post.changes.len(), SyncPost::CHANGES_MAX);
    if !(1..=most).contains(&count) {
        let why = format!("1 to {most} changes come at a time, not {count}");
        return Err(ApiError::Invalid(why));
    }
    if !post.changes.iter().all(|change| is_name(&change.name)) {
        let why = "a name has 1 to 100 letters, digits or signs of ASCII";
        return Err(ApiError::Invalid(why.to_owned()));
    }
    app.changes_by_player
        .count(&id, u32::try_from(count).unwrap_or(u32::MAX))?;
    let bytes =
        |change: &SyncChange| change.name.len() + change.data.as_ref().map_or(0, String::len);
    let kib = post
        .changes
        .iter()
        .map(bytes)
        .sum::<usize>()
        .div_ceil(1 << 10);
    app.synced_by_client
        .count(&client, u32::try_from(kib).unwrap_or(u32::MAX))?;
    let now = Timestamp::now();
    let answer = app.site.sync(id, post.epoch, &post.changes, now).await?;
    Ok(Json(answer))
}

fn is_name(text: &str) -> bool {
    (1..=SyncItem::NAME_BYTES_MAX).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_graphic())
}
