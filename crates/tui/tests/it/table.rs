//! Playing at the table.

use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use webspinner_store::{BlockingStore, Place};
use webspinner_tui::{Flow, Start, ThemeName};

use crate::desk::{Desk, deal, setup};

fn spider() -> Desk {
    Desk::new(deal("spider", "ms:1"), (80, 24))
}

#[test]
fn what_is_taken_back_can_be_made_again() {
    let mut desk = spider();
    desk.keys("99");
    let moved = desk.screen();
    desk.keys("u");
    assert!(desk.shows("1 undo"));
    desk.ctrl('y');
    assert!(desk.shows("1 move "));
    desk.ctrl('z');
    desk.keys("uu");
    assert!(desk.shows("There is no move to undo"));
    assert!(moved.contains("1 move "));
}

#[test]
fn cards_in_hand_show_where_they_may_go() {
    let mut desk = spider();
    desk.keys("3");
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Esc);
    assert!(!desk.shows("»"));
}

#[test]
fn the_cursor_takes_cards_and_finds_their_targets() {
    let mut desk = spider();
    for _ in 0..3 {
        desk.press(KeyCode::Right);
    }
    desk.keys("l");
    desk.keys("hh");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Tab);
    assert_snapshot!(desk.screen());
    desk.keys(" ");
    assert!(desk.shows("1 move "), "{}", desk.screen());
}

#[test]
fn a_refused_move_says_why() {
    let mut desk = spider();
    desk.keys("12");
    assert!(
        desk.shows("The 8♥ does not go on the 10♥, which takes a 9"),
        "{}",
        desk.screen()
    );
    desk.keys(":4-");
    desk.press(KeyCode::Enter);
    assert!(desk.shows("Expected"), "{}", desk.screen());
}

#[test]
fn dragged_cards_hang_at_the_pointer() {
    let mut desk = spider();
    let card = desk.find("A♥");
    desk.mouse(MouseEventKind::Down(MouseButton::Left), card);
    desk.mouse(MouseEventKind::Drag(MouseButton::Left), (40, 14));
    assert_snapshot!(desk.screen());
    desk.mouse(MouseEventKind::Up(MouseButton::Left), (40, 20));
    assert!(!desk.shows("»"), "{}", desk.screen());
}

#[test]
fn the_same_card_again_or_the_right_button_makes_the_obvious_move() {
    let mut desk = spider();
    let card = desk.find("Q♣");
    desk.click_at(card);
    desk.click_at(card);
    let clicked = desk.screen();
    let mut desk = spider();
    let card = desk.find("Q♣");
    desk.mouse(MouseEventKind::Down(MouseButton::Right), card);
    assert!(clicked.contains("No other place takes the Q♣"), "{clicked}");
    assert!(desk.shows("No other place takes the Q♣"));
}

#[test]
fn a_hint_is_shown_on_the_board_and_marks_the_game_assisted() {
    let mut desk = spider();
    desk.click("hint");
    assert!(desk.shows("assisted") && desk.shows("Hint: "));
    assert_snapshot!(desk.screen());
}

#[test]
fn a_screen_can_be_made_smaller_and_larger_at_any_moment() {
    let mut desk = spider();
    let before = desk.screen();
    desk.resize(59, 24);
    assert_snapshot!(desk.screen());
    desk.keys("3");
    desk.resize(60, 11);
    desk.resize(1, 1);
    desk.press(KeyCode::Esc);
    desk.resize(80, 24);
    assert_eq!(desk.screen(), before);
}

#[test]
fn themes_differ_in_what_they_draw_and_the_last_one_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    desk.keys("yyyy");
    assert!(desk.shows("Theme: ASCII"));
    desk.keys("3");
    assert_snapshot!(desk.screen());
    assert!(desk.screen().is_ascii(), "{}", desk.screen());
    drop(desk);
    let mut again = setup(&place);
    again.theme = None;
    let desk = Desk::with(again, deal("spider", "ms:1"), (80, 24));
    assert!(desk.screen().is_ascii());
}

