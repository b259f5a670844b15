//! The errors in every language, and in English what they say themselves.

use webspinner_words::Catalogue;

use layer::check_layer;

use super::*;

#[path = "../../../words/tests/sources/layer.rs"]
mod layer;
#[path = "../../../words/tests/sources/mod.rs"]
mod sources;

fn in_language(language: Language) -> Catalogue {
    Catalogue::layered(language, &[TEXTS]).expect("the texts are valid")
}

fn reasons() -> [QuarantineReason; 2] {
    let finding = "a page".to_owned();
    [
        QuarantineReason::Damaged { finding },
        QuarantineReason::Newer {
            version: 9,
            known: 8,
        },
    ]
}

fn errors() -> Vec<Error> {
    let path = || "games.db".into();
    let mut all = vec![
        Error::NotAFile,
        Error::Place(PlaceError::Empty),
        Error::Place(PlaceError::NoHome),
        Error::TooLarge {
            what: "a record",
            bytes: 9_000_000,
            bytes_max: 8_000_000,
        },
        Error::Place(PlaceError::UnknownScheme {
            scheme: "mysql".to_owned(),
        }),
        Error::Missing { path: path() },
        Error::IsAFolder { path: path() },
        Error::NotADatabase { path: path() },
        Error::Site { path: path() },
        Error::OtherProgram { path: path() },
        Error::UpgradeInUse { path: path() },
    ];
    for reason in reasons() {
        all.push(Error::Unusable {
            path: path(),
            reason: reason.clone(),
        });
        all.push(Error::QuarantineInUse {
            path: path(),
            reason,
        });
    }
    for url in ["games", "mysql://h/g", "postgres:///g", "postgres://h:x/g"] {
        let error = url.parse::<crate::ServerUrl>().expect_err("not a URL");
        all.push(Error::Place(PlaceError::Server(error)));
    }
    all
}

#[test]
fn the_english_messages_say_what_the_store_says() {
    let english = in_language(Language::English);
    for error in errors() {
        let message = error.message();
        assert_eq!(english.try_text(&message), Ok(error.to_string()));
    }
    for reason in reasons() {
        let quarantined = Quarantined {
            path: "games.db".into(),
            moved_to: "games.db.old".into(),
            reason,
        };
        let message = quarantined.message();
        assert_eq!(english.try_text(&message), Ok(quarantined.to_string()));
    }
}

#[test]
fn every_language_fills_every_gap() {
    for language in Language::ALL {
        let texts = in_language(language);
        for error in errors() {
            let message = error.message();
            let text = texts.try_text(&message);
            let text = text.unwrap_or_else(|problems| panic!("{language}: {problems:?}"));
            let is_english = language == Language::English;
            assert_eq!(text == error.to_string(), is_english, "{language}: {text}");
        }
    }
}

#[test]
fn every_language_has_every_text() {
    let sources = TEXTS.iter();
    let sources: Vec<_> = sources.map(|(of, source)| (of.tag(), *source)).collect();
    check_layer(&sources, &[]);
}
