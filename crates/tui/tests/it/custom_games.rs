//! The player's folder of custom games, as the list shows it.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_rules::Rules;
use webspinner_tui::{InvalidGame, KeepOffer, Start};

use crate::player::{Player, setup};

fn custom(id: &str, name: &str) -> Arc<Rules> {
    let text = format!("id = \"{id}\"\nname = \"{name}\"\ninherits = \"spider\"\nversion = 1\n");
    Arc::new(Rules::parse(&text).expect("a valid game"))
}

#[test]
fn custom_games_and_unsound_files_stand_under_their_own_headings() {
    let mut outside = setup(&Place::Memory);
    outside.games.truncate(20);
    outside.games.push(custom("ryde", "Ryde"));
    outside.invalid_games.push(InvalidGame {
        file: "/home/ann/.config/webspinner/games/kent.toml".to_owned(),
        reason: "line 3: `columns` is 31, but must be from 1 to 30".to_owned(),
    });
    let mut player = Player::with(outside, Start::Resume, (80, 24));
    player.press(KeyCode::End);
    assert_snapshot!(player.screen());
    // An invalid file is no game to play.
    player.press(KeyCode::Enter);
    assert!(player.shows("Search:"), "{}", player.screen());
    player.press(KeyCode::Up);
    player.press(KeyCode::Enter);
    player.press(KeyCode::Enter);
    assert!(player.shows(" Ryde · deal"), "{}", player.screen());
}

#[test]
fn without_custom_games_the_list_says_where_they_would_be() {
    let mut player = Player::new(Start::Resume, (80, 24));
    player.press(KeyCode::End);
    assert!(
        player.shows("none yet: see the help (F1)"),
        "{}",
        player.screen()
    );
    player.press(KeyCode::F(1));
    assert!(
        player.shows(".config/webspinner/games"),
        "{}",
        player.screen()
    );
}

/// Plays a game with an offer to keep it, which ends like this.
fn offered(replaces: bool, ends: Result<(), String>) -> (Player, Rc<RefCell<u32>>) {
    let mut outside = setup(&Place::Memory);
    let kept = Rc::new(RefCell::new(0));
    let count = Rc::clone(&kept);
    outside.keep_offer = Some(KeepOffer {
        game: "Ryde".to_owned(),
        file: "/home/ann/.config/webspinner/games/ryde.toml".to_owned(),
        replaces,
        keep: Box::new(move || {
            *count.borrow_mut() += 1;
            ends
        }),
    });
    let start = Start::Deal(custom("ryde", "Ryde"), Some("4".parse().expect("a deal")));
    (Player::with(outside, start, (80, 24)), kept)
}

#[test]
fn the_game_of_a_file_is_kept_if_the_player_agrees() {
    let (mut player, kept) = offered(false, Ok(()));
    assert_snapshot!(player.screen());
    player.keys("y");
    assert_eq!(*kept.borrow(), 1);
    assert!(
        player.shows("Ryde is in the list of games now."),
        "{}",
        player.screen()
    );
    player.keys("g");
    assert!(player.shows("› Ryde"), "{}", player.screen());
}

#[test]
fn nothing_is_kept_otherwise() {
    let (mut player, kept) = offered(true, Ok(()));
    assert!(
        player.shows("It replaces an older version"),
        "{}",
        player.screen()
    );
    player.press(KeyCode::Esc);
    assert_eq!(*kept.borrow(), 0);
    assert!(player.shows(" Ryde · deal 4"), "{}", player.screen());
}

#[test]
fn a_game_that_cannot_be_kept_says_why() {
    let (mut player, _) = offered(
        false,
        Err("cannot write ryde.toml: the disk is full".to_owned()),
    );
    player.keys("y");
    assert!(
        player.shows("Cannot write ryde.toml: the disk is full"),
        "{}",
        player.screen()
    );
}

/// The menu's *Make a game*, on a window high enough for the whole menu.
fn making(outside: webspinner_tui::Setup) -> Player {
    let rules = webspinner_rules::games::find("spider").expect("a built-in game");
    let start = Start::Deal(Arc::clone(rules), Some("ms:1".parse().expect("a deal")));
    let mut player = Player::with(outside, start, (80, 52));
    player.keys("m");
    player.click("make a game of this one");
    player
}

#[test]
fn a_game_is_made_of_another_one_knob_by_knob() {
    let mut player = making(setup(&Place::Memory));
    assert_snapshot!(player.screen());
    player.press(KeyCode::Left);
    player.press(KeyCode::Left);
    for _ in 0..3 {
        player.press(KeyCode::Down);
    }
    player.press(KeyCode::Left);
    let columns = |line: &str| line.contains("Columns ") && line.trim_end().ends_with(" 9");
    assert!(player.screen().lines().any(columns), "{}", player.screen());
    player.engine();
    assert!(player.shows("of 50 deals"), "{}", player.screen());
    player.press(KeyCode::Enter);
    // The game on the table is left.
    player.press(KeyCode::Enter);
    assert!(player.shows("My Spider · deal"), "{}", player.screen());
}

#[test]
fn a_game_that_is_made_gets_a_name() {
    let mut player = making(setup(&Place::Memory));
    player.keys("n");
    player.ctrl('u');
    player.keys("Kink");
    assert!(player.shows("Make a game: Kink_"), "{}", player.screen());
    player.press(KeyCode::Enter);
    let named = |line: &str| line.trim() == "Make a game: Kink";
    assert!(player.screen().lines().any(named), "{}", player.screen());
    player.keys("n");
    player.keys(" and more");
    // Neither this nor a name without a letter is taken.
    player.press(KeyCode::Esc);
    player.keys("n");
    player.ctrl('u');
    player.press(KeyCode::Enter);
    player.press(KeyCode::Enter);
    player.press(KeyCode::Enter);
    assert!(player.shows("Kink · deal"), "{}", player.screen());
}

#[test]
fn a_game_that_was_made_is_kept_as_a_file() {
    let mut outside = setup(&Place::Memory);
    outside.offer = |rules, file| {
        assert_eq!(Rules::parse(&file).as_ref(), Ok(rules));
        Some(KeepOffer {
            game: rules.name().to_owned(),
            file: format!("{}.toml", rules.id()),
            replaces: false,
            keep: Box::new(|| Ok(())),
        })
    };
    let mut player = making(outside);
    player.keys("k");
    assert!(player.shows("my-spider.toml"), "{}", player.screen());
    player.press(KeyCode::Enter);
    assert!(!player.shows("my-spider.toml"), "{}", player.screen());
}
