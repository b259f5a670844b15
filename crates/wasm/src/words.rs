//! The texts of rules and table in the player's language.

use std::cell::RefCell;

use webspinner_rules::{Card, Rank, Suit};
use webspinner_words::{CardStyle, Catalogue, Message, Say};

#[cfg(feature = "whole")]
mod sources;

#[cfg(feature = "whole")]
pub use sources::speak;
#[cfg(feature = "whole")]
pub(crate) use sources::write_numbers;

thread_local! {
    static CATALOGUE: RefCell<Catalogue> = RefCell::new(at_first());
}

/// English, until a language is chosen.
#[cfg(feature = "whole")]
fn at_first() -> Catalogue {
    sources::english()
}

/// The texts that the page keeps, whatever their language.
#[cfg(not(feature = "whole"))]
fn at_first() -> Catalogue {
    Catalogue::of(std::sync::Arc::new(crate::bind::page_texts::PageTexts))
}

/// The short names of all cards of four suits, each followed by its name in words: `"AC"`, `"ace of
/// clubs"`, and so on.
#[must_use]
pub fn card_names() -> Vec<String> {
    let ranks = (1..=13).filter_map(Rank::new);
    let cards = ranks.flat_map(|rank| Suit::ALL.map(|suit| Card::new(rank, suit)));
    cards
        .flat_map(|card| {
            [
                card.to_string(),
                aloud(&Message::new("said-card").with("card", card)),
            ]
        })
        .collect()
}

/// A text as it is shown: cards as symbols.
pub(crate) fn shown(message: &Message) -> String {
    CATALOGUE.with_borrow(|catalogue| catalogue.text(message))
}

/// A text as it is read aloud: cards in words.
pub(crate) fn aloud(message: &Message) -> String {
    CATALOGUE.with_borrow(|catalogue| {
        let catalogue = catalogue.clone().with_cards(CardStyle::Words);
        catalogue.text(message)
    })
}

/// Why something did not happen.
pub(crate) fn reason(why: &impl Say) -> String {
    shown(&why.message())
}

/// The error for a request that this module does not understand, because page and module are of
/// different versions. The detail is in English.
pub(crate) fn not_understood(detail: String) -> String {
    shown(&Message::new("not-understood").with("detail", detail))
}

/// A whole page in the language spoken.
pub(crate) fn with_catalogue<T>(work: impl FnOnce(&Catalogue) -> T) -> T {
    CATALOGUE.with_borrow(work)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_their_names_in_words() {
        let names = card_names();
        assert_eq!(names.len(), 2 * 52);
        let ace = names.iter().position(|name| name == "AC");
        assert_eq!(names[ace.expect("an ace of clubs") + 1], "ace of clubs");
    }
}
