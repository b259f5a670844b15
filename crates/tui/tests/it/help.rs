//! The key for help, on every page.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_tui::Start;

use crate::player::{Player, deal};

/// Opens the help with F1, and returns to the page.
fn helps(player: &mut Player, text: &str) {
    let before = player.board();
    player.press(KeyCode::F(1));
    assert!(player.shows(text), "{before}\n{}", player.screen());
    player.press(KeyCode::Esc);
    assert_eq!(player.board(), before);
}

#[test]
fn the_list_of_games_has_its_own_help_and_leads_to_the_help_on_everything() {
    let mut player = Player::new(Start::Resume, (80, 24));
    player.press(KeyCode::F(1));
    assert_snapshot!(player.screen());
    player.press(KeyCode::F(1));
    assert!(player.shows("pick up all cards of a column"));
    player.press(KeyCode::F(1));
    player.press(KeyCode::Esc);
    assert!(player.shows("Search:"), "{}", player.screen());
}

#[test]
fn every_page_has_help_on_itself() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("99");
    for (keys, text) in [
        ("n", "Every number is a deal"),
        ("m", "Everything you can do at the table"),
        ("a", "All your games"),
        ("s", "Choose a game on the left"),
        ("i", "written from the same data"),
        ("w", "Each line of play"),
        ("1v", "Every card of the column"),
        ("=", "A box asks for one answer"),
    ] {
        player.keys(keys);
        helps(&mut player, text);
        player.press(KeyCode::Esc);
        player.press(KeyCode::Esc);
    }
}

#[test]
fn replay_difficulty_and_search_have_help_too() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("99ar");
    helps(&mut player, "With Enter you take over");
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    player.keys("%y");
    helps(&mut player, "easier or harder");
    player.press(KeyCode::Esc);
    player.keys("n");
    player.press(KeyCode::F(7));
    helps(&mut player, "For the first search of its kind");
}

#[test]
fn a_question_mark_is_text_where_text_is_typed_and_help_elsewhere() {
    let mut player = Player::new(Start::Resume, (80, 24));
    player.keys("?");
    assert!(player.shows("Search: ?"), "{}", player.screen());
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("s?");
    assert!(
        player.shows("Choose a game on the left"),
        "{}",
        player.screen()
    );
}
