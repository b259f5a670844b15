//! The texts as Fluent sources, for a module that reads them itself.

use std::cell::Cell;

use webspinner_words::{Catalogue, NumberFormat};

use super::CATALOGUE;

thread_local! {
    static NUMBERS: Cell<Option<NumberFormat>> = const { Cell::new(None) };
}

/// Sets how numbers are written in every language from now on.
pub(crate) fn write_numbers(format: NumberFormat) {
    NUMBERS.set(Some(format));
}

/// The texts of this crate itself.
const OWN_EN: &str = include_str!("../../messages/en.ftl");

/// English, the rules included.
pub(super) fn english() -> Catalogue {
    let mut catalogue = Catalogue::english().clone();
    for source in [
        webspinner_table::words::MESSAGES_EN,
        webspinner_tasks::MESSAGES_EN,
        OWN_EN,
    ] {
        let added = catalogue.add("en", source);
        added.expect("the embedded sources are valid");
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

#[cfg(test)]
mod tests {
    use webspinner_words::Message;

    use super::*;
    use crate::words::{shown, with_catalogue};

    #[test]
    fn every_language_says_what_english_says() {
        for (locale, source) in [
            ("de", include_str!("../../messages/de.ftl")),
            ("es", include_str!("../../messages/es.ftl")),
            ("fr", include_str!("../../messages/fr.ftl")),
            ("zh-CN", include_str!("../../messages/zh-CN.ftl")),
        ] {
            speak(locale, source).expect("a valid source");
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
        let many = Message::new("picture-too-long").with("limit", 8_u32);
        assert!(shown(&many).contains("<8>"), "{}", shown(&many));
    }
}
