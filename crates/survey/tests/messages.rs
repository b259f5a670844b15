//! The texts about surveys: none missing, none unused, in every language, and the same as the
//! English of the errors.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use layer::check_layer;
use sources::bodies;
use webspinner_survey::{
    Deals, DealsError, JournalError, MergeError, NotAWholeNumber, ReportError, RowProblem,
    SurveyError, TEXTS, TableError,
};
use webspinner_words::{Catalogue, Language, Say};

#[path = "../../words/tests/sources/layer.rs"]
mod layer;
#[path = "../../words/tests/sources/mod.rs"]
mod sources;

/// Every message name that the source files use.
fn names_in_code(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources lie there") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            names_in_code(&path, names);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let source = fs::read_to_string(&path).expect("a readable source");
            for call in source.split("Message::new(").skip(1) {
                names.extend(call.split('"').nth(1).map(str::to_owned));
            }
            // Names that a `match` chooses from.
            let chosen = source.split("Message::new(match").skip(1);
            for choice in chosen.filter_map(|rest| rest.split("})").next()) {
                names.extend(choice.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
}

#[test]
fn every_text_that_is_used_is_in_the_catalogue_and_none_is_dead() {
    let mut used = BTreeSet::new();
    names_in_code(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut used,
    );
    let (_, english) = TEXTS[0];
    let written: BTreeSet<String> = bodies(english).into_keys().map(str::to_owned).collect();
    assert_eq!(used, written);
    let catalogue = Catalogue::layered(Language::English, &[TEXTS])
        .expect("the texts are sound, and share no name with the rules");
    assert!(written.iter().all(|name| catalogue.has(name)));
}

#[test]
fn every_language_has_all_texts() {
    let sources: Vec<_> = TEXTS.iter().map(|(of, text)| (of.tag(), *text)).collect();
    check_layer(&sources, &[]);
    for language in Language::ALL {
        Catalogue::layered(language, &[TEXTS]).expect("the texts are sound");
    }
}

/// Errors of each kind.
fn errors() -> Vec<Box<dyn Error>> {
    let deals = [
        "x",
        "cards:AS",
        "ms:1..x",
        "ms:1..99999999999",
        "ms:2..1",
        "1,1",
        "own:1..9999999999",
    ];
    let deals = deals.map(|text| text.parse::<Deals>().expect_err(text));
    let mut all: Vec<Box<dyn Error>> = Vec::new();
    all.extend(deals.map(|error: DealsError| Box::new(error) as Box<dyn Error>));
    all.push(Box::new(DealsError::FewerThanSample { deals: 3 }));
    all.push(Box::new(NotAWholeNumber));
    let path = || "here".into();
    all.push(Box::new(SurveyError::NothingToRetry(path())));
    all.push(Box::new(JournalError::Busy(path())));
    all.push(Box::new(JournalError::Foreign(path())));
    all.push(Box::new(JournalError::Changed(path())));
    all.push(Box::new(JournalError::LeftOut {
        path: path(),
        deal: "ms:1".to_owned(),
    }));
    all.push(Box::new(JournalError::Damaged {
        path: path(),
        line: 3,
    }));
    all.push(Box::new(JournalError::Twice {
        path: path(),
        line: 3,
        deal: "ms:1".to_owned(),
    }));
    all.push(Box::new(MergeError::NoFolders));
    all.push(Box::new(MergeError::NoSettings(path())));
    all.push(Box::new(MergeError::Changed(path())));
    all.push(Box::new(MergeError::Occupied(path())));
    all.push(Box::new(MergeError::OutOfPlace {
        path: path(),
        deal: "ms:1".to_owned(),
    }));
    all.push(Box::new(MergeError::Twice {
        path: path(),
        other: "there".into(),
        deal: "ms:1".to_owned(),
    }));
    all.push(Box::new(ReportError::NoFiles));
    all.push(Box::new(ReportError::Empty(path())));
    all.push(Box::new(ReportError::NoResults(path())));
    let rows = [
        RowProblem::Shuffle,
        RowProblem::Length,
        RowProblem::Why,
        RowProblem::Time,
    ];
    all.extend(rows.map(|problem| {
        let path = path();
        Box::new(ReportError::Row {
            path,
            row: 2,
            problem,
        }) as Box<dyn Error>
    }));
    let tables = [
        TableError::Parquet,
        TableError::NoNote,
        TableError::Values {
            line: 2,
            expected: 12,
            found: 3,
        },
        TableError::NotUtf8 { line: 2 },
        TableError::Column("verdict"),
        TableError::Verdict { line: 2 },
        TableError::Number {
            line: 2,
            column: "nodes".to_owned(),
        },
        TableError::Other,
    ];
    all.extend(tables.map(|error| Box::new(error) as Box<dyn Error>));
    all
}

/// An error that has a message too.
trait Error: std::error::Error + Say {}

impl<E: std::error::Error + Say> Error for E {}

#[test]
fn the_plain_english_of_errors_is_that_of_the_catalogue() {
    let english = Catalogue::layered(Language::English, &[TEXTS]).expect("sound texts");
    for error in errors() {
        let text = english.try_text(&error.message());
        assert_eq!(text, Ok(error.to_string()));
    }
}

#[test]
fn errors_are_explained_in_every_language() {
    for language in Language::ALL.into_iter().skip(1) {
        let catalogue = Catalogue::layered(language, &[TEXTS]).expect("sound texts");
        for error in errors() {
            let text = catalogue.try_text(&error.message());
            let text = text.unwrap_or_else(|problems| panic!("{language}: {problems:?}"));
            assert_ne!(text, error.to_string(), "{language}");
        }
    }
}
