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
use crate::text::beginning;

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
    /// schemes and cards in either case; and numbers as `PySolFC` shows and takes them: `ms14934`,
    /// `#14934`, `14,934`.
    fn from_str(text: &str) -> Result<Self, DealTextError> {
        let trimmed = text.trim_start();
        shuffle(trimmed).map_err(|error| {
            let at = error.at + letters(text) - letters(trimmed);
            DealTextError { at, ..error }
        })
    }
}

fn shuffle(text: &str) -> Result<Shuffle, DealTextError> {
    let Some((word, rest)) = text.split_once(':') else {
        return bare(text);
    };
    let rest_at = letters(word) + 2;
    if word.trim_end().eq_ignore_ascii_case(CardList::WORD) {
        return list(rest, rest_at).map(Shuffle::Cards);
    }
    let scheme = scheme(word, 1)?;
    number(scheme, rest, rest_at).map(Shuffle::Number)
}

/// A text without a colon: a number, or the beginning of something longer.
fn bare(text: &str) -> Result<Shuffle, DealTextError> {
    let end = text.find(|letter: char| letter.is_ascii_digit() || is_before(letter));
    let (word, rest) = text.split_at(end.unwrap_or(text.len()));
    if word.is_empty() && !rest.is_empty() {
        return number(Scheme::Own, text, 1).map(Shuffle::Number);
    }
    if text.trim_end().eq_ignore_ascii_case(CardList::WORD) {
        return list("", letters(text) + 1).map(Shuffle::Cards);
    }
    let scheme = Scheme::from_word(word).ok_or_else(|| not_a_scheme(text).at(1))?;
    number(scheme, rest, letters(word) + 1).map(Shuffle::Number)
}

fn letters(text: &str) -> usize {
    text.chars().count()
}

fn scheme(word: &str, at: usize) -> Result<Scheme, DealTextError> {
    Scheme::from_word(word.trim()).ok_or_else(|| not_a_scheme(word).at(at))
}

fn not_a_scheme(word: &str) -> DealTextProblem {
    DealTextProblem::Scheme(beginning(word))
}

/// What may come before a number.
fn is_before(letter: char) -> bool {
    letter == '#' || letter.is_whitespace()
}

/// What may separate the digits of a number, and means nothing.
fn is_between(letter: char) -> bool {
    matches!(letter, ',' | '.' | '_' | '-' | '\'' | '’') || letter.is_whitespace()
}

fn number(scheme: Scheme, text: &str, at: usize) -> Result<DealNumber, DealTextError> {
    let mut value: Option<u128> = None;
    for (index, letter) in text.chars().enumerate() {
        if let Some(digit) = letter.to_digit(10) {
            // A number that does not fit is beyond every scheme's numbers, and so is the largest.
            let tens = value.unwrap_or_default().saturating_mul(10);
            value = Some(tens.saturating_add(digit.into()));
        } else if !(value.map_or(is_before(letter), |_| is_between(letter))) {
            return Err(DealTextProblem::Digit(letter).at(at + index));
        }
    }
    let value = value.ok_or_else(|| DealTextProblem::NoNumber(scheme).at(at + letters(text)))?;
    DealNumber::new(scheme, value).map_err(|error| DealTextProblem::Number(error).at(at))
}

fn list(text: &str, at: usize) -> Result<CardList, DealTextError> {
    let (style, mut rest, mut card_at) = match text.split_once(':') {
        None => (LayoutStyle::Own, text, at),
        Some((word, rest)) => {
            let style = scheme(word, at)?.layout_style();
            (style, rest, at + letters(word) + 1)
        }
    };
    let list_at = card_at;
    let mut cards = Vec::new();
    // One card too many is enough to know.
    while cards.len() <= CARDS_MAX {
        let written =
            rest.trim_start_matches(|letter: char| letter == ',' || letter.is_whitespace());
        card_at += letters(&rest[..rest.len() - written.len()]);
        if written.is_empty() {
            break;
        }
        let length = if written.starts_with(Card::TEN) { 3 } else { 2 };
        let end = written.char_indices().nth(length);
        let (card, after) = written.split_at(end.map_or(written.len(), |(end, _)| end));
        let card: Card = card
            .parse()
            .map_err(|error| DealTextProblem::Card(error).at(card_at))?;
        cards.push(card);
        (rest, card_at) = (after, card_at + length);
    }
    CardList::new(style, cards).map_err(|error| DealTextProblem::Cards(error).at(list_at))
}
