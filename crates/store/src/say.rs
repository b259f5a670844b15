//! The errors of the database as messages, and their texts in five languages.

use std::path::Path;

use webspinner_words::{Arg, Language, Layer, Message, Say};

use crate::error::Error;
use crate::folder::FolderError;
use crate::place::PlaceError;
use crate::quarantine::Quarantined;
use crate::quarantine_reason::QuarantineReason;
use crate::server::{NotAServerUrl, UrlProblem};

/// The texts about the database in every language, a layer of a [`Catalogue`].
///
/// [`Catalogue`]: webspinner_words::Catalogue
pub const TEXTS: Layer = &[
    (Language::English, include_str!("../messages/en.ftl")),
    (Language::German, include_str!("../messages/de.ftl")),
    (Language::Spanish, include_str!("../messages/es.ftl")),
    (Language::French, include_str!("../messages/fr.ftl")),
    (Language::Chinese, include_str!("../messages/zh-CN.ftl")),
];

/// The message with the path that it is about.
fn about(name: &'static str, path: &Path) -> Message {
    Message::new(name).with("path", path.display().to_string())
}

/// Without its cause.
impl Say for Error {
    fn message(&self) -> Message {
        match self {
            Self::Place(error) => error.message(),
            Self::NotAFile => Message::new("database-not-a-file"),
            Self::Folder(error) => error.message(),
            Self::Missing { path } => about("database-missing", path),
            Self::IsAFolder { path } => about("database-is-a-folder", path),
            Self::NotADatabase { path } => about("database-not-one", path),
            Self::Site { path } => about("database-of-site", path),
            Self::Open { path, .. } => about("database-not-opened", path),
            Self::OtherProgram { path } => about("database-other-program", path),
            Self::Unusable { path, reason } => {
                about("database-unusable", path).with("reason", reason.message())
            }
            Self::QuarantineInUse { path, reason } => {
                about("database-in-use", path).with("reason", reason.message())
            }
            Self::UpgradeInUse { path } => about("database-upgrade-in-use", path),
            Self::Rename {
                path, to, reason, ..
            } => about("database-not-renamed", path)
                .with("reason", reason.message())
                .with("to", to.display().to_string()),
            Self::Full(_) => Message::new("database-full"),
            Self::Busy(_) => Message::new("database-busy"),
            Self::ReadOnly(_) => Message::new("database-read-only"),
            Self::Damaged(_) => Message::new("database-damaged"),
            Self::Unreadable { id, why } => Message::new("database-unreadable")
                .with("id", id.to_string())
                .with("why", why.as_str()),
            Self::TooLarge {
                what,
                bytes,
                bytes_max,
            } => Message::new("database-too-large")
                .with("what", Arg::Choice(kind(what)))
                .with("bytes", bytes.to_string())
                .with("most", bytes_max.to_string()),
            Self::Export(_) => Message::new("database-export"),
            Self::Database(_) => Message::new("database-refused"),
        }
    }
}

/// The kind of thing that is too large, for translations.
fn kind(what: &str) -> &'static str {
    match what {
        "a record" => "record",
        "a setting's name" | "a setting's namespace" => "name",
        _ => "setting",
    }
}

impl Say for FolderError {
    fn message(&self) -> Message {
        about("database-folder", &self.path)
    }
}

impl Say for PlaceError {
    fn message(&self) -> Message {
        match self {
            Self::Server(error) => error.message(),
            Self::UnknownScheme { scheme } => {
                Message::new("place-unknown").with("scheme", scheme.as_str())
            }
            Self::Empty => Message::new("place-empty"),
            Self::NoHome => Message::new("place-no-home"),
        }
    }
}

impl Say for NotAServerUrl {
    fn message(&self) -> Message {
        Message::new("place-server").with("why", self.why.message())
    }
}

impl Say for UrlProblem {
    fn message(&self) -> Message {
        Message::new(match self {
            Self::NoScheme => "url-no-scheme",
            Self::OtherScheme => "url-other-scheme",
            Self::NoHost => "url-no-host",
            Self::Malformed => "url-malformed",
        })
    }
}

impl Say for QuarantineReason {
    fn message(&self) -> Message {
        match self {
            Self::Damaged { finding } => {
                Message::new("quarantine-damaged").with("finding", finding.as_str())
            }
            Self::Newer { version, known } => Message::new("quarantine-newer")
                .with("version", *version)
                .with("known", *known),
        }
    }
}

impl Say for Quarantined {
    fn message(&self) -> Message {
        let to = self.moved_to.display().to_string();
        let advice = Message::new(match self.reason {
            QuarantineReason::Damaged { .. } => "quarantined-damaged",
            QuarantineReason::Newer { .. } => "quarantined-newer",
        });
        about("quarantined", &self.path)
            .with("reason", self.reason.message())
            .with("to", to.as_str())
            .with("advice", advice.with("to", to.as_str()))
    }
}

#[cfg(test)]
mod tests;
