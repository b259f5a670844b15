//! Starting the program, leaving it, and finding everything again.

use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_table::Criteria;
use webspinner_tui::{Flow, Start};

use crate::player::{Player, deal, rules, setup};

/// A database in a temporary folder.
fn database() -> (tempfile::TempDir, Place) {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::File(folder.path().join("games.db"));
    (folder, place)
}

#[test]
fn pages_open_over_the_first_screen_and_close_again() {
    let mut player = Player::new(Start::Resume, (80, 24));
    for (key, text) in [(1, "Help"), (2, "No saved games yet"), (3, "Win rate")] {
        player.press(KeyCode::F(key));
        assert_eq!(player.flow, Flow::GoOn, "F{key}");
        assert!(player.shows(text), "F{key}\n{}", player.screen());
        player.press(KeyCode::Esc);
        assert_eq!(player.flow, Flow::GoOn, "F{key}");
        assert!(player.shows("Search:"), "F{key}\n{}", player.screen());
    }
    player.click("F2 saved games");
    assert!(player.shows("No saved games yet"), "{}", player.screen());
    player.press(KeyCode::Esc);
    player.click("Esc quit");
    assert_eq!(player.flow, Flow::Quit);
}

#[test]
fn a_game_without_a_move_comes_back_but_is_not_a_saved_game() {
    let (_folder, place) = database();
    let mut player = Player::with(setup(&place), deal("spider", "ms:3"), (80, 24));
    player.keys("t");
    player.engine();
    player.keys("q");
    drop(player);
    let mut player = Player::with(setup(&place), Start::Resume, (80, 24));
    assert!(player.shows("deal ms:3") && player.shows("assisted"));
    player.keys("a");
    assert!(player.shows("No saved games yet"), "{}", player.screen());
    player.press(KeyCode::Esc);
    player.keys("s");
    assert!(
        player.shows("Games played          0 "),
        "{}",
        player.screen()
    );
    player.press(KeyCode::Esc);
    // From its first move on it is a saved game like all others.
    player.keys("d");
    drop(player);
    let mut player = Player::with(setup(&place), Start::Resume, (80, 24));
    assert!(player.shows("deal ms:3") && player.shows("1 move "));
    player.keys("a");
    assert_eq!(player.screen().matches("ms:3").count(), 1);
}

#[test]
fn the_deal_left_last_comes_before_an_older_game() {
    let (_folder, place) = database();
    let mut player = Player::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    player.keys("dn5");
    player.press(KeyCode::Enter);
    player.press(KeyCode::Enter);
    drop(player);
    let mut player = Player::with(setup(&place), Start::Resume, (80, 24));
    assert!(player.shows("deal 5"), "{}", player.screen());
    player.keys("a");
    player.press(KeyCode::Enter);
    assert!(player.shows("deal ms:1"), "{}", player.screen());
    drop(player);
    let player = Player::with(setup(&place), Start::Resume, (80, 24));
    assert!(player.shows("deal ms:1"), "{}", player.screen());
}

#[test]
fn a_deal_that_was_found_is_there_again() {
    let (_folder, place) = database();
    let start = Start::FindDeal(rules("simple-simon"), Criteria::Winnable);
    let mut player = Player::with(setup(&place), start, (80, 24));
    player.engine();
    assert!(
        player.shows("This deal is winnable."),
        "{}",
        player.screen()
    );
    let title = player.screen().lines().next().map(str::to_owned);
    drop(player);
    let player = Player::with(setup(&place), Start::Resume, (80, 24));
    assert_eq!(player.screen().lines().next().map(str::to_owned), title);
}

#[test]
fn a_custom_game_that_was_saved_is_among_the_games() {
    let text = "id = \"mine\"\nname = \"Mine Alone\"\ninherits = \"spider\"\nversion = 1\n";
    let rules = webspinner_rules::Rules::parse(text).expect("a valid game");
    let (_folder, place) = database();
    let start = Start::Deal(std::sync::Arc::new(rules), Some("4".parse().unwrap()));
    let mut player = Player::with(setup(&place), start, (80, 24));
    player.keys("d");
    drop(player);
    let mut player = Player::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    player.keys("gmine al");
    assert!(player.shows("› Mine Alone"), "{}", player.screen());
    player.press(KeyCode::Enter);
    player.press(KeyCode::Enter);
    assert!(player.shows(" Mine Alone · deal"), "{}", player.screen());
}
