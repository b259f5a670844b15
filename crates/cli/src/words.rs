//! The catalogue of all the program's texts.

use std::sync::LazyLock;

use webspinner_words::{Catalogue, Message};

/// The English texts of this program, layered on those of the libraries.
const ENGLISH: &str = include_str!("../messages/en.ftl");

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let mut catalogue = Catalogue::english().clone();
    for source in [
        webspinner_table::MESSAGES_EN,
        webspinner_survey::MESSAGES_EN,
        ENGLISH,
    ] {
        let added = catalogue.add("en", source);
        added.expect("the embedded sources are sound and share no name");
    }
    catalogue
});

/// The texts of the rules, the table, the surveys and this program.
pub(crate) fn catalogue() -> &'static Catalogue {
    &CATALOGUE
}

/// The text of a message.
pub(crate) fn say(message: &Message) -> String {
    catalogue().text(message)
}
