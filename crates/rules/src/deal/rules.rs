//! Dealing a game.

use std::borrow::Cow;

use super::list::CardList;
use super::scheme::{DealNumber, Scheme};
use super::shuffle::Shuffle;
use crate::card::Card;
use crate::english;
use crate::first_position::CardsError;
use crate::position::Position;
use crate::rules::Rules;

/// Why a game cannot be dealt from a shuffle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DealError {
    /// The scheme does not deal the game.
    #[error("{game} has no {scheme} deals; use {}", english::list(others, "or"))]
    Scheme {
        /// The game's name.
        game: String,
        /// The requested scheme.
        scheme: Scheme,
        /// The schemes that the game can be dealt from.
        others: Vec<Scheme>,
    },
    /// The cards listed are not the game's.
    #[error("{0}")]
    Cards(CardsError),
}

impl From<CardsError> for DealError {
    fn from(error: CardsError) -> Self {
        Self::Cards(error)
    }
}

impl Rules {
    /// Deals the game from a shuffle: in the pack, the order and the layout of the program whose
    /// number it is. The same rules and shuffle always give the same position.
    ///
    /// # Errors
    /// If the scheme's program does not know the game, or listed cards are not the game's pack.
    pub fn deal(&self, shuffle: &Shuffle) -> Result<Position, DealError> {
        Ok(self.lay_out(shuffle.layout_style(), &self.shuffled(shuffle)?)?)
    }

    /// The same deal as a list of cards, which says where every card lies without a number.
    ///
    /// # Errors
    /// If the scheme's program does not know the game, or listed cards are not the game's pack.
    ///
    /// # Panics
    /// Never: every pack fits into a list.
    pub fn dealt_cards(&self, shuffle: &Shuffle) -> Result<CardList, DealError> {
        let cards = self.shuffled(shuffle)?;
        self.check_pack(&cards)?;
        let list = CardList::new(shuffle.layout_style(), cards.into_owned());
        Ok(list.expect("no pack is empty, or larger than a list may be"))
    }

    /// The cards in dealing order. Whether listed ones are the game's pack is not checked.
    fn shuffled<'s>(&self, shuffle: &'s Shuffle) -> Result<Cow<'s, [Card]>, DealError> {
        let scheme = match shuffle {
            Shuffle::Number(number) => number.scheme(),
            Shuffle::Cards(list) => Scheme::of_layout_style(list.layout_style()),
        };
        let cards = self.knows_layout(scheme).then(|| match shuffle {
            Shuffle::Number(number) => number.cards(&self.pack).map(Cow::Owned),
            Shuffle::Cards(list) => Some(Cow::Borrowed(list.cards())),
        });
        cards.flatten().ok_or_else(|| DealError::Scheme {
            game: self.about.name.clone(),
            scheme,
            others: self.schemes().collect(),
        })
    }

    /// The schemes whose numbers deal this game, the default first.
    pub fn schemes(&self) -> impl Iterator<Item = Scheme> + '_ {
        let deals = |scheme: &Scheme| {
            self.knows_layout(*scheme) && DealNumber::first(*scheme).cards(&self.pack).is_some()
        };
        Scheme::ALL.into_iter().filter(deals)
    }

    fn knows_layout(&self, scheme: Scheme) -> bool {
        self.layouts.get(scheme.layout_style()).is_some()
    }
}
