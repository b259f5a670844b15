//! What is wrong with a text that does not name a deal.

use std::fmt;

use super::list::{CardList, CardListError};
use super::scheme::{DealNumberError, Scheme};
use crate::card::NotACard;
use crate::rules::GameId;

/// The error for a text that does not name a deal: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealTextError {
    /// The first wrong character, counted from 1; one past the end if something is missing there.
    pub at: usize,
    /// What is wrong.
    pub problem: DealTextProblem,
}

/// What is wrong with a text that does not name a deal. Quoted words are cut short.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DealTextProblem {
    /// The text before the first colon is not the id of a game.
    #[error("{0:?} is not a game id: write lower-case letters, digits and hyphens")]
    Game(String),
    /// A game without a deal.
    #[error("write a deal after the game, as in spider:ms:14934")]
    NoShuffle,
    /// A word that is not a scheme.
    #[error("{0:?} is not a deal number: enter one such as 1234, alone or after {schemes} or {list}, \
             as in ms:1234",
        schemes = Scheme::ALL.map(Scheme::word).join(", "), list = CardList::WORD)]
    Scheme(String),
    /// A scheme without a number.
    #[error("write a number after {0}, as in {0}:14934")]
    NoNumber(Scheme),
    /// A character other than a digit in a number.
    #[error("{0:?} is not a digit")]
    Digit(char),
    /// A number that the scheme does not know.
    #[error("{0}")]
    Number(DealNumberError),
    /// Two characters that are not a card.
    #[error("{0}")]
    Card(NotACard),
    /// No cards, or more than any game has.
    #[error("{0}")]
    Cards(CardListError),
    /// A deal of another game than the one that is to be dealt.
    #[error("this deal is one of {other}, not of {game}")]
    OtherGame {
        /// The game of the deal.
        other: GameId,
        /// The game to be dealt.
        game: GameId,
    },
}

impl DealTextError {
    /// Whether people need the place to find what is wrong: among many cards. Anything else is
    /// short, or quoted.
    #[must_use]
    pub fn needs_place(&self) -> bool {
        matches!(self.problem, DealTextProblem::Card(_))
    }
}

impl fmt::Display for DealTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)?;
        if self.needs_place() {
            write!(f, " (at character {})", self.at)?;
        }
        Ok(())
    }
}

impl std::error::Error for DealTextError {}

impl DealTextProblem {
    pub(super) fn at(self, at: usize) -> DealTextError {
        DealTextError { at, problem: self }
    }
}
