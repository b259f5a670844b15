//! Runs that leave: by a move, by a row, by choice, of one suit or not, and what they uncover.

use crate::known_bugs::at::{WON, at};
use webspinner_rules::games;

#[test]
fn a_run_completed_by_a_row_deal_leaves() {
    let mut at = at(
        "spider",
        "1: #7D KS-2S\n2: KD\n3: QD\n4: JD\n5: TD\n6: 9D\n7: 8D\n8: 6D\n9: 5D\n10: KH-6H\n\
         stock: AS 4D 3D 2D AD 5H 4H 3H 2H AH",
    );
    assert_eq!(at.play("d"), 1);
    assert_eq!(at.column(1), "7D", "and the card under it turns up");
    assert_eq!(at.column(2), "KD 4D");
    assert_eq!(at.collected().last().map(String::as_str), Some("KS"));
    at.undo();
    assert_eq!(at.column(1), "#7D KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S");
    assert_eq!(at.column(10), "KH QH JH TH 9H 8H 7H 6H");
    assert_eq!(at.play("d"), 1, "the same cards come again");
}

#[test]
fn two_runs_completed_by_one_row_deal_both_leave() {
    let mut at = at(
        "spider",
        "1: #7D KS-2S\n2: #AC KH-2H\n3: KD\n4: QD\n5: JD\n6: TD\n7: 9D\n8: 8D\n9: 6D\n10: KC-5C\n\
         stock: AS AH 5D 4D 3D 2D AD 4C 3C 2C",
    );
    assert_eq!(at.play("d"), 2);
    assert_eq!((at.column(1), at.column(2)), ("7D".into(), "AC".into()));
    at.undo();
    assert_eq!(at.column(2), "#AC KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H");
    assert_eq!(at.0.position().stock_len(), 10);
}

#[test]
fn one_move_can_let_two_runs_leave_the_one_it_completes_first() {
    let mut at = at("spider", "1: #AD KH-AH AS\n2: KS-2S\n3: KD-2D");
    assert_eq!(at.play("1-2"), 2);
    assert_eq!(at.collected()[5..], ["KS", "KH"]);
    assert_eq!(at.column(1), "AD");
    at.undo();
    assert_eq!(
        at.column(1),
        "#AD KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH AS"
    );
    at.play("1-2 1-3");
    assert_eq!(at.outcome(), WON);
}

#[test]
fn the_win_is_seen_when_the_last_run_merges() {
    let mut at = at("spider", "1: AH\n2: KH-2H");
    assert_eq!(at.outcome(), None);
    assert_eq!(at.play("1-2"), 1);
    assert_eq!(at.outcome(), WON);
    assert_eq!(at.end(), "won: every card is in its place");
    at.undo();
    assert_eq!(at.outcome(), None);
}

#[test]
fn the_win_is_seen_when_a_row_deal_completes_the_last_run() {
    let mut at = at("spider-open-deal", "1: KS-2S\nstock: AS");
    at.play("d");
    assert_eq!(at.outcome(), WON);
}

#[test]
fn the_card_under_a_collected_run_turns_up() {
    let mut at = at("spider", "1: #7H KS-2S\n2: AS\n3: KH-8H\n4: 6H-AH");
    at.play("2-1");
    assert_eq!(at.column(1), "7H");
    at.undo();
    assert_eq!(at.column(1), "#7H KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S");
    at.play("2-1 4-1x6 1-3x7");
    assert_eq!(at.outcome(), WON);
}

#[test]
fn a_face_down_king_finishes_no_run() {
    let mut at = at("spider", "1: #KS QS-2S\n2: AS");
    assert_eq!(at.play("2-1"), 0);
    at.play("1-2x12");
    assert_eq!(at.column(1), "KS");
    assert_eq!(at.play("2-1x12"), 1);
    assert_eq!(at.outcome(), WON);
}

#[test]
fn a_covered_run_leaves_when_it_is_uncovered() {
    let mut at = at("spider", "1: KS-AS 5H\n2: KH-6H\n3: 4H-AH");
    assert_eq!(at.play("1-2"), 1);
    assert_eq!(at.column(1), "--");
    at.play("3-2x4");
    assert_eq!(at.outcome(), WON);
}

#[test]
fn the_relaxed_game_collects_any_suits_but_lifts_one_suit() {
    let mixed = "1: KS QH JC TD 9S 8H 7C 6D 5S 4H 3C 2D\n2: AS";
    let mut relaxed = at("spider-relaxed", mixed);
    assert_eq!(
        relaxed.refusal("1-3x2"),
        "3♣ 2♦ are not one suit, so only the 2♦ can be lifted"
    );
    assert_eq!(relaxed.play("2-1"), 1);
    assert_eq!(relaxed.outcome(), WON);
    let mut easy = at("spider-easy", mixed);
    assert_eq!(easy.play("1-3x12 2-3"), 1, "the easy game lifts them too");
    assert_eq!(easy.outcome(), WON);
}

