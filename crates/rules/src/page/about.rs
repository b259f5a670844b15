//! What a game's file says of it besides its rules.

use crate::games;
use crate::message::{Arg, Message};
use crate::rules::{GameId, Rules};

/// A text that comes from the game's file as it is.
pub(super) fn plain(text: &str) -> Message {
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
        let name = |id: &GameId| match games::find(id.as_str()) {
            Some(game) => plain(&game.about.name),
            None => plain(id.as_str()),
        };
        let names = self.about.relatives.iter().map(name);
        listing(Message::new("about-relatives"), names.collect())
    }

    pub(super) fn advice_sentences(&self) -> Vec<Message> {
        self.about.advice.iter().map(|line| plain(line)).collect()
    }
}
