//! What large screens are used for.

use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use webspinner_db::Place;

use crate::player::{Player, deal, setup};

#[test]
fn a_large_screen_has_tall_cards_and_a_panel() {
    let mut player = Player::new(deal("spider", "ms:1"), (120, 40));
    player.keys("99d");
    assert_snapshot!(player.screen());
}

#[test]
fn a_very_large_screen_has_wide_cards_as_well() {
    let player = Player::new(deal("spider-1", "ms:1"), (200, 60));
    assert_snapshot!(player.screen());
}

#[test]
fn every_line_of_a_tall_card_belongs_to_it() {
    let mut player = Player::new(deal("spider", "ms:1"), (120, 40));
    let (x, y) = player.find("10♥");
    player.keys("99");
    // The 10 lies below another card now, and its second line can still be clicked.
    for line in [y, y + 1] {
        player.mouse(MouseEventKind::Down(MouseButton::Left), (x, line));
        assert!(
            player.shows("»10♥") || player.shows("» 10♥"),
            "{}",
            player.screen()
        );
        player.press(KeyCode::Esc);
    }
}

#[test]
fn cards_are_low_again_where_a_column_would_not_fit() {
    let mut player = Player::new(deal("spider", "ms:1"), (120, 40));
    let tall = player.find("10♥").1;
    for _ in 0..5 {
        player.keys("d");
    }
    let lines = player.screen().lines().count();
    assert_eq!((lines, player.find("10♥").1), (40, tall));
}

#[test]
fn the_panel_can_be_hidden_and_stays_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::File(folder.path().join("games.db"));
    let mut player = Player::with(setup(&place), deal("spider", "ms:1"), (120, 40));
    assert!(player.shows("Moves so far"));
    player.keys(",");
    assert!(!player.shows("Moves so far"), "{}", player.screen());
    drop(player);
    let mut player = Player::with(setup(&place), deal("spider", "ms:1"), (120, 40));
    assert!(!player.shows("Moves so far"), "{}", player.screen());
    player.keys(",");
    player.click("Goal");
    assert!(player.shows("Esc close"), "{}", player.screen());
}
