//! The texts of rules and table in the player's language.

use std::cell::{Cell, RefCell};

use webspinner_rules::{Card, Rank, Suit};
use webspinner_table::MESSAGES_EN;
use webspinner_words::{CardStyle, Catalogue, Message, Say};

/// How a number is written.
pub(crate) type NumberFormat = fn(f64) -> String;

thread_local! {
    static CATALOGUE: RefCell<Catalogue> = RefCell::new(english());
    static NUMBERS: Cell<Option<NumberFormat>> = const { Cell::new(None) };
}

/// Sets how numbers are written in every language from now on.
pub(crate) fn write_numbers(format: NumberFormat) {
    NUMBERS.set(Some(format));
}

/// The texts of this crate itself.
const OWN_EN: &str = include_str!("../messages/en.ftl");

fn english() -> Catalogue {
    let mut catalogue = Catalogue::english().clone();
    for source in [MESSAGES_EN, OWN_EN] {
        let added = catalogue.add("en", source);
        added.expect("the embedded sources are sound");
    }
    catalogue
}

/// Speaks this language from now on. `source` holds its Fluent texts of rules, table and wasm;
/// missing texts are said in English.
///
/// # Errors
/// If the locale or the source is malformed. The language then stays as it was.
pub fn speak(locale: &str, source: &str) -> Result<(), String> {
    let mut catalogue = english();
    // English is there already.
    if locale != "en" {
        let added = catalogue.add(locale, source);
        added.map_err(|error| error.to_string())?;
    }
    if let Some(format) = NUMBERS.get() {
        catalogue = catalogue.with_number_format(format);
    }
    CATALOGUE.set(catalogue);
    Ok(())
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
    fn every_language_says_what_english_says() {
        for (locale, source) in [
            ("de", include_str!("../messages/de.ftl")),
            ("es", include_str!("../messages/es.ftl")),
            ("fr", include_str!("../messages/fr.ftl")),
            ("zh-CN", include_str!("../messages/zh-CN.ftl")),
        ] {
            speak(locale, source).expect("a sound source");
            for id in ["no-such-game", "custom-game-id-taken"] {
                let message = Message::new(id).with("id", "spider");
                let english = english().text(&message);
                let text = with_catalogue(|texts| texts.try_text(&message)).expect("it is there");
                assert!(text.contains("spider"), "{locale}: {text}");
                assert_ne!(text, english, "{locale}");
            }
        }
    }

    #[test]
    fn an_invalid_source_leaves_the_language_as_it_was() {
        let message = Message::new("no-such-game").with("id", "x");
        let before = shown(&message);
        assert!(speak("de", "= broken").is_err());
        assert_eq!(shown(&message), before);
    }

    #[test]
    fn numbers_are_written_as_the_caller_writes_them() {
        write_numbers(|number| format!("<{number}>"));
        speak("en", "").expect("English is there");
        NUMBERS.set(None);
        let many = Message::new("problem-out-of-range")
            .with("key", "decks")
            .with("value", 9_u32)
            .with("least", 1_u32)
            .with("most", 8_u32);
        assert!(shown(&many).contains("<8>"), "{}", shown(&many));
    }

    #[test]
    fn cards_have_their_names_in_words() {
        let names = card_names();
        assert_eq!(names.len(), 2 * 52);
        let ace = names.iter().position(|name| name == "AC");
        assert_eq!(names[ace.expect("an ace of clubs") + 1], "ace of clubs");
    }
}
