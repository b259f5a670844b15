//! The place of a database.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use etcetera::BaseStrategy;

use crate::server::{NotAServerUrl, ServerUrl};

/// The place of a database, read from `sqlite:PATH`, a plain path, `sqlite::memory:`, or
/// `postgres://USER:PASSWORD@HOST/DATABASE`.
///
/// A path is used as it is: nothing in it is decoded, and it has no parameters. Only `~/` at its
/// beginning is the user's home folder: shells replace that in words of its own, but not behind
/// `sqlite:`, and nothing does in the settings of a service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// In this file.
    File(PathBuf),
    /// In memory, for as long as the store is open.
    Memory,
    /// On a PostgreSQL server.
    Server(ServerUrl),
}

/// Why a text is not the place of a database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlaceError {
    /// It begins like the URL of a PostgreSQL server but is not one.
    #[error(transparent)]
    Server(#[from] NotAServerUrl),
    /// It names something that is neither a file nor a PostgreSQL server.
    #[error(
        "{scheme}:// is not a kind of database known here: write sqlite:FILE or postgres://..."
    )]
    UnknownScheme {
        /// What comes before `://`.
        scheme: String,
    },
    /// It is empty.
    #[error("the name of the database is empty: name a file, as in sqlite:games.db")]
    Empty,
    /// The system does not say where its user's data belongs.
    #[error("this user has no home folder for a database: name a file for it")]
    NoHome,
}

impl Place {
    /// The default place of a user's saved games: `webspinner/games.db` in
    /// `$XDG_DATA_HOME`, which is `~/.local/share` by default (on Windows in the roaming
    /// application data).
    ///
    /// # Errors
    /// If the user has no home folder.
    pub fn of_this_user() -> Result<Self, PlaceError> {
        Self::in_data_folder("games.db")
    }

    /// The default place of a site's data: `site.db` beside the saved games of the user that runs
    /// it.
    ///
    /// # Errors
    /// If the user has no home folder.
    pub fn of_this_server() -> Result<Self, PlaceError> {
        Self::in_data_folder("site.db")
    }

    fn in_data_folder(name: &str) -> Result<Self, PlaceError> {
        let folders = etcetera::choose_base_strategy().map_err(|_| PlaceError::NoHome)?;
        Ok(Self::File(folders.data_dir().join("webspinner").join(name)))
    }
}

/// The path, with the user's home folder in place of a `~` at its beginning.
///
/// # Errors
/// If the user has no home folder.
pub fn at_home(path: &Path) -> Result<PathBuf, PlaceError> {
    match path.strip_prefix("~") {
        Ok(rest) => {
            let home = etcetera::home_dir().map_err(|_| PlaceError::NoHome)?;
            Ok(home.join(rest))
        }
        Err(_) => Ok(path.to_owned()),
    }
}

impl FromStr for Place {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Self, PlaceError> {
        let (scheme, rest) = match text.split_once("://") {
            Some((scheme, rest)) => (Some(scheme), rest),
            None => match text.strip_prefix("sqlite:") {
                Some(rest) => (Some("sqlite"), rest),
                None => (None, text),
            },
        };
        match (scheme, rest) {
            (Some("postgres" | "postgresql"), _) => Ok(Self::Server(text.parse()?)),
            (Some(scheme), _) if scheme != "sqlite" => Err(PlaceError::UnknownScheme {
                scheme: scheme.chars().take(40).collect(),
            }),
            (_, "") => Err(PlaceError::Empty),
            (_, ":memory:") => Ok(Self::Memory),
            (_, path) => Ok(Self::File(at_home(path.as_ref())?)),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "sqlite:{}", path.display()),
            Self::Memory => f.write_str("sqlite::memory:"),
            Self::Server(url) => url.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_go_by_their_path_with_or_without_a_scheme() {
        for text in [
            "/a b/g%20.db",
            "sqlite:/a b/g%20.db",
            "sqlite:///a b/g%20.db",
        ] {
            let place: Place = text.parse().unwrap();
            assert_eq!(place, Place::File("/a b/g%20.db".into()), "{text}");
            assert_eq!(place.to_string(), "sqlite:/a b/g%20.db");
        }
        assert_eq!("games.db".parse(), Ok(Place::File("games.db".into())));
        assert_eq!(
            "sqlite://games.db".parse(),
            Ok(Place::File("games.db".into()))
        );
    }

    #[test]
    fn a_tilde_in_front_is_the_home_folder() {
        let home = etcetera::home_dir().unwrap();
        for text in ["~/a b/games.db", "sqlite:~/a b/games.db"] {
            let place: Place = text.parse().unwrap();
            assert_eq!(place, Place::File(home.join("a b/games.db")), "{text}");
        }
        for text in ["a/~/b.db", "~games.db", "./~/games.db"] {
            assert_eq!(text.parse(), Ok(Place::File(text.into())));
        }
    }

    #[test]
    fn memory_has_a_name_of_its_own() {
        assert_eq!("sqlite::memory:".parse(), Ok(Place::Memory));
        assert_eq!(":memory:".parse(), Ok(Place::Memory));
        assert_eq!(Place::Memory.to_string().parse(), Ok(Place::Memory));
    }

    #[test]
    fn what_is_no_file_is_refused_with_what_to_do_instead() {
        let error = |text: &str| text.parse::<Place>().unwrap_err().to_string();
        assert!(error("postgres://").contains("it names no host"));
        assert!(error("mysql://host").starts_with("mysql:// is not a kind of database"));
        assert!(error("").contains("is empty"));
        assert!(error("sqlite:").contains("is empty"));
    }
}
