//! Everything that is stored about a player, page by page: a history may not fit into memory.

use std::sync::Arc;

use futures_util::stream::{Stream, try_unfold};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use webspinner_site::{PlayerId, ResultId, Site, StoredResult};
use webspinner_wire::{ExportedResult, Player};

use crate::problem::ApiError;

/// How many results are read at a time: four megabytes of the longest accepted records, so that a
/// worker is soon free for other requests.
const PAGE: u32 = 16;

/// The most exports at a time, however slowly they are read.
pub(crate) const EXPORTS_MAX: usize = 16;

/// Limits how many players export at a time.
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

    /// A permit for one export.
    ///
    /// # Errors
    /// If too many are under way.
    pub(crate) fn begin(&self) -> Result<OwnedSemaphorePermit, ApiError> {
        let permit = Arc::clone(&self.free).try_acquire_owned();
        permit.map_err(|_| ApiError::NotYet("many players are exporting their data right now"))
    }
}

/// The text of a [`webspinner_wire::Export`], in parts; the permit is held until its end.
pub(crate) fn stream(
    site: &Site,
    player: &Player,
    permit: OwnedSemaphorePermit,
) -> impl Stream<Item = Result<String, ApiError>> + Send + use<> {
    let rest = Rest {
        site: site.clone(),
        player: player.id.into(),
        after: None,
        synced: None,
        prefix: format!("{{\"player\":{},\"results\":[", to_json(player)),
        _permit: permit,
    };
    try_unfold(Some(rest), async |rest| match rest {
        Some(rest) => rest.next_part().await.map(Some),
        None => Ok(None),
    })
}

/// What has not been sent yet.
struct Rest {
    site: Site,
    player: PlayerId,
    after: Option<ResultId>,
    /// The version of the last item, once all results are sent.
    synced: Option<u64>,
    /// The text before the next result.
    prefix: String,
    _permit: OwnedSemaphorePermit,
}

impl Rest {
    /// The text of the next page, and what is left after it.
    async fn next_part(self) -> Result<(String, Option<Self>), ApiError> {
        match self.synced {
            Some(after) => self.next_items(after).await,
            None => self.next_results().await,
        }
    }

    async fn next_results(mut self) -> Result<(String, Option<Self>), ApiError> {
        let page = self.site.results_of(self.player, self.after, PAGE).await;
        // The status was sent long ago, so all that is left is to break off and log why.
        let page = page.map_err(ApiError::from).inspect_err(ApiError::log)?;
        let mut text = std::mem::take(&mut self.prefix);
        for stored in page.items {
            text.push_str(if self.after.is_some() { "," } else { "" });
            self.after = Some(stored.result.id());
            text.push_str(&to_json(&exported(stored)));
        }
        if page.next.is_none() {
            text.push_str("],\"synced\":[");
            self.synced = Some(0);
        }
        Ok((text, Some(self)))
    }

    async fn next_items(mut self, after: u64) -> Result<(String, Option<Self>), ApiError> {
        let page = self.site.sync_page(self.player, after).await;
        let page = page.map_err(ApiError::from).inspect_err(ApiError::log)?;
        let mut text = if after == 0 { "" } else { "," }.to_owned();
        let items: Vec<String> = page.items.iter().map(to_json).collect();
        text.push_str(&items.join(","));
        if page.more {
            self.synced = Some(page.version);
            return Ok((text, Some(self)));
        }
        // The player may have been deleted meanwhile.
        if items.is_empty() {
            text.clear();
        }
        text.push_str("]}");
        Ok((text, None))
    }
}

fn exported(stored: StoredResult) -> ExportedResult {
    ExportedResult {
        received: stored.result.received_at.to_string(),
        result: stored.result.shared,
        record: stored.record,
    }
}

fn to_json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("texts and numbers have a JSON form")
}
