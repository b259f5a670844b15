//! The store for programs without an async runtime.

use std::io::Write;

use tokio::runtime::{Builder, Handle, Runtime};
use webspinner_db::{Cause, Place, Timestamp};
use webspinner_rules::GameId;
use webspinner_rules::record::{Points, Record};
use webspinner_rules::stats::{Counted, Group, Hundred};

use crate::error::Error;
use crate::id::SavedId;
use crate::list::{Cursor, GameFilter, Loaded, SavedGamesPage};
use crate::quarantine::Quarantined;
use crate::save::{SaveHandle, Saved};
use crate::store::{Opened, Store};
use crate::transfer::{ImportCounts, ImportedRecord};

/// A [`Store`] for programs that wait for each answer, such as the terminal game. It closes the
/// database when dropped.
///
/// # Panics
/// Each call panics inside an asynchronous runtime, where blocking is not allowed.
#[derive(Debug)]
pub struct BlockingStore {
    store: Store,
    runtime: Runtime,
}

/// Methods that wait for the method of the same name of [`Store`].
macro_rules! waiting {
    ($($(#[$doc:meta])* fn $name:ident($($argument:ident: $type:ty),*) -> $answer:ty;)*) => {
        $(
            $(#[$doc])*
            ///
            /// # Errors
            #[doc = concat!("Those of [`Store::", stringify!($name), "`].")]
            pub fn $name(&self, $($argument: $type),*) -> Result<$answer, Error> {
                self.runtime.block_on(self.store.$name($($argument),*))
            }
        )*
    };
}

impl BlockingStore {
    /// Opens the database at this place; also returns the one that was moved away for it. See
    /// [`Store::open`].
    ///
    /// # Errors
    /// Those of [`Store::open`].
    pub fn open(place: &Place) -> Result<(Self, Option<Quarantined>), Error> {
        let runtime = runtime()?;
        let Opened { store, quarantined } = runtime.block_on(Store::open(place))?;
        Ok((Self { store, runtime }, quarantined))
    }

    /// Opens the database at this place to read it: see [`Store::open_to_read`].
    ///
    /// # Errors
    /// Those of [`Store::open_to_read`].
    pub fn open_to_read(place: &Place) -> Result<Self, Error> {
        let runtime = runtime()?;
        let store = runtime.block_on(Store::open_to_read(place))?;
        Ok(Self { store, runtime })
    }

    /// A setting's value, and nothing else of the database at this place: see
    /// [`Store::glance_at_setting`].
    #[must_use]
    pub fn glance_at_setting(place: &Place, namespace: &str, name: &str) -> Option<String> {
        let glance = Store::glance_at_setting(place, namespace, name);
        runtime().ok()?.block_on(glance)
    }

    waiting! {
        /// Saves a game for the first time: see [`Store::begin`].
        fn begin(record: &Record, points: Points, at: Timestamp) -> SaveHandle;
        /// Saves the current state of a game: see [`Store::save`].
        fn save(handle: &mut SaveHandle, record: &Record, points: Points, at: Timestamp) -> Saved;
        /// Deletes a game; returns whether it was there: see [`Store::delete`].
        fn delete(id: SavedId) -> bool;
        /// A page of saved games: see [`Store::list`].
        fn list(wanted: &GameFilter, after: Option<&Cursor>, limit: u32) -> SavedGamesPage;
        /// The game with this id: see [`Store::load`].
        fn load(id: SavedId) -> Option<Loaded>;
        /// The unfinished game that was saved last: see [`Store::latest_unfinished`].
        fn latest_unfinished() -> Option<Loaded>;
        /// The games that count, in the order in which they ended: see [`Store::results`].
        fn results(game: Option<&GameId>) -> Vec<Counted<Timestamp>>;
        /// Where the player stands in the hundred of a game: see [`Store::hundred`].
        fn hundred(game: &GameId, group: Group) -> Hundred;
        /// Adds the records that are not there yet: see [`Store::import`].
        fn import(records: impl IntoIterator<Item = ImportedRecord>, at: Timestamp) -> ImportCounts;
        /// Writes all records as text; returns how many: see [`Store::export`].
        fn export(out: &mut impl Write) -> u64;
        /// A setting's value: see [`Store::setting`].
        fn setting(namespace: &str, name: &str) -> Option<String>;
        /// Saves a setting: see [`Store::set_setting`].
        fn set_setting(namespace: &str, name: &str, value: &str) -> ();
        /// Removes a setting; returns whether it was there: see [`Store::remove_setting`].
        fn remove_setting(namespace: &str, name: &str) -> bool;
    }
}

fn runtime() -> Result<Runtime, Error> {
    let runtime = Builder::new_current_thread().enable_time().build();
    runtime.map_err(|error| Error::Database(Cause::new(error)))
}

impl Drop for BlockingStore {
    fn drop(&mut self) {
        // Inside a runtime, where waiting would panic, the connections close by themselves.
        if Handle::try_current().is_err() {
            self.runtime.block_on(self.store.close());
        }
    }
}
