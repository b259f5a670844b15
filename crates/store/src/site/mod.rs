//! The database of a site: SQLite in a file, or PostgreSQL for any number of instances.

mod backup;
mod board;
mod credential;
mod daily;
mod day;
mod error;
mod id;
mod nickname;
mod player;
mod restore;
mod result;
mod session;
mod totals;

pub use backup::BackupCounts;
pub use board::{Board, BoardPage, BoardPlace, Order, Standing};
pub use credential::Credential;
pub use daily::{DailyDeal, DealsPage};
pub use day::{Day, NotADay};
pub use error::{Refusal, SharedCause, SiteError};
pub use id::{CeremonyId, NotAnId, PlayerId, ResultId};
pub use nickname::{Nickname, NotANickname};
pub use player::{Player, PlayerData};
pub use result::{KeptResult, NewResult, ResultsPage, SiteResult, Stored};
pub use session::{CEREMONY_BYTES_MAX, Session};
pub use totals::Totals;

use crate::place::Place;

/// The open database of a site. Clones share it.
#[derive(Clone, Debug)]
pub struct Site {}

/// How a site's database is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiteOptions {
    /// The most connections held at a time: each of several instances has as many of its own.
    pub connections_max: u32,
    /// The most results that wait to be stored before further ones are refused.
    pub queue_max: usize,
}

impl Default for SiteOptions {
    fn default() -> Self {
        Self {
            connections_max: 8,
            queue_max: 4_096,
        }
    }
}

impl Site {
    /// Opens the database at this place, and makes or brings up to date its tables: once, however
    /// many instances start. A missing file is made; a database on a server must be there, and may
    /// be empty. It must be called, and used, within a Tokio runtime.
    ///
    /// # Errors
    /// If it cannot be opened or reached, holds something else, or was made by a later version. It
    /// is untouched then.
    pub async fn open(place: &Place, options: SiteOptions) -> Result<Self, SiteError> {
        let _ = (place, options);
        unimplemented!("lands next")
    }

    /// Keeps a result, and returns when it is on the disk. Results that come at the same time
    /// share a commit. Sent again under its id it counts once, whichever instance it came to.
    ///
    /// Giving up waiting does not take it back.
    ///
    /// # Errors
    /// [`SiteError::Refused`], [`SiteError::NoSuchPlayer`], [`SiteError::QueueFull`], or if the
    /// database cannot do it. After [`SiteError::Unavailable`] it may be kept or not: sending it
    /// again settles it.
    pub async fn keep(&self, result: NewResult) -> Result<Stored, SiteError> {
        let _ = result;
        unimplemented!("lands next")
    }

    /// The result of this name with its record, if there is one.
    ///
    /// # Errors
    /// If the database cannot be read.
    pub async fn result(&self, id: ResultId) -> Result<Option<KeptResult>, SiteError> {
        let _ = id;
        unimplemented!("lands next")
    }

    /// How many results wait to be stored.
    #[must_use]
    pub fn waiting(&self) -> usize {
        unimplemented!("lands next")
    }

    /// Asks the database for an answer.
    ///
    /// # Errors
    /// If none comes.
    pub async fn ping(&self) -> Result<(), SiteError> {
        unimplemented!("lands next")
    }

    /// Takes no further results, stores those that wait, and closes the database for all clones.
    pub async fn close(&self) {
        unimplemented!("lands next")
    }
}
