//! How each screen looks.

use insta::assert_snapshot;

use crate::desk::{Desk, deal};

#[test]
fn a_new_game_of_spider() {
    let desk = Desk::new(deal("spider", "ms:1"), (80, 24));
    assert_snapshot!(desk.screen());
}

#[test]
fn little_spider_has_two_rows() {
    let desk = Desk::new(deal("little-spider", "ms:1"), (80, 24));
    assert_snapshot!(desk.screen());
}

#[test]
fn fifteen_columns_fit() {
    let desk = Desk::new(deal("spider-5-decks", "1"), (80, 24));
    assert_snapshot!(desk.screen());
}

#[test]
fn fourteen_columns_of_up_to_thirteen_cards_fit() {
    let desk = Desk::new(deal("simon-jester", "1"), (80, 24));
    assert_snapshot!(desk.screen());
}

#[test]
fn reserves_lie_above_the_columns() {
    let desk = Desk::new(deal("three-blind-mice", "1"), (120, 40));
    assert_snapshot!(desk.screen());
}
