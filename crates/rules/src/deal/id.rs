//! The name of a deal.

use std::fmt;
use std::str::FromStr;

use super::rules::DealError;
use super::shuffle::Shuffle;
use super::text_error::{DealTextError, DealTextProblem};
use crate::game::Game;
use crate::games;
use crate::rules::GameId;
use crate::text::beginning;

/// Names a deal permanently: the game, and the shuffle it is dealt from.
///
/// It gives the hidden cards away, so it stays secret during fair play: a fair player never sees
/// it, nor anything computed from it.
///
/// ```
/// use webspinner_rules::deal::DealId;
///
/// let deal: DealId = "spider:ms:14934".parse()?;
/// assert_eq!(deal.game.as_str(), "spider");
/// assert_eq!(deal.to_string(), "spider:ms:14934");
/// # Ok::<(), webspinner_rules::deal::DealTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DealId {
    /// The game.
    pub game: GameId,
    /// What it is dealt from.
    pub shuffle: Shuffle,
}

/// Why a deal id does not name a deal of a built-in game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DealIdError {
    /// No built-in game has this id.
    #[error("there is no built-in game {game}")]
    NoSuchGame {
        /// The game.
        game: GameId,
    },
    /// The game has no such deal.
    #[error("{0}")]
    Deal(DealError),
}

impl DealId {
    /// Deals it, if the game is a built-in one: a [`Game`] before its first move. A custom game is
    /// dealt by [`Rules::new_game`](crate::Rules::new_game).
    ///
    /// # Errors
    /// If there is no such built-in game, or the game has no such deal.
    pub fn deal(&self) -> Result<Game, DealIdError> {
        let rules = games::find(self.game.as_str()).ok_or_else(|| DealIdError::NoSuchGame {
            game: self.game.clone(),
        })?;
        rules.new_game(&self.shuffle).map_err(DealIdError::Deal)
    }
}

/// `spider:ms:14934`.
impl fmt::Display for DealId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.game, self.shuffle)
    }
}

impl FromStr for DealId {
    type Err = DealTextError;

    /// Reads the text form; a number without a scheme is an own number.
    fn from_str(text: &str) -> Result<Self, DealTextError> {
        let (game, shuffle) = match text.split_once(':') {
            None => (text, None),
            Some((game, shuffle)) => (game, Some(shuffle)),
        };
        let game = GameId::new(game).ok_or_else(|| DealTextProblem::Game(beginning(game)).at(1))?;
        let Some(shuffle) = shuffle.filter(|shuffle| !shuffle.is_empty()) else {
            return Err(DealTextProblem::NoShuffle.at(text.len() + 1));
        };
        let shuffle_at = game.as_str().len() + 2;
        let shuffle = shuffle.parse().map_err(|error: DealTextError| {
            let at = error.at + shuffle_at - 1;
            DealTextError { at, ..error }
        })?;
        Ok(Self { game, shuffle })
    }
}

impl serde::Serialize for DealId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for DealId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        let read: Result<Self, DealTextError> = text.parse();
        read.map_err(|error| serde::de::Error::custom(error.problem))
    }
}
