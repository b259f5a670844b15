//! A shuffle written out card by card.

use std::fmt;

use super::scheme::Scheme;
use crate::card::Card;
use crate::column::CARDS_MAX;
use crate::layout::LayoutStyle;

/// A list of cards in dealing order, and whose layout they are dealt to.
///
/// Holds between one card and [`CARDS_MAX`]; only a game can check that they are its pack.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CardList {
    style: LayoutStyle,
    cards: Vec<Card>,
}

impl CardList {
    /// The word before the colon.
    pub const WORD: &'static str = "cards";

    /// These cards, first dealt first.
    ///
    /// # Errors
    /// If there are none, or more than any game has.
    pub fn new(style: LayoutStyle, cards: Vec<Card>) -> Result<Self, CardListError> {
        if (1..=CARDS_MAX).contains(&cards.len()) {
            Ok(Self { style, cards })
        } else {
            Err(CardListError { found: cards.len() })
        }
    }

    /// Whose layout they are dealt to.
    #[must_use]
    pub fn layout_style(&self) -> LayoutStyle {
        self.style
    }

    /// The cards, first dealt first.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }
}

/// `cards:3DAS…`, or `cards:ms:3DAS…` for another program's layout.
impl fmt::Display for CardList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", Self::WORD)?;
        if self.style != LayoutStyle::Own {
            write!(f, "{}:", Scheme::of_layout_style(self.style))?;
        }
        self.cards.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

/// A list of cards that is empty or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a deal lists 1 to {CARDS_MAX} cards, not {found}")]
pub struct CardListError {
    /// How many were given.
    pub found: usize,
}
