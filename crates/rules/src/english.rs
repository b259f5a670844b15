//! The parts that the English sentences of this crate's `Display` texts share.
//!
//! A program that shows texts to players, in their language and with cards written as they like,
//! uses the crate `webspinner-words` instead. Its tests compare its English with this one.

use std::fmt;

use crate::card::{Card, Rank};
use crate::column::Column;

/// Cards that lie on each other are named one by one up to this number, beyond it only by the
/// first and the last.
const CARDS_NAMED_MAX: usize = 4;

/// A card as a player reads it: `10♦`.
pub(crate) fn card(card: Card) -> String {
    match card.number() {
        10 => format!("10{}", card.suit().symbol()),
        _ => card.symbols(),
    }
}

/// "no 7C", "the 7C only once", "the 7C only twice": a card as it is typed, and how often a pack
/// has it.
pub(crate) fn only(card: Card, times: usize) -> String {
    match times {
        0 => format!("no {card}"),
        1 => format!("the {card} only once"),
        2 => format!("the {card} only twice"),
        more => format!("the {card} only {more} times"),
    }
}

/// "7♣ 6♦", or "K♠ to 8♠".
pub(crate) fn cards(cards: &[Card]) -> String {
    match cards {
        [first, .., last] if cards.len() > CARDS_NAMED_MAX => {
            format!("{} to {}", card(*first), card(*last))
        }
        _ => {
            let named: Vec<String> = cards.iter().map(|one| card(*one)).collect();
            named.join(" ")
        }
    }
}

/// "the 7♣", but "7♣ 6♦".
pub(crate) fn the_cards(several: &[Card]) -> String {
    match several {
        [one] => format!("the {}", card(*one)),
        _ => cards(several),
    }
}

/// "column 3 is", "columns 3, 6 and 7 are".
pub(crate) fn columns_are(columns: &[Column]) -> String {
    match columns {
        [one] => format!("column {one} is"),
        several => format!("columns {} are", list(several, "and")),
    }
}

/// "ace", "2".
pub(crate) fn rank(rank: Rank) -> String {
    match rank.number() {
        1 => "ace".to_owned(),
        11 => "jack".to_owned(),
        12 => "queen".to_owned(),
        13 => "king".to_owned(),
        number => number.to_string(),
    }
}

/// "an ace", "a 2".
pub(crate) fn a_rank(of: Rank) -> String {
    let article = if matches!(of.number(), 1 | 8) {
        "an"
    } else {
        "a"
    };
    format!("{article} {}", rank(of))
}

/// "an ace or a king".
pub(crate) fn any_of(ranks: &[Rank]) -> String {
    list(ranks.iter().map(|rank| a_rank(*rank)), "or")
}

/// "a, b and c".
pub(crate) fn list(parts: impl IntoIterator<Item = impl fmt::Display>, last: &str) -> String {
    let parts: Vec<String> = parts.into_iter().map(|part| part.to_string()).collect();
    match parts.split_last() {
        Some((end, start)) if !start.is_empty() => format!("{} {last} {end}", start.join(", ")),
        _ => parts.join(""),
    }
}

/// "one column", "4 columns"; `thing` is a noun whose plural ends in "s".
pub(crate) fn count(number: impl Into<u64>, thing: &str) -> String {
    match number.into() {
        1 => format!("one {thing}"),
        number => format!("{number} {thing}s"),
    }
}

/// "no columns", "one column", "4 columns".
pub(crate) fn count_or_no(number: impl Into<u64>, thing: &str) -> String {
    match number.into() {
        0 => format!("no {thing}s"),
        number => count(number, thing),
    }
}
