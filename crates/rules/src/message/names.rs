//! What a game's file says in words, in the language of whoever reads it.

use super::{Arg, Message};
use crate::games;
use crate::rules::{About, Rules};

/// A text that comes from the game's file as it is.
pub(crate) fn plain(text: &str) -> Message {
    Message::new("plain-text").with("text", text)
}

fn translated(name: String, text: &str) -> Message {
    let text = text.to_owned();
    Message::new("plain-text").with("text", Arg::Translated { name, text })
}

/// A text as a part of a message's name: "Roosevelt's Spider" as `roosevelt-s-spider`.
fn slug(text: &str) -> String {
    let letter = |letter: char| match letter.to_ascii_lowercase() {
        letter if letter.is_ascii_alphanumeric() => letter,
        _ => '-',
    };
    text.chars().map(letter).collect()
}

/// Texts of a game's file.
///
/// A catalogue translates those of the built-in games, under `game-ID-name`, `game-ID-also-1`,
/// `game-ID-advice-1`, `group-GROUP` and `tag-TAG`. A game of one's own that says something else
/// says it in its own words.
impl Rules {
    /// The name people know it by.
    #[must_use]
    pub fn name(&self) -> Message {
        let texts = |about: &'static About| std::slice::from_ref(&about.name);
        self.own_text("name", 0, &self.about.name, texts)
    }

    /// Its other names.
    #[must_use]
    pub fn also(&self) -> Vec<Message> {
        self.own_texts("also", &self.about.also, |about| &about.also)
    }

    /// The heading it stands under where games are listed.
    #[must_use]
    pub fn group(&self) -> Message {
        let group = &self.about.group;
        if games::all().any(|game| game.about.group == *group) {
            translated(format!("group-{}", slug(group)), group)
        } else {
            plain(group)
        }
    }

    /// Words to choose it by.
    #[must_use]
    pub fn tags(&self) -> Vec<Message> {
        let tags = self.about.tags.iter().map(|tag| {
            if games::TAGS.contains(&tag.as_str()) {
                translated(format!("tag-{tag}"), tag)
            } else {
                plain(tag)
            }
        });
        tags.collect()
    }

    /// Lines of advice for its player.
    #[must_use]
    pub fn advice(&self) -> Vec<Message> {
        self.own_texts("advice", &self.about.advice, |about| &about.advice)
    }

    fn own_texts(
        &self,
        kind: &str,
        texts: &[String],
        of: fn(&'static About) -> &'static [String],
    ) -> Vec<Message> {
        let texts = texts.iter().enumerate();
        let own = texts.map(|(place, text)| {
            let kind = format!("{kind}-{}", place + 1);
            self.own_text(&kind, place, text, of)
        });
        own.collect()
    }

    /// A text of this game's file, with translations if the built-in game of this id says the
    /// same in the same place.
    fn own_text(
        &self,
        kind: &str,
        place: usize,
        text: &str,
        of: fn(&'static About) -> &'static [String],
    ) -> Message {
        let built_in = games::find(self.id.as_str()).map(|game| of(&game.about));
        if built_in
            .and_then(|texts| texts.get(place))
            .map(String::as_str)
            == Some(text)
        {
            translated(format!("game-{}-{kind}", self.id), text)
        } else {
            plain(text)
        }
    }
}
