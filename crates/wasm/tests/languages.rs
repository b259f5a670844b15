//! Errors in what players type are explained in their language, down to the cause; those in files
//! are explained in English.

use crate::sources::{arguments, bodies, check_signs};
use webspinner_wasm::record::{find_records, record_info};
use webspinner_wasm::task::answer;
use webspinner_wasm::words::speak;
use webspinner_wasm::{EngineQuery, Table, game_list};

const OWN_EN: &str = include_str!("../messages/en.ftl");
const CUSTOM: [(&str, &str); 4] = [
    ("de", include_str!("../messages/de.ftl")),
    ("es", include_str!("../messages/es.ftl")),
    ("fr", include_str!("../messages/fr.ftl")),
    ("zh-CN", include_str!("../messages/zh-CN.ftl")),
];

const HEADER: &str = "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n";

/// The texts of all crates in this language, as the page hands them over.
fn source(locale: &str) -> String {
    let of = |texts: &[(&'static str, &'static str)]| {
        let text = texts.iter().find(|(known, _)| *known == locale);
        text.unwrap_or_else(|| panic!("{locale} is spoken")).1
    };
    let table = webspinner_table::words::TEXTS.iter();
    let table: Vec<_> = table.map(|(known, text)| (known.tag(), *text)).collect();
    let crates = [of(webspinner_words::TRANSLATIONS), of(&table), of(&CUSTOM)];
    crates.join("\n")
}

/// The errors for broken deals, pictures, moves and queries.
fn complaints() -> Vec<String> {
    let mut said: Vec<String> = vec![
        refused(Table::deal("no-game", "1")),
        refused(Table::deal("spider", "spades:7")),
        refused(Table::deal("spider", "ms:99999999999")),
        refused(Table::deal("spider", "cards:1S")),
        refused(Table::deal("simon-jester", "kpat:1")),
        refused(Table::practice("spider", "")),
        refused(Table::practice("spider", "1: KS 1S")),
        refused(Table::practice("spider", "1: KS KS\n2: KS")),
        refused(Table::practice("spider", "1: KS QS")),
        refused(Table::practice("spider", "stock: #KS")),
        refused(game_list::add_game(
            &game_list::game_text("spider").expect("it is built in"),
        )),
        refused(game_list::rules_page("no-game")),
    ];
    let mut table = Table::deal("spider", "ms:1").expect("a deal");
    for typed in ["e4", "4-", "1-1", "c3", "1-11"] {
        said.extend(table.play(typed, 0.0).refused);
    }
    said.extend(table.undo(0.0).refused);
    said.extend(queries(&table).iter().map(|query| refused(answer(query))));
    said
}

/// The errors for broken records, game files and positions in JSON.
fn complaints_about_files() -> Vec<String> {
    let mut said = vec![
        refused(game_list::check_game("columns = 1\nrubbish = 2")),
        refused(game_list::check_game("id = ")),
    ];
    for record in records() {
        said.push(refused(Table::resume(&record)));
        said.push(refused(record_info(&record)));
    }
    let several = format!("{HEADER}[Result \"draw\"]\n\n{HEADER}\n1. 4-");
    let found = find_records(&several);
    assert_eq!((found.records.len(), found.problems.len()), (0, 2));
    said.extend(found.problems);
    let good = Table::deal("spider", "ms:1").expect("a deal").start();
    let (position, rules) = ("no position".to_owned(), "columns = 1".to_owned());
    said.push(refused(answer(&EngineQuery {
        position,
        ..good.clone()
    })));
    said.push(refused(answer(&EngineQuery { rules, ..good })));
    said
}

fn records() -> [String; 8] {
    [
        String::new(),
        HEADER.replace("\"1\"", "\"one\""),
        HEADER.replace("ms:1", "ms:one"),
        format!("{HEADER}[Date \"today\"]\n"),
        format!("{HEADER}\n1. d {{open"),
        format!("{HEADER}\n1. d 2. 1-1"),
        HEADER.replace("\"1\"", "\"99\""),
        format!("{}| id = 3\n", HEADER.replace("spider", "mine")),
    ]
}

/// Questions that a page of another version might ask.
fn queries(table: &Table) -> [EngineQuery; 2] {
    let good = table.start();
    [
        EngineQuery {
            position: r##"{"columns":[["#KS"]]}"##.to_owned(),
            ..good.clone()
        },
        EngineQuery { effort: 99, ..good },
    ]
}

#[track_caller]
fn refused<T>(result: Result<T, String>) -> String {
    result.err().expect("something is wrong with it")
}

#[test]
fn errors_are_explained_in_the_current_language_down_to_the_cause() {
    speak("en", "").expect("English is there");
    let english = complaints();
    for (locale, _) in CUSTOM {
        speak(locale, &source(locale)).expect("valid sources");
        let said = complaints();
        assert_eq!(said.len(), english.len(), "{locale}");
        for (own, english) in said.iter().zip(&english) {
            assert_ne!(own, english, "{locale}");
            assert!(!own.contains("{$"), "{locale}: {own}");
            // The cause follows the place.
            for (_, cause) in english.lines().filter_map(|line| line.split_once(": ")) {
                assert!(!own.contains(cause), "{locale}: {own}");
            }
        }
    }
}

#[test]
fn what_is_wrong_with_a_file_is_said_in_english() {
    speak("en", "").expect("English is there");
    let english = complaints_about_files();
    for (locale, _) in CUSTOM {
        speak(locale, &source(locale)).expect("valid sources");
        assert_eq!(complaints_about_files(), english, "{locale}");
    }
}

#[test]
fn numbers_and_words_out_of_the_text_stand_in_every_language() {
    for (locale, _) in CUSTOM {
        speak(locale, &source(locale)).expect("valid sources");
        let typed = refused(Table::practice("spider", "1: KS\n2: QS Queen"));
        for part in ["2", "7", "Queen"] {
            assert!(typed.contains(part), "{locale}: {typed}");
        }
    }
}

#[test]
fn every_language_has_the_same_texts_with_the_same_variables() {
    let english = bodies(OWN_EN);
    for (locale, source) in CUSTOM {
        let texts = bodies(source);
        assert!(
            texts.keys().eq(english.keys()),
            "{locale}: {:?}",
            texts.keys()
        );
        for (name, body) in texts {
            let (used, given) = (arguments(&body), arguments(&english[name]));
            assert!(used.is_subset(&given), "{locale}: {name}");
        }
        check_signs(locale, source);
    }
}
