//! What commands print with `--json`, checked against the published schema wherever a test runs
//! one.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::{Deserializer, Value, json};

use crate::commands::help;
use crate::commands::shell::Shell;

const SCHEMA: &str = include_str!("../../../docs/json.schema.json");
const PAGE: &str = include_str!("../../../docs/formats.md");

/// The commands with `--json`, by the names of their definitions.
const COMMANDS: [&str; 18] = [
    "admin-players",
    "admin-results",
    "analyze",
    "bench",
    "check",
    "deal",
    "export",
    "games",
    "import",
    "match",
    "perft",
    "replay",
    "report",
    "rules",
    "solve",
    "stats",
    "survey",
    "verify",
];

/// Definitions that others add keys to.
const EXTENDED: [&str; 3] = ["figures", "judgement", "provenance"];

/// The schema, compiled.
struct Checker {
    schemas: Schemas,
    commands: BTreeMap<&'static str, SchemaIndex>,
}

static CHECKER: LazyLock<Checker> = LazyLock::new(|| {
    let mut schema: Value = serde_json::from_str(SCHEMA).expect("JSON");
    for (name, definition) in schema["$defs"].as_object_mut().expect("definitions") {
        if EXTENDED.contains(&name.as_str()) {
            close(&mut definition["properties"]);
        } else {
            close(definition);
        }
    }
    let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
    compiler.enable_format_assertions();
    compiler
        .add_resource("json.json", schema)
        .expect("a schema");
    let mut compile = |name: &'static str| {
        let index = compiler.compile(&format!("json.json#/$defs/{name}"), &mut schemas);
        (
            name,
            index.unwrap_or_else(|error| panic!("{name}: {error}")),
        )
    };
    let commands = COMMANDS.into_iter().map(&mut compile).collect();
    Checker { schemas, commands }
});

/// Allows no keys but those that the schema lists, which later versions may add to.
fn close(schema: &mut Value) {
    match schema {
        Value::Object(keys) => {
            keys.values_mut().for_each(close);
            if keys.contains_key("properties") || keys.contains_key("allOf") {
                keys.insert("unevaluatedProperties".to_owned(), json!(false));
            }
        }
        Value::Array(items) => items.iter_mut().for_each(close),
        _ => {}
    }
}

/// The definition of what a command line prints; `None` if that is no JSON.
fn definition(arguments: &[&str]) -> Option<&'static str> {
    let has = |word: &str| arguments.contains(&word);
    let named = |name: &&str| match name.split_once('-') {
        Some((first, second)) => has(first) && has(second),
        None => has(name),
    };
    has("--json")
        .then(|| COMMANDS.into_iter().find(named))
        .flatten()
}

/// Asserts that what a command line printed is as the schema says, if that is JSON.
pub(crate) fn check(arguments: &[&str], stdout: &[u8]) {
    if let Some(definition) = definition(arguments) {
        check_as(definition, stdout, &arguments.join(" "));
    }
}

fn check_as(definition: &str, stdout: &[u8], what: &str) {
    for printed in Deserializer::from_slice(stdout).into_iter::<Value>() {
        let printed = printed.unwrap_or_else(|error| panic!("{what}: {error}"));
        let checked = CHECKER
            .schemas
            .validate(&printed, CHECKER.commands[definition]);
        if let Err(error) = checked {
            panic!("{what}\n{printed}\n{error}");
        }
    }
}

#[test]
fn every_command_that_prints_json_has_a_definition() {
    let shell = Shell::new();
    let prints = |name: &&str| {
        let help = shell.stdout(&format!("{} --help", command(name)), "");
        help.lines()
            .any(|line| line.trim_start().starts_with("--json"))
    };
    let every = help::COMMANDS.into_iter().map(str::to_owned);
    let admin = help::ADMIN.into_iter().map(|name| format!("admin-{name}"));
    let names: Vec<String> = every.chain(admin).collect();
    let mut printing: Vec<&str> = names.iter().map(String::as_str).filter(prints).collect();
    printing.sort_unstable();
    assert_eq!(printing, COMMANDS);
}

/// The command of a definition.
fn command(name: &str) -> String {
    match name.strip_prefix("admin-") {
        Some(of_admin) => format!("admin {of_admin}"),
        None => name.to_owned(),
    }
}

/// The example below the last mention of a command's JSON.
fn example(command: &str) -> &'static str {
    let mention = format!("`webspinner {command} --json`");
    let (_, after) = PAGE.rsplit_once(&mention).expect(&mention);
    let (_, block) = after.split_once("\n```json\n").expect(&mention);
    block.split_once("\n```").expect(&mention).0
}

#[test]
fn the_page_has_an_example_of_each_that_is_as_the_schema_says() {
    let every = COMMANDS.map(|name| (name, command(name)));
    let with_options = [
        ("analyze", "analyze --fair".to_owned()),
        ("check", "check --deals 1000 --game spider".to_owned()),
    ];
    for (name, command) in every.into_iter().chain(with_options) {
        let example = example(&command);
        check_as(name, example.as_bytes(), &command);
        assert!(!example.trim().is_empty(), "{command}");
    }
}
