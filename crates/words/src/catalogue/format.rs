//! Formatting: from typed arguments to text.

use fluent_bundle::{FluentArgs, FluentValue};
use webspinner_rules::{Card, Rank, Suit};

use super::locale::{Locale, NUMBER_MARKS};
use super::{CardStyle, Catalogue};
use crate::{Arg, Message};

/// Up to this number, cards that lie on each other are named one by one, beyond it only by the
/// first and the last: a status line has no room for more.
const CARDS_NAMED_MAX: usize = 4;

impl Catalogue {
    pub(super) fn format(&self, message: &Message, problems: &mut Vec<String>) -> String {
        self.format_id(message.id(), message.args(), problems)
    }

    pub(super) fn format_id(
        &self,
        id: &str,
        values: &[(&'static str, Arg)],
        problems: &mut Vec<String>,
    ) -> String {
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, self.value(value, problems));
            self.set_forms(&mut args, name, value, problems);
        }
        let Some(locale) = self.locale_with(id) else {
            problems.push(format!("{id}: no such text"));
            return id.to_owned();
        };
        self.write(locale, id, &args, problems)
    }

    /// The most preferred locale that has a text of this name.
    fn locale_with(&self, id: &str) -> Option<&Locale> {
        let mut locales = self.locales.iter().map(AsRef::as_ref);
        locales.find(|locale| locale.bundle.has_message(id))
    }

    fn write(
        &self,
        locale: &Locale,
        id: &str,
        args: &FluentArgs<'_>,
        problems: &mut Vec<String>,
    ) -> String {
        let text = locale.bundle.get_message(id);
        let Some(pattern) = text.and_then(|text| text.value()) else {
            problems.push(format!("{id}: a text without words"));
            return id.to_owned();
        };
        let mut errors = Vec::new();
        let text = (locale.bundle).format_pattern(pattern, Some(args), &mut errors);
        problems.extend(errors.iter().map(|error| format!("{id}: {error}")));
        self.with_numbers_written(&text)
    }

    /// The text with each marked number written as this catalogue writes numbers.
    fn with_numbers_written(&self, text: &str) -> String {
        let mut parts = text.split(NUMBER_MARKS);
        let mut written = parts.next().unwrap_or_default().to_owned();
        // Numbers and the text between them alternate.
        while let Some(number) = parts.next() {
            match number.parse() {
                Ok(value) => written.push_str(&(self.numbers)(value)),
                Err(_) => written.push_str(number),
            }
            written.push_str(parts.next().unwrap_or_default());
        }
        written
    }

    fn value(&self, arg: &Arg, problems: &mut Vec<String>) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => (*number).into(),
            Arg::Text(text) => text.replace(NUMBER_MARKS, "").into(),
            Arg::Choice(word) => (*word).into(),
            Arg::Card(card) => self.card(*card, problems).into(),
            Arg::Cards(cards) => self.pile(cards, problems).into(),
            Arg::Rank(rank) => self.format(&rank_name(*rank), problems).into(),
            Arg::Suit(suit) => self.format(&suit_name(*suit), problems).into(),
            Arg::Column(column) => column.number().into(),
            Arg::Slot(slot) => slot.number().into(),
            Arg::Message(message) => self.format(message, problems).into(),
            Arg::Translated { name, text } => self.translated(name, text, problems).into(),
            Arg::All(messages) => self.listed(messages, "and", problems).into(),
            Arg::Either(messages) => self.listed(messages, "or", problems).into(),
            Arg::Lines(messages) => self.texts(messages, problems).join("\n").into(),
        }
    }

    /// Sets the further forms that languages with gender and case need: see [`Arg::Card`],
    /// [`Arg::Cards`] and [`Arg::Rank`].
    fn set_forms(
        &self,
        args: &mut FluentArgs<'_>,
        name: &str,
        value: &Arg,
        problems: &mut Vec<String>,
    ) {
        let cards = match value {
            Arg::Card(card) => std::slice::from_ref(card),
            Arg::Cards(cards) => cards.as_slice(),
            Arg::Rank(rank) => return args.set(format!("{name}-number"), rank.number()),
            _ => return,
        };
        for (role, ending) in [("subject", ""), ("object", "-object")] {
            args.set(
                format!("the-{name}{ending}"),
                self.the_cards(cards, role, problems),
            );
        }
    }

    /// "the 9♥", "the 9 of hearts and the 8 of clubs"; several cards written as symbols have no
    /// articles.
    fn the_cards(&self, cards: &[Card], role: &'static str, problems: &mut Vec<String>) -> String {
        let each_named = self.cards == CardStyle::Words && cards.len() <= CARDS_NAMED_MAX;
        if cards.len() != 1 && !each_named {
            return self.pile(cards, problems);
        }
        let cards = cards
            .iter()
            .map(|card| self.the_card(*card, role, problems));
        let cards: Vec<String> = cards.collect();
        self.join(&cards, "and", problems)
    }

    /// "the 9♥".
    fn the_card(&self, card: Card, role: &'static str, problems: &mut Vec<String>) -> String {
        let style = match self.cards {
            CardStyle::Words => "words",
            CardStyle::Symbols | CardStyle::Letters => "signs",
        };
        let the = Message::new("the-card")
            .with("rank", card.number())
            .with("role", Arg::Choice(role))
            .with("style", Arg::Choice(style))
            .with("card", self.card(card, problems));
        self.format(&the, problems)
    }

    /// The translation of this name from a locale preferred to English, or else the text of the
    /// game's file, which is English.
    fn translated(&self, name: &str, text: &str, problems: &mut Vec<String>) -> String {
        for locale in &self.locales {
            if locale.bundle.has_message(name) {
                return self.write(locale, name, &FluentArgs::new(), problems);
            }
            if locale.id.language == "en" {
                break;
            }
        }
        text.replace(NUMBER_MARKS, "")
    }

    pub(super) fn listed(
        &self,
        messages: &[Message],
        by: &'static str,
        problems: &mut Vec<String>,
    ) -> String {
        let texts = self.texts(messages, problems);
        self.join(&texts, by, problems)
    }

    fn texts(&self, messages: &[Message], problems: &mut Vec<String>) -> Vec<String> {
        let texts = messages.iter().map(|item| self.format(item, problems));
        texts.collect()
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
        // 10 as everywhere in the texts: T is only for typing.
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
