//! Which deal numbers a game knows, and what is different under another program's.

use super::layout::suit_names;
use crate::card::Suit;
use crate::deal::{DealNumber, Scheme};
use crate::layout::Placing;
use crate::message::{Arg, Message};
use crate::rules::Rules;

impl Rules {
    pub(super) fn deal_sentences(&self) -> Vec<Message> {
        let named = |scheme: Scheme| {
            let text = match scheme {
                Scheme::Own => Message::new("deals-own"),
                Scheme::Ms | Scheme::Pysol | Scheme::Kpat => Message::new("deals-other"),
            };
            text.with("word", scheme.word())
                .with("example", format!("{}:617", scheme.word()))
                .with("program", scheme.program())
        };
        let mut sentences: Vec<Message> = self.schemes().map(named).collect();
        for placing in [Placing::Ms, Placing::Kpat] {
            sentences.extend(self.other_program(placing));
        }
        sentences
    }

    /// What is different under the schemes that lay out so.
    fn other_program(&self, placing: Placing) -> Vec<Message> {
        let schemes: Vec<Scheme> =
            (self.schemes().filter(|scheme| scheme.placing() == placing)).collect();
        let Some(&first) = schemes.first() else {
            return Vec::new();
        };
        let words = |message: Message| {
            let words = schemes
                .iter()
                .map(|scheme| super::about::plain(scheme.word()));
            message.with("words", Arg::All(words.collect()))
        };
        let mut sentences = Vec::new();
        let suits = self.suits_under(first);
        if suits != self.pack.distinct_suits() {
            let suits = suit_names(suits.into_iter());
            sentences.push(words(Message::new("deals-suits")).with("suits", suits));
        }
        if let Some(layout) = self
            .layouts
            .get(placing)
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
            .and_then(|number| number.cards(&self.pack))
            .unwrap_or_default();
        let mut suits: Vec<Suit> = cards.iter().map(|card| card.suit()).collect();
        suits.sort_unstable();
        suits.dedup();
        suits
    }
}
