//! Messages: what there is to say, before it becomes text.

use webspinner_rules::{Card, Column, Rank, Slot, Suit};

/// One thing to say: the name of a text in the catalogue, and the arguments that fill its gaps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    id: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message with the text of this name and no arguments yet.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self {
            id,
            args: Vec::new(),
        }
    }

    /// The same message with one more argument, which the text calls `$name`.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The name of its text.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.id
    }

    /// Its arguments, in the order they were given.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.args
    }
}

/// An argument, which fills a gap in a text. The catalogue decides how it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Arg {
    /// A number; texts choose plural forms by it.
    Number(i64),
    /// A name or another text that is the same in every language.
    Text(String),
    /// An English text from a game's file, or its translation where a locale preferred to English
    /// has one.
    Translated {
        /// The name of the translation in the catalogue.
        name: String,
        /// The text in the file.
        text: String,
    },
    /// A word that is never shown: a text selects one of its variants by it.
    Choice(&'static str),
    /// One card.
    ///
    /// A text that calls it `$card` can also use `$the-card` and `$the-card-object`: the card with
    /// its article, as the subject and as the object of a sentence.
    Card(Card),
    /// Cards that lie on each other, bottom first.
    ///
    /// A text that calls them `$cards` can also use `$the-cards` and `$the-cards-object`, which
    /// have articles if it is a single card or if the cards are named one by one in words.
    Cards(Vec<Card>),
    /// A rank, by its name.
    ///
    /// A text that calls it `$king` can also use `$king-number`, 1 to 13, to select words by.
    Rank(Rank),
    /// A suit, by its name.
    Suit(Suit),
    /// A column, by its number.
    Column(Column),
    /// A foundation or reserve, by its number.
    Slot(Slot),
    /// A text within the text.
    Message(Box<Message>),
    /// Several texts: "a, b and c".
    All(Vec<Message>),
    /// Several texts as alternatives: "a, b or c".
    Either(Vec<Message>),
}

macro_rules! arg_from {
    ($($type:ty => $variant:ident,)*) => {
        $(impl From<$type> for Arg {
            fn from(value: $type) -> Self {
                Self::$variant(value.into())
            }
        })*
    };
}

arg_from! {
    u8 => Number,
    u16 => Number,
    u32 => Number,
    i64 => Number,
    String => Text,
    &str => Text,
    Card => Card,
    Vec<Card> => Cards,
    &[Card] => Cards,
    Rank => Rank,
    Suit => Suit,
    Column => Column,
    Slot => Slot,
    Message => Message,
}

impl<T: Clone + Into<Self>> From<&T> for Arg {
    fn from(value: &T) -> Self {
        value.clone().into()
    }
}

impl From<u64> for Arg {
    /// A count too large for a number becomes the largest one.
    fn from(count: u64) -> Self {
        Self::Number(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Arg {
    fn from(count: usize) -> Self {
        Self::from(count as u64)
    }
}

/// A value that can be put into words.
pub trait Say {
    /// The message that says it.
    fn message(&self) -> Message;
}

/// A text as it is, untranslated.
pub(crate) fn plain(text: &str) -> Message {
    Message::new("plain-text").with("text", text)
}

/// "an ace", "a 2".
pub(crate) fn a_rank(rank: Rank) -> Message {
    Message::new("a-rank").with("rank", rank.number())
}
