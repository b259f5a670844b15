//! What may fill a vacancy, and when.

use crate::known_bugs::at::{WON, at};

#[test]
fn a_vacancy_can_be_filled_once_the_stock_is_empty() {
    let mut at = at("spider", "1: KS-5S\n2: 4S-AS");
    assert_eq!(at.refusal("d"), "the stock is empty");
    assert!(at.allows("1-3") && at.allows("1-3x5") && at.allows("2-10x4"));
    assert!(at.allows("1-10x9"), "a whole column too");
    at.play("2-3 2-4 3-4");
    assert_eq!(at.column(4), "2S AS");
}

#[test]
fn no_false_stuck_while_a_vacancy_and_sorted_piles_remain() {
    let mut at = at("spider", "1: KH-2H AS\n2: KS-2S AH");
    assert_eq!(at.outcome(), None, "an ace can go to a vacancy");
    at.play("1-3 2-1 3-2");
    assert_eq!(at.outcome(), WON);
}

#[test]
fn in_scorpion_only_kings_fill_a_vacancy_with_all_that_lies_on_them() {
    let columns = "1: QS-6S KS 5S-AS";
    let mut scorpion = at("scorpion", columns);
    assert_eq!(
        scorpion.refusal("1-2"),
        "the A♠ does not go to an empty column: only a king does"
    );
    assert!(!scorpion.allows("1-2x13"), "a queen is no king");
    assert!(scorpion.allows("1-2x6"));
    scorpion.play("1-2x6 2-1x5 1-2x12");
    assert_eq!(scorpion.outcome(), WON);
    assert!(at("wasp", columns).allows("1-2"), "wasps fill it with any");
}

#[test]
fn scorpion_builds_in_suit() {
    let at = at("scorpion", "1: KS-8S\n2: 7S-AS\n3: KH-8H\n4: 7H-AH");
    assert!(at.allows("2-1x7"));
    assert_eq!(
        at.refusal("2-3x7"),
        "the 7♠ does not go on the 8♥, which takes only hearts"
    );
}
