//! Playing at the table.

use insta::assert_snapshot;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};
use webspinner_db::Place;
use webspinner_store::BlockingStore;
use webspinner_tui::{Colours, Flow, Start, ThemeName};
use webspinner_words::Language;

use crate::player::{Player, deal, rules, setup};

fn spider() -> Player {
    Player::new(deal("spider", "ms:1"), (80, 24))
}

#[test]
fn what_is_undone_can_be_redone() {
    let mut player = spider();
    player.keys("99");
    let moved = player.screen();
    player.keys("u");
    assert!(player.shows("1 undo"));
    player.ctrl('y');
    assert!(player.shows("1 move "));
    player.ctrl('z');
    player.keys("uu");
    assert!(player.shows("There is no move to undo"));
    assert!(moved.contains("1 move "));
}

#[test]
fn cards_in_hand_show_where_they_may_go() {
    let mut player = spider();
    player.keys("3");
    assert_snapshot!(player.screen());
    player.press(KeyCode::Esc);
    assert!(!player.shows("»"));
}

#[test]
fn the_cursor_takes_cards_and_finds_their_targets() {
    let mut player = spider();
    for _ in 0..3 {
        player.press(KeyCode::Right);
    }
    player.keys("l");
    player.keys("hh");
    player.press(KeyCode::Enter);
    player.press(KeyCode::Tab);
    assert_snapshot!(player.screen());
    player.keys(" ");
    assert!(player.shows("1 move "), "{}", player.screen());
}

#[test]
fn a_refused_move_says_why() {
    let mut player = spider();
    player.keys("12");
    assert!(
        player.shows("The 8♥ does not go on the 10♥, which takes a 9"),
        "{}",
        player.screen()
    );
    player.keys(":4-");
    player.press(KeyCode::Enter);
    assert!(
        player.shows("4- is not a move: expected the number of a column"),
        "{}",
        player.screen()
    );
}

#[test]
fn dragged_cards_hang_at_the_pointer() {
    let mut player = spider();
    let card = player.find("A♥");
    player.mouse(MouseEventKind::Down(MouseButton::Left), card);
    player.mouse(MouseEventKind::Drag(MouseButton::Left), (40, 14));
    assert_snapshot!(player.screen());
    player.mouse(MouseEventKind::Up(MouseButton::Left), (40, 20));
    assert!(!player.shows("»"), "{}", player.screen());
}

#[test]
fn the_same_card_again_or_the_right_button_makes_the_obvious_move() {
    let mut player = spider();
    let card = player.find("Q♣");
    player.click_at(card);
    player.click_at(card);
    let clicked = player.screen();
    let mut player = spider();
    let card = player.find("Q♣");
    player.mouse(MouseEventKind::Down(MouseButton::Right), card);
    assert!(clicked.contains("The Q♣ fits nowhere else"), "{clicked}");
    assert!(player.shows("The Q♣ fits nowhere else"));
}

#[test]
fn a_hint_is_shown_on_the_board_and_marks_the_game_assisted() {
    let mut player = spider();
    player.click("hint");
    player.engine();
    assert!(player.shows("assisted") && player.shows("Hint: "));
    assert_snapshot!(player.screen());
}

#[test]
fn a_screen_can_be_made_smaller_and_larger_at_any_moment() {
    let mut player = spider();
    let before = player.screen();
    player.resize(59, 24);
    assert_snapshot!(player.screen());
    player.keys("3");
    player.resize(60, 11);
    player.resize(1, 1);
    player.press(KeyCode::Esc);
    player.resize(80, 24);
    assert_eq!(player.screen(), before);
}

#[test]
fn themes_differ_in_what_they_draw_and_the_last_one_is_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut player = Player::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    player.keys("yyyy");
    assert!(player.shows("Theme: ASCII"));
    player.keys("3");
    assert_snapshot!(player.screen());
    assert!(player.screen().is_ascii(), "{}", player.screen());
    drop(player);
    let mut again = setup(&place);
    again.theme = None;
    let player = Player::with(again, deal("spider", "ms:1"), (80, 24));
    assert!(player.screen().is_ascii());
}

