//! The rules of a game as a page to read, written from the game's data so that it is always true.

mod about;
mod deals;
mod distinction;
mod end;
mod layout;
mod play;

use webspinner_rules::Rules;
use webspinner_rules::knobs::SuitRelation;

use crate::message::a_rank;
use crate::{Arg, Catalogue, GameTexts, Message, Say};

/// The rules of one game in sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    title: Message,
    sections: Vec<Section>,
}

impl Page {
    /// The page of this game.
    pub(crate) fn of(rules: &Rules) -> Self {
        let writer = PageWriter { rules };
        let sections = [
            (Topic::Goal, writer.goal_sentences()),
            (Topic::Layout, writer.layout_sentences()),
            (Topic::Moving, writer.moving_sentences()),
            (Topic::EmptyColumns, writer.vacancy_sentences()),
            (Topic::Stock, writer.stock_sentences()),
            (Topic::Reserves, writer.reserve_sentences()),
            (Topic::Collecting, writer.collecting_sentences()),
            (Topic::Foundations, writer.foundation_sentences()),
            (Topic::End, writer.end_sentences()),
            (Topic::Scores, writer.score_sentences()),
            (Topic::Deals, writer.deal_sentences()),
            (Topic::Names, writer.name_sentences()),
            (Topic::Relatives, writer.relative_sentences()),
            (Topic::Advice, rules.advice_messages()),
        ];
        let section = |(topic, sentences)| Section { topic, sentences };
        let sections = sections.into_iter().map(section);
        Self {
            title: rules.name_message(),
            sections: sections
                .filter(|section| !section.sentences.is_empty())
                .collect(),
        }
    }

    /// The name of the game.
    #[must_use]
    pub fn title(&self) -> &Message {
        &self.title
    }

    /// Its sections in reading order, none empty.
    #[must_use]
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The page as plain text: the title, then each heading with its sentences below it on one
    /// long line, but each piece of advice on a line of its own. The caller, who knows the width,
    /// wraps the lines.
    #[must_use]
    pub fn text(&self, catalogue: &Catalogue) -> String {
        let sections = self.sections.iter().map(|section| section.text(catalogue));
        let parts: Vec<String> = std::iter::once(catalogue.text(&self.title))
            .chain(sections)
            .collect();
        parts.join("\n\n") + "\n"
    }
}

/// What sets a game apart from those before it in its group, in a sentence; of the first one, the
/// first rule of how its cards move.
pub(crate) fn distinction(rules: &Rules) -> Message {
    PageWriter { rules }.distinction()
}

/// One part of a [`Page`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    topic: Topic,
    sentences: Vec<Message>,
}

impl Section {
    /// What it is about, which is also its heading.
    #[must_use]
    pub fn topic(&self) -> Topic {
        self.topic
    }

    /// Its sentences, at least one.
    #[must_use]
    pub fn sentences(&self) -> &[Message] {
        &self.sentences
    }

    /// Its sentences as paragraphs: one for each piece of advice, otherwise one for all sentences.
    #[must_use]
    pub fn paragraphs(&self, catalogue: &Catalogue) -> Vec<String> {
        let sentences = self.sentences.iter();
        let sentences = sentences.map(|sentence| catalogue.text(sentence));
        if self.topic == Topic::Advice {
            return sentences.collect();
        }
        let follow = |start: String, next: String| {
            let both = Message::new("sentences-join").with("start", start);
            catalogue.text(&both.with("next", next))
        };
        sentences.reduce(follow).into_iter().collect()
    }

    fn text(&self, catalogue: &Catalogue) -> String {
        let heading = catalogue.text(&self.topic.message());
        format!("{heading}\n{}", self.paragraphs(catalogue).join("\n"))
    }
}

/// What a section of a page is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// What the player has to achieve.
    Goal,
    /// The cards and where they lie at the start.
    Layout,
    /// Which cards can be moved, and what they go on.
    Moving,
    /// What fills a vacancy.
    EmptyColumns,
    /// How rows are dealt.
    Stock,
    /// The cards beside the columns.
    Reserves,
    /// Which runs leave the table, and how.
    Collecting,
    /// The piles that are built card by card.
    Foundations,
    /// When the game is won or lost.
    End,
    /// How it is scored.
    Scores,
    /// Its deal numbers.
    Deals,
    /// Its other names.
    Names,
    /// Similar games.
    Relatives,
    /// How to play it well.
    Advice,
}

impl Say for Topic {
    fn message(&self) -> Message {
        match self {
            Self::Goal => Message::new("page-goal"),
            Self::Layout => Message::new("page-layout"),
            Self::Moving => Message::new("page-moving"),
            Self::EmptyColumns => Message::new("page-empty-columns"),
            Self::Stock => Message::new("page-stock"),
            Self::Reserves => Message::new("page-reserves"),
            Self::Collecting => Message::new("page-collecting"),
            Self::Foundations => Message::new("page-foundations"),
            Self::End => Message::new("page-end"),
            Self::Scores => Message::new("page-scores"),
            Self::Deals => Message::new("page-deals"),
            Self::Names => Message::new("page-names"),
            Self::Relatives => Message::new("page-relatives"),
            Self::Advice => Message::new("page-advice"),
        }
    }
}

/// Writes the sections of a game's page, each in a file of its own.
struct PageWriter<'a> {
    rules: &'a Rules,
}

impl PageWriter<'_> {
    /// Adds the highest rank of the pack to a message, as `$king` and with its article as
    /// `$a-king`.
    fn with_king(&self, message: Message) -> Message {
        let king = self.rules.pack().highest();
        message.with("king", king).with("a-king", a_rank(king))
    }
}

/// A number in words, "four", or in digits above thirteen.
fn number(count: usize) -> Message {
    Message::new("number").with("n", count)
}

/// Adds a number to a message: `$n` for the plural form, `$count` for the number in words.
fn counted(message: Message, count: usize) -> Message {
    message.with("n", count).with("count", number(count))
}

/// "1 to 4 and 7": columns, given by ascending indices, as people name them.
fn columns(indices: &[usize]) -> Arg {
    let mut spans: Vec<(usize, usize)> = Vec::new();
    for &index in indices {
        match spans.last_mut() {
            Some((_, last)) if *last + 1 == index => *last = index,
            _ => spans.push((index, index)),
        }
    }
    let names = spans
        .into_iter()
        .flat_map(|(first, last)| match last - first {
            0 => vec![span(first, first)],
            1 => vec![span(first, first), span(last, last)],
            _ => vec![span(first, last)],
        });
    Arg::All(names.collect())
}

fn span(first: usize, last: usize) -> Message {
    Message::new("columns-span")
        .with("first", first + 1)
        .with("last", last + 1)
        .with("length", last - first + 1)
}

/// Adds how suits must agree to a message, which selects its words by it.
fn by_suit(message: Message, relation: SuitRelation) -> Message {
    message.with("suits", Arg::Choice(relation.word()))
}

/// "of one suit": how the suits of a run agree.
fn of_suits(relation: SuitRelation) -> Message {
    by_suit(Message::new("run-of-suits"), relation)
}

#[cfg(test)]
mod tests;
