//! Why a request fails.

use std::collections::BTreeMap;

use serde::de::IgnoredAny;
use thiserror::Error;
use webspinner_rules::Refusal;
use webspinner_rules::record::AddRefused;
use webspinner_rules::text::{MoveTextError, json_problem};

use super::line::BYTES_MAX;
use crate::problem;

/// Why a request was answered with an error.
#[derive(Debug, Error)]
pub(super) enum Problem {
    /// The line is longer than [`BYTES_MAX`].
    #[error("the request is longer than {} bytes, and was not read", BYTES_MAX)]
    TooLong,
    /// The line is not UTF-8 from this byte on, counted from 1.
    #[error("the request is not UTF-8 from byte {at} on")]
    NotUtf8 { at: usize },
    /// The line is empty.
    #[error("the line is empty: a request is an object, such as {{\"state\": true}}")]
    Empty,
    /// The line is not JSON from this byte on, counted from 1.
    #[error(
        "this is not JSON from byte {at} on: a request is an object, such as {{\"state\": true}}"
    )]
    NotJson { at: usize },
    /// The line is JSON, but not an object with one key.
    #[error("a line holds one request: an object with one key, such as {{\"state\": true}}")]
    NotOneKey,
    /// There is no request of this name.
    #[error("this is not a request: {}", in_line(.0))]
    NotARequest(serde_json::Error),
    /// The value of a request is wrong.
    #[error("`{request}`: {}", in_line(error))]
    Value {
        request: String,
        error: serde_json::Error,
    },
    /// No game has begun.
    #[error("no game has begun: send {{\"new\": {{\"game\": \"spider\"}}}} first")]
    NoGame,
    /// Two keys that may not be given together.
    #[error("give `{0}` or `{1}`, not both")]
    Twice(&'static str, &'static str),
    /// A scheme without the cards that are laid out as it does.
    #[error("`scheme` says how `cards` are laid out, and there are none")]
    SchemeWithoutCards,
    /// Something in `new` that cannot be read, dealt or found.
    #[error("{}", problem::text(.0))]
    New(anyhow::Error),
    /// The text of `move` is not a move.
    #[error("`move`: {0}")]
    Move(#[from] MoveTextError),
    /// A text that is not exactly one record.
    #[error("`load` takes the text of exactly one record")]
    NotOneRecord,
    /// A record that cannot be read or replayed.
    #[error("`load`: {}", problem::text(.0))]
    Load(anyhow::Error),
    /// The game began with a position, and records begin with deals.
    #[error("a game that began with a position has no record")]
    NoRecord,
    /// The line of moves is as long as a record can be.
    #[error("the record is full: {0}")]
    Full(AddRefused),
    /// The rules refuse it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// The game is at its start.
    #[error("there is no move to undo: the game is at its start")]
    NothingToUndo,
    /// No move has been undone.
    #[error("there is no move to redo: none was undone")]
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
fn in_line(error: &serde_json::Error) -> String {
    let problem = json_problem(error);
    // The only variants that are read by their names are requests.
    let problem = problem.replacen("unknown variant ", "there is no request ", 1);
    format!("{problem} (at byte {})", error.column())
}
