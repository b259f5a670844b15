//! How games end, from positions shortly before.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_table::{GameState, Session};
use webspinner_tui::Start;

use crate::player::{Player, deal, rules, setup};

fn from_picture(game: &str, picture: &str) -> Player {
    let rules = rules(game);
    let position = rules.parse_picture(picture).expect("a picture");
    Player::new(Start::Position(rules, position), (80, 24))
}

#[test]
fn a_stuck_game_is_lost_at_once_says_why_and_can_be_taken_back() {
    let picture = "1: KS-2S\n2: AS\n3: KH QH JH\nstock: TH-AH\n";
    let mut player = from_picture("spider", picture);
    player.keys("21");
    assert_snapshot!(player.screen());
    // Moves stay legal, and are made without the same news again.
    player.press(KeyCode::Esc);
    player.keys("34");
    assert!(!player.shows("This game is lost") && player.shows("2 moves"));
    assert!(player.shows("Stuck: u undo"), "{}", player.screen());
    player.keys("uu");
    assert!(
        player.shows("2 undos") && !player.shows("Stuck"),
        "{}",
        player.screen()
    );
    player.keys("r");
    assert!(player.shows("This game is lost"));
    player.click("undo the last move");
    assert!(player.shows("3 undos"), "{}", player.screen());
}

#[test]
fn a_position_begins_again_and_stays_unsaved() {
    let mut player = from_picture("spider", "1: KS-3S\n2: 2S AS\n3: KH-2H\n4: AH\n");
    player.keys("43ub");
    assert!(player.shows("0 moves") && !player.shows("undo ·"));
    assert!(player.shows("Your own position"), "{}", player.screen());
    player.keys("a");
    assert!(player.shows("No saved games yet"), "{}", player.screen());
}

#[test]
fn a_finished_run_of_one_colour_is_collected_when_the_player_says_so() {
    let mut player = from_picture("red-black-spider", "1: KS QC JS-2S\n2: AC\n");
    player.keys("21");
    assert!(player.shows("Collected 7 of 8"), "{}", player.screen());
    player.keys("c");
    assert!(player.shows("Won!"), "{}", player.screen());
}

#[test]
fn the_second_press_of_a_column_collects_its_finished_run() {
    let mut player = from_picture("red-black-spider", "1: KS QC JS-2S\n2: AC\n");
    player.keys("2211");
    assert!(player.shows("Won!"), "{}", player.screen());
}

#[test]
fn little_spider_plays_to_foundations_by_key_and_by_mouse() {
    let picture = "1: KS\n5: KC\nfoundations: [AS-QS] [AC-QC] [KH-AH] [KD-AD]\n";
    let mut player = from_picture("little-spider", picture);
    player.keys("1f1");
    player.click("K♣");
    assert_snapshot!(player.screen());
    player.click("Q♣");
    assert!(player.shows("Won!"), "{}", player.screen());
}

#[test]
fn a_reserve_card_goes_to_a_column_by_key_and_by_mouse() {
    let picture = "1: KS-3S\n2: KH-2H\nreserves: 2S AH\n3: AS\n";
    let mut player = from_picture("three-blind-mice", picture);
    player.keys("e11");
    player.click("A♥");
    player.click("2♥");
    player.keys("31");
    assert!(player.shows("Won!"), "{}", player.screen());
}

#[test]
fn a_card_goes_to_an_empty_reserve_and_back_by_key() {
    let picture = "1: KS-3S\n2: 2S AH\n3: KH-2H\n4: AS\nreserves: -- --\n";
    let mut player = from_picture("how-they-run", picture);
    // Both cards are in hand, and the reserve takes the last.
    player.keys("2e2");
    assert!(player.shows("1 move"), "{}", player.screen());
    player.keys("e1");
    assert!(
        player.shows("card can be lifted there"),
        "{}",
        player.screen()
    );
    player.keys("21e23");
    assert!(player.shows("Collected 3 of 4"), "{}", player.screen());
    player.keys("4e1e11");
    assert!(player.shows("Won!"), "{}", player.screen());
}

#[test]
fn a_position_is_played_and_not_saved() {
    let mut player = from_picture("spider", "1: KS-2S\n2: AS\n");
    assert_snapshot!(player.screen());
    player.keys("21");
    assert!(player.shows("Won!"));
    player.press(KeyCode::Esc);
    player.keys("a");
    assert!(player.shows("No saved games yet"), "{}", player.screen());
}

#[test]
fn without_a_store_the_game_is_played_all_the_same() {
    let mut outside = setup(&Place::Memory);
    outside.store = None;
    let mut player = Player::with(outside, deal("spider", "ms:1"), (80, 24));
    player.keys("99d");
    assert!(player.shows("2 moves"));
    player.keys("s");
    assert!(player.shows("Win rate"));
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
    let mut player = Player::new(start, (80, 24));
    for column in '0'..='9' {
        // The obvious move of this column, if it has one.
        player.press(KeyCode::Char(column));
        player.press(KeyCode::Char(column));
        if player.shows("No useful move is left") {
            return;
        }
    }
    panic!("{}", player.screen());
}
