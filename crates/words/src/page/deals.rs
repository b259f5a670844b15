//! The deal numbers of a game, and what is different with another program's.

use webspinner_rules::deal::{DealNumber, Scheme};
use webspinner_rules::{LayoutStyle, Suit};

use super::PageWriter;
use super::layout::suit_names;
use crate::message::plain;
use crate::{Arg, Message};

impl PageWriter<'_> {
    pub(super) fn deal_sentences(&self) -> Vec<Message> {
        let mut programs: Vec<Vec<Scheme>> = Vec::new();
        for scheme in self.rules.schemes() {
            match programs.last_mut() {
                Some(known) if known[0].program() == scheme.program() => known.push(scheme),
                _ => programs.push(vec![scheme]),
            }
        }
        let mut sentences: Vec<Message> = programs.iter().map(|known| numbers(known)).collect();
        for style in [LayoutStyle::Ms, LayoutStyle::Kpat] {
            sentences.extend(self.other_program(style));
        }
        sentences
    }

    /// What is different with the schemes of this layout style.
    fn other_program(&self, style: LayoutStyle) -> Vec<Message> {
        let schemes: Vec<Scheme> = (self
            .rules
            .schemes()
            .filter(|scheme| scheme.layout_style() == style))
        .collect();
        let Some(&first) = schemes.first() else {
            return Vec::new();
        };
        let words = |message: Message| message.with("words", Arg::All(words_of(&schemes)));
        let mut sentences = Vec::new();
        let suits = self.suits_under(first);
        if suits != self.rules.pack().distinct_suits() {
            let suits = suit_names(suits.into_iter());
            sentences.push(words(Message::new("deals-suits")).with("suits", suits));
        }
        if let Some(layout) = self
            .rules
            .layout_for(style)
            .filter(|layout| self.lies_otherwise(layout))
        {
            sentences.push(words(Message::new("deals-layout")));
            sentences.extend(self.holding_sentences(layout));
        }
        sentences
    }

    /// The suits that this scheme deals the game with.
    fn suits_under(&self, scheme: Scheme) -> Vec<Suit> {
        let cards = DealNumber::new(scheme, 1)
            .ok()
            .and_then(|number| number.cards(self.rules.pack()))
            .unwrap_or_default();
        let mut suits: Vec<Suit> = cards.iter().map(|card| card.suit()).collect();
        suits.sort_unstable();
        suits.dedup();
        suits
    }
}

/// Whose deal numbers these are; the schemes all belong to one program.
fn numbers(schemes: &[Scheme]) -> Message {
    let first = schemes[0];
    let text = match first {
        Scheme::Own => Message::new("deals-own"),
        Scheme::Ms | Scheme::Pysol | Scheme::Kpat => Message::new("deals-other")
            .with("words", Arg::Either(words_of(schemes)))
            .with("example", format!("{}:617", first.word())),
    };
    text.with("program", first.program())
}

fn words_of(schemes: &[Scheme]) -> Vec<Message> {
    schemes.iter().map(|scheme| plain(scheme.word())).collect()
}
