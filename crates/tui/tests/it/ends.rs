//! How games end, from positions shortly before.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_store::Place;
use webspinner_table::{GameState, Session};
use webspinner_tui::Start;

use crate::desk::{Desk, deal, rules, setup};

fn from_picture(game: &str, picture: &str) -> Desk {
    let rules = rules(game);
    let position = rules.parse_picture(picture).expect("a picture");
    Desk::new(Start::Position(rules, position), (80, 24))
}

#[test]
fn a_stuck_game_is_lost_at_once_says_why_and_can_be_taken_back() {
    let picture = "1: KS-2S\n2: AS\n3: KH QH JH\nstock: TH-AH\n";
    let mut desk = from_picture("spider", picture);
    desk.keys("21");
    assert_snapshot!(desk.screen());
    // Moves stay legal, and are made without the same news again.
    desk.press(KeyCode::Esc);
    desk.keys("34");
    assert!(!desk.shows("This game is lost") && desk.shows("2 moves"));
    desk.keys("uu");
    assert!(
        desk.shows("2 undos") && !desk.shows("Stuck"),
        "{}",
        desk.screen()
    );
    desk.keys("r");
    assert!(desk.shows("This game is lost"));
    desk.click("u undo");
    assert!(desk.shows("3 undos"), "{}", desk.screen());
}

#[test]
fn a_finished_run_of_one_colour_is_collected_when_the_player_says_so() {
    let mut desk = from_picture("red-black-spider", "1: KS QC JS-2S\n2: AC\n");
    desk.keys("21");
    assert!(desk.shows("Collected 7 of 8"), "{}", desk.screen());
    desk.keys("c");
    assert!(desk.shows("Won!"), "{}", desk.screen());
}

#[test]
fn the_second_press_of_a_column_collects_its_finished_run() {
    let mut desk = from_picture("red-black-spider", "1: KS QC JS-2S\n2: AC\n");
    desk.keys("2211");
    assert!(desk.shows("Won!"), "{}", desk.screen());
}

#[test]
fn little_spider_plays_to_foundations_by_key_and_by_mouse() {
    let picture = "1: KS\n5: KC\nfoundations: [AS-QS] [AC-QC] [KH-AH] [KD-AD]\n";
    let mut desk = from_picture("little-spider", picture);
    desk.keys("1f1");
    desk.click("K♣");
    assert_snapshot!(desk.screen());
    desk.click("Q♣");
    assert!(desk.shows("Won!"), "{}", desk.screen());
}

#[test]
fn a_reserve_card_goes_to_a_column_by_key_and_by_mouse() {
    let picture = "1: KS-3S\n2: KH-2H\nreserves: 2S AH\n3: AS\n";
    let mut desk = from_picture("three-blind-mice", picture);
    desk.keys("e11");
    desk.click("A♥");
    desk.click("2♥");
    desk.keys("31");
    assert!(desk.shows("Won!"), "{}", desk.screen());
}

#[test]
fn a_position_is_played_and_not_saved() {
    let mut desk = from_picture("spider", "1: KS-2S\n2: AS\n");
    assert_snapshot!(desk.screen());
    desk.keys("21");
    assert!(desk.shows("Won!"));
    desk.press(KeyCode::Esc);
    desk.keys("a");
    assert!(desk.shows("No saved games yet"), "{}", desk.screen());
}

#[test]
fn without_a_store_the_game_is_played_all_the_same() {
    let mut outside = setup(&Place::Memory);
    outside.store = None;
    let mut desk = Desk::with(outside, deal("spider", "ms:1"), (80, 24));
    desk.keys("99d");
    assert!(desk.shows("2 moves"));
    desk.keys("s");
    assert!(desk.shows("Win rate"));
}

#[test]
fn a_game_in_which_no_useful_move_is_left_says_so() {
    let shuffle = "ms:14934".parse().expect("a shuffle");
    let mut session = Session::deal(rules("spider"), &shuffle).expect("the game has this deal");
    while session.state() == GameState::InProgress {
        let hint = session.hint().expect("a move is legal");
        session.play(hint.play, 0).expect("a hint is legal");
    }
    assert_eq!(session.state(), GameState::NoUsefulMove);
    let start = Start::Position(rules("spider"), session.position().clone());
    let mut desk = Desk::new(start, (80, 24));
    for column in '0'..='9' {
        // The obvious move of this column, if it has one.
        desk.press(KeyCode::Char(column));
        desk.press(KeyCode::Char(column));
        if desk.shows("No useful move is left") {
            return;
        }
    }
    panic!("{}", desk.screen());
}
