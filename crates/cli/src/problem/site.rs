//! The errors of a site and its server in the user's language.

use std::error::Error;

use webspinner_server::{
    FileProblem, NotALink, NotASetting, NotAnOrigin, ServeError, SettingsError,
};
use webspinner_site::{Nickname, NotADay, NotANickname, NotAnId, SiteError};
use webspinner_words::{Message, Say as _};

/// The message of an error, if it is one of a site.
pub(super) fn message(error: &(dyn Error + 'static)) -> Option<Message> {
    if let Some(error) = error.downcast_ref::<ServeError>() {
        return of_server(error);
    }
    if let Some(error) = error.downcast_ref::<SettingsError>() {
        return of_settings(error);
    }
    if let Some(error) = error.downcast_ref::<SiteError>() {
        return of_database(error);
    }
    if let Some(error) = error.downcast_ref::<NotASetting>() {
        return of_value(error);
    }
    if let Some(error) = error.downcast_ref::<NotANickname>() {
        return Some(of_nickname(*error));
    }
    if let Some(error) = error.downcast_ref::<NotALink>() {
        return Some(of_link(error));
    }
    Some(match () {
        () if error.is::<NotAnOrigin>() => Message::new("wanted-origin"),
        () if error.is::<NotADay>() => Message::new("wanted-day"),
        () if error.is::<NotAnId>() => Message::new("wanted-id"),
        () => return None,
    })
}

fn of_server(error: &ServeError) -> Option<Message> {
    Some(match error {
        ServeError::Listen {
            option, address, ..
        } => Message::new("serve-listen")
            .with("option", *option)
            .with("address", address.to_string()),
        ServeError::System(_) => Message::new("serve-no-resource"),
        ServeError::CutOff { seconds } => Message::new("serve-cut-off").with("seconds", *seconds),
        ServeError::Database(error) => return of_database(error),
        ServeError::Settings(error) => return of_settings(error),
        _ => return None,
    })
}

fn of_settings(error: &SettingsError) -> Option<Message> {
    Some(match error {
        SettingsError::File { line, problem } => Message::new("settings-line")
            .with("line", line.to_string())
            .with("problem", of_file(problem)?),
        SettingsError::Database(error) => error.message(),
        SettingsError::Folder(error) => error.message(),
        SettingsError::Origin(_) => Message::new("wanted-origin"),
        _ => return None,
    })
}

fn of_file(problem: &FileProblem) -> Option<Message> {
    Some(match problem {
        FileProblem::NotToml(why) => Message::new("settings-not-toml").with("why", why.as_str()),
        FileProblem::Unknown { key } => Message::new("settings-unknown").with("key", key.as_str()),
        FileProblem::NotAText { key } => {
            Message::new("settings-not-a-text").with("key", key.as_str())
        }
        FileProblem::Value { key, why } => Message::new("settings-value")
            .with("key", key.as_str())
            .with("why", of_value(why)?),
        _ => return None,
    })
}

fn of_value(error: &NotASetting) -> Option<Message> {
    Some(match error {
        NotASetting::Address => Message::new("wanted-address"),
        NotASetting::Number => Message::new("wanted-number"),
        NotASetting::HeaderName => Message::new("wanted-header"),
        NotASetting::Choice(choices) => {
            Message::new("wanted-choice").with("choices", choices.as_str())
        }
        NotASetting::Place(error) => error.message(),
        NotASetting::Origin(_) => Message::new("wanted-origin"),
        NotASetting::Link(error) => of_link(error),
        _ => return None,
    })
}

fn of_link(error: &NotALink) -> Message {
    Message::new("wanted-link").with("beginnings", error.beginnings)
}

fn of_nickname(error: NotANickname) -> Message {
    let most = |id, most: usize| Message::new(id).with("most", most.to_string());
    match error {
        NotANickname::Empty => Message::new("nickname-empty"),
        NotANickname::TooLong => most("nickname-too-long", Nickname::CHARS_MAX),
        NotANickname::Spaces => Message::new("nickname-spaces"),
        NotANickname::Invisible => Message::new("nickname-invisible"),
        NotANickname::CheckMark => Message::new("nickname-check-mark"),
        NotANickname::Marks => most("nickname-marks", Nickname::MARKS_MAX),
        NotANickname::Scripts => Message::new("nickname-scripts"),
    }
}

/// The errors that a command can meet; all others are those of requests to the API.
fn of_database(error: &SiteError) -> Option<Message> {
    let at = |id, place: &str| Message::new(id).with("place", place);
    Some(match error {
        SiteError::NoFolder { folder } => {
            Message::new("site-no-folder").with("folder", folder.as_str())
        }
        SiteError::Open { place, why } => at("site-not-opened", place).with("why", why.as_str()),
        SiteError::Unwritable { place, why } => {
            at("site-unwritable", place).with("why", why.as_str())
        }
        SiteError::Missing { place } => at("site-missing", place),
        SiteError::IsAFolder { place } => at("site-is-a-folder", place),
        SiteError::NotADatabase { place } => at("site-not-a-database", place),
        SiteError::SavedGames { place } => at("site-saved-games", place),
        SiteError::Foreign { place } => at("site-foreign", place),
        SiteError::Newer {
            place,
            version,
            known,
        } => at("site-newer", place)
            .with("version", *version)
            .with("known", *known),
        SiteError::Migration { place, why } => {
            at("site-not-migrated", place).with("why", why.as_str())
        }
        SiteError::NoSuchPlayer => Message::new("site-no-player"),
        SiteError::NicknameTaken => Message::new("site-nickname-taken"),
        SiteError::Unavailable(_) => Message::new("site-unavailable"),
        SiteError::Full(_) => Message::new("site-full"),
        SiteError::ReadOnly(_) => Message::new("site-read-only"),
        SiteError::Unreadable { why } => Message::new("site-unreadable").with("why", why.as_str()),
        SiteError::NotEmpty { place } => at("site-not-empty", place),
        SiteError::Transfer(_) => Message::new("site-transfer"),
        SiteError::NotABackup { line, why } => Message::new("site-not-a-backup")
            .with("line", *line)
            .with("why", why.as_str()),
        SiteError::Database(_) => Message::new("site-refused"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::in_language;
    use webspinner_words::Language;

    /// Errors of every kind that has a text.
    fn errors() -> Vec<Box<dyn Error>> {
        let place = || "sqlite:site.db".to_owned();
        let why = || "it is locked".to_owned();
        let mut errors: Vec<Box<dyn Error>> = vec![
            Box::new(SiteError::NoFolder { folder: place() }),
            Box::new(SiteError::Open {
                place: place(),
                why: why(),
            }),
            Box::new(SiteError::Missing { place: place() }),
            Box::new(SiteError::IsAFolder { place: place() }),
            Box::new(SiteError::NotADatabase { place: place() }),
            Box::new(SiteError::SavedGames { place: place() }),
            Box::new(SiteError::Foreign { place: place() }),
            Box::new(SiteError::Newer {
                place: place(),
                version: 9,
                known: 3,
            }),
            Box::new(SiteError::Migration {
                place: place(),
                why: why(),
            }),
            Box::new(SiteError::NoSuchPlayer),
            Box::new(SiteError::NicknameTaken),
            Box::new(SiteError::Unreadable { why: why() }),
            Box::new(SiteError::NotEmpty { place: place() }),
            Box::new(SiteError::NotABackup {
                line: 3,
                why: why(),
            }),
            Box::new(ServeError::Listen {
                option: "listen",
                address: ([127, 0, 0, 1], 80).into(),
                source: std::io::Error::other("taken"),
            }),
            Box::new(ServeError::CutOff { seconds: 30 }),
        ];
        let cause = || webspinner_site::Cause::new("a cause");
        let caused = [
            SiteError::Unavailable,
            SiteError::Full,
            SiteError::ReadOnly,
            SiteError::Database,
        ];
        for error in caused {
            errors.push(Box::new(error(cause())));
        }
        for text in ["", "a  b", "a\u{200b}b", "xxxxxxxxxxxxxxxxxxxxxxxxx", "aб"] {
            let error = text.parse::<Nickname>().expect_err("not a nickname");
            errors.push(Box::new(error));
        }
        for text in [
            "listen",
            "listne = 1",
            "origin = true",
            "listen = 8080",
            "stop-seconds = ''",
            "client-address-header = 'a b'",
            "log-level = 'all'",
            "about-url = 'us'",
        ] {
            let error = webspinner_server::Settings::read(text).expect_err("no settings");
            errors.push(Box::new(error));
        }
        errors
    }

    #[test]
    fn english_says_what_the_libraries_say_and_no_other_language_does() {
        for error in errors() {
            let message = message(error.as_ref()).unwrap_or_else(|| panic!("no text: {error}"));
            for language in Language::ALL {
                let text = in_language(language).try_text(&message);
                let text = text.unwrap_or_else(|problems| panic!("{language}: {problems:?}"));
                let is_english = language == Language::English;
                assert_eq!(text == error.to_string(), is_english, "{language}: {text}");
            }
        }
    }
}
