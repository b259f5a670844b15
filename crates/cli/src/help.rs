//! The command line with its help in the user's language.
//!
//! The definitions of commands and arguments have no texts: each is found in the catalogue by the
//! names of its command and argument. Only the settings of a server bring their own.

use std::collections::BTreeSet;
use std::fmt::Write;

use clap::builder::{PossibleValue, Resettable, StyledStr};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};
use webspinner_words::{Catalogue, Message};

use crate::arguments::Arguments;
use crate::terminal::{fill, has_blanks, width};
use crate::words::catalogue;

/// How far clap sets in the help of an argument that begins on a line of its own.
const INDENT: usize = 10;

/// The place of help and version among the options: the last.
const LAST: usize = 999;

/// The arguments of this run.
///
/// # Errors
/// If they are not valid, or ask for help or the version.
pub(crate) fn arguments() -> Result<Arguments, clap::Error> {
    // clap breaks lines only at blanks, which Chinese does not have.
    let width = (!has_blanks()).then(width);
    let mut command = command_line(catalogue(), width);
    let mut matches = command.try_get_matches_from_mut(std::env::args_os())?;
    let parsed = Arguments::from_arg_matches_mut(&mut matches);
    parsed.map_err(|error| error.format(&mut command))
}

/// Variables of the environment that are no arguments: the language is wanted before there are any,
/// and the rest are for developers.
const FURTHER_VARIABLES: [&str; 5] = [
    "WEBSPINNER_LANGUAGE",
    "WEBSPINNER_GAMES",
    "WEBSPINNER_PAGE",
    "WEBSPINNER_SOAK",
    "WEBSPINNER_VERSION",
];

/// All variables of the environment that the program knows.
pub(crate) fn variables() -> BTreeSet<String> {
    let mut known = FURTHER_VARIABLES.map(str::to_owned).into();
    add_variables(&Arguments::command(), &mut known);
    known
}

fn add_variables(command: &Command, known: &mut BTreeSet<String>) {
    let names = command.get_arguments().filter_map(Arg::get_env);
    known.extend(names.filter_map(|name| name.to_str().map(str::to_owned)));
    for command in command.get_subcommands() {
        add_variables(command, known);
    }
}

/// The command line in the language of these texts, whose paragraphs are broken into lines of this
/// width.
pub(crate) fn command_line(texts: &Catalogue, width: Option<usize>) -> Command {
    let help = Help { texts, width };
    let mut command = help.with_texts("", Arguments::command());
    command.build();
    help.with_usage(command)
}

/// The command with a help that leaves out the folder of custom games. It may stand behind every
/// command, but few know games, and the help of the program has it.
fn without_folder(command: Command) -> Command {
    command.mut_args(|known| {
        let is_folder = known.get_id() == "games_folder";
        if is_folder { known.hide(true) } else { known }
    })
}

/// What the help is written with.
struct Help<'t> {
    texts: &'t Catalogue,
    /// The width to break lines at, if clap cannot do it.
    width: Option<usize>,
}

