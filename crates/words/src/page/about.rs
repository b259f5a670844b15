//! What a game's file says about the game besides its rules.

use webspinner_rules::{GameId, games};

use super::PageWriter;
use crate::message::plain;
use crate::{Arg, GameTexts, Message};

/// A sentence that lists names; none without names.
fn listing(message: Message, names: Vec<Message>) -> Vec<Message> {
    if names.is_empty() {
        return Vec::new();
    }
    vec![message.with("names", Arg::All(names))]
}

impl PageWriter<'_> {
    pub(super) fn name_sentences(&self) -> Vec<Message> {
        listing(Message::new("about-names"), self.rules.also_messages())
    }

    pub(super) fn relative_sentences(&self) -> Vec<Message> {
        let name = |id: &GameId| match games::find(id.as_str()) {
            Some(game) => game.name_message(),
            None => plain(id.as_str()),
        };
        let names = self.rules.about().relatives.iter().map(name);
        listing(Message::new("about-relatives"), names.collect())
    }
}
