//! A game's texts in the reader's language.

use std::sync::Arc;

use webspinner_rules::{LegalMove, Move, Position, Rules, games};

use crate::message::plain;
use crate::{Arg, Message, Page, moves, page};

fn translated(name: String, text: &str) -> Message {
    let text = text.to_owned();
    Message::new("plain-text").with("text", Arg::Translated { name, text })
}

/// A text as part of a message's name: "Roosevelt's Spider" as `roosevelt-s-spider`.
fn slug(text: &str) -> String {
    let letter = |letter: char| match letter.to_ascii_lowercase() {
        letter if letter.is_ascii_alphanumeric() => letter,
        _ => '-',
    };
    text.chars().map(letter).collect()
}

/// The texts of a game, as messages.
///
/// A catalogue has translations for the built-in games, under `game-ID-name`, `game-ID-also-1`,
/// `game-ID-advice-1`, `group-GROUP` and `tag-TAG`. Texts that only a custom game has are shown as
/// its file has them.
pub trait GameTexts {
    /// The name of the game.
    fn name_message(&self) -> Message;

    /// Its other names.
    fn also_messages(&self) -> Vec<Message>;

    /// The heading under which it is listed among other games.
    fn group_message(&self) -> Message;

    /// Words that describe it in a list of games.
    fn tag_messages(&self) -> Vec<Message>;

    /// Lines of advice for its player.
    fn advice_messages(&self) -> Vec<Message>;

    /// Its rules, as a page to read.
    fn page(&self) -> Page;

    /// What sets it apart from the built-in games before it in its group, in a sentence; of the
    /// first one, how its cards move.
    fn distinction_message(&self) -> Message;

    /// A move in words, before it is made: "8♠ 7♠ to the 9♥ in column 3".
    ///
    /// Only face-up cards are named, so the text can be used for a hint. A move that the position
    /// has no cards or no place for is described as impossible.
    fn describe(&self, position: &Position, mv: Move) -> Message;

    /// What else a move does, in the order it happens: the runs that leave the table and the cards
    /// that turn up. Empty if it does nothing else.
    ///
    /// The messages name cards that are hidden before the move.
    ///
    /// # Panics
    /// If the move is legal only in another position.
    fn describe_effects(&self, before: &Position, legal: LegalMove) -> Vec<Message>;
}

impl GameTexts for Rules {
    fn name_message(&self) -> Message {
        let texts = |game: &'static Rules| std::slice::from_ref(&game.about().name);
        file_text("name", 0, &self.about().name, texts)
    }

    fn also_messages(&self) -> Vec<Message> {
        file_texts("also", &self.about().also, |game| &game.about().also)
    }

    fn group_message(&self) -> Message {
        let group = &self.about().group;
        if games::all().any(|game| game.about().group == *group) {
            translated(format!("group-{}", slug(group)), group)
        } else {
            plain(group)
        }
    }

    fn tag_messages(&self) -> Vec<Message> {
        let tags = self.about().tags.iter().map(|tag| {
            if games::TAGS.contains(&tag.as_str()) {
                translated(format!("tag-{tag}"), tag)
            } else {
                plain(tag)
            }
        });
        tags.collect()
    }

    fn advice_messages(&self) -> Vec<Message> {
        file_texts("advice", self.advice(), |game| game.advice())
    }

    fn page(&self) -> Page {
        Page::of(self)
    }

    fn distinction_message(&self) -> Message {
        page::distinction(self)
    }

    fn describe(&self, position: &Position, mv: Move) -> Message {
        moves::describe(self, position, mv)
    }

    fn describe_effects(&self, before: &Position, legal: LegalMove) -> Vec<Message> {
        moves::describe_effects(self, before, legal)
    }
}

fn file_texts(
    kind: &str,
    texts: &[String],
    of: fn(&'static Rules) -> &'static [String],
) -> Vec<Message> {
    let texts = texts.iter().enumerate();
    let messages = texts.map(|(index, text)| {
        let kind = format!("{kind}-{}", index + 1);
        file_text(&kind, index, text, of)
    });
    messages.collect()
}

/// A text of the game's file, with the translations of the first built-in game that has the same
/// text at the same index: games inherit advice.
fn file_text(
    kind: &str,
    index: usize,
    text: &str,
    of: fn(&'static Rules) -> &'static [String],
) -> Message {
    let has = |game: &&'static Arc<Rules>| of(game).get(index).is_some_and(|it| it == text);
    games::all().find(has).map_or_else(
        || plain(text),
        |game| translated(format!("game-{}-{kind}", game.id()), text),
    )
}
