//! Errors in the user's language: of this program, and of the libraries.

use std::error::Error;
use std::io;

use anyhow::anyhow;
use webspinner_rules::deal::{CardsError, DealError, DealIdError, DealNumberError, DealTextError};
use webspinner_rules::draft::ProblemReport;
use webspinner_rules::record::{AddRefused, RecordError, ReplayError};
use webspinner_rules::text::{JsonError, PictureError, PositionError};
use webspinner_rules::{NotACard, Refusal};
use webspinner_server::ServeError;
use webspinner_store::{Error as StoreError, FolderError, PlaceError};
use webspinner_survey::{Deals, DealsError};
use webspinner_table::difficulty::NotALevel;
use webspinner_tui::{NotATheme, TuiError};
use webspinner_words::{Arg, Message, Say, quoted};

use crate::words::say;

/// An error with the text of this message.
pub(crate) fn problem(message: &Message) -> anyhow::Error {
    anyhow!(say(message))
}

/// An error of a library with its text in the user's language, but without its cause.
pub(crate) fn said(error: &impl Say) -> anyhow::Error {
    problem(&error.message())
}

/// An error with all its causes.
pub(crate) fn text(error: &anyhow::Error) -> String {
    joined(error.chain())
}

/// An error of a library with all its causes.
pub(crate) fn chain(error: &(dyn Error + 'static)) -> String {
    joined(std::iter::successors(Some(error), |&error| error.source()))
}

fn joined<'e>(errors: impl Iterator<Item = &'e (dyn Error + 'static)>) -> String {
    let mut of_low_port = false;
    let texts = errors.map(|error| {
        let message = match error.downcast_ref::<io::Error>() {
            Some(denied) if of_low_port && denied.kind() == io::ErrorKind::PermissionDenied => {
                Some(system_error("port-denied", denied))
            }
            _ => message(error),
        };
        let serving = error.downcast_ref();
        of_low_port = matches!(serving, Some(ServeError::Listen { address, .. })
            if address.port() < PORTS_OF_ALL);
        message.map_or_else(|| error.to_string(), |message| say(&message))
    });
    texts.collect::<Vec<_>>().join(": ")
}

/// From this port on, systems let everybody listen.
const PORTS_OF_ALL: u16 = 1024;

/// The message of an error, if the catalogue has one for it.
fn message(error: &(dyn Error + 'static)) -> Option<Message> {
    macro_rules! first_of {
        ($($error:ty),* $(,)?) => {
            $(if let Some(error) = error.downcast_ref::<$error>() {
                return Some(error.message());
            })*
        };
    }
    first_of!(
        AddRefused,
        CardsError,
        DealError,
        DealNumberError,
        DealTextError,
        JsonError,
        NotACard,
        PictureError,
        PositionError,
        ProblemReport,
        RecordError,
        Refusal,
        ReplayError,
        FolderError,
        PlaceError,
        StoreError,
    );
    match error.downcast_ref::<DealIdError>() {
        Some(DealIdError::Deal(error)) => return Some(error.message()),
        Some(DealIdError::NoSuchGame { game }) => {
            let message = Message::new("game-unknown");
            return Some(message.with("game", quoted(game.as_str())));
        }
        _ => {}
    }
    if let Some(message) = of_game(error).or_else(|| of_deals(error.downcast_ref()?)) {
        return Some(message);
    }
    let error = error.downcast_ref::<io::Error>()?;
    // What another library says comes as an error of the system, too.
    let is_of_system = error.raw_os_error().is_some();
    is_of_system.then(|| of_system(error))
}

/// The message about a list of deals.
fn of_deals(error: &DealsError) -> Option<Message> {
    let about = |id, part: &str| Some(Message::new(id).with("part", quoted(part)));
    match error {
        DealsError::Deal { part, problem } => {
            Some(about("deals-not-a-deal", part)?.with("problem", problem.message()))
        }
        DealsError::Cards(part) => about("deals-cards", part),
        DealsError::End { part } => about("deals-end", part),
        DealsError::Number { part, problem } => {
            Some(about("deals-number", part)?.with("problem", problem.message()))
        }
        DealsError::Backwards(part) => about("deals-backwards", part),
        DealsError::Twice(deal) => Some(Message::new("deals-twice").with("deal", deal.to_string())),
        DealsError::TooMany => Some(Message::new("deals-too-many").with("most", Deals::COUNT_MAX)),
        // A sample, which only surveys have.
        _ => None,
    }
}

/// The message of an error of the terminal game.
fn of_game(error: &(dyn Error + 'static)) -> Option<Message> {
    Some(match error.downcast_ref::<TuiError>() {
        Some(TuiError::NoTerminal) => Message::new("terminal-missing"),
        Some(TuiError::Terminal(_)) => Message::new("terminal-failed"),
        _ if error.is::<NotATheme>() => Message::new("theme-unknown"),
        _ if error.is::<NotALevel>() => Message::new("level-unknown"),
        _ => return None,
    })
}

/// What the system says. It says it in English, whatever its language.
fn of_system(error: &io::Error) -> Message {
    let kind = match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "denied",
        io::ErrorKind::AlreadyExists => "exists",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::NotADirectory => "not-a-folder",
        io::ErrorKind::StorageFull => "full",
        io::ErrorKind::ReadOnlyFilesystem => "read-only",
        io::ErrorKind::AddrInUse => "address-in-use",
        io::ErrorKind::AddrNotAvailable => "address-missing",
        _ => "other",
    };
    system_error(kind, error)
}

fn system_error(kind: &'static str, error: &io::Error) -> Message {
    Message::new("system-error")
        .with("kind", Arg::Choice(kind))
        .with("text", error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_that_needs_a_right_comes_with_what_to_do() {
        let shown = |address: &str, source: io::ErrorKind| {
            chain(&ServeError::Listen {
                option: "listen",
                address: address.parse().expect("an address"),
                source: source.into(),
            })
        };
        let denied = io::ErrorKind::PermissionDenied;
        let text = shown("127.0.0.1:80", denied);
        let start = "--listen: cannot listen on 127.0.0.1:80: ";
        assert!(text.starts_with(start), "{text}");
        assert!(text.contains("such as 8080"), "{text}");
        for other in [
            shown("127.0.0.1:8080", denied),
            shown("127.0.0.1:80", io::ErrorKind::AddrInUse),
        ] {
            assert!(!other.contains("such as 8080"), "{other}");
        }
    }
}
