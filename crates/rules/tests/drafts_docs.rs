//! The documentation of game files says what the reader does.

#![allow(
    clippy::disallowed_methods,
    reason = "the library reads no file; its tests keep one up to date"
)]

use webspinner_rules::draft::RulesDraft;
use webspinner_rules::knobs::{
    Base, CollectMode, RowRule, RunStart, ShortRow, Step, SuitRelation, Unit, Vacancy, When,
};
use webspinner_rules::{Rules, games};

const PAGE: &str = include_str!("../../../docs/games.md");
const SCHEMA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/games.schema.json");

#[test]
fn the_schema_is_up_to_date() {
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    let current = std::fs::read_to_string(SCHEMA).expect("the schema is in docs");
    // Compared as values: which other libraries are built in decides the order of JSON keys.
    if read(&current) == read(&RulesDraft::json_schema()) {
        return;
    }
    assert!(
        std::env::var_os("UPDATE_SCHEMA").is_some(),
        "docs/games.schema.json is not that of RulesDraft: run \
         `UPDATE_SCHEMA=1 cargo test -p webspinner-rules --test it drafts_docs`"
    );
    std::fs::write(SCHEMA, RulesDraft::json_schema()).expect("the docs can be written");
}

/// The parts of the page fenced as this language.
fn fenced(language: &str) -> Vec<&'static str> {
    let parts = PAGE.split("\n```").skip(1).step_by(2);
    parts
        .filter_map(|part| part.strip_prefix(language)?.strip_prefix('\n'))
        .collect()
}

#[test]
fn every_example_that_is_a_game_is_sound() {
    let games: Vec<&str> = (fenced("toml").into_iter())
        .filter(|text| text.contains("id = "))
        .collect();
    assert!(games.len() >= 3);
    for text in games {
        if let Err(report) = Rules::parse(text) {
            panic!("{text}\n{report}");
        }
    }
}

#[test]
fn the_report_shown_is_the_report_given() {
    let (wrong, report) = (fenced("toml wrong"), fenced("text"));
    assert_eq!((wrong.len(), report.len()), (1, 1));
    let given = Rules::parse(wrong[0]).expect_err("it is there to be wrong");
    assert_eq!(given.to_string(), report[0].trim_end());
}

/// The properties of a table of the schema.
fn keys(table: &serde_json::Value) -> Vec<String> {
    let keys = table["properties"].as_object().into_iter().flatten();
    keys.map(|(key, _)| key.clone()).collect()
}

#[test]
fn the_page_explains_every_key_word_and_tag() {
    let schema: serde_json::Value = serde_json::from_str(&RulesDraft::json_schema()).expect("JSON");
    let tables = schema["definitions"].as_object().into_iter().flatten();
    let mut words: Vec<String> = tables.flat_map(|(_, table)| keys(table)).collect();
    words.extend(keys(&schema));
    macro_rules! words_of {
        ($($name:ident)*) => {
            $(words.extend($name::ALL.iter().map(|value| format!("\"{}\"", value.word())));)*
        };
    }
    words_of! { Base CollectMode RowRule RunStart ShortRow Step SuitRelation Unit Vacancy When }
    words.extend(games::TAGS.iter().map(|&tag| tag.to_owned()));
    assert!(words.len() > 70);
    for word in words {
        let forms = [
            format!("`{word}`"),
            format!("`[{word}]`"),
            format!(".{word}]`"),
        ];
        let explained = forms.iter().any(|form| PAGE.contains(form));
        assert!(explained, "`{word}` is not explained");
    }
}
