//! Texts of the libraries, in English at the command line and in the user's language in rules
//! pages. What commands and their help say themselves is in their code.

use std::sync::LazyLock;

use webspinner_words::{Catalogue, Language, Message};

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| in_language(Language::English));

/// The texts of the rules, the table and the lessons in a language.
pub(crate) fn in_language(language: Language) -> Catalogue {
    let layers = [
        webspinner_table::words::TEXTS,
        webspinner_table::words::FIGURE_TEXTS,
        webspinner_table::words::LUCK_TEXTS,
        webspinner_table::words::RIGGED_TEXTS,
        webspinner_table::words::UNSEEN_TEXTS,
        webspinner_tasks::TEXTS,
    ];
    let catalogue = Catalogue::layered(language, &layers);
    catalogue.expect("the embedded sources are valid and share no name")
}

/// The same in English.
pub(crate) fn catalogue() -> &'static Catalogue {
    &ENGLISH
}

/// The English text of a message.
pub(crate) fn say(message: &Message) -> String {
    catalogue().text(message)
}

/// "one result", "3 results".
pub(crate) fn counted(count: u64, thing: &str) -> String {
    match count {
        1 => format!("one {thing}"),
        count => format!("{count} {thing}s"),
    }
}

/// Where a game stands after this many moves and row deals.
pub(crate) fn reached(length: usize) -> String {
    match length {
        0 => "at the start".to_owned(),
        length => format!("after {}", counted(length as u64, "move")),
    }
}