#[test]
fn a_red_black_run_stays_until_the_player_collects_it() {
    let mut at = at(
        "red-black-spider",
        "1: #7H KS QC JS TC 9S 8C 7S 6C 5S 4C 3S 2C\n2: AS\n3: KH-8H\n4: 6H-AH",
    );
    assert_eq!(at.refusal("c1"), "column 1 does not end in a complete run");
    assert_eq!(at.play("2-1"), 0, "it stays");
    assert!(
        at.allows("c1") && at.allows("1-2x9"),
        "it can still be used"
    );
    at.play("1-2x9 2-1x9");
    assert_eq!(at.play("c1"), 1);
    assert_eq!(at.column(1), "7H");
    at.undo();
    assert!(at.allows("c1"), "later is as good as now");
    at.play("c1 4-1x6 1-3x7");
    assert_eq!(at.outcome(), None, "the last run is on the table");
    at.play("c3");
    assert_eq!(at.outcome(), WON);
}

#[test]
fn a_run_of_both_colours_is_not_collected_in_red_black() {
    let at = at("red-black-spider", "1: KS-2S AH\n2: KH-2H AS");
    assert_eq!(at.refusal("c1"), "column 1 does not end in a complete run");
    assert_eq!(
        at.refusal("1-3x2"),
        "2♠ A♥ are not one colour, so only the A♥ can be lifted"
    );
}

#[test]
fn runs_that_leave_by_themselves_are_not_collected_by_hand() {
    let at = at("spider", "1: KS-2S\n2: AS");
    assert_eq!(
        at.refusal("c1"),
        "in this game runs are not collected by hand"
    );
}

#[test]
fn fair_maids_collect_alternating_colours_and_no_single_suit() {
    let mut alternating = at(
        "fair-maids",
        "1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H\n2: AS",
    );
    assert_eq!(alternating.play("1-3x12 2-3"), 1);
    assert_eq!(alternating.outcome(), WON);
    let mut one_suit = at("fair-maids", "1: KS-2S\n2: AS\n3: KH-AH");
    assert_eq!(one_suit.play("2-1"), 0);
    assert_eq!(
        one_suit.refusal("3-4x2"),
        "2♥ A♥ do not alternate red and black, so only the A♥ can be lifted"
    );
}

#[test]
fn a_divorce_collects_round_the_corner() {
    let mut at = at(
        "grounds-for-a-divorce",
        "1: 6S 5S 4S 3S 2S AS KS QS JS TS 9S 8S\n2: 7S",
    );
    assert!(at.allows("1-3x7"), "a run goes on from ace to king");
    assert_eq!(at.play("2-1"), 1);
    assert_eq!(at.outcome(), WON);
}

#[test]
fn of_a_longer_run_the_last_thirteen_leave_a_divorce() {
    let mut at = at(
        "grounds-for-a-divorce",
        "1: 9S-3S\n2: 2S AS KS QS JS TS 9S 8S 7S\n3: KS-TS\n4: 6S-AS",
    );
    assert_eq!(at.play("2-1x9"), 1);
    assert_eq!(at.column(1), "9S 8S 7S");
    assert_eq!(at.collected().last().map(String::as_str), Some("6S"));
    at.play("4-1x6");
    assert_eq!(at.column(1), "9S 8S 7S 6S 5S 4S 3S 2S AS");
    assert_eq!(at.play("3-1x4"), 1, "the king goes on the ace");
    assert_eq!(at.outcome(), WON);
}

#[test]
fn runs_that_stay_win_once_each_lies_alone_in_a_column() {
    let mut at = at("applegate", "1: KS-2S\n2: KH-AH AS\n3: KD-AD\n4: KC-AC\n");
    assert_eq!(at.outcome(), None);
    at.play("2-1");
    assert_eq!(at.outcome(), WON);
    assert_eq!(at.0.rules().cards_in_order(at.0.position()), 52);
    at.undo();
    assert_eq!(at.outcome(), None);
    assert!(!at.allows("c3"), "nobody collects them");
}

#[test]
fn runs_that_stay_are_not_won_on_one_another_or_with_a_card_in_reserve() {
    let on_another = at("applegate", "1: KS-AS KH-AH\n3: KD-AD\n4: KC-AC\n");
    assert_eq!(on_another.outcome(), None);
    let face_down = at("applegate", "1: #KS QS-AS\n2: KH-AH\n3: KD-AD\n4: KC-AC\n");
    assert_ne!(face_down.outcome(), WON);
    let in_reserve = at(
        "applegate",
        "1: KS-2S\n2: KH-AH\n3: KD-AD\n4: KC-AC\nreserves: AS -- --\n",
    );
    assert_eq!(in_reserve.outcome(), None);
}

#[test]
fn runs_that_stay_cannot_have_left() {
    let rules = games::find("applegate").expect("a built-in game");
    let three = "1: KS-AS\n2: KH-AH\n3: KD-AD\n";
    assert!(rules.parse_picture(three).is_err());
    assert!(
        rules
            .parse_picture(&format!("{three}collected: KC-AC\n"))
            .is_err()
    );
}
