//! Messages about moves, positions and JSON that cannot be read.

use webspinner_rules::{
    DraftLocation, DraftPile, JsonError, LineColumn, MoveExpected, MoveTextError, PictureError,
    PictureProblem, PositionError, PositionProblem, Reveal, RevealError,
};

use super::untranslated;
use crate::{Arg, Message, Say};

/// A problem with its place in a text.
pub(super) fn text_at(at: LineColumn, problem: Message) -> Message {
    Message::new("text-at")
        .with("line", at.line)
        .with("column", at.column)
        .with("problem", problem)
}

/// The beginning of a text from a file, in quotes: enough to find it there, with control characters
/// escaped.
pub(super) fn short(text: &str) -> String {
    const LENGTH_MAX: usize = 40;
    let mut letters = text.chars();
    let shown = letters.by_ref().take(LENGTH_MAX);
    let shown: String = shown.flat_map(char::escape_debug).collect();
    let dots = if letters.next().is_some() { "…" } else { "" };
    format!("`{shown}{dots}`")
}

/// A word from outside in the language's quotation marks, with invisible characters escaped.
#[must_use]
pub fn quoted(word: &str) -> Message {
    let escaped = format!("{word:?}");
    let inside = &escaped[1..escaped.len() - 1];
    Message::new("quoted").with("text", inside)
}

impl Say for MoveTextError {
    fn message(&self) -> Message {
        Message::new("text-at-character")
            .with("problem", self.expected.message())
            .with("at", self.at)
    }
}

impl Say for MoveExpected {
    fn message(&self) -> Message {
        let what = match self {
            Self::Move => "move",
            Self::Dash => "dash",
            Self::Column => "column",
            Self::Target => "target",
            Self::Foundation => "foundation",
            Self::Reserve => "reserve",
            Self::Count => "count",
            Self::End => "end",
            Self::CountOrEnd => "count-or-end",
            _ => return untranslated(self),
        };
        Message::new("move-expected")
            .with("what", Arg::Choice(what))
            .with("most", u16::MAX)
    }
}

impl Say for JsonError {
    fn message(&self) -> Message {
        match self {
            Self::TooLong { bytes, bytes_max } => Message::new("json-too-long")
                .with("bytes", *bytes)
                .with("limit", *bytes_max),
            Self::CutShort => Message::new("json-cut-short"),
            Self::NotJson { at } => {
                let problem = Message::new("json-not");
                at.map_or(problem.clone(), |at| text_at(at, problem))
            }
            Self::Shape { at, message } => {
                let problem = Message::new("json-shape").with("message", message.as_str());
                at.map_or(problem.clone(), |at| text_at(at, problem))
            }
            _ => untranslated(self),
        }
    }
}

impl Say for PictureError {
    fn message(&self) -> Message {
        text_at(self.at, self.problem.message())
    }
}

impl Say for PictureProblem {
    fn message(&self) -> Message {
        match self {
            Self::TooLong { bytes_max } => {
                Message::new("picture-too-long").with("limit", *bytes_max)
            }
            Self::Empty => Message::new("picture-empty"),
            Self::Label => Message::new("picture-label"),
            Self::NoSuchColumn { columns } => {
                Message::new("picture-no-such-column").with("columns", *columns)
            }
            Self::Twice { label } => Message::new("picture-twice").with("label", short(label)),
            Self::Card(error) => error.message(),
            Self::Unknown => Message::new("picture-unknown"),
            Self::UnknownOpen => Message::new("picture-unknown-open"),
            Self::FaceDown => Message::new("picture-face-down"),
            Self::Range => Message::new("picture-range"),
            Self::Vacancy => Message::new("picture-vacancy"),
            Self::Reserve => Message::new("picture-reserve"),
            Self::Foundation => Message::new("picture-foundation"),
            Self::Position(problem) => problem.message(),
            _ => untranslated(self),
        }
    }
}

impl Say for PositionError {
    fn message(&self) -> Message {
        match self.location {
            Some(location) => Message::new("position-at")
                .with("location", location.message())
                .with("problem", self.problem.message()),
            None => self.problem.message(),
        }
    }
}

impl Say for DraftLocation {
    fn message(&self) -> Message {
        match self.pile {
            // It is a card.
            DraftPile::Reserve(_) => self.pile.message(),
            _ => Message::new("position-card")
                .with("pile", self.pile.message())
                .with("number", self.card + 1),
        }
    }
}

impl Say for DraftPile {
    fn message(&self) -> Message {
        let pile = |kind| Message::new("position-pile").with("kind", Arg::Choice(kind));
        match self {
            Self::Column(column) => pile("column").with("number", *column),
            Self::Stock => pile("stock"),
            Self::Reserve(slot) => pile("reserve").with("number", *slot),
            Self::Foundation(slot) => pile("foundation").with("number", *slot),
            Self::Collected(run) => pile("collected").with("number", *run + 1),
        }
    }
}

impl Say for PositionProblem {
    fn message(&self) -> Message {
        match self {
            Self::TooManyColumns { columns } => {
                Message::new("position-columns").with("count", *columns)
            }
            Self::TooManyReserves { reserves } => {
                Message::new("position-reserves").with("count", *reserves)
            }
            Self::TooManyFoundations { foundations } => {
                Message::new("position-foundations").with("count", *foundations)
            }
            Self::FaceDownOnFaceUp => Message::new("position-down-on-up"),
            Self::EndFaceDown => Message::new("position-end-face-down"),
            Self::UnseenOnSeen => Message::new("position-unseen-on-seen"),
            Self::RunOnTable => Message::new("position-run-on-table"),
            Self::NoCollecting => Message::new("position-no-collecting"),
            Self::NotARun { found, highest } => Message::new("position-not-a-run")
                .with("found", *found)
                .with("length", highest.number())
                .with("king", *highest),
            Self::Foundation { card } => {
                // Cards as they are typed, here and below.
                Message::new("position-foundation").with("card", card.to_string())
            }
            Self::TooMany { card, expected } => Message::new("position-too-many")
                .with("card", card.to_string())
                .with("expected", *expected),
            Self::Missing { card, count } => Message::new("position-missing")
                .with("card", card.to_string())
                .with("count", *count),
            Self::MissingNoRuns { card, count } => Message::new("position-missing-no-runs")
                .with("card", card.to_string())
                .with("count", *count),
            Self::UnseenCount { found, left } => Message::new("position-unseen-count")
                .with("found", *found)
                .with("left", *left),
            _ => untranslated(self),
        }
    }
}

impl Say for RevealError {
    fn message(&self) -> Message {
        match self {
            Self::Refused(refusal) => refusal.message(),
            Self::Awaited(reveal) => {
                let (kind, column) = match *reveal {
                    Reveal::Dealt { column } => ("dealt", column),
                    Reveal::TurnedUp { column } => ("turned-up", column),
                };
                Message::new("reveal-awaited")
                    .with("kind", Arg::Choice(kind))
                    .with("column", column)
            }
            Self::TooMany { shown } => Message::new("reveal-too-many").with("shown", *shown),
            // As it is typed.
            Self::NotUnseen { card, .. } => {
                Message::new("reveal-not-unseen").with("card", card.to_string())
            }
            _ => untranslated(self),
        }
    }
}