impl Help<'_> {
    fn say(&self, message: &Message) -> String {
        self.texts.text(message)
    }

    fn heading(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// The command, its arguments and its subcommands, with their texts.
    ///
    /// `parent` is the name of the command that it belongs to, and a hyphen.
    fn with_texts(&self, parent: &str, command: Command) -> Command {
        let name = format!("{parent}{}", command.get_name());
        let mut place = 0;
        let mut command = command
            .disable_help_flag(true)
            .disable_version_flag(true)
            .subcommand_help_heading(self.heading("help-commands"))
            .mut_args(|argument| {
                place += 1;
                let argument = self.with_help(&name, argument);
                // clap would sort those under a heading by their names.
                let is_positional = argument.is_positional();
                if is_positional {
                    argument.display_order(place)
                } else {
                    argument
                }
            })
            .arg(self.flag("help", 'h', ArgAction::Help));
        if command.get_version().is_some() {
            command = command.arg(self.flag("version", 'V', ArgAction::Version));
        }
        if let Some(texts) = self.texts.find(&format!("command-{name}")) {
            let [short, long] = self.short_and_long(&texts, 0);
            command = command.about(short).long_about(long);
        }
        if let Some(after) = self.after(&name, &command) {
            command = command.after_help(after);
        }
        let parent = match name.as_str() {
            "webspinner" => String::new(),
            _ => format!("{name}-"),
        };
        command.mut_subcommands(|known| self.with_texts(&parent, known))
    }

    fn flag(&self, name: &'static str, short: char, action: ArgAction) -> Arg {
        let flag = Arg::new(name).short(short).long(name).action(action);
        self.with_help("", flag).display_order(LAST)
    }

    /// The argument with its help, and with what follows the help in brackets.
    fn with_help(&self, command: &str, argument: Arg) -> Arg {
        let id = argument.get_id().as_str().replace('_', "-");
        let own = self.texts.find(&format!("option-{command}-{id}"));
        let text = own.or_else(|| self.texts.find(&format!("option-{id}")));
        let text = text.or_else(|| {
            let brought = argument.get_long_help().or(argument.get_help());
            brought.map(ToString::to_string)
        });
        let heading = match argument.get_help_heading() {
            Some("help-limits-of-deal") => "help-limits-of-deal",
            Some("help-limits-of-position") => "help-limits-of-position",
            _ if argument.is_positional() => "help-arguments",
            _ => "help-options",
        };
        let notes = self.notes(&argument);
        // The texts of arguments are broken to fit there; commands have short ones.
        let argument = self
            .with_value_name(argument)
            .next_line_help(self.width.is_some())
            .help_heading(self.heading(heading));
        let Some(text) = text else { return argument };
        let (first, more) = match text.split_once("\n\n") {
            Some((first, more)) => (first, format!("\n\n{more}")),
            None => (text.as_str(), String::new()),
        };
        let [short, long] = self.short_and_long(&format!("{first}{notes}{more}"), INDENT);
        let argument = argument.help(short).long_help(long);
        if !argument.get_action().takes_values() {
            return argument;
        }
        argument
            .hide_default_value(true)
            .hide_env(true)
            .hide_possible_values(true)
    }

    /// The default value, the possible values and the variable, each in brackets.
    fn notes(&self, argument: &Arg) -> String {
        let mut notes = String::new();
        let mut note = |message: Message| {
            let _ = write!(notes, " {}", self.say(&message));
        };
        let takes_value = argument.get_action().takes_values();
        let values = argument.get_possible_values();
        if takes_value && !argument.is_hide_possible_values_set() && !values.is_empty() {
            let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
            note(Message::new("help-values").with("values", names.join(", ")));
        }
        for value in argument.get_default_values() {
            let value = value.to_string_lossy().into_owned();
            note(Message::new("help-default").with("value", value));
        }
        if let Some(name) = argument.get_env() {
            let name = name.to_string_lossy().into_owned();
            note(Message::new("help-variable").with("name", name));
        }
        notes
    }

    /// The argument with the word that stands for its value.
    fn with_value_name(&self, argument: Arg) -> Arg {
        if !argument.get_action().takes_values() {
            return argument;
        }
        let name = match argument.get_value_names() {
            Some([name, ..]) => name.to_string(),
            _ => argument.get_id().as_str().to_owned(),
        };
        match self.value_name(&name) {
            Some(word) => argument.value_name(word),
            None => argument,
        }
    }

    fn value_name(&self, name: &str) -> Option<String> {
        let id = name.to_lowercase().replace([':', '_'], "-");
        self.texts.find(&format!("value-{id}"))
    }

    /// The first paragraph of a text, and the whole of it if there are more.
    fn short_and_long(&self, text: &str, indent: usize) -> [Resettable<StyledStr>; 2] {
        let paragraphs: Vec<String> = text
            .split("\n\n")
            .map(|paragraph| self.wrap(paragraph, indent))
            .collect();
        let short = paragraphs.first().map(StyledStr::from);
        let long = (paragraphs.len() > 1).then(|| paragraphs.join("\n\n").into());
        [short.into(), long.into()]
    }

    /// Examples, which the definition of the command has, with what each does, and what is left to
    /// say.
    fn after(&self, name: &str, command: &Command) -> Option<String> {
        let mut parts = Vec::new();
        if let Some(lines) = command.get_after_help() {
            let lines = lines.to_string();
            let lines: Vec<&str> = lines.lines().map(str::trim).collect();
            let notes: Vec<Option<String>> = (1..=lines.len())
                .map(|number| self.texts.find(&format!("example-{name}-{number}")))
                .collect();
            let explained = lines.iter().zip(&notes).filter(|(_, note)| note.is_some());
            let width = explained.map(|(line, _)| line.len()).max().unwrap_or(0);
            let shown = lines.iter().zip(&notes).map(|(line, note)| match note {
                Some(note) => format!("\n  {line:width$}   {note}"),
                None => format!("\n  {line}"),
            });
            parts.push(self.heading("help-examples") + &shown.collect::<String>());
        }
        let more = self.texts.find(&format!("more-{name}"));
        parts.extend(more.map(|more| self.wrap(&more, 0)));
        (!parts.is_empty()).then(|| parts.join("\n\n"))
    }

    /// The command and its subcommands with their usage, which clap knows once it is built.
    fn with_usage(&self, command: Command) -> Command {
        if command.get_name() == "help" {
            return match self.texts.find("command-help") {
                Some(about) => command.about(about),
                None => command,
            };
        }
        let mut command = command.mut_subcommands(|known| self.with_usage(without_folder(known)));
        let usage = command.render_usage().ansi().to_string();
        let usage = self.usage(&usage);
        let template = "{before-help}{about-with-newline}\n";
        let rest = "\n\n{all-args}{after-help}";
        command.help_template(format!("{template}{usage}{rest}"))
    }

    /// A usage as clap writes it, with its English words replaced.
    fn usage(&self, usage: &str) -> String {
        let usage = usage.replacen("Usage:", &self.heading("help-usage"), 1);
        let words = ["OPTIONS", "COMMAND"].map(|word| (word, self.value_name(word)));
        words
            .into_iter()
            .fold(usage, |usage, (word, own)| match own {
                Some(own) => usage.replace(&format!("[{word}]"), &format!("[{own}]")),
                None => usage,
            })
    }

    fn wrap(&self, text: &str, indent: usize) -> String {
        let Some(width) = self.width else {
            return text.to_owned();
        };
        fill(text, width.saturating_sub(indent))
    }
}
