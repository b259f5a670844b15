//! The texts of this front end.

use webspinner_words::{Catalogue, Language, Layer, Message, Section};

use crate::draw::theme::Theme;

/// The texts of this crate in every language.
const TEXTS: Layer = &[
    (Language::English, include_str!("../messages/en.ftl")),
    (Language::German, include_str!("../messages/de.ftl")),
    (Language::Spanish, include_str!("../messages/es.ftl")),
    (Language::French, include_str!("../messages/fr.ftl")),
    (Language::Chinese, include_str!("../messages/zh-CN.ftl")),
];

/// All texts, with cards written as the theme writes them.
pub(crate) struct Texts(Catalogue);

impl Texts {
    pub(crate) fn new(language: Language, theme: Theme) -> Self {
        let layers = [webspinner_table::TEXTS, webspinner_store::TEXTS, TEXTS];
        let catalogue = Catalogue::layered(language, &layers);
        let catalogue = catalogue.expect("the embedded sources are sound, and tested");
        Self(catalogue.with_cards(theme.card_style()))
    }

    /// The text of this name.
    pub(crate) fn get(&self, id: &'static str) -> String {
        self.0.text(&Message::new(id))
    }

    /// The paragraphs of a section of a rules page.
    pub(crate) fn paragraphs(&self, section: &Section) -> Vec<String> {
        section.paragraphs(&self.0)
    }

    /// The text of a message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.0.text(message)
    }
}

#[cfg(test)]
mod tests;
