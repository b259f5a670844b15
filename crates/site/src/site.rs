//! The open database of a site.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use webspinner_db::Place;

use crate::db::Db;
use crate::db::connect::{SiteOptions, open, open_to_read};
use crate::error::SiteError;
use crate::id::ResultId;
use crate::results::queue::Queue;
use crate::results::read::{result_columns, stored};
use crate::results::result::{NewResult, Stored, StoredResult};
use crate::results::row::ResultRow;

/// The open database of a site. Clones share it.
#[derive(Clone)]
pub struct Site {
    pub(crate) db: Arc<Db>,
    queue: Arc<Queue>,
    pub(crate) options: SiteOptions,
}

/// The connections of a site to its database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connections {
    /// Those that are in use.
    pub busy: u32,
    /// Those that are open and wait for use.
    pub idle: u32,
    /// The most there may be.
    pub max: u32,
}

/// The most entries that one page of a list holds.
pub const PAGE_MAX: u32 = 1_000;

/// How long closing may take: connections are closed properly, and SQLite moves its log into the
/// file. Nothing is lost if this is cut short.
const CLOSING_MAX: Duration = Duration::from_secs(10);

const RESULT: &str = concat!(
    "SELECT ",
    result_columns!(),
    ", results.record FROM results LEFT JOIN players ON players.id = results.player \
     WHERE results.id = $1 AND results.hidden = 0"
);

impl Site {
    /// Opens the database at this place, and makes or brings up to date its tables: once, however
    /// many instances start. A missing file is made, in a folder that is there; a database on a
    /// server must be there, and may be empty. It must be called, and used, within a Tokio runtime.
    ///
    /// If the disk of a file takes nothing, the site can still be read, and is used as usual once
    /// [`Site::check`] finds that the disk takes something; until then the file must not change.
    ///
    /// # Errors
    /// If it cannot be opened or reached, holds something else, or was made by a later version. It
    /// is untouched then.
    pub async fn open(place: &Place, options: SiteOptions) -> Result<Self, SiteError> {
        let db = Arc::new(open(place, options).await?);
        let queue = Arc::new(Queue::new(Arc::clone(&db), options.queue_max));
        Ok(Self { db, queue, options })
    }

    /// Opens the database at this place like [`Site::open`], but only if there is a site in it.
    ///
    /// # Errors
    /// [`SiteError::Missing`], or as for [`Site::open`].
    pub async fn open_existing(place: &Place, options: SiteOptions) -> Result<Self, SiteError> {
        open_to_read(place).await?;
        Self::open(place, options).await
    }

    /// Opens the database at this place to read it, for a backup. Nothing is made or changed, so
    /// this works while the disk is full and where it is not writable. Tables of an older version
    /// are read as they are.
    ///
    /// If not even SQLite's own files can be created, the file must not change in the meantime.
    ///
    /// # Errors
    /// [`SiteError::Missing`], or if it cannot be opened or reached, holds something else, or was
    /// made by a later version.
    pub async fn open_to_read(place: &Place) -> Result<Self, SiteError> {
        let db = Arc::new(open_to_read(place).await?);
        let queue = Arc::new(Queue::new(Arc::clone(&db), 1));
        let options = SiteOptions::default();
        Ok(Self { db, queue, options })
    }

    /// Stores a result, and returns when it is on the disk. Results that arrive at the same time
    /// share a commit. A result sent again with the same id counts once, whichever instance it
    /// reaches.
    ///
    /// Dropping the future does not withdraw the result.
    ///
    /// # Errors
    /// [`SiteError::Refused`], [`SiteError::NoSuchPlayer`], [`SiteError::QueueFull`], or if the
    /// database cannot do it. After [`SiteError::Unavailable`] it may or may not be stored: sending
    /// it again makes sure.
    pub async fn store(&self, result: NewResult) -> Result<Stored, SiteError> {
        self.queue.store(ResultRow::new(result)?).await
    }

    /// The result with this id, with its record, if there is one and it is not hidden.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn result(&self, id: ResultId) -> Result<Option<StoredResult>, SiteError> {
        let query = sqlx::query(RESULT).bind(id.as_bytes().to_vec());
        let row = query.fetch_optional(&self.db.pool).await?;
        row.as_ref().map(stored).transpose()
    }

    /// Checks that the database answers and may be written. If its disk took nothing when it was
    /// opened, and does now, it is used as usual from here on. It writes nothing itself, so that it
    /// is cheap, and a full disk passes.
    ///
    /// # Errors
    /// [`SiteError::ReadOnly`], [`SiteError::Gone`], or why it does not answer.
    pub async fn check(&self) -> Result<(), SiteError> {
        self.db.check().await
    }

    /// How many results wait to be stored.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.queue.waiting()
    }

    /// The connections to the database at this moment.
    #[must_use]
    pub fn connections(&self) -> Connections {
        let pool = &self.db.pool;
        let idle = u32::try_from(pool.num_idle()).unwrap_or(u32::MAX);
        Connections {
            busy: pool.size().saturating_sub(idle),
            idle,
            max: pool.options().get_max_connections(),
        }
    }

    /// Where the database is, without a password.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.db.place
    }

    /// Whether there was no site in the database when it was opened, so that a new one was made.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.db.is_new
    }

    /// Takes no further results, stores those that wait, and closes the database for all clones.
    /// Does not wait for a database server that has vanished.
    pub async fn close(&self) {
        self.queue.close().await;
        let _ = tokio::time::timeout(CLOSING_MAX, self.db.pool.close()).await;
    }
}

impl fmt::Debug for Site {
    /// Shows where it is, without a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Site").field(&self.db.place).finish()
    }
}
