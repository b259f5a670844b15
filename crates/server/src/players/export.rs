//! All that is kept about a player, page by page: nobody's history has to fit into memory.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::try_unfold;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use webspinner_site::{KeptResult, PlayerId, ResultId, Site};
use webspinner_wire::{Export, ExportedResult, Problem};

use super::me::{self, NO_STORE};
use super::session::LoggedIn;
use crate::app::Shared;
use crate::problem::ApiError;
use crate::results::shared;

/// How many results are unpacked at a time: four megabytes of the longest records that are taken,
/// so that a worker is soon free for other requests again.
const PAGE: u32 = 16;

/// The most exports at a time, however slowly they are read: together they hold as many pages.
pub(crate) const EXPORTS_MAX: usize = 16;

/// Lets a few export at a time.
#[derive(Debug)]
pub(crate) struct Exports {
    free: Arc<Semaphore>,
}

impl Exports {
    pub(crate) fn new() -> Self {
        Self {
            free: Arc::new(Semaphore::new(EXPORTS_MAX)),
        }
    }

    fn begin(&self) -> Result<OwnedSemaphorePermit, ApiError> {
        let turn = Arc::clone(&self.free).try_acquire_owned();
        turn.map_err(|_| ApiError::NotYet("many players ask for all their data just now"))
    }
}

/// Everything that is kept about the player who is logged in
///
/// It comes in parts as it is read from the database; what breaks off before its end is not whole.
#[utoipa::path(
    get, path = "/me/export", tag = "players", security(("session" = [])),
    responses(
        (status = 200, body = Export),
        (status = 401, body = Problem, content_type = "application/problem+json"),
        (status = 503, body = Problem, content_type = "application/problem+json",
            description = "Too many ask for it just now, or the database is busy"),
    ),
)]
pub(crate) async fn export(
    State(app): State<Shared>,
    LoggedIn(id): LoggedIn,
) -> Result<Response, ApiError> {
    let turn = app.exports.begin()?;
    let player = me::player(&app.site, id).await?;
    let rest = Rest {
        site: app.site.clone(),
        player: id,
        after: None,
        begun: format!("{{\"player\":{},\"results\":[", to_json(&player)),
        _turn: turn,
    };
    let parts = try_unfold(Some(rest), async |rest| match rest {
        Some(rest) => rest.part().await.map(Some),
        None => Ok(None),
    });
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (
            CONTENT_DISPOSITION,
            "attachment; filename=\"webspinner.json\"",
        ),
    ];
    Ok((NO_STORE, headers, Body::from_stream(parts)).into_response())
}

/// What of an [`Export`] has not been sent yet.
struct Rest {
    site: Site,
    player: PlayerId,
    after: Option<ResultId>,
    /// What comes before the first of the results that are left.
    begun: String,
    _turn: OwnedSemaphorePermit,
}

impl Rest {
    /// The text of the next page, and what is left after it.
    async fn part(mut self) -> Result<(String, Option<Self>), ApiError> {
        let page = self.site.results_of(self.player, self.after, PAGE).await;
        // The status was sent long ago: what is left is to break off, and to tell the log.
        let page = page.map_err(ApiError::from).inspect_err(ApiError::note)?;
        let mut text = std::mem::take(&mut self.begun);
        for kept in page.results {
            text.push_str(if self.after.is_some() { "," } else { "" });
            self.after = Some(kept.result.id);
            text.push_str(&to_json(&exported(kept)));
        }
        if page.next.is_some() {
            return Ok((text, Some(self)));
        }
        text.push_str("]}");
        Ok((text, None))
    }
}

fn exported(kept: KeptResult) -> ExportedResult {
    ExportedResult {
        result: shared(&kept.result),
        received: kept.result.received_at.to_string(),
        record: kept.record,
    }
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("texts and numbers")
}
