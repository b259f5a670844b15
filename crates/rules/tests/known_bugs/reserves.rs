//! Reserves: those of Three Blind Mice give cards, those of How They Run take them too.

use crate::known_bugs::at::{WON, at};

#[test]
fn blind_mice_come_out_of_their_holes_one_way() {
    let mut at = at(
        "three-blind-mice",
        "1: KS-3S\n2: KH-2H\n3: AH\nreserves: 2S AS",
    );
    assert_eq!(
        at.refusal("r1-4"),
        "the 2♠ does not go to an empty column: only a king does"
    );
    assert_eq!(
        at.refusal("r2-1"),
        "the A♠ does not go on the 3♠, which takes a 2"
    );
    assert_eq!(
        at.refusal("r3-1"),
        "there is no reserve 3: this game has 2 reserves"
    );
    at.play("r1-1");
    assert_eq!(at.refusal("r1-1"), "reserve 1 is empty");
    assert_eq!(
        at.refusal("1-r1"),
        "in this game no card can be moved to a reserve"
    );
    at.play("3-2");
    assert_eq!(at.outcome(), None, "a card in a reserve is not home");
    assert_eq!(at.play("r2-1"), 1);
    assert_eq!(at.outcome(), WON);
    at.undo();
    assert_eq!(
        at.0.position().reserves()[1].map(|card| card.to_string()),
        Some("AS".into())
    );
}

#[test]
fn a_king_goes_from_a_reserve_to_a_vacancy() {
    let mut at = at("three-blind-mice", "1: QS-AS\nreserves: KS --");
    at.play("r1-2 1-2x12");
    assert_eq!(at.outcome(), WON);
}

#[test]
fn an_empty_reserve_takes_one_card_and_gives_it_back() {
    let mut at = at(
        "how-they-run",
        "1: KS-2S\n2: #AH AS\n3: KH-2H\n4: QC-AC\nreserves: -- KC",
    );
    assert_eq!(at.refusal("1-r2"), "reserve 2 already holds the K♣");
    assert_eq!(
        at.refusal("1-r3"),
        "there is no reserve 3: this game has 2 reserves"
    );
    assert_eq!(at.refusal("5-r1"), "column 5 is empty");
    assert_eq!(
        at.refusal("11-r1"),
        "there is no column 11: this game has 10 columns"
    );
    let before = at.0.position().clone();
    at.play("2-r1");
    let held =
        |at: &crate::known_bugs::at::At| at.0.position().reserves()[0].map(|card| card.to_string());
    assert_eq!(held(&at), Some("AS".into()));
    assert_eq!(
        at.0.position().columns()[1].face_down(),
        0,
        "the ace of hearts turns up"
    );
    at.undo();
    assert_eq!(*at.0.position(), before, "and lies face down again");
    assert_eq!(at.play("2-r1 2-3"), 1, "a run of hearts");
    assert_eq!(at.play("r1-1"), 1, "and one of spades");
    assert_eq!(held(&at), None);
}

#[test]
fn a_run_under_the_card_that_goes_to_a_reserve_leaves() {
    let mut at = at(
        "scorpion-head",
        "1: KS-AS KH\n2: QH-AH\nreserves: -- -- -- --",
    );
    assert_eq!(at.play("1-r4"), 1);
    at.undo();
    assert_eq!(at.0.position().columns()[0].cards().len(), 14);
}
