//! What a player who has never moved a card learns.

use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_tui::Start;

use crate::player::{Player, deal, newcomer, setup};

const FIRST_STEPS: &str = "To move cards, press the number of their column";

#[test]
fn the_first_table_says_how_cards_move_until_some_have_moved() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::File(folder.path().join("games.db"));
    let mut player = Player::with(newcomer(&place), deal("spider", "ms:1"), (80, 24));
    assert!(player.shows(FIRST_STEPS), "{}", player.screen());
    insta::assert_snapshot!(player.screen());
    // Another note takes its place for a while.
    player.keys("12");
    assert!(!player.shows(FIRST_STEPS), "{}", player.screen());
    player.press(KeyCode::Esc);
    assert!(player.shows(FIRST_STEPS), "{}", player.screen());
    drop(player);
    let mut player = Player::with(newcomer(&place), Start::Resume, (80, 24));
    player.press(KeyCode::Esc);
    assert!(player.shows(FIRST_STEPS), "{}", player.screen());
    player.keys("99");
    assert!(!player.shows(FIRST_STEPS), "{}", player.screen());
    drop(player);
    let mut player = Player::with(newcomer(&place), deal("spider", "ms:2"), (80, 24));
    player.press(KeyCode::Esc);
    assert!(!player.shows(FIRST_STEPS), "{}", player.screen());
}

#[test]
fn a_player_who_has_played_does_not_learn_it_again() {
    let player = Player::with(setup(&Place::Memory), deal("spider", "ms:1"), (80, 24));
    assert!(!player.shows(FIRST_STEPS), "{}", player.screen());
}
