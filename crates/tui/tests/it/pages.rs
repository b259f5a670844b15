//! The pages over the table, reached by keys and by mouse.

use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, MouseEventKind};

use crate::player::{Player, deal};

fn spider() -> Player {
    Player::new(deal("spider", "ms:1"), (80, 24))
}

/// Some moves, one of them undone for another.
fn played() -> Player {
    let mut player = spider();
    player.keys("66");
    player.keys("u");
    player.keys("99d");
    player
}

#[test]
fn help_lists_every_key() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 83));
    player.keys("?");
    assert_snapshot!(player.screen());
}

#[test]
fn the_menu_names_everything_that_has_no_button() {
    // On a lower screen it scrolls.
    let mut player = Player::new(deal("spider", "ms:1"), (80, 35));
    player.click("menu");
    assert_snapshot!(player.screen());
}

#[test]
fn the_rules_page_scrolls_and_closes() {
    let mut player = spider();
    player.keys("i");
    assert_snapshot!(player.screen());
    let first = player.screen();
    player.press(KeyCode::PageDown);
    assert_ne!(player.screen(), first);
    player.click("previous page");
    assert_eq!(player.screen(), first);
    player.press(KeyCode::Esc);
    assert!(player.shows("5 rows left"));
}

#[test]
fn games_are_found_by_other_names_and_tags() {
    let mut player = spider();
    player.keys("gtwo-suit spi");
    assert!(player.shows("Red-Black Spider"), "{}", player.screen());
    assert_snapshot!(player.screen());
    player.ctrl('u');
    player.keys("no such game");
    assert!(player.shows("No game matches"));
}

#[test]
fn a_game_that_fits_is_picked_at_random() {
    let mut player = spider();
    player.keys("gscorpion");
    player.press(KeyCode::F(5));
    assert_snapshot!(player.screen());
    // Where none fits, nothing happens.
    player.keys("no such game");
    player.press(KeyCode::F(5));
    assert!(player.shows("No game matches"), "{}", player.screen());
}

#[test]
fn a_whole_deal_is_dealt_from_the_list_of_games() {
    let mut player = spider();
    player.keys("gwasp:ms:617");
    player.press(KeyCode::Enter);
    assert!(player.shows("Wasp · deal ms:617"), "{}", player.screen());
    player.keys("gwasp:ms:0");
    assert!(player.shows("No game matches"), "{}", player.screen());
}

#[test]
fn a_whole_deal_is_a_deal_of_its_own_game_only() {
    let mut player = spider();
    player.keys("nspider:ms:617");
    player.press(KeyCode::Enter);
    assert!(player.shows("deal ms:617"), "{}", player.screen());
    player.keys("nwasp:ms:617");
    player.press(KeyCode::Enter);
    let says = "This deal is one of wasp, not of spider";
    assert!(player.shows(says), "{}", player.screen());
}

#[test]
fn a_cleared_search_leaves_the_choice_as_it_was() {
    let mut player = spider();
    player.keys("g");
    player.press(KeyCode::Down);
    player.press(KeyCode::Down);
    let before = player.screen();
    player.keys("widow");
    assert_ne!(player.screen(), before);
    player.ctrl('u');
    assert_eq!(player.screen(), before);
}

#[test]
fn a_game_is_chosen_and_dealt_by_mouse_alone() {
    let mut player = spider();
    player.click("games");
    player.click("Spider (2 Suits)");
    player.click("Enter play");
    player.click("ms:  pysol");
    player.click("  7 ");
    assert_snapshot!(player.screen());
    player.click("start");
    assert!(player.shows("deal ms:7"), "{}", player.screen());
    assert!(player.shows("Spider (2 Suits)"));
}

#[test]
fn a_deal_that_does_not_exist_is_refused_in_words() {
    let mut player = spider();
    player.keys("nkpat:0");
    player.press(KeyCode::Enter);
    assert_snapshot!(player.screen());
}

#[test]
fn a_long_error_is_shown_whole() {
    let mut player = spider();
    player.keys("npysol:0");
    player.press(KeyCode::Enter);
    assert!(player.shows("There is no such deal"), "{}", player.screen());
    assert!(player.shows("100000000000000000000"), "{}", player.screen());
}

