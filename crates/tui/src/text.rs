//! The texts of this front end, and words for what the table says.

use webspinner_rules::message::{Catalogue, Message};

use crate::theme::Theme;

/// The English texts of this crate.
const ENGLISH: &str = include_str!("../messages/en.ftl");

/// All texts, with cards written as the theme writes them.
pub(crate) struct Texts(Catalogue);

impl Texts {
    pub(crate) fn new(theme: Theme) -> Self {
        let mut catalogue = Catalogue::english().clone();
        for source in [webspinner_table::MESSAGES_EN, ENGLISH] {
            let added = catalogue.add("en", source);
            added.expect("the embedded sources are sound, and tested");
        }
        Self(catalogue.with_cards(theme.card_style()))
    }

    /// The text of this name.
    pub(crate) fn get(&self, id: &'static str) -> String {
        self.0.text(&Message::new(id))
    }

    /// The text of a message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.0.text(message)
    }
}
