//! Catalogues, which turn messages into text.

use std::any::Any;
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use self::locale::Locale;
use crate::{Message, Texts};
use texts::NumberFormat;

mod format;
mod locale;
pub(crate) mod texts;

/// The English texts of this crate.
const ENGLISH: &str = concat!(
    include_str!("../messages/en/table.ftl"),
    include_str!("../messages/en/pages.ftl"),
);

/// How cards are written within a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CardStyle {
    /// `7♣`, `10♦`.
    #[default]
    Symbols,
    /// `7C`, `10D`, for terminals that know only ASCII.
    Letters,
    /// `7 of clubs`, for texts that are read aloud.
    Words,
}

/// Why a source cannot be added to a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CatalogueError {
    /// Not a locale.
    #[error("{0:?} is not a locale: write one as in en or pt-BR")]
    Locale(String),
    /// The source breaks Fluent's grammar.
    #[error("not a Fluent source: {}", .0.join("; "))]
    Syntax(Vec<String>),
    /// Texts that the catalogue already has in this locale.
    #[error("texts with a name that is taken: {}", .0.join(", "))]
    Taken(Vec<String>),
}

/// Texts by name, in one or more locales, and how cards are written in them.
///
/// Copies share their texts. A text that the preferred locale lacks comes from the next one.
#[derive(Clone)]
pub struct Catalogue {
    /// The preferred one first.
    locales: Vec<Arc<dyn Texts>>,
    cards: CardStyle,
    /// How numbers are written; as the texts write them if not given.
    numbers: Option<NumberFormat>,
}

impl Catalogue {
    /// A catalogue of the texts that something else keeps and formats, with cards as symbols.
    ///
    /// A program that makes all its catalogues so contains neither the English texts nor a reader
    /// of Fluent sources.
    #[must_use]
    pub fn of(texts: Arc<dyn Texts>) -> Self {
        Self {
            locales: vec![texts],
            ..Self::empty()
        }
    }

    fn empty() -> Self {
        Self {
            locales: Vec::new(),
            cards: CardStyle::Symbols,
            numbers: None,
        }
    }

    /// This crate's English texts, with cards as symbols.
    ///
    /// To add the texts of a front end, or to write cards differently, start from a copy.
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        reason = "the embedded source is valid, and tested"
    )]
    pub fn english() -> &'static Self {
        static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        CATALOGUE.get_or_init(|| {
            let mut catalogue = Self::empty();
            let added = catalogue.add("en", ENGLISH);
            added.expect("the embedded source is valid");
            catalogue
        })
    }

    /// Adds a Fluent source. A locale that is new here is preferred to those added before.
    ///
    /// # Errors
    /// If `locale` is not a locale, the source breaks the grammar, or it names a text that this
    /// locale already has; the catalogue stays as it was.
    pub fn add(&mut self, locale: &str, source: &str) -> Result<(), CatalogueError> {
        let id: LanguageIdentifier = (locale.parse())
            .map_err(|_| CatalogueError::Locale(locale.chars().take(40).collect()))?;
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            CatalogueError::Syntax(errors.iter().map(ToString::to_string).collect())
        })?;
        let known = self.locales.iter().enumerate().find_map(|(place, known)| {
            let known: &dyn Any = &**known;
            let known = known.downcast_ref::<Locale>()?;
            (known.id == id).then_some((place, known))
        });
        let mut sources = known.map_or_else(Vec::new, |(_, known)| known.sources.clone());
        let known = known.map(|(place, _)| place);
        sources.push(Arc::new(resource));
        let locale = Arc::new(Locale::new(id, sources)?);
        match known {
            Some(place) => self.locales[place] = locale,
            None => self.locales.insert(0, locale),
        }
        Ok(())
    }

    /// The same texts with cards written in this style.
    #[must_use]
    pub fn with_cards(mut self, cards: CardStyle) -> Self {
        self.cards = cards;
        self
    }

    /// How cards are written.
    #[must_use]
    pub fn cards(&self) -> CardStyle {
        self.cards
    }

    /// The same texts with numbers written by `numbers`, for example with the separators of the
    /// reader's language. Plural forms still depend on the number itself.
    #[must_use]
    pub fn with_number_format(mut self, numbers: NumberFormat) -> Self {
        self.numbers = Some(numbers);
        self
    }

    /// Whether there is a text of this name.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.locales.iter().any(|locale| locale.has(id))
    }

    /// The text of this name, without any arguments; `None` if there is none.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<String> {
        self.has(id)
            .then(|| self.format_id(id, &[], &mut Vec::new()))
    }

    /// The text of a message.
    ///
    /// It never fails: a missing text is shown as its name, and a gap without an argument as the
    /// name of the gap.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        self.format(message, &mut Vec::new())
    }

    /// These texts in a row: "a, b, c".
    #[must_use]
    pub fn list(&self, items: &[Message]) -> String {
        self.listed(items, "comma", &mut Vec::new())
    }

    /// A number with this many decimal places, as the language writes it: 12.5 or 12,5.
    #[must_use]
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let digits = format!("{number:.places$}");
        let Some((whole, fraction)) = digits.split_once('.') else {
            return digits;
        };
        let decimal = Message::new("number-decimal").with("whole", whole);
        self.text(&decimal.with("fraction", fraction))
    }

    /// A percentage with this many decimal places, as the language writes it: 12.5% or 12,5 %.
    #[must_use]
    pub fn percentage(&self, percent: f64, places: usize) -> String {
        let number = self.decimal(percent, places);
        self.text(&Message::new("number-percent").with("number", number))
    }

    /// The text of a message, or everything that is wrong with it. For tests of texts.
    ///
    /// # Errors
    /// If a text is missing or refers to an argument, text or function that is not there.
    pub fn try_text(&self, message: &Message) -> Result<String, Vec<String>> {
        let mut problems = Vec::new();
        let text = self.format(message, &mut problems);
        if problems.is_empty() {
            Ok(text)
        } else {
            Err(problems)
        }
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Catalogue")
            .field("locales", &self.locales.len())
            .field("cards", &self.cards)
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
