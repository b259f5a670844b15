//! The errors of the command line in the user's language.

use std::error::Error as _;
use std::fmt::Write;

use clap::builder::{StyledStr, Styles};
use clap::error::{ContextKind, ContextValue, Error, ErrorFormatter, ErrorKind};
use webspinner_words::Message;

use crate::problem;
use crate::words::say;

/// Writes errors with the texts of the catalogue.
pub(crate) struct Translated;

impl ErrorFormatter for Translated {
    fn format_error(error: &Error<Self>) -> StyledStr {
        let styles = Styles::styled();
        let (red, green) = (styles.get_error(), styles.get_valid());
        let word = say(&Message::new("usage-error"));
        let mut text = format!("{red}{word}{red:#} {}", Problem(error).text());
        let tips = tips(error);
        if !tips.is_empty() {
            text.push('\n');
        }
        let word = say(&Message::new("usage-tip"));
        for tip in tips {
            let _ = write!(text, "\n  {green}{word}{green:#} {tip}");
        }
        if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
            let usage = crate::help::translated_usage(&usage.ansi().to_string());
            let _ = write!(text, "\n\n{usage}");
        }
        let option = literal("--help");
        let more = Message::new("usage-more-help").with("option", option);
        let _ = write!(text, "\n\n{}\n", say(&more));
        text.into()
    }
}

/// A word in the style of arguments.
fn literal(word: &str) -> String {
    let styles = Styles::styled();
    let style = styles.get_literal();
    format!("{style}{word}{style:#}")
}

/// A word in the style of what is wrong.
fn invalid(word: &str) -> String {
    let styles = Styles::styled();
    let style = styles.get_invalid();
    format!("{style}{word}{style:#}")
}

/// A word in the style of what is right.
fn valid(word: &str) -> String {
    let styles = Styles::styled();
    let style = styles.get_valid();
    format!("{style}{word}{style:#}")
}

/// Words on a line each.
fn listed(words: &[String], style: fn(&str) -> String) -> String {
    let line = |word: &String| format!("\n  {}", style(word));
    words.iter().map(line).collect()
}

struct Problem<'e>(&'e Error<Translated>);

impl Problem<'_> {
    /// What is wrong.
    fn text(&self) -> String {
        match self.0.kind() {
            ErrorKind::ArgumentConflict => self.conflict(),
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => self.invalid_value(),
            ErrorKind::InvalidSubcommand => say(&Message::new("usage-unknown-command")
                .with("command", invalid(self.one(ContextKind::InvalidSubcommand)))),
            ErrorKind::MissingRequiredArgument => {
                let missing = say(&Message::new("usage-missing"));
                missing + &listed(self.many(ContextKind::InvalidArg), valid)
            }
            ErrorKind::TooManyValues => say(&Message::new("usage-too-many")
                .with("value", invalid(self.one(ContextKind::InvalidValue)))
                .with("argument", literal(self.one(ContextKind::InvalidArg)))),
            ErrorKind::UnknownArgument => say(&Message::new("usage-unknown-argument")
                .with("argument", invalid(self.one(ContextKind::InvalidArg)))),
            ErrorKind::InvalidUtf8 => say(&Message::new("usage-not-utf-8")),
            // None of the arguments can cause another kind.
            _ => say(&Message::new("usage-other")),
        }
    }

    fn conflict(&self) -> String {
        let argument = self.one(ContextKind::InvalidArg);
        let prior = self.0.get(ContextKind::PriorArg);
        let shown = invalid(argument);
        if matches!(prior, Some(ContextValue::String(prior)) if prior == argument) {
            return say(&Message::new("usage-twice").with("argument", shown));
        }
        let conflict = Message::new("usage-conflict").with("argument", shown);
        if let Some(ContextValue::String(prior)) = prior {
            return say(&Message::new("usage-conflict-with")
                .with("conflict", conflict)
                .with("other", invalid(prior)));
        }
        let all = Message::new("usage-conflict-with-all").with("conflict", conflict);
        say(&all) + &listed(self.many(ContextKind::PriorArg), invalid)
    }

    fn invalid_value(&self) -> String {
        let argument = literal(self.one(ContextKind::InvalidArg));
        let value = self.one(ContextKind::InvalidValue);
        let message = if value.is_empty() && self.0.source().is_none() {
            Message::new("usage-no-value").with("argument", argument)
        } else {
            Message::new("usage-invalid")
                .with("value", invalid(value))
                .with("argument", argument)
        };
        if let Some(source) = self.0.source() {
            let because = Message::new("usage-invalid-because").with("invalid", message);
            return say(&because.with("problem", problem::chain(source)));
        }
        let known = self.many(ContextKind::ValidValue);
        if known.is_empty() {
            return say(&message);
        }
        let known: Vec<String> = known.iter().map(|value| valid(value)).collect();
        let values = Message::new("help-values").with("values", known.join(", "));
        format!("{}\n  {}", say(&message), say(&values))
    }

    fn one(&self, kind: ContextKind) -> &str {
        match self.0.get(kind) {
            Some(ContextValue::String(value)) => value,
            _ => "",
        }
    }

    fn many(&self, kind: ContextKind) -> &[String] {
        match self.0.get(kind) {
            Some(ContextValue::Strings(values)) => values,
            _ => &[],
        }
    }
}

/// What may have been meant instead.
fn tips(error: &Error<Translated>) -> Vec<String> {
    let similar = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ];
    let similar = similar
        .into_iter()
        .filter_map(|kind| similar_names(error, kind));
    let more = match error.get(ContextKind::Suggested) {
        Some(ContextValue::StyledStrs(texts)) => texts.as_slice(),
        _ => &[],
    };
    let more = more.iter().filter_map(|text| other_tip(&text.to_string()));
    similar.chain(more).collect()
}

fn similar_names(error: &Error<Translated>, kind: ContextKind) -> Option<String> {
    let names = match error.get(kind)? {
        ContextValue::String(name) => std::slice::from_ref(name),
        ContextValue::Strings(names) => names.as_slice(),
        _ => return None,
    };
    let message = match (kind, names) {
        (ContextKind::SuggestedSubcommand, [_]) => Message::new("usage-similar-command"),
        (ContextKind::SuggestedSubcommand, _) => Message::new("usage-similar-commands"),
        (ContextKind::SuggestedArg, [_]) => Message::new("usage-similar-argument"),
        (ContextKind::SuggestedArg, _) => Message::new("usage-similar-arguments"),
        (_, [_]) => Message::new("usage-similar-value"),
        _ => Message::new("usage-similar-values"),
    };
    let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    Some(say(&message.with("names", names.join(", "))))
}

/// A name in the style of what is right, and in quotation marks.
fn quoted(name: &str) -> String {
    say(&Message::new("usage-quoted").with("name", valid(name)))
}

/// A tip that clap words in English: its one or two names stand between straight quotes.
fn other_tip(text: &str) -> Option<String> {
    let mut names = text.split('\'').skip(1).step_by(2);
    let (first, second) = (names.next()?, names.next());
    let message = match second {
        Some(second) => Message::new("usage-as-value").with("how", valid(second)),
        None => Message::new("usage-exists"),
    };
    Some(say(&message.with("name", valid(first))))
}
