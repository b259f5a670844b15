//! Judging on threads apart from those that answer requests.

use std::sync::Arc;
use std::thread::available_parallelism;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use webspinner_db::Timestamp;
use webspinner_site::NewResult;
use webspinner_wire::ResultPost;

use super::judge::judge;
use crate::problem::ApiError;

/// As many judges as processors: a flood of records delays only records.
#[derive(Debug)]
pub(crate) struct Judges {
    free: Arc<Semaphore>,
}

impl Judges {
    pub(crate) fn new() -> Self {
        let processors = available_parallelism().map_or(1, usize::from);
        Self {
            free: Arc::new(Semaphore::new(processors)),
        }
    }

    /// Judges a result as of now.
    pub(crate) async fn judge(&self, post: ResultPost) -> Result<NewResult, ApiError> {
        let free = Arc::clone(&self.free).acquire_owned().await;
        let free = free.expect("the semaphore is never closed");
        let judged = spawn_blocking(move || {
            let judged = judge(&post, Timestamp::now());
            drop(free);
            judged
        });
        judged.await.map_err(ApiError::internal)?
    }
}
