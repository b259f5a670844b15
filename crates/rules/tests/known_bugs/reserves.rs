//! The reserves of Three Blind Mice.

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
    assert_eq!(
        at.refusal("r1-1"),
        "the card of reserve 1 has already been played"
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
