//! Formatting: from typed arguments to text.

use std::borrow::Cow;

use webspinner_rules::{Card, Rank, Suit};

use super::locale::NUMBER_MARKS;
use super::texts::{Gap, Texts, Value};
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
        let mut gaps = Vec::with_capacity(values.len());
        for (name, value) in values {
            gaps.push((Cow::Borrowed(*name), self.value(value, problems)));
            self.push_forms(&mut gaps, name, value, problems);
        }
        let Some(texts) = self.locales.iter().find(|texts| texts.has(id)) else {
            problems.push(format!("{id}: no such text"));
            return id.to_owned();
        };
        self.write(&**texts, id, &gaps, problems)
    }

    fn write(
        &self,
        texts: &dyn Texts,
        id: &str,
        gaps: &[Gap],
        problems: &mut Vec<String>,
    ) -> String {
        let text = texts.write(id, gaps, self.numbers, problems);
        text.unwrap_or_else(|| {
            problems.push(format!("{id}: a text without words"));
            id.to_owned()
        })
    }

    fn value(&self, arg: &Arg, problems: &mut Vec<String>) -> Value {
        match arg {
            Arg::Number(number) => Value::Number(*number),
            Arg::Text(text) => text.replace(NUMBER_MARKS, "").into(),
            Arg::Choice(word) => (*word).to_owned().into(),
            Arg::Card(card) => self.card(*card, problems).into(),
            Arg::Cards(cards) => self.pile(cards, problems).into(),
            Arg::Rank(rank) => self.format(&rank_name(*rank), problems).into(),
            Arg::Suit(suit) => self.format(&suit_name(*suit), problems).into(),
            Arg::Column(column) => Value::Number(column.number().into()),
            Arg::Slot(slot) => Value::Number(slot.number().into()),
            Arg::Message(message) => self.format(message, problems).into(),
            Arg::Translated { name, text } => self.translated(name, text, problems).into(),
            Arg::All(messages) => self.listed(messages, "and", problems).into(),
            Arg::Either(messages) => self.listed(messages, "or", problems).into(),
        }
    }

    /// Adds the further forms that languages with gender and case need: see [`Arg::Card`],
    /// [`Arg::Cards`] and [`Arg::Rank`].
    fn push_forms(&self, gaps: &mut Vec<Gap>, name: &str, value: &Arg, problems: &mut Vec<String>) {
        let cards = match value {
            Arg::Card(card) => std::slice::from_ref(card),
            Arg::Cards(cards) => cards.as_slice(),
            Arg::Rank(rank) => {
                let number = Value::Number(rank.number().into());
                gaps.push((format!("{name}-number").into(), number));
                return;
            }
            _ => return,
        };
        for (role, ending) in [("subject", ""), ("object", "-object")] {
            let form = self.the_cards(cards, role, problems);
            gaps.push((format!("the-{name}{ending}").into(), form.into()));
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
        for texts in &self.locales {
            if texts.has(name) {
                return self.write(&**texts, name, &[], problems);
            }
            if texts.is_english() {
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
        let texts = messages.iter().map(|item| self.format(item, problems));
        let texts: Vec<String> = texts.collect();
        self.join(&texts, by, problems)
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
