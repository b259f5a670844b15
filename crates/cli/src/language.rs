//! The language of the program: as the user asks for it, or else that of the system.

use std::ffi::{OsStr, OsString};

use clap::Args;
use webspinner_words::{Language, Message};

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
        let message = Message::new("language-unknown").with("text", unknown.text());
        say(&message)
    })
}

/// The language that the command line or the environment asks for, before either is parsed: the
/// help and the errors of the command line are in this language, too. One that is not known is
/// reported later, when the command line is parsed.
pub(crate) fn requested() -> Option<Language> {
    let named = named(std::env::args_os().skip(1)).or_else(|| std::env::var_os(VARIABLE));
    named?.to_str()?.parse().ok()
}

/// The value of the last `--language` in front of `--`.
fn named(arguments: impl IntoIterator<Item = OsString>) -> Option<OsString> {
    let (mut found, mut arguments) = (None, arguments.into_iter());
    while let Some(argument) = arguments.next().filter(|argument| argument != "--") {
        if argument == "--language" {
            found = arguments.next().or(found);
        } else if let Some(tag) = argument
            .to_str()
            .and_then(|it| it.strip_prefix("--language="))
        {
            found = Some(OsStr::new(tag).to_owned());
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
            named(words).map(|tag| tag.into_string().expect("plain text"))
        };
        for (line, tag) in [
            ("--language de games", Some("de")),
            ("games --language=fr --json", Some("fr")),
            ("games --language", None),
            ("games -- --language de", None),
            ("--language de games --language es", Some("es")),
            ("games language de", None),
        ] {
            assert_eq!(named(line).as_deref(), tag, "{line}");
        }
    }
}