#[test]
fn without_colours_nothing_has_a_colour() {
    for theme in ThemeName::ALL {
        let mut outside = setup(&Place::Memory);
        (outside.theme, outside.colours) = (Some(theme), Colours::None);
        let mut player = Player::with(outside, deal("spider", "ms:1"), (80, 24));
        for keys in ["3", "t", "m", "?"] {
            player.keys(keys);
            assert!(!player.has_colours(), "{theme} {keys}");
        }
    }
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut player = Player::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    player.keys("99");
    player.keys("d");
    // The program just stops: only what was saved move by move is there.
    let cards = player.board();
    drop(player);
    let player = Player::with(setup(&place), Start::Resume, (80, 24));
    assert_eq!(player.board(), cards);
    assert!(player.shows("2 moves"), "{}", player.screen());
}

#[test]
fn a_game_that_two_programs_go_on_with_becomes_two() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let mut first = Player::with(setup(&place), deal("spider", "ms:1"), (80, 24));
    first.keys("99");
    let mut second = Player::with(setup(&place), Start::Resume, (80, 24));
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
fn the_message_of_a_save_is_shown_after_another_game_is_dealt() {
    for gives_up in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let place = Place::File(folder.path().join("games.db"));
        let mut player = Player::with(setup(&place), deal("spider", "ms:1"), (80, 24));
        player.keys("99");
        let (other, _) = BlockingStore::open(&place).unwrap();
        let kept = other.latest_unfinished().unwrap().expect("the game");
        assert!(other.delete(kept.handle.id()).unwrap());
        player.keys("n");
        player.press(KeyCode::Enter);
        if gives_up {
            player.press(KeyCode::Delete);
            player.keys("y");
        } else {
            player.press(KeyCode::Enter);
        }
        assert!(
            player.shows("Another program deleted this game") && player.shows("0 moves"),
            "{}",
            player.screen()
        );
    }
}

#[test]
fn the_clock_stands_while_the_program_is_stopped() {
    let mut player = spider();
    player.keys("99");
    let begun = player.now_ms;
    assert_eq!(player.app.leave(begun + 1_000), None);
    player.app.come_back(begun + 3_600_000);
    player.now_ms = begun + 3_600_000;
    player.tick(2_000);
    assert!(player.shows("1 move · 0:03"), "{}", player.screen());
}

#[test]
fn without_saved_games_the_first_screen_is_the_choice_of_games() {
    let mut player = Player::new(Start::Resume, (80, 24));
    assert_snapshot!(player.screen());
    player.press(KeyCode::Esc);
    assert_eq!(player.flow, Flow::Quit);
}

#[test]
fn a_custom_game_brings_its_rules_and_can_be_resumed() {
    let text = "id = \"mine\"\nname = \"Mine\"\ninherits = \"spider\"\nversion = 1\n";
    let rules = webspinner_rules::Rules::parse(text).expect("a valid game");
    let rules = std::sync::Arc::new(rules);
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    let start = Start::Deal(rules, Some("4".parse().unwrap()));
    let mut player = Player::with(setup(&place), start, (80, 24));
    player.keys("d");
    let cards = player.board();
    drop(player);
    let player = Player::with(setup(&place), Start::Resume, (80, 24));
    assert!(player.shows("Mine"), "{}", player.screen());
    assert_eq!(player.board(), cards);
}

#[test]
fn the_ascii_theme_draws_nothing_else_on_any_page() {
    let mut outside = setup(&Place::Memory);
    outside.theme = Some(ThemeName::Ascii);
    let mut player = Player::with(outside, deal("spider", "ms:1"), (80, 24));
    for keys in ["99", "t", "d", "?", "m", "i", "a", "w", "s", "4v", "n", "p"] {
        player.keys(keys);
        assert!(player.screen().is_ascii(), "{keys}\n{}", player.screen());
        player.press(KeyCode::Esc);
    }
}

#[test]
fn the_first_hint_says_that_the_game_is_assisted_from_now_on() {
    let says = "counts as assisted";
    let mut player = Player::new(deal("spider", "ms:1"), (120, 24));
    player.keys("t");
    player.engine();
    assert!(player.shows(says), "{}", player.screen());
    player.keys("t");
    assert!(player.shows("Hint: ") && !player.shows(says));
}

