//! Cards of one rank: what they go on, and what they are lifted with.

use crate::known_bugs::at::{At, WON, at};

/// Three fives lie on one another, and every run lacks its end.
fn three_fives() -> At {
    at(
        "curds-and-whey",
        "1: KS-5S 5H 5D\n2: KH-6H\n3: KD-6D\n4: KC-AC\n5: 4S-AS\n6: 4H-AH\n7: 4D-AD",
    )
}

#[test]
fn cards_of_one_rank_go_on_one_another_and_move_together() {
    let mut at = three_fives();
    assert!(at.allows("5-6"), "an ace goes on an ace of another suit");
    assert!(at.allows("1-2x2"), "two fives go on the six of the first");
    assert!(!at.allows("1-3x2"), "not on that of the second");
    at.play("1-2x2");
    assert_eq!(at.column(2), "KH QH JH TH 9H 8H 7H 6H 5H 5D");
    at.play("2-1x2");
    assert_eq!(at.column(1), three_fives().column(1));
}

#[test]
fn a_run_and_cards_of_one_rank_do_not_move_together() {
    let at = three_fives();
    assert_eq!(
        at.refusal("1-2x4"),
        "6♠ 5♠ 5♥ 5♦ are not in sequence, so only 5♠ 5♥ 5♦ can be lifted"
    );
    assert_eq!(
        at.refusal("1-2x3"),
        "the 5♠ does not go on the 6♥, which takes only hearts or cards of the same rank"
    );
}

#[test]
fn curds_and_whey_are_won_by_runs_in_columns() {
    let mut at = three_fives();
    at.play("1-3 1-2 5-1x4 6-2x4");
    assert_eq!(at.outcome(), None);
    at.play("7-3x4");
    assert_eq!(at.outcome(), WON);
}
