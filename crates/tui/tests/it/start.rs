//! Starting the program, leaving it, and finding everything again.

use ratatui::crossterm::event::KeyCode;
use webspinner_store::Place;
use webspinner_table::Criteria;
use webspinner_tui::{Flow, Start};

use crate::desk::{Desk, deal, rules, setup};

/// A database in a folder, which goes with the folder.
fn database() -> (tempfile::TempDir, Place) {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::File(folder.path().join("games.db"));
    (folder, place)
}

#[test]
fn pages_open_over_the_first_screen_and_close_again() {
    let mut desk = Desk::new(Start::Resume, (80, 24));
    for (key, text) in [(1, "Help"), (2, "No saved games yet"), (3, "Win rate")] {
        desk.press(KeyCode::F(key));
        assert_eq!(desk.flow, Flow::GoOn, "F{key}");
        assert!(desk.shows(text), "F{key}\n{}", desk.screen());
        desk.press(KeyCode::Esc);
        assert_eq!(desk.flow, Flow::GoOn, "F{key}");
        assert!(desk.shows("Search:"), "F{key}\n{}", desk.screen());
    }
    desk.click("F2 saved games");
    assert!(desk.shows("No saved games yet"), "{}", desk.screen());
    desk.press(KeyCode::Esc);
    desk.click("Esc quit");
    assert_eq!(desk.flow, Flow::Quit);
}

#[test]
fn a_game_without_a_move_is_there_again_and_is_no_saved_game() {
    let (_folder, place) = database();
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:3"), (80, 24));
    desk.keys("tq");
    drop(desk);
    let mut desk = Desk::with(setup(&place), Start::Resume, (80, 24));
    assert!(desk.shows("deal ms:3") && desk.shows("assisted"));
    desk.keys("a");
    assert!(desk.shows("No saved games yet"), "{}", desk.screen());
    desk.press(KeyCode::Esc);
    desk.keys("s");
    assert!(desk.shows("Games played          0 "), "{}", desk.screen());
    desk.press(KeyCode::Esc);
    // From its first move on it is a saved game like all others.
    desk.keys("d");
    drop(desk);
    let mut desk = Desk::with(setup(&place), Start::Resume, (80, 24));
    assert!(desk.shows("deal ms:3") && desk.shows("1 move "));
    desk.keys("a");
    assert_eq!(desk.screen().matches("ms:3").count(), 1);
}

#[test]
fn the_deal_left_last_comes_before_an_older_game() {
    let (_folder, place) = database();
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    desk.keys("dn5");
    desk.press(KeyCode::Enter);
    desk.keys("s");
    drop(desk);
    let mut desk = Desk::with(setup(&place), Start::Resume, (80, 24));
    assert!(desk.shows("deal own:5"), "{}", desk.screen());
    desk.keys("a");
    desk.press(KeyCode::Enter);
    assert!(desk.shows("deal ms:1"), "{}", desk.screen());
    drop(desk);
    let desk = Desk::with(setup(&place), Start::Resume, (80, 24));
    assert!(desk.shows("deal ms:1"), "{}", desk.screen());
}

#[test]
fn a_deal_that_was_found_is_there_again() {
    let (_folder, place) = database();
    let start = Start::FindDeal(rules("simple-simon"), Criteria::Winnable);
    let mut desk = Desk::with(setup(&place), start, (80, 24));
    desk.engine();
    assert!(desk.shows("This deal can be won."), "{}", desk.screen());
    let title = desk.screen().lines().next().map(str::to_owned);
    drop(desk);
    let desk = Desk::with(setup(&place), Start::Resume, (80, 24));
    assert_eq!(desk.screen().lines().next().map(str::to_owned), title);
}

#[test]
fn a_custom_game_that_was_saved_is_among_the_games() {
    let text = "id = \"mine\"\nname = \"Mine Alone\"\ninherits = \"spider\"\nversion = 1\n";
    let rules = webspinner_rules::Rules::parse(text).expect("a sound game");
    let (_folder, place) = database();
    let start = Start::Deal(std::sync::Arc::new(rules), Some("4".parse().unwrap()));
    let mut desk = Desk::with(setup(&place), start, (80, 24));
    desk.keys("d");
    drop(desk);
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    desk.keys("gmine al");
    assert!(desk.shows("› Mine Alone"), "{}", desk.screen());
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Enter);
    assert!(desk.shows(" Mine Alone · deal"), "{}", desk.screen());
}
