//! How each screen looks.

use insta::assert_snapshot;

use crate::player::{Player, deal};

#[test]
fn a_new_game_of_spider() {
    let player = Player::new(deal("spider", "ms:1"), (80, 24));
    assert_snapshot!(player.screen());
}

#[test]
fn little_spider_has_two_rows() {
    let player = Player::new(deal("little-spider", "ms:1"), (80, 24));
    assert_snapshot!(player.screen());
}

#[test]
fn fifteen_columns_fit() {
    let player = Player::new(deal("spider-5-decks", "1"), (80, 24));
    assert_snapshot!(player.screen());
}

#[test]
fn fourteen_columns_of_up_to_thirteen_cards_fit() {
    let player = Player::new(deal("simon-jester", "1"), (80, 24));
    assert_snapshot!(player.screen());
}

#[test]
fn reserves_lie_above_the_columns() {
    let player = Player::new(deal("three-blind-mice", "1"), (120, 40));
    assert_snapshot!(player.screen());
}
