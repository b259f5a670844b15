//! What a game's file says of it besides its rules.

use crate::message::{Arg, Message};
use crate::rules::Rules;

/// A text that comes from the game's file as it is.
fn plain(text: &str) -> Message {
    Message::new("plain-text").with("text", text)
}

/// A sentence about some names; none where there are none.
fn listing(message: Message, names: Vec<Message>) -> Vec<Message> {
    if names.is_empty() {
        return Vec::new();
    }
    vec![message.with("names", Arg::All(names))]
}

impl Rules {
    pub(super) fn name_sentences(&self) -> Vec<Message> {
        let names = self.about.also.iter().map(|name| plain(name));
        listing(Message::new("about-names"), names.collect())
    }

    pub(super) fn relative_sentences(&self) -> Vec<Message> {
        let names = self.about.relatives.iter().map(|id| plain(id.as_str()));
        listing(Message::new("about-relatives"), names.collect())
    }

    pub(super) fn advice_sentences(&self) -> Vec<Message> {
        self.about.advice.iter().map(|line| plain(line)).collect()
    }
}
