//! Caps Lock, and keyboards with other letters.

use crate::player::{Player, deal};

fn spider() -> Player {
    Player::new(deal("spider", "ms:1"), (80, 24))
}

#[test]
fn letters_mean_the_same_with_caps_lock_on() {
    let mut player = spider();
    player.keys("D");
    assert!(player.shows("1 move "), "{}", player.screen());
    player.keys("U");
    assert!(player.shows("0 moves"), "{}", player.screen());
    player.keys("I");
    assert!(player.shows("Goal"), "{}", player.screen());
    player.keys("Q");
    assert!(player.shows("0 moves"), "{}", player.screen());
}

#[test]
fn capitals_name_the_columns_that_a_game_has() {
    // It has fifteen columns, A to E after the tenth.
    let mut player = Player::new(deal("spider-5-decks", "own:1"), (80, 40));
    player.keys("D");
    assert!(player.shows("12 rows left"), "{}", player.screen());
    player.keys("D");
    assert!(player.shows("1 move "), "{}", player.screen());
    player.keys("U");
    assert!(player.shows("1 undo"), "{}", player.screen());
}

#[test]
fn keyboards_without_latin_letters_are_known_by_the_places_of_their_keys() {
    for (deal_key, undo) in [("в", "г"), ("В", "Г"), ("δ", "θ"), ("ג", "ו")] {
        let mut player = spider();
        player.keys(deal_key);
        assert!(player.shows("1 move "), "{deal_key}");
        player.keys(undo);
        assert!(player.shows("1 undo"), "{undo}");
    }
    let mut player = spider();
    player.keys("в");
    player.ctrl('я');
    assert!(player.shows("1 undo"), "{}", player.screen());
}

#[test]
fn a_french_keyboard_names_columns_without_shift() {
    let mut player = spider();
    player.keys("çç");
    assert!(player.shows("1 move "), "{}", player.screen());
}

#[test]
fn what_is_typed_as_text_stays_as_it_is() {
    let mut player = spider();
    player.keys(":Dé");
    assert!(player.shows("Dé"), "{}", player.screen());
}
