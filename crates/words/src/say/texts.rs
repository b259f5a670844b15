//! Messages about moves and positions that cannot be read.

use webspinner_rules::text::{
    DraftLocation, DraftPile, MoveExpected, MoveTextError, PictureError, PictureProblem,
    PositionError, PositionProblem, short,
};
use webspinner_rules::{Reveal, RevealError};

use super::untranslated;
use crate::{Arg, Message, Say};

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

impl Say for PictureError {
    fn message(&self) -> Message {
        Message::new("text-at")
            .with("line", self.at.line)
            .with("column", self.at.column)
            .with("problem", self.problem.message())
    }
}

impl Say for PictureProblem {
    fn message(&self) -> Message {
        match self {
            Self::Card(error) => return error.message(),
            Self::Position(problem) => return problem.message(),
            _ => {}
        }
        messages! { self =>
            Self::TooLong { bytes_max } => "picture-too-long", "limit" = bytes_max;
            Self::Empty => "picture-empty";
            Self::Label => "picture-label";
            Self::NoSuchColumn { columns } => "picture-no-such-column" columns;
            Self::Twice { label } => "picture-twice", "label" = short(label);
            Self::Unknown => "picture-unknown";
            Self::UnknownOpen => "picture-unknown-open";
            Self::FaceDown => "picture-face-down";
            Self::Range => "picture-range";
            Self::Vacancy => "picture-vacancy";
            Self::Reserve => "picture-reserve";
            Self::Foundation => "picture-foundation";
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
        // Cards are written as they are typed.
        messages! { self =>
            Self::TooManyColumns { columns } => "position-columns", "count" = columns;
            Self::TooManyReserves { reserves } => "position-reserves", "count" = reserves;
            Self::TooManyFoundations { foundations } => "position-foundations",
                "count" = foundations;
            Self::FaceDownOnFaceUp => "position-down-on-up";
            Self::EndFaceDown => "position-end-face-down";
            Self::UnseenOnSeen => "position-unseen-on-seen";
            Self::RunOnTable => "position-run-on-table";
            Self::NoCollecting => "position-no-collecting";
            Self::NotARun { found, highest } => "position-not-a-run" found,
                "length" = highest.number(), "king" = highest;
            Self::Foundation { card } => "position-foundation", "card" = card.to_string();
            Self::TooMany { card, expected } => "position-too-many" expected,
                "card" = card.to_string();
            Self::Missing { card, count } => "position-missing" count, "card" = card.to_string();
            Self::MissingNoRuns { card, count } => "position-missing-no-runs" count,
                "card" = card.to_string();
            Self::UnseenCount { found, left } => "position-unseen-count" found left;
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
