//! Why a request fails.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use webspinner_rules::{AddRefused, MoveTextError, Refusal, json_problem};
use webspinner_words::{Message, Say};

use crate::problem;

/// Why a request was answered with an error.
#[derive(Debug)]
pub(super) enum Problem {
    /// The line is longer than [`BYTES_MAX`](super::line::BYTES_MAX).
    TooLong,
    /// The line is not UTF-8 from this byte on, counted from 1.
    NotUtf8 { at: usize },
    /// The line is empty.
    Empty,
    /// The line is not JSON from this byte on, counted from 1.
    NotJson { at: usize },
    /// The line is JSON, but not an object with one key.
    NotOneKey,
    /// There is no request of this name.
    NotARequest(serde_json::Error),
    /// The value of a request is wrong.
    Value {
        request: String,
        error: serde_json::Error,
    },
    /// No game has begun.
    NoGame,
    /// Two keys of which only one may be given.
    Twice(&'static str, &'static str),
    /// A scheme without the cards that are laid out as it does.
    SchemeWithoutCards,
    /// Something in `new` that cannot be read, dealt or found.
    New(anyhow::Error),
    /// The text of `move` is not a move.
    Move(MoveTextError),
    /// A text that is not exactly one record.
    NotOneRecord,
    /// A record that cannot be read or replayed.
    Load(anyhow::Error),
    /// The game began with a position, and records begin with deals.
    NoRecord,
    /// The line of moves is as long as a record can be.
    Full(AddRefused),
    /// The rules refuse it.
    Refused(Refusal),
    /// The game is at its start.
    NothingToUndo,
    /// No move has been taken back.
    NothingToRedo,
}

impl Problem {
    /// What is wrong with a line that cannot be read as a request.
    pub(super) fn not_a_request(line: &str, error: serde_json::Error) -> Self {
        match serde_json::from_str::<IgnoredAny>(line) {
            Err(syntax) => Self::NotJson {
                at: syntax.column(),
            },
            // For a wrong shape the reader reports the same kind of error as for invalid JSON.
            Ok(_) if !error.is_data() || !line.trim_start().starts_with('{') => Self::NotOneKey,
            Ok(_) => match only_key(line) {
                Some(request) if !error.to_string().starts_with(&unknown(&request)) => {
                    Self::Value { request, error }
                }
                _ => Self::NotARequest(error),
            },
        }
    }
}

impl From<MoveTextError> for Problem {
    fn from(error: MoveTextError) -> Self {
        Self::Move(error)
    }
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
            Self::NotJson { at } => Message::new("engine-not-json").with("at", *at),
            Self::NotOneKey => Message::new("engine-not-one-key"),
            Self::NotARequest(error) => place_and_problem("engine-not-a-request", error),
            Self::Value { request, error } => {
                place_and_problem("engine-value", error).with("request", request.as_str())
            }
            Self::NoGame => Message::new("engine-no-game"),
            Self::Twice(one, other) => Message::new("engine-twice")
                .with("one", *one)
                .with("other", *other),
            Self::SchemeWithoutCards => Message::new("engine-scheme-without-cards"),
            Self::Move(error) => Message::new("engine-move").with("problem", error.message()),
            Self::NotOneRecord => Message::new("engine-not-one-record"),
            Self::Load(error) => Message::new("engine-load").with("problem", problem::text(error)),
            Self::NoRecord => Message::new("engine-no-record"),
            Self::Full(refused) => Message::new("engine-full").with("reason", refused.message()),
            Self::New(error) => Message::new("engine-new").with("problem", problem::text(error)),
            Self::Refused(refusal) => refusal.message(),
            Self::NothingToUndo => Message::new("engine-nothing-to-undo"),
            Self::NothingToRedo => Message::new("engine-nothing-to-redo"),
        }
    }
}

/// The key of an object with a single one.
fn only_key(line: &str) -> Option<String> {
    let mut keys: BTreeMap<String, serde_json::Value> = serde_json::from_str(line).ok()?;
    let (key, _) = keys.pop_first()?;
    keys.is_empty().then_some(key)
}

/// How the reader says that there is no request of this name.
fn unknown(request: &str) -> String {
    format!("unknown variant `{request}`")
}

/// What is wrong, and where. A request is a single line, so only the place in it is named.
fn place_and_problem(id: &'static str, error: &serde_json::Error) -> Message {
    let problem = json_problem(error);
    // The only variants that are read by their names are requests.
    let problem = problem.replacen("unknown variant ", "there is no request ", 1);
    Message::new(id)
        .with("problem", problem)
        .with("at", error.column())
}
