//! The database that games are kept in.

use anyhow::Result;
use clap::Args;
use webspinner_store::{BlockingStore, Place};
use webspinner_words::Message;

use crate::words::say;

/// Which database.
#[derive(Clone, Debug, Args)]
pub(crate) struct Database {
    /// Where games are kept: a file, as sqlite:games.db, for a site also postgres://...;
    /// webspinner/games.db in the user's data folder if not given
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
    /// What was said, if anything was.
    pub(crate) fn place(&self) -> Option<&Place> {
        self.place.as_ref()
    }

    /// Opens it, and tells the user if one that could not be used was set aside.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub(crate) fn open(&self) -> Result<BlockingStore> {
        let (store, quarantined) = self.open_quietly()?;
        if let Some(news) = quarantined {
            eprintln!("webspinner: {news}");
        }
        Ok(store)
    }

    /// Opens it for a game in the terminal, and returns what the player is to be told: that an old
    /// one was set aside, or that the game cannot be kept.
    ///
    /// # Errors
    /// If it cannot be opened, and was asked for by name: without the usual one, playing goes on.
    pub(crate) fn open_to_play(&self) -> Result<(Option<BlockingStore>, Option<String>)> {
        match self.open_quietly() {
            Ok((store, news)) => Ok((Some(store), news)),
            Err(error) if self.place.is_none() => {
                let error = format!("{error:#}");
                Ok((
                    None,
                    Some(say(&Message::new("play-not-kept").with("error", error))),
                ))
            }
            Err(error) => Err(error),
        }
    }

    /// Opens it, and returns what the user is to be told.
    fn open_quietly(&self) -> Result<(BlockingStore, Option<String>)> {
        let place = match &self.place {
            Some(place) => place.clone(),
            None => Place::of_this_user()?,
        };
        let (store, quarantined) = BlockingStore::open(&place)?;
        Ok((store, quarantined.map(|it| it.to_string())))
    }
}
