//! The database of saved games.

use anyhow::Result;
use clap::Args;
use webspinner_db::Place;
use webspinner_store::{BlockingStore, Error};

use crate::limits::said;
use crate::problem;

/// The variable of the environment that names the database.
pub(crate) const VARIABLE: &str = "WEBSPINNER_DATABASE";

/// The database to use.
#[derive(Clone, Debug, Default)]
pub(crate) struct Database {
    place: Option<Place>,
}

#[derive(Clone, Debug, Args)]
pub(crate) struct DatabaseArgument {
    /// The database of saved games, a file such as sqlite:games.db; a site's may also be
    /// postgres://... [default: webspinner/games.db in the user's data folder]
    #[arg(
        long = "database",
        env = VARIABLE,
        value_name = "URL",
        value_parser = said::<Place>,
        hide_env_values = true
    )]
    place: Option<Place>,
}

// Not a doc comment, which would take the place of the command's own help.
//
// A command on the saved games.
#[derive(Clone, Debug, Args)]
pub(crate) struct WithDatabase<O: Args> {
    #[command(flatten)]
    pub(crate) options: O,
    #[arg(
        long = "database",
        help = "The database of saved games, a file such as sqlite:games.db [default: \
            webspinner/games.db in the user's data folder] [env: WEBSPINNER_DATABASE]",
        value_name = "URL",
        value_parser = said::<Place>,
        display_order = 900,
        id = "command_database"
    )]
    place: Option<Place>,
}

impl<O: Args> WithDatabase<O> {
    /// The database named behind the command, or else the one in front of it.
    pub(crate) fn database(&self, general: &DatabaseArgument) -> Database {
        let place = self.place.as_ref().or(general.place.as_ref()).cloned();
        Database { place }
    }
}

// A command on a site, whose database is another one by default.
#[derive(Clone, Debug, Args)]
pub(crate) struct WithSite<O: Args> {
    #[command(flatten)]
    pub(crate) options: O,
    // It may also follow the name of a subcommand.
    #[arg(
        long = "database",
        help = "The database of the site, a file such as sqlite:/srv/spider/site.db, or \
            postgres://... [default: webspinner/site.db in the user's data folder] \
            [env: WEBSPINNER_DATABASE]",
        value_name = "URL",
        value_parser = said::<Place>,
        display_order = 900,
        id = "site_database",
        global = true
    )]
    place: Option<Place>,
}

impl<O: Args> WithSite<O> {
    /// The database named behind the command, or else the one in front of it.
    pub(crate) fn database(&self, general: &DatabaseArgument) -> Database {
        let place = self.place.as_ref().or(general.place.as_ref()).cloned();
        Database { place }
    }
}

impl From<&DatabaseArgument> for Database {
    fn from(general: &DatabaseArgument) -> Self {
        let place = general.place.clone();
        Self { place }
    }
}

impl Database {
    /// The database that was named, if one was.
    pub(crate) fn place(&self) -> Option<&Place> {
        self.place.as_ref()
    }

    /// Opens it, and warns the user if an unusable one was moved away.
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

    /// Opens it for reading, and creates nothing. The usual database may be missing: then there are
    /// no saved games.
    ///
    /// # Errors
    /// If it cannot be opened, or was named and is missing.
    pub(crate) fn open_to_read(&self) -> Result<BlockingStore> {
        match BlockingStore::open_to_read(&self.place_or_usual()?) {
            Err(Error::Missing { .. }) if self.place.is_none() => {
                Ok(BlockingStore::open_to_read(&Place::Memory)?)
            }
            store => Ok(store?),
        }
    }

    /// Opens it for a game in the terminal, and returns a message for the player: that an old one
    /// was moved away, or that the game cannot be saved.
    ///
    /// # Errors
    /// If it cannot be opened and was named. Without the usual one, play goes on.
    pub(crate) fn open_to_play(&self) -> Result<(Option<BlockingStore>, Option<String>)> {
        match self.open_quietly() {
            Ok((store, news)) => Ok((Some(store), news)),
            Err(error) if self.place.is_none() => {
                let error = problem::text(&error);
                Ok((None, Some(format!("this game is not saved: {error}"))))
            }
            Err(error) => Err(error),
        }
    }

    /// Opens it, and returns a message for the user.
    fn open_quietly(&self) -> Result<(BlockingStore, Option<String>)> {
        let (store, quarantined) = BlockingStore::open(&self.place_or_usual()?)?;
        Ok((store, quarantined.map(|moved| moved.to_string())))
    }

    fn place_or_usual(&self) -> Result<Place> {
        match &self.place {
            Some(place) => Ok(place.clone()),
            None => Ok(Place::of_this_user()?),
        }
    }
}
