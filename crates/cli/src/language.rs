//! The language of the program: as the user asks for it, or else the one chosen in the terminal
//! game, or else that of the system.

use std::ffi::{OsStr, OsString};

use clap::Args;
use webspinner_store::Place;
use webspinner_words::{Language, Message, quoted};

use crate::database;
use crate::words::say;

/// The variable of the environment that chooses the language.
const VARIABLE: &str = "WEBSPINNER_LANGUAGE";

#[derive(Clone, Copy, Debug, Default, Args)]
pub(crate) struct LanguageArgument {
    #[arg(
        long,
        value_name = "TAG",
        env = VARIABLE,
        hide_env_values = true,
        value_parser = parse,
        global = true,
        display_order = 901
    )]
    pub(crate) language: Option<Language>,
}

fn parse(text: &str) -> Result<Language, String> {
    text.parse::<Language>().map_err(|unknown| {
        say(&Message::new("language-unknown").with("text", quoted(unknown.text())))
    })
}

/// The language that the command line or the environment asks for, before either is parsed: the
/// help and the errors of the command line are in this language, too. One that is not known is
/// reported later, when the command line is parsed.
pub(crate) fn requested() -> Option<Language> {
    let named = given("--language").or_else(|| std::env::var_os(VARIABLE));
    named?.to_str()?.parse().ok()
}

/// Commands for other programs, which start without a look at the player's database.
const WITHOUT_DATABASE: [&str; 2] = ["engine", "serve"];

/// The language that the player chose in the terminal game, if its database says so. Nothing goes
/// wrong if there is none.
pub(crate) fn kept() -> Option<Language> {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.any(|argument| WITHOUT_DATABASE.iter().any(|name| argument == *name)) {
        return None;
    }
    let place = match given("--database").or_else(|| std::env::var_os(database::VARIABLE)) {
        Some(place) => place.to_str()?.parse().ok()?,
        None => Place::of_this_user().ok()?,
    };
    webspinner_tui::kept_language(&place)
}

/// The value of an option of this run.
fn given(option: &str) -> Option<OsString> {
    value_of(option, std::env::args_os().skip(1))
}

/// The value of the last option of this name in front of `--`.
fn value_of(option: &str, arguments: impl IntoIterator<Item = OsString>) -> Option<OsString> {
    let (mut found, mut arguments) = (None, arguments.into_iter());
    while let Some(argument) = arguments.next().filter(|argument| argument != "--") {
        if argument == option {
            found = arguments.next().or(found);
            continue;
        }
        let rest = argument.to_str().and_then(|it| it.strip_prefix(option));
        if let Some(value) = rest.and_then(|rest| rest.strip_prefix('=')) {
            found = Some(OsStr::new(value).to_owned());
        }
    }
    found
}

/// The language of the system; English if the program does not know it.
pub(crate) fn of_system() -> Language {
    Language::preferred(sys_locale::get_locales()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let named = |line: &str| {
            let words = line.split_whitespace().map(OsString::from);
            value_of("--language", words).map(|tag| tag.into_string().expect("plain text"))
        };
        for (line, tag) in [
            ("--language de games", Some("de")),
            ("games --language=fr --json", Some("fr")),
            ("games --language", None),
            ("games -- --language de", None),
            ("--language de games --language es", Some("es")),
            ("games language de", None),
            ("games --languages de", None),
        ] {
            assert_eq!(named(line).as_deref(), tag, "{line}");
        }
    }
}
