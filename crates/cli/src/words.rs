//! The catalogue of all the program's texts, in the user's language.

use std::sync::OnceLock;

use webspinner_words::{Catalogue, Language, Layer, Message};

/// The sources of a language, one for each theme.
macro_rules! sources {
    ($($language:ident $folder:literal: $($theme:literal)*;)*) => {
        &[$($((
            Language::$language,
            include_str!(concat!("../messages/", $folder, "/", $theme, ".ftl")),
        ),)*)*]
    };
}

/// The texts of this program, layered on those of the libraries.
pub(crate) const TEXTS: Layer = sources! {
    English "en": "commands" "help" "problems";
    German "de": "commands" "help" "problems";
    Spanish "es": "commands" "help" "problems";
    French "fr": "commands" "help" "problems";
    Chinese "zh-CN": "commands" "help" "problems";
};

/// Its texts for site owners, researchers and programmers, which are in English alone.
pub(crate) const ENGLISH_TEXTS: Layer = sources! {
    English "en": "admin" "engine" "research" "site";
};

static CATALOGUE: OnceLock<(Language, Catalogue)> = OnceLock::new();

/// Speaks this language from now on. The first call counts.
pub(crate) fn speak(language: Language) {
    CATALOGUE.get_or_init(|| (language, in_language(language)));
}

/// The language that is spoken: English, if none was chosen.
pub(crate) fn language() -> Language {
    spoken().0
}

/// The texts of the rules, the table and this program in a language.
pub(crate) fn in_language(language: Language) -> Catalogue {
    let layers = [
        webspinner_table::words::TEXTS,
        webspinner_table::words::LUCK_TEXTS,
        webspinner_table::words::RIGGED_TEXTS,
        webspinner_table::words::UNSEEN_TEXTS,
        webspinner_tasks::TEXTS,
        webspinner_store::TEXTS,
        TEXTS,
        ENGLISH_TEXTS,
    ];
    let catalogue = Catalogue::layered(language, &layers);
    catalogue.expect("the embedded sources are valid and share no name")
}

fn spoken() -> &'static (Language, Catalogue) {
    CATALOGUE.get_or_init(|| (Language::English, in_language(Language::English)))
}

/// The texts of the rules, the table and this program.
pub(crate) fn catalogue() -> &'static Catalogue {
    &spoken().1
}

/// The text of a message.
pub(crate) fn say(message: &Message) -> String {
    catalogue().text(message)
}

#[cfg(test)]
mod tests;
