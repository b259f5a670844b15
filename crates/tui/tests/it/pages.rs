//! The pages over the table, reached by keys and by mouse.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;

use crate::desk::{Desk, deal};

fn spider() -> Desk {
    Desk::new(deal("spider", "ms:1"), (80, 24))
}

/// Some moves, one of them taken back for another.
fn played() -> Desk {
    let mut desk = spider();
    desk.keys("66");
    desk.keys("u");
    desk.keys("99d");
    desk
}

#[test]
fn help_lists_every_key() {
    let mut desk = Desk::new(deal("spider", "ms:1"), (80, 80));
    desk.keys("?");
    assert_snapshot!(desk.screen());
}

#[test]
fn the_menu_names_everything_that_has_no_button() {
    // On a lower screen it scrolls.
    let mut desk = Desk::new(deal("spider", "ms:1"), (80, 34));
    desk.click("menu");
    assert_snapshot!(desk.screen());
}

#[test]
fn the_rules_page_scrolls_and_closes() {
    let mut desk = spider();
    desk.keys("i");
    assert_snapshot!(desk.screen());
    let first = desk.screen();
    desk.press(KeyCode::PageDown);
    assert_ne!(desk.screen(), first);
    desk.click("previous page");
    assert_eq!(desk.screen(), first);
    desk.press(KeyCode::Esc);
    assert!(desk.shows("5 rows left"));
}

#[test]
fn games_are_found_by_other_names_and_tags() {
    let mut desk = spider();
    desk.keys("gtwo-suit spi");
    assert!(desk.shows("Red-Black Spider"), "{}", desk.screen());
    assert_snapshot!(desk.screen());
    desk.ctrl('u');
    desk.keys("no such game");
    assert!(desk.shows("No game matches"));
}

#[test]
fn a_game_is_chosen_and_dealt_by_mouse_alone() {
    let mut desk = spider();
    desk.click("games");
    desk.click("Spider (2 Suits)");
    desk.click("Enter play");
    desk.click("  ms:");
    desk.click("  7 ");
    assert_snapshot!(desk.screen());
    desk.click("start");
    assert!(desk.shows("deal ms:7"), "{}", desk.screen());
    assert!(desk.shows("Spider (2 Suits)"));
}

#[test]
fn a_deal_that_does_not_exist_is_refused_in_words() {
    let mut desk = spider();
    desk.keys("nkpat:0");
    desk.press(KeyCode::Enter);
    assert_snapshot!(desk.screen());
}

#[test]
fn a_long_error_is_shown_whole() {
    let mut desk = spider();
    desk.keys("n99999999999999999999");
    desk.press(KeyCode::Enter);
    assert!(desk.shows("18446744073709551615"), "{}", desk.screen());
    assert!(desk.shows("character 1)"), "{}", desk.screen());
}

#[test]
fn a_running_game_is_left_only_after_a_word() {
    let mut desk = played();
    desk.keys("n5");
    desk.press(KeyCode::Enter);
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Esc);
    desk.press(KeyCode::Esc);
    assert!(desk.shows("deal ms:1"));
}

#[test]
fn a_game_saved_for_later_is_continued() {
    let mut desk = played();
    desk.keys("n5");
    desk.press(KeyCode::Enter);
    desk.keys("s");
    assert!(desk.shows("deal own:5"), "{}", desk.screen());
    desk.keys("a");
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Enter);
    assert!(
        desk.shows("deal ms:1") && desk.shows("2 moves"),
        "{}",
        desk.screen()
    );
}

#[test]
fn a_game_given_up_counts_as_lost() {
    let mut desk = played();
    desk.keys("n5");
    desk.press(KeyCode::Enter);
    desk.click("g give up");
    desk.keys("s");
    assert_snapshot!(desk.screen());
}

#[test]
fn the_move_tree_lists_lines_and_goes_to_them() {
    let mut desk = played();
    desk.keys("w");
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::End);
    desk.press(KeyCode::Enter);
    assert!(desk.shows("1 move "), "{}", desk.screen());
}

#[test]
fn a_record_plays_by_itself_and_step_by_step() {
    let mut desk = played();
    desk.keys("ar");
    desk.press(KeyCode::Right);
    assert_snapshot!(desk.screen());
    desk.keys(" ");
    for _ in 0..40 {
        desk.tick(100);
    }
    assert!(desk.shows("Move 2 of 2"), "{}", desk.screen());
    desk.click("start");
    assert!(desk.shows("Move 0 of 2"));
    desk.press(KeyCode::End);
    desk.press(KeyCode::Left);
    assert!(desk.shows("Move 1 of 2"));
}

#[test]
fn a_replay_is_played_on_as_a_new_game() {
    let mut desk = played();
    desk.keys("ar");
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Enter);
    desk.keys("s");
    assert!(
        desk.shows("deal ms:1") && desk.shows("1 move "),
        "{}",
        desk.screen()
    );
    desk.keys("a");
    assert_eq!(desk.screen().matches("ms:1").count(), 2);
}

#[test]
fn a_deleted_game_asks_first_and_is_gone() {
    let mut desk = played();
    desk.keys("n5");
    desk.press(KeyCode::Enter);
    desk.keys("sa");
    desk.press(KeyCode::Delete);
    assert!(desk.shows("Delete this game?"));
    desk.keys("d");
    assert!(desk.shows("No saved games yet"), "{}", desk.screen());
}

#[test]
fn all_cards_of_a_column_can_be_seen() {
    let mut desk = played();
    desk.keys("4v");
    assert_snapshot!(desk.screen());
}

#[test]
fn a_pause_hides_the_cards_and_stops_the_clock() {
    let mut desk = played();
    desk.keys("p");
    let paused = desk.screen();
    assert_snapshot!(paused);
    desk.tick(600_000);
    assert_eq!(desk.screen(), paused);
    desk.keys("p");
    assert!(desk.shows("0:05"), "{}", desk.screen());
}
