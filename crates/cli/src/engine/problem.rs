//! Why a request fails.

use webspinner_rules::Refusal;
use webspinner_words::{Message, Say};

/// Why a request got no answer but an error.
#[derive(Debug)]
pub(super) enum Problem {
    /// The line is longer than [`BYTES_MAX`](super::line::BYTES_MAX).
    TooLong,
    /// The line is not UTF-8 from this byte on, counted from 1.
    NotUtf8 { at: usize },
    /// Nothing stands in the line.
    Empty,
    /// The line is no request.
    NotARequest(serde_json::Error),
    /// No game has begun.
    NoGame,
    /// Two keys that say the same thing.
    Twice(&'static str, &'static str),
    /// A scheme without the cards that are laid out as it does.
    SchemeWithoutCards,
    /// Something in `new` that cannot be read, dealt or found, in its own words.
    New(anyhow::Error),
    /// The rules refuse it.
    Refused(Refusal),
    /// The game is at its start.
    NothingToUndo,
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Say for Problem {
    fn message(&self) -> Message {
        match self {
            Self::TooLong => Message::new("engine-too-long").with("bytes", super::line::BYTES_MAX),
            Self::NotUtf8 { at } => Message::new("engine-not-utf-8").with("at", *at),
            Self::Empty => Message::new("engine-empty"),
            Self::NotARequest(error) => not_a_request(error),
            Self::NoGame => Message::new("engine-no-game"),
            Self::Twice(one, other) => Message::new("engine-twice")
                .with("one", *one)
                .with("other", *other),
            Self::SchemeWithoutCards => Message::new("engine-scheme-without-cards"),
            Self::New(error) => Message::new("engine-new").with("problem", format!("{error:#}")),
            Self::Refused(refusal) => refusal.message(),
            Self::NothingToUndo => Message::new("engine-nothing-to-undo"),
        }
    }
}

/// What is wrong, and where. A request is a single line, so only the place in it is told.
fn not_a_request(error: &serde_json::Error) -> Message {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    let problem = text.strip_suffix(&place).unwrap_or(&text);
    Message::new("engine-not-a-request")
        .with("problem", problem)
        .with("at", error.column())
}
