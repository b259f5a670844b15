//! Stuck by the rules alone, and by nothing else.

use crate::known_bugs::at::{NO_MOVE, TOO_FEW, at};

/// No vacancy, no card that goes anywhere, but for the ace of hearts in column 9.
const DEAD_BUT_FOR_ONE: &str = "1: QS-2S\n2: QH-2H AS\n3: QS-2S AH\n4: QH-2H AS\n5: QD-2D AC\n\
     6: QC-2C AD\n7: QD-2D AC\n8: QC-2C AD\n10: KD KD KC KC\n";

#[test]
fn a_game_without_a_legal_move_is_stuck_and_can_be_taken_back() {
    let mut at = at("spider", &format!("{DEAD_BUT_FOR_ONE}9: KS KS KH KH AH"));
    assert_eq!(at.outcome(), None);
    at.play("9-1");
    assert_eq!(at.outcome(), NO_MOVE);
    assert_eq!(at.end(), "stuck: no move is left");
    assert_eq!(at.0.view().legal_moves(), []);
    at.undo();
    assert_eq!(at.outcome(), None);
    assert!(at.allows("9-1"));
}

#[test]
fn a_row_that_can_be_dealt_keeps_a_game_from_being_stuck() {
    let mut at = at(
        "spider",
        &format!("{DEAD_BUT_FOR_ONE}9: KS KS KH AH\nstock: KH"),
    );
    at.play("9-1");
    assert_eq!(at.outcome(), None);
    at.play("d");
    assert_eq!(at.outcome(), NO_MOVE);
}

#[test]
fn a_stock_that_can_never_be_dealt_is_stuck_though_moves_are_left() {
    let mut at = at(
        "spider",
        "1: KS-2S\n2: AS\n3: KH\n4: QH\n5: JH\n6: TH\n7: 9H\n8: 8H\n9: 7H\n10: 6H 5H\nstock: 4H 3H 2H AH",
    );
    assert_eq!(at.outcome(), None);
    assert!(at.allows("d"));
    assert_eq!(at.play("2-1"), 1);
    assert_eq!(at.outcome(), TOO_FEW, "nine cards cannot fill ten columns");
    assert_eq!(
        at.end(),
        "stuck: no row can ever be dealt again, because fewer cards are left than columns"
    );
    assert_eq!(
        at.refusal("d"),
        "a row cannot be dealt while columns 1 and 2 are empty"
    );
    assert!(at.allows("4-3") && at.allows("10-1x2"), "moves stay legal");
    at.play("4-3");
    assert_eq!(at.outcome(), TOO_FEW);
    at.undo();
    at.undo();
    assert_eq!(at.outcome(), None, "it can still be taken back");
    at.play("d");
}

#[test]
fn ten_cards_can_fill_ten_columns() {
    let columns = "1: KS-4S\nstock: 3S 2S AS";
    assert_eq!(at("spider", columns).outcome(), None);
    let nine = "1: KS-5S\nstock: 4S 3S 2S AS";
    assert_eq!(at("spider", nine).outcome(), TOO_FEW);
    assert_eq!(at("spider-open-deal", nine).outcome(), None);
    assert_eq!(at("grounds-for-a-divorce", nine).outcome(), None);
    let seven = "1: KS-7S\nstock: 6S-AS";
    assert_eq!(at("spiderette", seven).outcome(), None);
    assert_eq!(at("spider", seven).outcome(), TOO_FEW);
}
