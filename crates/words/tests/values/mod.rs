//! Values for the tests of texts.

#![allow(
    dead_code,
    reason = "each test that shares this module uses a part of it"
)]

pub(crate) mod errors;

use webspinner_rules::knobs::SuitRelation;
use webspinner_rules::{Card, Column, Rank, Refusal, Slot};

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn column(number: u8) -> Column {
    Column::new(number).expect("columns count from 1")
}

fn slot(number: u8) -> Slot {
    Slot::new(number).expect("slots count from 1")
}

fn rank(letter: char) -> Rank {
    Rank::from_letter(letter).expect("a rank")
}

pub(crate) fn not_a_run(text: &str, suit: SuitRelation, liftable: &str) -> Refusal {
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
        same_rank: false,
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
        Refusal::WrongSuit {
            card: card("8D"),
            onto: card("9S"),
            suit: SuitRelation::OneSuit,
            same_rank: true,
        },
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
        Refusal::ReserveIsFull {
            slot: slot(2),
            card: card("6D"),
        },
        Refusal::ReserveTakesOneCard,
        Refusal::ReservesTakeNothing,
    ]
}

fn refusals_of_dealing_and_collecting() -> Vec<Refusal> {
    vec![
        Refusal::NoCollecting,
        Refusal::NoFinishedRun { column: column(3) },
        Refusal::NoRowDeals,
        Refusal::StockIsEmpty,
        Refusal::DealNeedsFullColumns {
            columns: vec![column(4)],
        },
        Refusal::DealNeedsFullColumns {
            columns: vec![column(3), column(6), column(7)],
        },
        Refusal::DealNeedsACard,
        Refusal::CardUnknown { column: column(3) },
        Refusal::RowUnknown,
    ]
}

/// Every refusal, with each of its variants.
pub(crate) fn all_refusals() -> Vec<Refusal> {
    let mut all = refusals_of_lifting();
    all.extend(refusals_of_placing());
    all.extend(refusals_of_slots());
    all.extend(refusals_of_dealing_and_collecting());
    all
}