#[test]
fn without_colours_nothing_has_a_colour() {
    for theme in ThemeName::ALL {
        let mut outside = setup(&Place::Memory);
        (outside.theme, outside.monochrome) = (Some(theme), true);
        let mut desk = Desk::with(outside, deal("spider", "ms:1"), (80, 24));
        for keys in ["3", "t", "m", "?"] {
            desk.keys(keys);
            assert!(!desk.has_colours(), "{theme} {keys}");
        }
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut desk = Desk::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    desk.keys("99");
    desk.keys("d");
    // No farewell: what was saved move by move is all there is.
    let cards = desk.board();
    drop(desk);
    let desk = Desk::with(setup(&place), Start::Resume, (80, 24));
    assert_eq!(desk.board(), cards);
    assert!(desk.shows("2 moves"), "{}", desk.screen());
}

#[test]
fn a_game_that_two_programs_go_on_with_becomes_two() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut first = Desk::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    first.keys("99");
    let mut second = Desk::with(setup(&place), Start::Resume, (80, 24));
    second.keys("d");
    first.keys("u");
    assert!(
        first.shows("Another program continued this game"),
        "{}",
        first.screen()
    );
    first.keys("a");
    assert_eq!(
        first.screen().matches("Spider  ").count(),
        2,
        "{}",
        first.screen()
    );
}

#[test]
fn what_a_save_has_to_say_is_seen_after_another_game_is_dealt() {
    for answer in ["s", "g"] {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::File(folder.path().join("games.db"));
        let mut desk = Desk::with(setup(&place), deal("spider", "ms:1"), (80, 24));
        desk.keys("99");
        let (other, _) = BlockingStore::open(&place).unwrap();
        let kept = other.latest_unfinished().unwrap().expect("the game");
        assert!(other.delete(kept.handle.id()).unwrap());
        desk.keys("n");
        desk.press(KeyCode::Enter);
        desk.keys(answer);
        assert!(
            desk.shows("Another program deleted this game") && desk.shows("0 moves"),
            "{}",
            desk.screen()
        );
    }
}

#[test]
fn the_clock_stands_while_the_program_is_stopped() {
    let mut desk = spider();
    desk.keys("99");
    let begun = desk.now_ms;
    assert_eq!(desk.app.leave(begun + 1_000), None);
    desk.app.come_back(begun + 3_600_000);
    desk.now_ms = begun + 3_600_000;
    desk.tick(2_000);
    assert!(desk.shows("1 move · 0:03"), "{}", desk.screen());
}

#[test]
fn without_anything_kept_the_first_screen_is_the_choice_of_games() {
    let mut desk = Desk::new(Start::Resume, (80, 24));
    assert_snapshot!(desk.screen());
    desk.press(KeyCode::Esc);
    assert_eq!(desk.flow, Flow::Quit);
}

#[test]
fn a_game_of_ones_own_brings_its_rules_and_goes_on_too() {
    let text = "id = \"mine\"\nname = \"Mine\"\ninherits = \"spider\"\nversion = 1\n";
    let rules = webspinner_rules::Rules::parse(text).expect("a sound game");
    let rules = std::sync::Arc::new(rules);
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let start = Start::Deal(rules, Some("4".parse().unwrap()));
    let mut desk = Desk::with(setup(&place), start, (80, 24));
    desk.keys("d");
    let cards = desk.board();
    drop(desk);
    let desk = Desk::with(setup(&place), Start::Resume, (80, 24));
    assert!(desk.shows("Mine"), "{}", desk.screen());
    assert_eq!(desk.board(), cards);
}

#[test]
fn the_ascii_theme_draws_nothing_else_on_any_page() {
    let mut outside = setup(&Place::Memory);
    outside.theme = Some(ThemeName::Ascii);
    let mut desk = Desk::with(outside, deal("spider", "ms:1"), (80, 24));
    for keys in ["99", "t", "d", "?", "m", "i", "a", "w", "s", "4v", "n", "p"] {
        desk.keys(keys);
        assert!(desk.screen().is_ascii(), "{keys}\n{}", desk.screen());
        desk.press(KeyCode::Esc);
    }
}
