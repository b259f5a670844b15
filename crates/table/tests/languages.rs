//! The texts of a session in every language: complete, valid, and written as its readers write.

// This crate and `webspinner-words` store their texts the same way, so they share this check.

use crate::sources::{arguments, bodies, check_signs};
use webspinner_players::Why;
use webspinner_rules::record::AddRefused;
use webspinner_rules::{Card, Column, Refusal};
use webspinner_table::Declined;
use webspinner_table::words::{MESSAGES_EN, TEXTS, why_message};
use webspinner_words::{CardStyle, Catalogue, Language, Message, Say};

fn cards(text: &str) -> Vec<Card> {
    let card = |word: &str| word.parse().expect("a card");
    text.split_whitespace().map(card).collect()
}

/// The texts of each language, on top of the English ones.
fn catalogues() -> [(&'static str, Catalogue); 5] {
    Language::ALL.map(|language| {
        let catalogue = Catalogue::layered(language, &[TEXTS]);
        (language.tag(), catalogue.expect("the sources are valid"))
    })
}

/// The tag and the source of each language but English.
fn translations() -> impl Iterator<Item = (&'static str, &'static str)> {
    let others = TEXTS
        .iter()
        .filter(|(language, _)| *language != Language::English);
    others.map(|(language, source)| (language.tag(), *source))
}

/// Everything that a table can say.
fn all_messages() -> Vec<Message> {
    let column = Column::new(3).expect("columns count from 1");
    let declined = [
        Declined::Refused(Refusal::ColumnIsEmpty { column }),
        Declined::NowhereToGo { cards: cards("JS") },
        Declined::NowhereToGo {
            cards: cards("8S 7S"),
        },
        Declined::NothingInHand,
        Declined::NothingToLift,
        Declined::NothingToUndo,
        Declined::NothingToRedo,
        Declined::NotSimpleYet,
        Declined::RecordFull(AddRefused::Full),
    ];
    let why = [
        Why::OffTable,
        Why::TurnsUp,
        Why::MakesVacancy,
        Why::Joins,
        Why::Order,
        Why::Prepares,
        Why::TowardCard(column),
        Why::TowardRow,
        Why::DealRow,
        Why::FillsVacancy,
        Why::NothingBetter,
        Why::TowardWin,
        Why::Wins,
    ];
    let declined = declined.iter().map(Say::message);
    declined.chain(why.map(why_message)).collect()
}

#[test]
fn every_language_has_the_same_texts_with_the_same_variables() {
    let english = bodies(MESSAGES_EN);
    for (locale, source) in translations() {
        let texts = bodies(source);
        assert!(
            texts.keys().eq(english.keys()),
            "{locale}: {:?}",
            texts.keys()
        );
        for (name, body) in texts {
            assert_ne!(body, english[name], "{locale}: {name}");
            let mut given = arguments(&english[name]);
            // Given for plural forms, which English does not need here.
            if name == "declined-nowhere-to-go" {
                given.insert("count");
            }
            assert!(arguments(&body).is_subset(&given), "{locale}: {name}");
        }
        check_signs(locale, source);
    }
}

#[test]
fn a_table_speaks_every_language() {
    for (locale, catalogue) in catalogues() {
        let words = catalogue.clone().with_cards(CardStyle::Words);
        let texts = all_messages().into_iter().map(|message| {
            let text = words.try_text(&message);
            text.unwrap_or_else(|problems| panic!("{locale}: {problems:?}"))
        });
        let texts: Vec<String> = texts.collect();
        insta::assert_snapshot!(locale, texts.join("\n"));
    }
}
