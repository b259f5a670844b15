//! The database that games are kept in.

use anyhow::Result;
use clap::Args;
use webspinner_store::{BlockingStore, Place};

/// Which database.
#[derive(Clone, Debug, Args)]
pub(crate) struct Database {
    /// Where games are kept: a file, as sqlite:games.db; webspinner/games.db in the user's data
    /// folder if not given
    #[arg(
        long = "database",
        env = "WEBSPINNER_DATABASE",
        value_name = "URL",
        hide_env_values = true,
        global = true
    )]
    place: Option<Place>,
}

impl Database {
    /// Opens it, and tells the user if one that could not be used was set aside.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub(crate) fn open(&self) -> Result<BlockingStore> {
        let (store, set_aside) = self.open_quietly()?;
        if let Some(news) = set_aside {
            eprintln!("webspinner: {news}");
        }
        Ok(store)
    }

    /// Opens it, and returns what the user is to be told.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub(crate) fn open_quietly(&self) -> Result<(BlockingStore, Option<String>)> {
        let place = match &self.place {
            Some(place) => place.clone(),
            None => Place::of_this_user()?,
        };
        let (store, set_aside) = BlockingStore::open(&place)?;
        Ok((store, set_aside.map(|aside| aside.to_string())))
    }
}
