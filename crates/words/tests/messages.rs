//! The texts of the catalogue: none missing, none unused, each refusal as a player reads it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::values::errors::all_errors;
use crate::values::{all_refusals, column, not_a_run};
use webspinner_rules::knobs::SuitRelation;
use webspinner_rules::{Outcome, Refusal, Stuck, games};
use webspinner_words::{Catalogue, Message, Say};

const OUTCOMES: [Outcome; 3] = [
    Outcome::Won,
    Outcome::Stuck(Stuck::NoMove),
    Outcome::Stuck(Stuck::TooFewCardsToDeal),
];

/// Every name of a text in the source files.
#[expect(
    clippy::disallowed_methods,
    reason = "the test reads the crate's own sources"
)]
fn names_in_code(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources lie there") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            names_in_code(&path, names);
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
            let source = fs::read_to_string(&path).expect("a readable source");
            // The catalogue's own tests make names up.
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            for call in code.split("Message::new(").skip(1) {
                let literal = call.trim_start();
                if literal.starts_with("$id") {
                    // What the macro below writes.
                    continue;
                }
                let literal = literal.strip_prefix('"').unwrap_or_else(|| {
                    panic!(
                        "{}: a text is named by a literal: {call:.40}",
                        path.display()
                    )
                });
                names.extend(literal.split('"').next().map(str::to_owned));
            }
            for variants in code.split("messages! {").skip(1) {
                let lines = variants.lines().take_while(|line| line.trim() != "}");
                let texts = lines.filter_map(|line| line.split_once("=> \""));
                names.extend(
                    texts.filter_map(|(_, rest)| rest.split('"').next().map(str::to_owned)),
                );
            }
        }
    }
}

/// Every name that the English source defines.
fn names_in_catalogue() -> BTreeSet<String> {
    let source = concat!(
        include_str!("../messages/en/table.ftl"),
        include_str!("../messages/en/pages.ftl"),
    );
    source
        .lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(name, _)| name.to_owned())
        .collect()
}

#[test]
fn every_text_in_use_is_in_the_catalogue_and_none_there_is_unused() {
    let mut used = BTreeSet::new();
    names_in_code(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut used,
    );
    // The texts of tags have the names of the tags.
    used.extend(games::TAGS.iter().map(|tag| format!("tag-{tag}")));
    let written = names_in_catalogue();
    let missing: Vec<_> = used.difference(&written).collect();
    let unused: Vec<_> = written.difference(&used).collect();
    assert!(missing.is_empty(), "not in en.ftl: {missing:?}");
    assert!(unused.is_empty(), "unused: {unused:?}");
    assert!(written.iter().all(|name| Catalogue::english().has(name)));
}

#[test]
fn refusals_read_as_reasons() {
    let texts = all_refusals().into_iter().map(|refusal| {
        let text = Catalogue::english().try_text(&refusal.message());
        text.unwrap_or_else(|problems| panic!("{refusal:?}: {problems:?}"))
    });
    let texts: Vec<String> = texts.collect();
    insta::assert_snapshot!(texts.join("\n"));
}

#[test]
fn the_plain_english_of_the_rules_is_that_of_the_catalogue() {
    let same = |plain: String, message: &Message| {
        assert_eq!(plain, Catalogue::english().text(message));
        assert_ne!(message.id(), "plain-text", "no message for {plain}");
    };
    for refusal in all_refusals() {
        same(refusal.to_string(), &refusal.message());
    }
    for error in all_errors() {
        same(error.to_string(), &error.message());
    }
    for outcome in OUTCOMES {
        same(outcome.to_string(), &outcome.message());
    }
}

#[test]
fn the_two_best_known_refusals_read_exactly_so() {
    let full = Refusal::DealNeedsFullColumns {
        columns: vec![column(4)],
    };
    assert_eq!(
        full.to_string(),
        "a row cannot be dealt while column 4 is empty"
    );
    let several = Refusal::DealNeedsFullColumns {
        columns: vec![column(3), column(6)],
    };
    assert_eq!(
        several.to_string(),
        "a row cannot be dealt while columns 3 and 6 are empty"
    );
    assert_eq!(
        not_a_run("7C 6D", SuitRelation::OneSuit, "6D").to_string(),
        "7♣ 6♦ are not one suit, so only the 6♦ can be lifted"
    );
}

#[test]
fn outcomes_read_as_sentences() {
    insta::assert_snapshot!(OUTCOMES.map(|outcome| outcome.to_string()).join("\n"));
}
