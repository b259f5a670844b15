//! What the tests of texts make the rules say.

#![allow(
    dead_code,
    reason = "each test that shares this module uses a part of it"
)]

pub(crate) mod errors;

use webspinner_rules::{Card, Column, Rank, Refusal, Slot, SuitRelation};

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

/// Every refusal, with each of its variants.
pub(crate) fn all_refusals() -> Vec<Refusal> {
    let mut all = refusals_of_lifting();
    all.extend(refusals_of_placing());
    all.extend(refusals_of_slots());
    all.extend(refusals_of_dealing_and_collecting());
    all
}

/// A whole game of two columns and four cards, so that one thing at a time can go wrong.
pub(crate) const TINY: &str = r#"
id = "tiny"
name = "Tiny"
suits = "S"
highest = "4"
columns = 2
vacancy = "any"
layout = [{ up = "1-2" }]
lift = { unit = "run", suit = "one-suit" }
deal = { rule = "full" }
collect = { suit = "one-suit" }
"#;

/// The tiny game with lines put in place of others that begin with the same key.
pub(crate) fn tiny_text(lines: &str) -> String {
    let key_of = |line: &str| {
        line.split(['=', '.'])
            .next()
            .unwrap_or_default()
            .trim()
            .to_owned()
    };
    let replaced: Vec<String> = lines.lines().map(key_of).collect();
    let kept = TINY
        .lines()
        .filter(|line| !replaced.contains(&key_of(line)));
    let text: Vec<&str> = kept
        .chain(lines.lines())
        .filter(|line| !line.is_empty())
        .collect();
    text.join("\n")
}

/// Lines that make something wrong of the tiny game.
pub(crate) const CONTRADICTIONS: &[&str] = &[
    "layout = [{ up = \"1-3\" }]",
    "layout = [{ up = \"1,2,1\" }]",
    "layout = [{ up = \"one\" }]",
    "layout = [{ up = \"\" }]",
    "layout = [{ up = \"0-2\" }]",
    "layout = [{ up = \"1-999\" }]",
    "layout = [{ times = 2 }]",
    "layout = [{ times = 0, up = \"1-2\" }]",
    "layout = [{ times = 4000000000, up = \"1-2\" }]",
    "layout = [{ times = 520, up = \"1-2\" }, { times = 520, up = \"1-2\" }]",
    "layout = []",
    "layout = [{ down = \"1-2\" }]",
    "layout = [{ up = \"1-2\" }, { down = \"2\" }]",
    "layout = [{ up = \"1-2\" }, { down = \"2\" }, { up = \"2\" }]",
    "layout = [{ times = 3, up = \"1-2\" }]",
    "layout = [{ times = 2, up = \"1-2\" }]",
    "reserves = 3",
    "reserves = 31",
    "reserves = -1",
    "reserves = 99999999999999999999",
    "deal = { rule = \"none\" }",
    "columns = 0",
    "columns = 31",
    "columns = 2.5",
    "column-rows = 3",
    "columns = 3\nlayout = [{ up = \"1-3\" }]\ncolumn-rows = 2",
    "decks = 0",
    "decks = 131",
    "decks = 256",
    "suits = \"\"",
    "suits = \"S \"",
    "suits = \"🂡\"",
    "highest = \"A\"",
    "highest = \"10\"",
    "highest = 4",
    "version = 0",
    "id = \"\"",
    "name = \"a\\u001b[31mb\"",
    "tags = [\"one\", 2, \"three\"]",
    "tags = [\"one\", \"\"]",
    "relatives = [\"spider\", \"No Id\"]",
    "lift = { unit = \"run\" }",
    "lift = { unit = \"tail\", suit = \"any\" }",
    "place = { step = \"up-or-down\" }",
    "place = { open = \"never\" }",
    "collect = { suit = \"one-suit\", start = \"any-rank\" }",
    "collect = { suit = \"alternating\" }",
    "collect = { suit = \"alternating\", start = \"any-rank\" }\nplace = { wrap = true }",
    "collect = {}",
    "foundations = { count = 1, base = \"ace\" }",
    "collect = []\nfoundations = { count = 31 }",
    "schemes = { ms = { layout = [{ up = \"1\" }] } }",
    "schemes = { kpat = { reversed-rows = true } }",
    "schemes = { kpta = { reversed-rows = true } }",
];
