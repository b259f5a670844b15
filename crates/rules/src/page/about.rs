//! What a game's file says of it besides its rules.

use crate::games;
use crate::message::{Arg, Message, plain};
use crate::rules::{GameId, Rules};

/// A sentence about some names; none where there are none.
fn listing(message: Message, names: Vec<Message>) -> Vec<Message> {
    if names.is_empty() {
        return Vec::new();
    }
    vec![message.with("names", Arg::All(names))]
}

impl Rules {
    pub(super) fn name_sentences(&self) -> Vec<Message> {
        listing(Message::new("about-names"), self.also())
    }

    pub(super) fn relative_sentences(&self) -> Vec<Message> {
        let name = |id: &GameId| match games::find(id.as_str()) {
            Some(game) => game.name(),
            None => plain(id.as_str()),
        };
        let names = self.about.relatives.iter().map(name);
        listing(Message::new("about-relatives"), names.collect())
    }
}
