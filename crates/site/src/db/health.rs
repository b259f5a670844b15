//! Whether the database can be used at this moment, and if not, why.

use std::time::Duration;

use sqlx::{AnyConnection, Connection as _};
use tokio::time::timeout;
use webspinner_db::Cause;

use crate::db::Db;
use crate::error::SiteError;

/// How long the database may take to answer, and then a new connection to it: together less than
/// the 5 seconds within which health checks expect an answer.
const ANSWERING_MAX: Duration = Duration::from_secs(3);
const CONNECTING_MAX: Duration = Duration::from_secs(1);

/// Fails where nothing may be written, and writes nothing where it may. Beginning a transaction
/// does not fail: SQLite lets it read.
const WRITE_NOTHING: &str = "DELETE FROM results WHERE 1 = 0";

impl Db {
    /// What [`Site::check`](crate::Site::check) does.
    pub(crate) async fn check(&self) -> Result<(), SiteError> {
        let checked = timeout(ANSWERING_MAX, self.answer()).await;
        match checked.unwrap_or_else(|late| Err(SiteError::Unavailable(Cause::new(late)))) {
            Err(error @ SiteError::Unavailable(_)) => Err(self.refusal().await.unwrap_or(error)),
            checked => checked,
        }
    }

    async fn answer(&self) -> Result<(), SiteError> {
        if self.file.as_ref().is_some_and(|file| !file.is_there()) {
            return Err(SiteError::Gone(self.place.clone()));
        }
        if let Some(unwritable) = &self.unwritable {
            unwritable.try_again(&self.pool, &self.place).await?;
        }
        let mut writing = self.write().await?;
        sqlx::raw_sql(WRITE_NOTHING)
            .execute(writing.connection())
            .await?;
        writing.rollback().await
    }

    /// Why a new connection is refused, if it is. The pool tries again until its time is up, and
    /// then only says that it was.
    async fn refusal(&self) -> Option<SiteError> {
        let options = self.pool.connect_options();
        let connecting = timeout(CONNECTING_MAX, AnyConnection::connect_with(&options));
        match connecting.await.ok()? {
            Ok(connection) => {
                let _ = connection.close().await;
                None
            }
            Err(error) => Some(SiteError::Unavailable(Cause::new(error))),
        }
    }
}
