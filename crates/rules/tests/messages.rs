//! The texts of the catalogue: none missing, none dead, each refusal as a player reads it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use webspinner_rules::message::{Catalogue, Say};
use webspinner_rules::{Card, Column, Outcome, Rank, Refusal, Slot, Stuck, SuitRelation};

/// Every name that some source file asks the catalogue for.
#[expect(
    clippy::disallowed_methods,
    reason = "the test reads the crate's own sources"
)]
fn names_in_code(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the sources lie there") {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            names_in_code(&path, names);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let source = fs::read_to_string(&path).expect("a readable source");
            // Tests of the catalogue itself make names up.
            let code = source.split("#[cfg(test)]").next().unwrap_or_default();
            for call in code.split("Message::new(").skip(1) {
                let literal = call.trim_start().strip_prefix('"').unwrap_or_else(|| {
                    panic!(
                        "{}: a text is named by a literal: {call:.40}",
                        path.display()
                    )
                });
                names.extend(literal.split('"').next().map(str::to_owned));
            }
        }
    }
}

/// Every name that the English source defines.
fn names_in_catalogue() -> BTreeSet<String> {
    include_str!("../messages/en.ftl")
        .lines()
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(name, _)| name.to_owned())
        .collect()
}

#[test]
fn every_text_asked_for_is_in_the_catalogue_and_none_there_is_dead() {
    let mut asked = BTreeSet::new();
    names_in_code(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
        &mut asked,
    );
    let written = names_in_catalogue();
    let missing: Vec<_> = asked.difference(&written).collect();
    let dead: Vec<_> = written.difference(&asked).collect();
    assert!(missing.is_empty(), "not in en.ftl: {missing:?}");
    assert!(dead.is_empty(), "asked for by nothing: {dead:?}");
    assert!(written.iter().all(|name| Catalogue::english().has(name)));
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

fn column(number: u8) -> Column {
    Column::new(number).expect("columns count from 1")
}

fn slot(number: u8) -> Slot {
    Slot::new(number).expect("slots count from 1")
}

fn rank(letter: char) -> Rank {
    Rank::from_letter(letter).expect("a rank")
}

fn not_a_run(text: &str, suit: SuitRelation, liftable: &str) -> Refusal {
    Refusal::NotARun {
        cards: cards(text),
        suit,
        liftable: cards(liftable),
    }
}

fn wrong_suit(one: &str, onto: &str, suit: SuitRelation) -> Refusal {
    Refusal::WrongSuit {
        card: card(one),
        onto: card(onto),
        suit,
    }
}

fn refusals_of_lifting() -> Vec<Refusal> {
    vec![
        Refusal::NoSuchColumn {
            column: column(11),
            columns: 10,
        },
        Refusal::NoSuchColumn {
            column: column(2),
            columns: 1,
        },
        Refusal::SameColumn { column: column(3) },
        Refusal::ColumnIsEmpty { column: column(3) },
        Refusal::NoCards,
        Refusal::NotOpen {
            column: column(3),
            count: 5,
            open: 2,
        },
        Refusal::NotOpen {
            column: column(3),
            count: 5,
            open: 1,
        },
        Refusal::OneAtATime { end: card("6D") },
        Refusal::NotInSequence {
            cards: cards("9C 6D"),
            liftable: cards("6D"),
        },
        Refusal::NotInSequence {
            cards: cards("9C 7D 6D"),
            liftable: cards("7D 6D"),
        },
        not_a_run("7C 6D", SuitRelation::OneSuit, "6D"),
        not_a_run("KC QD JD TD 9D 8D", SuitRelation::OneSuit, "QD JD TD 9D 8D"),
        not_a_run("7C 6D", SuitRelation::OneColour, "6D"),
        not_a_run("7C 6S", SuitRelation::Alternating, "6S"),
    ]
}

fn refusals_of_placing() -> Vec<Refusal> {
    vec![
        Refusal::ColumnsClosedWhileStockLasts,
        Refusal::ColumnsClosedOnceStockIsEmpty,
        Refusal::ColumnsClosed,
        Refusal::WrongRank {
            card: card("6D"),
            onto: card("9S"),
            takes: vec![rank('8')],
        },
        Refusal::WrongRank {
            card: card("6D"),
            onto: card("QS"),
            takes: vec![rank('K'), rank('J')],
        },
        Refusal::WrongRank {
            card: card("6D"),
            onto: card("AS"),
            takes: vec![],
        },
        wrong_suit("8D", "9S", SuitRelation::OneSuit),
        wrong_suit("8D", "9S", SuitRelation::OneColour),
        wrong_suit("8S", "9D", SuitRelation::OneColour),
        wrong_suit("8C", "9S", SuitRelation::Alternating),
        wrong_suit("8H", "9D", SuitRelation::Alternating),
        Refusal::VacancyTakesKings {
            card: card("6D"),
            king: Rank::KING,
        },
        Refusal::VacancyStaysEmpty { column: column(4) },
    ]
}

fn refusals_of_slots() -> Vec<Refusal> {
    vec![
        Refusal::NoFoundations,
        Refusal::NoSuchFoundation {
            slot: slot(5),
            slots: 4,
        },
        Refusal::NoSuchFoundation {
            slot: slot(2),
            slots: 1,
        },
        Refusal::FoundationStart {
            card: card("6D"),
            takes: vec![Rank::ACE],
        },
        Refusal::FoundationStart {
            card: card("6D"),
            takes: vec![Rank::ACE, Rank::KING],
        },
        Refusal::FoundationColour { card: card("AS") },
        Refusal::FoundationColour { card: card("KS") },
        Refusal::FoundationNext {
            card: card("6D"),
            needs: Some(card("3D")),
        },
        Refusal::FoundationNext {
            card: card("6D"),
            needs: None,
        },
        Refusal::FoundationNotAbove {
            from: column(6),
            above: Some(slot(2)),
        },
        Refusal::FoundationNotAbove {
            from: column(8),
            above: None,
        },
        Refusal::NoReserves,
        Refusal::NoSuchReserve {
            slot: slot(3),
            slots: 2,
        },
        Refusal::NoSuchReserve {
            slot: slot(2),
            slots: 1,
        },
        Refusal::ReserveIsEmpty { slot: slot(2) },
    ]
}

fn refusals_of_dealing_and_collecting() -> Vec<Refusal> {
    vec![
        Refusal::NoCollecting,
        Refusal::NoFinishedRun { column: column(3) },
        Refusal::NoRowDeals,
        Refusal::StockIsEmpty,
        Refusal::DealNeedsFullColumns { column: column(4) },
        Refusal::DealNeedsACard,
    ]
}

fn all_refusals() -> Vec<Refusal> {
    let mut all = refusals_of_lifting();
    all.extend(refusals_of_placing());
    all.extend(refusals_of_slots());
    all.extend(refusals_of_dealing_and_collecting());
    all
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
fn the_two_best_known_refusals_read_exactly_so() {
    let full = Refusal::DealNeedsFullColumns { column: column(4) };
    assert_eq!(
        full.to_string(),
        "a row cannot be dealt while column 4 is empty"
    );
    assert_eq!(
        not_a_run("7C 6D", SuitRelation::OneSuit, "6D").to_string(),
        "7♣ 6♦ is not one suit, so only the 6♦ can be lifted"
    );
}

#[test]
fn outcomes_read_as_sentences() {
    let outcomes = [
        Outcome::Won,
        Outcome::Stuck(Stuck::NoMove),
        Outcome::Stuck(Stuck::TooFewCardsToDeal),
    ];
    insta::assert_snapshot!(outcomes.map(|outcome| outcome.to_string()).join("\n"));
}
