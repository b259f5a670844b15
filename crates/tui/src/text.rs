//! The texts of this front end.

use webspinner_rules::Suit;
use webspinner_rules::stats::Amount;
use webspinner_table::difficulty::Level;
use webspinner_table::words::amount_text;
use webspinner_tasks::Task;
use webspinner_words::{CardStyle, Catalogue, Language, Layer, Message, Section};

use crate::theme::Theme;

mod ascii;

/// The texts of this crate in every language.
const TEXTS: Layer = &[
    (Language::English, include_str!("../messages/en.ftl")),
    (Language::German, include_str!("../messages/de.ftl")),
    (Language::Spanish, include_str!("../messages/es.ftl")),
    (Language::French, include_str!("../messages/fr.ftl")),
    (Language::Chinese, include_str!("../messages/zh-CN.ftl")),
];

/// All texts, written as the theme writes them.
pub(crate) struct Texts {
    catalogue: Catalogue,
    /// Whether nothing but ASCII can be written.
    is_ascii: bool,
    /// Whether suits are letters.
    has_letters: bool,
}

impl Texts {
    /// The texts in a language; in English if the terminal cannot write the language at all.
    pub(crate) fn new(language: Language, theme: Theme) -> Self {
        let is_ascii = theme.writes_ascii();
        let language = if is_ascii && !has_spelling(language) {
            Language::English
        } else {
            language
        };
        let layers = [
            webspinner_table::words::TEXTS,
            webspinner_table::words::SHARED_TEXTS,
            webspinner_table::words::FIGURE_TEXTS,
            webspinner_table::words::RIGGED_TEXTS,
            webspinner_table::words::UNSEEN_TEXTS,
            webspinner_tasks::TEXTS,
            TEXTS,
        ];
        let catalogue = Catalogue::layered(language, &layers);
        let catalogue = catalogue.expect("the embedded sources are valid, and tested");
        Self {
            catalogue: catalogue.with_cards(theme.card_style()),
            is_ascii,
            has_letters: theme.card_style() == CardStyle::Letters,
        }
    }

    /// Whether these texts can be written in a language.
    pub(crate) fn can_speak(&self, language: Language) -> bool {
        !self.is_ascii || has_spelling(language)
    }

    /// The text of this name.
    pub(crate) fn get(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The paragraphs of a section of a rules page.
    pub(crate) fn paragraphs(&self, section: &Section) -> Vec<String> {
        let paragraphs = section.paragraphs(&self.catalogue).into_iter();
        paragraphs.map(|text| self.written(text)).collect()
    }

    /// The text of a message.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.written(self.catalogue.text(message))
    }

    /// What a task says as things stand.
    pub(crate) fn task(&self, task: &Task) -> String {
        self.with_cards(&task.text(&self.catalogue))
    }

    /// These texts in a row, as in "a, b, c".
    pub(crate) fn list(&self, messages: &[Message]) -> String {
        self.written(self.catalogue.list(messages))
    }

    /// A number with this many decimal places.
    pub(crate) fn decimal(&self, number: f64, places: usize) -> String {
        self.catalogue.decimal(number, places)
    }

    /// How much a figure is; a dash if it is unknown.
    pub(crate) fn amount(&self, amount: Option<Amount>) -> String {
        match amount {
            Some(_) => self.written(amount_text(amount, &self.catalogue)),
            None => "-".to_owned(),
        }
    }

    /// A text that names cards, such as 10♠, as the theme writes them.
    pub(crate) fn with_cards(&self, text: &str) -> String {
        let suits = Suit::ALL.map(|suit| (suit.symbol(), suit.letter()));
        let letter = |sign: char| {
            let suit = suits.iter().find(|(symbol, _)| *symbol == sign);
            suit.map_or(sign, |(_, letter)| *letter)
        };
        self.written(if self.has_letters {
            text.chars().map(letter).collect()
        } else {
            text.to_owned()
        })
    }

    fn written(&self, text: String) -> String {
        if self.is_ascii {
            ascii::spelled(&text)
        } else {
            text
        }
    }
}

/// The id of the text for a level.
pub(crate) fn level_text(level: Level) -> &'static str {
    match level {
        Level::Easy => "level-easy",
        Level::Medium => "level-medium",
        Level::Hard => "level-hard",
    }
}

/// Whether a language can be written in Latin letters.
fn has_spelling(language: Language) -> bool {
    language != Language::Chinese
}

#[cfg(test)]
mod tests;