#[test]
fn a_running_game_is_left_only_after_a_question() {
    let mut player = played();
    player.keys("n5");
    player.press(KeyCode::Enter);
    assert_snapshot!(player.screen());
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    assert!(player.shows("deal ms:1"));
}

#[test]
fn a_game_saved_for_later_is_continued() {
    let mut player = played();
    player.keys("n5");
    player.press(KeyCode::Enter);
    player.press(KeyCode::Enter);
    assert!(player.shows("deal 5"), "{}", player.screen());
    player.keys("a");
    assert_snapshot!(player.screen());
    player.press(KeyCode::Enter);
    assert!(
        player.shows("deal ms:1") && player.shows("2 moves"),
        "{}",
        player.screen()
    );
}

#[test]
fn a_game_given_up_counts_as_lost() {
    let mut player = played();
    player.keys("n5");
    player.press(KeyCode::Enter);
    // The key of the list of games, pressed once more, gives nothing up.
    player.keys("g");
    assert!(player.shows("Leave this game?"), "{}", player.screen());
    player.click("Del give up");
    assert!(player.shows("Give up?"), "{}", player.screen());
    player.keys("ys");
    assert_snapshot!(player.screen());
}

#[test]
fn the_move_tree_lists_lines_and_goes_to_them() {
    let mut player = played();
    player.keys("w");
    assert_snapshot!(player.screen());
    player.press(KeyCode::End);
    player.press(KeyCode::Enter);
    assert!(player.shows("1 move "), "{}", player.screen());
}

#[test]
fn a_note_stays_at_its_move_and_the_move_tree_leads_back_to_it() {
    let mut player = played();
    player.keys("/");
    assert!(player.shows("Note after move 2"), "{}", player.screen());
    player.keys("row or 3-9?");
    assert_snapshot!(player.screen());
    player.press(KeyCode::Enter);
    player.keys("uu/from the start");
    player.press(KeyCode::Enter);
    player.keys("w");
    assert_snapshot!(player.screen());
    player.press(KeyCode::Down);
    player.press(KeyCode::Down);
    player.press(KeyCode::Enter);
    player.keys("/");
    assert!(player.shows("row or 3-9?_"), "{}", player.screen());
    player.click("clear");
    player.press(KeyCode::Enter);
    player.keys("w");
    assert!(!player.shows("row or 3-9?"), "{}", player.screen());
    assert!(player.shows("from the start"), "{}", player.screen());
}

#[test]
fn a_note_that_is_too_long_is_refused_and_not_lost() {
    let mut player = played();
    player.keys("/");
    player.paste(&"牌".repeat(2_000));
    player.press(KeyCode::Enter);
    assert!(player.shows("There is no room"), "{}", player.screen());
    // What was typed is still there.
    player.press(KeyCode::Enter);
    assert!(player.shows("There is no room"), "{}", player.screen());
    player.press(KeyCode::Esc);
    player.keys("w");
    assert!(!player.shows("Note after"), "{}", player.screen());
}

#[test]
fn the_hundred_are_dealt_one_after_another() {
    // High enough for the whole menu.
    let mut player = Player::new(deal("spider", "ms:1"), (80, 50));
    let open = |player: &mut Player| {
        player.keys("m");
        player.click("the hundred");
    };
    open(&mut player);
    assert!(player.shows("0 won of 0 played."), "{}", player.screen());
    player.press(KeyCode::Enter);
    assert!(player.shows("Spider · deal 1 "), "{}", player.screen());
    player.keys("d");
    open(&mut player);
    player.press(KeyCode::Enter);
    // The game is left.
    player.press(KeyCode::Enter);
    assert!(player.shows("Spider · deal 2 "), "{}", player.screen());
    player.keys("d");
    open(&mut player);
    assert_snapshot!(player.screen());
    player.press(KeyCode::Esc);
    player.keys("m");
    player.click("play without undo");
    open(&mut player);
    assert!(player.shows("0 won of 0 played."), "{}", player.screen());
    assert!(player.shows("and without undo"), "{}", player.screen());
}

