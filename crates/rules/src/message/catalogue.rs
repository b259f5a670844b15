//! From messages to text.

use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::{Arg, Message};
use crate::card::{Card, Rank, Suit};

/// The English texts of this crate.
const ENGLISH: &str = include_str!("../../messages/en.ftl");

/// Cards that lie on each other are named one by one up to this number, beyond it only by the
/// first and the last: a status line holds no more.
const CARDS_NAMED_MAX: usize = 4;

/// How cards are written within a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CardStyle {
    /// `7♣`, `10♦`.
    #[default]
    Symbols,
    /// `7C`, `10D`, for terminals that know ASCII alone.
    Letters,
    /// `7 of clubs`, for texts that are read aloud.
    Words,
}

/// Why a source cannot join a catalogue.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CatalogueError {
    /// Not a locale.
    #[error("{0:?} is not a locale: write one as in en or pt-BR")]
    Locale(String),
    /// The source breaks Fluent's grammar.
    #[error("not a Fluent source: {}", .0.join("; "))]
    Syntax(Vec<String>),
    /// Texts that the catalogue has already in this locale.
    #[error("texts with a name that is taken: {}", .0.join(", "))]
    Taken(Vec<String>),
}

/// The texts of one locale.
struct Locale {
    id: LanguageIdentifier,
    sources: Vec<Arc<FluentResource>>,
    bundle: FluentBundle<Arc<FluentResource>>,
}

/// Texts by name, in one or more locales, and how cards are written in them.
///
/// Copies share their texts. A text that the preferred locale lacks comes from the next.
#[derive(Clone)]
pub struct Catalogue {
    /// The preferred one first.
    locales: Vec<Arc<Locale>>,
    cards: CardStyle,
}

impl Catalogue {
    /// This crate's English texts, with cards as symbols.
    ///
    /// To add the texts of a front end, or to write cards differently, start from a copy.
    #[must_use]
    #[expect(
        clippy::missing_panics_doc,
        reason = "the embedded source is sound, and tested"
    )]
    pub fn english() -> &'static Self {
        static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();
        CATALOGUE.get_or_init(|| {
            let mut catalogue = Self {
                locales: Vec::new(),
                cards: CardStyle::Symbols,
            };
            let added = catalogue.add("en", ENGLISH);
            added.expect("the embedded source is sound");
            catalogue
        })
    }

    /// Adds a Fluent source. A locale that is new here is preferred to those before.
    ///
    /// # Errors
    /// If `locale` is none, the source breaks the grammar, or it names a text that this locale
    /// has already; the catalogue stays as it was.
    pub fn add(&mut self, locale: &str, source: &str) -> Result<(), CatalogueError> {
        let id: LanguageIdentifier = (locale.parse())
            .map_err(|_| CatalogueError::Locale(locale.chars().take(40).collect()))?;
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            CatalogueError::Syntax(errors.iter().map(ToString::to_string).collect())
        })?;
        let known = self.locales.iter().position(|known| known.id == id);
        let mut sources = known.map_or_else(Vec::new, |place| self.locales[place].sources.clone());
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

    /// Whether there is a text of this name.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.locales
            .iter()
            .any(|locale| locale.bundle.has_message(id))
    }

    /// The text of a message.
    ///
    /// It never fails: a text that is missing shows as its name, a gap that nothing fills as the
    /// name of the gap.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        self.format(message, &mut Vec::new())
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

    fn format(&self, message: &Message, problems: &mut Vec<String>) -> String {
        let mut args = FluentArgs::with_capacity(message.args().len());
        for (name, value) in message.args() {
            args.set(*name, self.value(value, problems));
        }
        let id = message.id();
        let found = self.locales.iter().find_map(|locale| {
            let pattern = locale.bundle.get_message(id)?.value()?;
            Some((locale, pattern))
        });
        let Some((locale, pattern)) = found else {
            problems.push(format!("{id}: no such text"));
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = locale
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors);
        problems.extend(errors.iter().map(|error| format!("{id}: {error}")));
        text.into_owned()
    }

    fn value(&self, arg: &Arg, problems: &mut Vec<String>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.clone().into(),
            Arg::Choice(word) => (*word).into(),
            Arg::Card(card) => self.card(*card, problems).into(),
            Arg::Cards(cards) => self.pile(cards, problems).into(),
            Arg::Rank(rank) => self.format(&rank_name(*rank), problems).into(),
            Arg::Suit(suit) => self.format(&suit_name(*suit), problems).into(),
            Arg::Column(column) => column.number().into(),
            Arg::Slot(slot) => slot.number().into(),
            Arg::Message(message) => self.format(message, problems).into(),
            Arg::All(messages) => {
                let texts = messages.iter().map(|item| self.format(item, problems));
                let texts: Vec<String> = texts.collect();
                self.join(&texts, "and", problems).into()
            }
            Arg::Either(messages) => {
                let texts = messages.iter().map(|item| self.format(item, problems));
                let texts: Vec<String> = texts.collect();
                self.join(&texts, "or", problems).into()
            }
        }
    }

    /// "a, b and c".
    fn join(&self, texts: &[String], by: &'static str, problems: &mut Vec<String>) -> String {
        let mut joined = texts.first().cloned().unwrap_or_default();
        for (place, text) in texts.iter().enumerate().skip(1) {
            let last = place + 1 == texts.len();
            let join = Message::new("list-join")
                .with("start", joined)
                .with("next", text.as_str())
                .with("by", Arg::Choice(if last { by } else { "comma" }));
            joined = self.format(&join, problems);
        }
        joined
    }

    fn card(&self, card: Card, problems: &mut Vec<String>) -> String {
        // Ranks by number, as everywhere in the texts: T is for typing.
        let rank = match card.number() {
            10 => "10".to_owned(),
            _ => card.rank().to_string(),
        };
        match self.cards {
            CardStyle::Symbols => format!("{rank}{}", card.suit().symbol()),
            CardStyle::Letters => format!("{rank}{}", card.suit().letter()),
            CardStyle::Words => {
                let words = Message::new("card-in-words")
                    .with("rank", card.rank())
                    .with("suit", card.suit());
                self.format(&words, problems)
            }
        }
    }

    fn pile(&self, cards: &[Card], problems: &mut Vec<String>) -> String {
        if let [first, .., last] = cards
            && cards.len() > CARDS_NAMED_MAX
        {
            let ends = Message::new("cards-by-their-ends")
                .with("first", *first)
                .with("last", *last);
            return self.format(&ends, problems);
        }
        let cards = cards.iter().map(|card| self.card(*card, problems));
        let cards: Vec<String> = cards.collect();
        match self.cards {
            CardStyle::Symbols | CardStyle::Letters => cards.join(" "),
            CardStyle::Words => self.join(&cards, "and", problems),
        }
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let locales = self.locales.iter().map(|locale| locale.id.to_string());
        f.debug_struct("Catalogue")
            .field("locales", &locales.collect::<Vec<_>>())
            .field("cards", &self.cards)
            .finish()
    }
}

