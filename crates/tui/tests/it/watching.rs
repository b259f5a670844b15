//! The fair player plays on, and the player watches.

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_rules::record::GameResult;
use webspinner_store::BlockingStore;
use webspinner_tui::Start;

use crate::player::{Player, deal, eight_cards, setup};

/// Lets time pass and the fair player think until this is on the screen.
fn watch_until(player: &mut Player, text: &str) {
    for _ in 0..1_000 {
        player.engine();
        if player.shows(text) {
            return;
        }
        player.tick(100);
    }
    panic!("{text:?} is never on the screen:\n{}", player.screen());
}

/// Whether moves are made as time passes.
fn plays_on(player: &mut Player) -> bool {
    let before = player.board();
    player.engine();
    player.tick(10_000);
    player.board() != before
}

#[test]
fn the_fair_player_plays_on_move_by_move_and_the_game_is_assisted() {
    let mut player = Player::new(deal("spider-1", "own:2"), (80, 24));
    player.keys("*");
    assert!(player.shows("this game counts as assisted"));
    assert!(player.shows("0 moves") && player.app.is_moving());
    player.engine();
    player.tick(499);
    assert!(player.shows("0 moves") && !player.shows("· assisted"));
    player.tick(1);
    assert!(
        player.shows("1 move · assisted"),
        "only the first move costs anything:\n{}",
        player.screen()
    );
    watch_until(&mut player, "6 moves");
    assert_snapshot!(player.screen());
}

#[test]
fn any_key_or_click_stops_it_and_does_nothing_else() {
    let mut player = Player::new(deal("spider-1", "own:2"), (80, 24));
    for code in [KeyCode::Char('u'), KeyCode::Char('*'), KeyCode::Esc] {
        player.keys("*");
        assert!(plays_on(&mut player), "{}", player.screen());
        let board = player.board();
        player.press(code);
        assert_eq!(player.board(), board, "{code}");
        assert!(!plays_on(&mut player), "{code}");
    }
    player.keys("*");
    assert!(plays_on(&mut player));
    let board = player.board();
    player.click_at((3, 3));
    assert_eq!(player.board(), board);
    assert!(!plays_on(&mut player));
    // All of it can be undone.
    player.keys("uuuu");
    assert!(player.shows("0 moves · 4 undos"), "{}", player.screen());
}

#[test]
fn plus_and_minus_change_the_speed() {
    let mut player = Player::new(deal("spider-1", "own:2"), (80, 24));
    player.keys("*+");
    player.engine();
    player.tick(1);
    assert!(player.shows("1 move "), "{}", player.screen());
    player.engine();
    player.tick(200);
    assert!(player.shows("2 moves"), "{}", player.screen());
    player.keys("---");
    player.engine();
    player.tick(1);
    assert!(player.shows("3 moves"), "{}", player.screen());
    player.engine();
    player.tick(1_999);
    assert!(player.shows("3 moves"), "{}", player.screen());
    player.tick(1);
    assert!(player.shows("4 moves"), "{}", player.screen());
}

#[test]
fn a_win_that_was_watched_is_saved_as_an_assisted_one() {
    let folder = tempfile::tempdir().unwrap();
    let place = Place::File(folder.path().join("games.db"));
    // The fair player wins this deal.
    let mut player = Player::with(setup(&place), deal("spiderette-1", "own:1"), (80, 24));
    player.keys("*");
    watch_until(&mut player, "Won!");
    assert!(player.shows("Assisted: counted separately"));
    assert!(!player.shows("first win") && !player.shows("best time"));
    let (store, _) = BlockingStore::open(&place).unwrap();
    let results = store.results(None).unwrap();
    assert!(
        results.len() == 1
            && results[0].summary.assisted()
            && results[0].summary.result == GameResult::Won
    );
}

/// A small game in this position, without hidden cards.
fn from_picture(picture: &str) -> Player {
    let rules = eight_cards("never");
    let position = rules.parse_picture(picture).expect("a picture");
    Player::new(Start::Position(rules, position), (80, 24))
}

#[test]
fn it_ends_where_no_way_on_is_known() {
    // A run can be collected, but the other cards never get in order.
    let mut player = from_picture("1: 4S-2S\n2: AS\n3: AS 4S 2S 3S\n");
    player.keys("*");
    watch_until(
        &mut player,
        "It doesn’t know how to go on from here. Your turn.",
    );
    assert!(!player.app.is_moving() && !player.shows("assisted"));
}

#[test]
fn it_ends_with_the_game_and_does_not_begin_after_it() {
    let mut player = from_picture("1: 4S-2S\n2: AS\n3: AS 4S-2S\n");
    player.keys("*");
    watch_until(&mut player, "Won!");
    assert!(!player.app.is_moving(), "{}", player.screen());
    player.press(KeyCode::Esc);
    player.keys("*");
    assert!(!player.app.is_moving(), "{}", player.screen());
}

#[test]
fn once_the_win_is_certain_it_is_said_and_the_same_key_finishes_briskly() {
    let mut player = Player::new(deal("spiderette-1", "own:1"), (80, 24));
    player.keys("*");
    watch_until(&mut player, "Won, whatever is hidden");
    assert_snapshot!(player.screen());
    player.keys("*");
    assert!(player.app.is_moving(), "{}", player.screen());
    assert!(player.shows("Won, whatever is hidden. Any key stops it"));
    player.engine();
    player.tick(10_000);
    let board = player.board();
    player.engine();
    player.tick(199);
    assert_eq!(player.board(), board);
    player.tick(1);
    assert_ne!(player.board(), board, "a fifth of a second a move");
    watch_until(&mut player, "Won: every card is known. Any key stops it");
    watch_until(&mut player, "Won!");
}

#[test]
fn a_hint_says_that_the_win_is_certain_and_watching_finishes_it() {
    let mut player = Player::new(deal("spiderette-1", "own:1"), (80, 24));
    player.keys("*");
    watch_until(&mut player, "Won, whatever is hidden");
    player.press(KeyCode::Esc);
    player.keys("t");
    player.engine();
    assert_snapshot!(player.screen());
    player.keys("*");
    assert!(player.shows("Won, whatever is hidden. Any key stops it"));
    watch_until(&mut player, "Won: every card is known");
    player.press(KeyCode::Esc);
    player.keys("t");
    player.engine();
    assert!(
        player.shows("every card is known now, and this wins); * finishes"),
        "{}",
        player.screen()
    );
}