#[test]
fn a_hint_to_deal_names_the_key() {
    let mut player = Player::new(deal("spider", "ms:1"), (120, 24));
    let key = "press d to deal a row";
    for _ in 0..60 {
        player.keys("t");
        player.engine();
        if player.shows(key) {
            return;
        }
        let screen = player.screen();
        let hint = screen.split("Hint: ").nth(1).expect("a hint");
        let typed = hint.split(' ').next().expect("a move").to_owned();
        player.keys(&format!(":{typed}"));
        player.press(KeyCode::Enter);
    }
    panic!("{}", player.screen());
}

#[test]
fn the_obvious_move_is_named() {
    let mut player = spider();
    player.keys("o");
    assert!(
        player.shows("Move the cursor to a card"),
        "{}",
        player.screen()
    );
    for _ in 0..8 {
        player.press(KeyCode::Right);
    }
    assert!(!player.shows("Move the cursor to a card"));
    player.keys("o");
    let says = "Obvious move: 7♣ to the 8♥ in column 1";
    assert!(player.shows(says), "{}", player.screen());
}

#[test]
fn a_typed_move_that_is_none_is_repeated_with_what_is_missing() {
    let mut player = spider();
    player.keys(":4-9x");
    player.press(KeyCode::Enter);
    let says = "4-9x is not a move: expected a number of cards";
    assert!(player.shows(says), "{}", player.screen());
}

#[test]
fn several_moves_are_typed_or_pasted_in_one_line() {
    let mut player = spider();
    let legal = rules("spider").deal(&"ms:1".parse().expect("a deal"));
    let position = legal.expect("the game has it");
    let made = rules("spider").legal_moves(&position);
    let shift = made.iter().map(|legal| legal.get().to_string());
    let shift = shift.into_iter().find(|made| made != "d").expect("a move");
    player.keys(":");
    let pasted = format!("1. {shift}\n2. d d\n");
    let event = ratatui::crossterm::event::Event::Paste(pasted);
    player.app.handle(&event, player.now_ms);
    player.press(KeyCode::Enter);
    assert!(player.shows("3 moves"), "{}", player.screen());
    // Up to the first that is refused; and none where one is no move.
    player.keys(":d 1-1 d");
    player.press(KeyCode::Enter);
    assert!(player.shows("4 moves"), "{}", player.screen());
    player.keys(":d 4-");
    player.press(KeyCode::Enter);
    assert!(player.shows("4 moves") && player.shows("4- is not a move"));
}

#[test]
fn a_game_without_reserves_says_so() {
    let mut player = spider();
    player.keys("e");
    assert!(
        player.shows("This game has no reserves"),
        "{}",
        player.screen()
    );
}

#[test]
fn the_panel_says_what_it_needs_where_there_is_no_room_for_it() {
    let mut player = spider();
    player.keys(",");
    let says = "needs a window of at least 120 columns and 37";
    assert!(player.shows(says), "{}", player.screen());
    // It is still on.
    player.resize(120, 37);
    assert!(player.shows("Moves so far"), "{}", player.screen());
    player.keys(",");
    assert!(player.shows("is hidden") && !player.shows("Moves so far"));
    player.resize(119, 37);
    player.keys(",");
    assert!(player.shows("this one has 119"), "{}", player.screen());
}

#[test]
fn a_terminal_without_unicode_gets_letters_that_it_can_show() {
    for language in Language::ALL {
        let mut outside = setup(&Place::Memory);
        (outside.theme, outside.language) = (Some(ThemeName::Ascii), Some(language));
        outside.unicode = false;
        let mut player = Player::with(outside, deal("spider", "ms:1"), (80, 24));
        for keys in [
            "99", "t", "d", "?", "m", "i", "a", "w", "s", "4v", "n", "g", "!",
        ] {
            player.keys(keys);
            assert!(player.screen().is_ascii(), "{keys}\n{}", player.screen());
            player.press(KeyCode::Esc);
        }
    }
}
