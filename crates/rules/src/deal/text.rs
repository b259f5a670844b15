//! Reading deals.

use std::str::FromStr;

use super::id::DealId;
use super::list::CardList;
use super::scheme::{DealNumber, Scheme};
use super::shuffle::Shuffle;
use super::text_error::{DealTextError, DealTextProblem};
use crate::card::Card;
use crate::column::CARDS_MAX;
use crate::games;
use crate::layout::LayoutStyle;
use crate::rules::GameId;

impl Shuffle {
    /// Reads a shuffle, or a whole deal of this game such as `spider:ms:14934`.
    ///
    /// # Errors
    /// If it is neither, or a deal of another built-in game.
    pub fn for_game(text: &str, game: &GameId) -> Result<Self, DealTextError> {
        match text.to_ascii_lowercase().parse::<DealId>() {
            Ok(deal) if deal.game == *game => Ok(deal.shuffle),
            Ok(deal) if games::find(deal.game.as_str()).is_some() => {
                let (other, game) = (deal.game, game.clone());
                Err(DealTextProblem::OtherGame { other, game }.at(1))
            }
            // The error of a shuffle lists the schemes, which is what helps most.
            _ => text.parse(),
        }
    }
}

impl FromStr for Shuffle {
    type Err = DealTextError;

    /// Reads `14934` (an own number), `ms:14934`, `cards:3DAS…` or `cards:ms:3DAS…`, with
    /// schemes and cards in either case.
    fn from_str(text: &str) -> Result<Self, DealTextError> {
        let Some((word, rest)) = text.split_once(':') else {
            return bare(text);
        };
        if word.eq_ignore_ascii_case(CardList::WORD) {
            return list(rest, CardList::WORD.len() + 2).map(Self::Cards);
        }
        let scheme = scheme(word, 1)?;
        number(scheme, rest, word.len() + 2).map(Self::Number)
    }
}

/// A text without a colon: a number, or the beginning of something longer.
fn bare(text: &str) -> Result<Shuffle, DealTextError> {
    if text.starts_with(|letter: char| letter.is_ascii_digit()) {
        return number(Scheme::Own, text, 1).map(Shuffle::Number);
    }
    if text.eq_ignore_ascii_case(CardList::WORD) {
        return list("", text.len() + 1).map(Shuffle::Cards);
    }
    let scheme = scheme(text, 1)?;
    Err(DealTextProblem::NoNumber(scheme).at(text.len() + 1))
}

fn scheme(word: &str, at: usize) -> Result<Scheme, DealTextError> {
    Scheme::from_word(word)
        .ok_or_else(|| DealTextProblem::Scheme(DealTextProblem::quote(word)).at(at))
}

fn number(scheme: Scheme, digits: &str, at: usize) -> Result<DealNumber, DealTextError> {
    if digits.is_empty() {
        return Err(DealTextProblem::NoNumber(scheme).at(at));
    }
    let mut value = 0_u128;
    for (index, letter) in digits.chars().enumerate() {
        let digit = letter
            .to_digit(10)
            .ok_or_else(|| DealTextProblem::Digit(letter).at(at + index))?;
        // A number that does not fit is beyond every scheme's numbers, and so is the largest.
        value = value.saturating_mul(10).saturating_add(digit.into());
    }
    DealNumber::new(scheme, value).map_err(|error| DealTextProblem::Number(error).at(at))
}

fn list(text: &str, at: usize) -> Result<CardList, DealTextError> {
    let (style, mut rest, mut card_at) = match text.split_once(':') {
        None => (LayoutStyle::Own, text, at),
        Some((word, rest)) => (scheme(word, at)?.layout_style(), rest, at + word.len() + 1),
    };
    let list_at = card_at;
    let mut cards = Vec::new();
    // One card too many is enough to know.
    while !rest.is_empty() && cards.len() <= CARDS_MAX {
        let end = rest
            .char_indices()
            .nth(2)
            .map_or(rest.len(), |(end, _)| end);
        let (card, after) = rest.split_at(end);
        let card: Card = card
            .parse()
            .map_err(|error| DealTextProblem::Card(error).at(card_at))?;
        cards.push(card);
        (rest, card_at) = (after, card_at + 2);
    }
    CardList::new(style, cards).map_err(|error| DealTextProblem::Cards(error).at(list_at))
}
