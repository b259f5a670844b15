//! The texts of the program: none missing, none unused, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Command, CommandFactory};
use layer::check_layer;
use sources::bodies;
use webspinner_words::{Language, Layer};

use super::{ENGLISH_TEXTS, TEXTS, in_language};
use crate::arguments::Arguments;
use crate::help::command_line;

#[path = "../../../words/tests/sources/layer.rs"]
mod layer;
#[path = "../../../words/tests/sources/mod.rs"]
mod sources;

/// What the names of texts begin with that the help finds by the names of commands and arguments.
const OF_HELP: [&str; 5] = ["command-", "example-", "more-", "option-", "value-"];

fn is_of_help(name: &str) -> bool {
    OF_HELP.iter().any(|start| name.starts_with(start))
}

/// The names of all English texts.
fn names() -> BTreeSet<&'static str> {
    [TEXTS, ENGLISH_TEXTS].into_iter().flat_map(of).collect()
}

/// The names of the English texts of a layer.
fn of(layer: Layer) -> BTreeSet<&'static str> {
    let english = layer.iter().filter(|(of, _)| *of == Language::English);
    english
        .flat_map(|(_, source)| bodies(source).into_keys())
        .collect()
}

/// Every text in quotation marks in the code of this crate.
fn quoted() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut quoted, mut folders): (_, Vec<PathBuf>) = (BTreeSet::new(), vec![folder]);
    while let Some(folder) = folders.pop() {
        for file in fs::read_dir(folder).expect("the code is there") {
            let path = file.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let code = fs::read_to_string(path).expect("code is text");
                quoted.extend(code.split('"').map(str::to_owned));
            }
        }
    }
    quoted
}

#[test]
fn every_text_is_used_and_every_text_used_is_there() {
    let (names, quoted) = (names(), quoted());
    let in_code: BTreeSet<_> = names.iter().filter(|name| !is_of_help(name)).collect();
    let unused: Vec<_> = in_code
        .iter()
        .filter(|name| !quoted.contains(**name.to_owned()))
        .collect();
    assert!(unused.is_empty(), "unused: {unused:?}");
    let catalogue = in_language(Language::English);
    let kind = |name: &str| name.split('-').next().map(str::to_owned);
    let kinds: BTreeSet<_> = in_code.iter().map(|name| kind(name)).collect();
    let is_name = |word: &&String| {
        let plain = word
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        plain && word.contains('-') && kinds.contains(&kind(word)) && !word.ends_with('-')
    };
    for name in quoted.iter().filter(is_name) {
        // The ids of games begin like some of the texts.
        let is_known = webspinner_rules::games::find(name).is_some();
        assert!(is_known || catalogue.has(name), "{name}");
    }
}

/// The names of the texts with which a command and its arguments are explained.
///
/// `parent` is the name of the command that it belongs to, and a hyphen.
fn names_of(parent: &str, command: &Command, names: &mut BTreeSet<String>, texts: &BTreeSet<&str>) {
    let name = format!("{parent}{}", command.get_name());
    names.insert(format!("command-{name}"));
    names.insert(format!("more-{name}"));
    let examples = command
        .get_after_help()
        .map_or(0, |after| after.to_string().lines().count());
    names.extend((1..=examples).map(|number| format!("example-{name}-{number}")));
    for argument in command.get_arguments() {
        let id = argument.get_id().as_str().replace('_', "-");
        let own = format!("option-{name}-{id}");
        let shared = format!("option-{id}");
        let found = [own, shared]
            .into_iter()
            .find(|it| texts.contains(it.as_str()));
        let brings_its_own = argument.get_help().is_some();
        assert!(
            found.is_some() != brings_its_own,
            "{name} has not one text for {id}"
        );
        names.extend(found);
        if argument.get_action().takes_values() {
            let value = match argument.get_value_names() {
                Some([value, ..]) => value.as_str().to_owned(),
                _ => id,
            };
            let value = value.to_lowercase().replace([':', '_'], "-");
            names.insert(format!("value-{value}"));
        }
    }
    for known in command.get_subcommands() {
        let parent = match name.as_str() {
            "webspinner" => String::new(),
            _ => format!("{name}-"),
        };
        let about = format!("command-{parent}{}", known.get_name());
        assert!(texts.contains(about.as_str()), "{about}");
        names_of(&parent, known, names, texts);
    }
}

#[test]
fn every_command_and_argument_is_explained_and_nothing_else() {
    let texts = names();
    let more = [
        "command-help",
        "option-help",
        "option-version",
        "value-command",
        "value-options",
    ];
    let mut used: BTreeSet<String> = more.map(str::to_owned).into();
    names_of("", &Arguments::command(), &mut used, &texts);
    let written = texts.into_iter().filter(|name| is_of_help(name));
    let unused: Vec<&str> = written.filter(|name| !used.contains(*name)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// Commands for site owners, researchers and programs, which explain themselves in English.
const IN_ENGLISH: [&str; 12] = [
    "admin", "backup", "bench", "engine", "match", "merge", "perft", "report", "restore", "serve",
    "survey", "verify",
];

#[test]
fn all_other_commands_are_explained_in_every_language() {
    let (texts, english) = (names(), of(ENGLISH_TEXTS));
    for command in Arguments::command().get_subcommands() {
        let name = command.get_name();
        let about = format!("command-{name}");
        assert!(!english.contains(about.as_str()), "{about}");
        if IN_ENGLISH.contains(&name) {
            continue;
        }
        let mut used = BTreeSet::new();
        names_of("", command, &mut used, &texts);
        used.retain(|text| english.contains(text.as_str()));
        assert!(used.is_empty(), "{name}: {used:?}");
    }
}

#[test]
fn every_language_has_all_texts() {
    let sources: Vec<_> = TEXTS.iter().map(|(of, text)| (of.tag(), *text)).collect();
    check_layer(&sources, &[("system-error", &["kind"])]);
}

#[test]
fn the_help_of_every_command_is_whole_in_every_language() {
    for language in Language::ALL {
        let texts = in_language(language);
        let mut program = command_line(&texts, Some(80));
        let own = texts.find("help-usage").expect("a heading");
        let pages = program.get_subcommands().cloned().collect::<Vec<_>>();
        for page in pages.into_iter().chain([program.clone()]) {
            let mut page = page;
            let name = page.get_name().to_owned();
            if name == "help" {
                continue;
            }
            let long = page.render_long_help().to_string();
            assert!(long.contains(&own), "{language} {name}: {long}");
            for missing in ["help-", "option-", "command-", "{", "Usage:"] {
                let is_code = missing == "{" && name == "engine";
                let is_own = language == Language::English && missing == "Usage:";
                let found = long.contains(missing) && !is_code && !is_own;
                assert!(!found, "{language} {name} has {missing}: {long}");
            }
        }
        let about = program
            .find_subcommand_mut("help")
            .and_then(|help| help.get_about());
        let wanted = texts.find("command-help");
        assert_eq!(about.map(ToString::to_string), wanted);
    }
}