#[test]
fn a_record_plays_by_itself_and_step_by_step() {
    let mut player = played();
    player.keys("ar");
    player.press(KeyCode::Right);
    assert_snapshot!(player.screen());
    player.keys(" ");
    for _ in 0..40 {
        player.tick(100);
    }
    assert!(player.shows("Move 2 of 2"), "{}", player.screen());
    player.click("start");
    assert!(player.shows("Move 0 of 2"));
    player.press(KeyCode::End);
    player.press(KeyCode::Left);
    assert!(player.shows("Move 1 of 2"));
}

#[test]
fn a_replay_is_played_on_as_a_new_game() {
    let mut player = played();
    player.keys("ar");
    player.press(KeyCode::Right);
    player.press(KeyCode::Enter);
    player.press(KeyCode::Enter);
    assert!(
        player.shows("deal ms:1") && player.shows("1 move "),
        "{}",
        player.screen()
    );
    player.keys("a");
    assert_eq!(player.screen().matches("ms:1").count(), 2);
}

#[test]
fn a_game_is_deleted_only_after_a_question() {
    let mut player = played();
    player.keys("n5");
    player.press(KeyCode::Enter);
    player.press(KeyCode::Enter);
    player.keys("a");
    player.press(KeyCode::Delete);
    assert!(player.shows("Delete this game?"));
    player.keys("d");
    assert!(player.shows("No saved games yet"), "{}", player.screen());
}

#[test]
fn all_cards_of_a_column_can_be_seen() {
    let mut player = played();
    player.keys("4v");
    assert_snapshot!(player.screen());
}

#[test]
fn a_pause_hides_the_cards_and_stops_the_clock() {
    let mut player = played();
    player.keys("p");
    let paused = player.screen();
    assert_snapshot!(paused);
    player.tick(600_000);
    assert_eq!(player.screen(), paused);
    player.keys("p");
    assert!(player.shows("0:05"), "{}", player.screen());
}

#[test]
fn a_player_who_leaves_the_table_is_paused_after_five_minutes() {
    let mut player = played();
    player.tick(200_000);
    player.mouse(MouseEventKind::Moved, (1, 1));
    player.tick(299_000);
    assert!(!player.shows("Paused"), "{}", player.screen());
    player.tick(7_200_000);
    assert!(player.shows("Paused"), "{}", player.screen());
    player.keys("p");
    // Five minutes and a little count after the last sign of the player, and not two hours.
    assert!(player.shows("8:2"), "{}", player.screen());
}

#[test]
fn whether_it_is_rigged_is_answered_with_a_fingerprint() {
    let mut player = Player::new(deal("spider", "ms:617"), (80, 40));
    player.keys("m");
    player.click("is it rigged?");
    assert_snapshot!(player.screen());
    player.press(KeyCode::F(1));
    assert!(player.shows("how you can check it"), "{}", player.screen());
    player.press(KeyCode::Esc);
    player.keys("c");
    assert_snapshot!(player.screen());
    player.press(KeyCode::F(1));
    assert!(
        player.shows("95 of 100 fair shufflers"),
        "{}",
        player.screen()
    );
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    assert!(player.shows("5 rows left"), "{}", player.screen());
}

#[test]
fn the_cards_are_opened_once_the_game_is_won() {
    let mut player = Player::new(deal("spider-1", "ms:1"), (80, 40));
    for played in crate::won::line() {
        player.keys(&format!(":{played}"));
        player.press(KeyCode::Enter);
    }
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    player.keys("m");
    player.click("is it rigged?");
    player.press(KeyCode::End);
    assert!(player.shows("exactly this text"), "{}", player.screen());
}

#[test]
fn unseen_cards_are_counted() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("d;");
    assert_snapshot!(player.screen());
    player.press(KeyCode::F(1));
    assert!(player.shows("marks nothing"), "{}", player.screen());
    player.press(KeyCode::Esc);
    player.press(KeyCode::Esc);
    assert!(player.shows("4 rows left"), "{}", player.screen());
    assert!(!player.shows("assisted"), "{}", player.screen());
}