impl Locale {
    fn new(
        id: LanguageIdentifier,
        sources: Vec<Arc<FluentResource>>,
    ) -> Result<Self, CatalogueError> {
        let mut bundle = FluentBundle::new_concurrent(vec![id.clone()]);
        // The marks protect texts of mixed direction; terminals show them as rubbish.
        bundle.set_use_isolating(false);
        let mut taken = Vec::new();
        for source in &sources {
            if let Err(errors) = bundle.add_resource(Arc::clone(source)) {
                taken.extend(errors.into_iter().map(|error| match error {
                    FluentError::Overriding { id, .. } => id,
                    other => other.to_string(),
                }));
            }
        }
        if taken.is_empty() {
            Ok(Self {
                id,
                sources,
                bundle,
            })
        } else {
            Err(CatalogueError::Taken(taken))
        }
    }
}

fn rank_name(rank: Rank) -> Message {
    Message::new("rank").with("rank", rank.number())
}

fn suit_name(suit: Suit) -> Message {
    let word = match suit {
        Suit::Clubs => "clubs",
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
    };
    Message::new("suit").with("suit", Arg::Choice(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Vec<Card> {
        let card = |word: &str| word.parse().expect("a card");
        text.split_whitespace().map(card).collect()
    }

    fn with_source(source: &str) -> Catalogue {
        let mut catalogue = Catalogue::english().clone();
        catalogue.add("en", source).expect("a sound source");
        catalogue
    }

    #[test]
    fn a_missing_text_shows_its_name_and_a_missing_argument_its_gap() {
        let catalogue = with_source("held = held by { $whom }");
        assert_eq!(catalogue.text(&Message::new("no-such")), "no-such");
        assert_eq!(catalogue.text(&Message::new("held")), "held by {$whom}");
        assert!(catalogue.try_text(&Message::new("held")).is_err());
        assert!(catalogue.try_text(&Message::new("no-such")).is_err());
    }

    #[test]
    fn a_source_that_breaks_the_grammar_or_repeats_a_name_changes_nothing() {
        let mut catalogue = with_source("mine = mine");
        let broken = catalogue.add("en", "fresh = { $");
        assert!(
            matches!(broken, Err(CatalogueError::Syntax(_))),
            "{broken:?}"
        );
        let taken = catalogue.add("en", "fresh = new\nmine = yours");
        assert_eq!(taken, Err(CatalogueError::Taken(vec!["mine".into()])));
        let locale = catalogue.add("no locale", "fresh = new");
        assert!(
            matches!(locale, Err(CatalogueError::Locale(_))),
            "{locale:?}"
        );
        assert!(!catalogue.has("fresh"));
        assert_eq!(catalogue.text(&Message::new("mine")), "mine");
    }

    #[test]
    fn the_locale_added_last_is_preferred_and_english_fills_its_gaps() {
        let mut catalogue = with_source("one = first\ntwo = second");
        catalogue.add("de", "one = erste").expect("a sound source");
        assert_eq!(catalogue.text(&Message::new("one")), "erste");
        assert_eq!(catalogue.text(&Message::new("two")), "second");
    }

    #[test]
    fn cards_are_written_as_the_catalogue_is_told() {
        let catalogue = with_source("held = held: { $cards }");
        let held = |text: &str| Message::new("held").with("cards", cards(text));
        let written = |style, text| catalogue.clone().with_cards(style).text(&held(text));
        assert_eq!(written(CardStyle::Symbols, "TC 9D"), "held: 10♣ 9♦");
        assert_eq!(written(CardStyle::Letters, "TC 9D"), "held: 10C 9D");
        assert_eq!(
            written(CardStyle::Words, "AC QD 8S"),
            "held: ace of clubs, queen of diamonds and 8 of spades"
        );
        assert_eq!(
            written(CardStyle::Letters, "9D 8D 7D 6D"),
            "held: 9D 8D 7D 6D"
        );
        assert_eq!(
            written(CardStyle::Letters, "9D 8D 7D 6D 5D"),
            "held: 9D to 5D"
        );
    }

    #[test]
    fn numbers_are_plain_and_texts_carry_no_invisible_marks() {
        let catalogue = with_source("held = held: { $count }, { $name }");
        let held = Message::new("held")
            .with("count", 123_456_u32)
            .with("name", "Ann");
        assert_eq!(catalogue.text(&held), "held: 123456, Ann");
    }

    #[test]
    fn a_catalogue_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>() {}
        shared::<Catalogue>();
    }
}
