//! The errors of the database of saved games as messages.

use std::error::Error as StdError;
use std::path::Path;

use webspinner_store::{Error, FolderError, PlaceError, QuarantineReason, Quarantined};
use webspinner_words::Message;

/// The message of an error of the store, if it is one and the catalogue has a message for it.
pub(super) fn message(error: &(dyn StdError + 'static)) -> Option<Message> {
    if let Some(error) = error.downcast_ref::<Error>() {
        return of_store(error);
    }
    if let Some(error) = error.downcast_ref::<PlaceError>() {
        return of_place(error);
    }
    let error = error.downcast_ref::<FolderError>()?;
    Some(about(Message::new("database-folder"), &error.path))
}

/// The message with the path that it is about.
fn about(message: Message, path: &Path) -> Message {
    message.with("path", path.display().to_string())
}

fn of_store(error: &Error) -> Option<Message> {
    Some(match error {
        Error::Place(error) => return of_place(error),
        Error::NotAFile => Message::new("database-not-a-file"),
        Error::Folder(error) => about(Message::new("database-folder"), &error.path),
        Error::Missing { path } => about(Message::new("database-missing"), path),
        Error::IsAFolder { path } => about(Message::new("database-is-a-folder"), path),
        Error::NotADatabase { path } => about(Message::new("database-not-one"), path),
        Error::Site { path } => about(Message::new("database-of-site"), path),
        Error::Open { path, .. } => about(Message::new("database-not-opened"), path),
        Error::OtherProgram { path } => about(Message::new("database-other-program"), path),
        Error::Unusable { path, reason } => {
            about(Message::new("database-unusable"), path).with("reason", of_reason(reason)?)
        }
        Error::QuarantineInUse { path, reason } => {
            about(Message::new("database-in-use"), path).with("reason", of_reason(reason)?)
        }
        Error::UpgradeInUse { path } => about(Message::new("database-upgrade-in-use"), path),
        Error::Rename {
            path, to, reason, ..
        } => about(Message::new("database-not-renamed"), path)
            .with("reason", of_reason(reason)?)
            .with("to", to.display().to_string()),
        Error::Full(_) => Message::new("database-full"),
        Error::Busy(_) => Message::new("database-busy"),
        Error::ReadOnly(_) => Message::new("database-read-only"),
        Error::Damaged(_) => Message::new("database-damaged"),
        Error::Unreadable { id, why } => Message::new("database-unreadable")
            .with("id", id.to_string())
            .with("why", why.as_str()),
        Error::Export(_) => Message::new("database-export"),
        Error::Database(_) => Message::new("database-refused"),
        _ => return None,
    })
}

fn of_place(error: &PlaceError) -> Option<Message> {
    Some(match error {
        PlaceError::UnknownScheme { scheme } => {
            Message::new("place-unknown").with("scheme", scheme.as_str())
        }
        PlaceError::Empty => Message::new("place-empty"),
        PlaceError::NoHome => Message::new("place-no-home"),
        _ => return None,
    })
}

fn of_reason(reason: &QuarantineReason) -> Option<Message> {
    Some(match reason {
        QuarantineReason::Damaged { finding } => {
            Message::new("quarantine-damaged").with("finding", finding.as_str())
        }
        QuarantineReason::Newer { version, known } => Message::new("quarantine-newer")
            .with("version", *version)
            .with("known", *known),
        _ => return None,
    })
}

/// The message that a database was moved away, if the catalogue has one for the reason.
pub(crate) fn of_quarantine(quarantined: &Quarantined) -> Option<Message> {
    let to = quarantined.moved_to.display().to_string();
    let advice = match quarantined.reason {
        QuarantineReason::Damaged { .. } => Message::new("quarantined-damaged"),
        QuarantineReason::Newer { .. } => Message::new("quarantined-newer"),
        _ => return None,
    };
    let message = about(Message::new("quarantined"), &quarantined.path)
        .with("reason", of_reason(&quarantined.reason)?)
        .with("to", to.as_str())
        .with("advice", advice.with("to", to.as_str()));
    Some(message)
}

#[cfg(test)]
mod tests {
    use webspinner_words::Language;

    use super::*;
    use crate::words::in_language;

    fn reasons() -> [QuarantineReason; 2] {
        let finding = "a page".to_owned();
        [
            QuarantineReason::Damaged { finding },
            QuarantineReason::Newer {
                version: 9,
                known: 8,
            },
        ]
    }

    fn errors() -> Vec<Error> {
        let path = || "games.db".into();
        let mut all = vec![
            Error::NotAFile,
            Error::Place(PlaceError::Empty),
            Error::Place(PlaceError::NoHome),
            Error::Place(PlaceError::UnknownScheme {
                scheme: "mysql".to_owned(),
            }),
            Error::Missing { path: path() },
            Error::IsAFolder { path: path() },
            Error::NotADatabase { path: path() },
            Error::Site { path: path() },
            Error::OtherProgram { path: path() },
            Error::UpgradeInUse { path: path() },
        ];
        for reason in reasons() {
            all.push(Error::Unusable {
                path: path(),
                reason: reason.clone(),
            });
            all.push(Error::QuarantineInUse {
                path: path(),
                reason,
            });
        }
        all
    }

    #[test]
    fn the_english_messages_say_what_the_store_says() {
        let english = in_language(Language::English);
        for error in errors() {
            let message = message(&error).expect("a message");
            assert_eq!(english.try_text(&message), Ok(error.to_string()));
        }
        for reason in reasons() {
            let quarantined = Quarantined {
                path: "games.db".into(),
                moved_to: "games.db.old".into(),
                reason,
            };
            let message = of_quarantine(&quarantined).expect("a message");
            assert_eq!(english.try_text(&message), Ok(quarantined.to_string()));
        }
    }

    #[test]
    fn every_language_fills_every_gap() {
        for language in Language::ALL {
            let texts = in_language(language);
            for error in errors() {
                let message = message(&error).expect("a message");
                let text = texts.try_text(&message);
                let text = text.unwrap_or_else(|problems| panic!("{language}: {problems:?}"));
                let is_english = language == Language::English;
                assert_eq!(text == error.to_string(), is_english, "{language}: {text}");
            }
        }
    }
}
