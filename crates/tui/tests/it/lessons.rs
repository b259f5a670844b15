//! Lessons on the table.

use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_tasks::lessons;
use webspinner_tui::{Flow, Start, ThemeName};
use webspinner_words::Language;

use crate::player::{Player, deal, newcomer, setup};

fn learn(id: &str) -> Player {
    Player::new(Start::Learn(Some(id.to_owned())), (80, 24))
}

/// Plays the step on the table as its solution says: step `number` of this lesson, from 0.
fn solve(player: &mut Player, id: &str, number: usize) {
    let lesson = webspinner_tasks::lesson(id).expect("a lesson");
    for played in &lesson.steps[number].solution {
        player.keys(&format!(":{played}"));
        player.press(KeyCode::Enter);
    }
}

#[test]
fn a_lesson_begins_with_its_task_and_the_move_that_it_points_out() {
    insta::assert_snapshot!(learn("spider").screen());
}

#[test]
fn a_newcomer_reads_the_task_and_how_cards_move() {
    let start = Start::Learn(Some("spider".to_owned()));
    let mut player = Player::with(newcomer(&Place::Memory), start, (80, 24));
    insta::assert_snapshot!(player.screen());
    player.keys("41");
    assert!(!player.shows("To move cards"), "{}", player.screen());
}

#[test]
fn no_results_stand_beside_a_lesson() {
    let start = Start::Learn(Some("spider".to_owned()));
    let player = Player::new(start, (140, 45));
    assert!(player.shows("Moves so far"), "{}", player.screen());
    assert!(!player.shows("Your results"), "{}", player.screen());
}

#[test]
fn a_lesson_with_foundations_says_which_keys_put_a_card_there() {
    let mut player = learn("little-spider");
    let screen = player.screen();
    let text = screen.split_whitespace().collect::<Vec<_>>().join(" ");
    let says = "To put a card on a foundation, press the number of its column twice;";
    assert!(text.contains(says), "{screen}");
    player.keys("88");
    let done = "The first ace or king settles the colours";
    assert!(player.shows(done), "{}", player.screen());
}

#[test]
fn every_lesson_is_played_to_its_end_by_keys() {
    for lesson in lessons() {
        let mut player = learn(&lesson.id);
        for number in 0..lesson.steps.len() {
            let heading = format!("step {} of {}", number + 1, lesson.steps.len());
            assert!(player.shows(&heading), "{}", player.screen());
            solve(&mut player, &lesson.id, number);
            let is_last = number + 1 == lesson.steps.len();
            let next = if is_last {
                "That was the last step"
            } else {
                "Enter: next step"
            };
            assert!(player.shows(next), "{}", player.screen());
            player.press(KeyCode::Enter);
        }
        assert!(player.shows("play now"), "{}", player.screen());
        player.press(KeyCode::Enter);
        assert!(player.shows("0 moves"), "{}", player.screen());
    }
}

#[test]
fn the_end_of_a_lesson_offers_a_game_and_the_next_lesson() {
    let mut player = learn("spider");
    for number in 0..8 {
        solve(&mut player, "spider", number);
        player.press(KeyCode::Enter);
    }
    insta::assert_snapshot!(player.screen());
    player.keys("n");
    assert!(
        player.shows("Emptying a column · step 1"),
        "{}",
        player.screen()
    );
}

#[test]
fn a_move_that_misses_the_goal_is_explained_and_can_be_taken_back() {
    let mut player = learn("spider");
    player.keys("n");
    player.keys(":3-2");
    player.press(KeyCode::Enter);
    assert!(player.shows("do not move together"), "{}", player.screen());
    assert!(player.shows("Enter: try again"), "{}", player.screen());
    player.keys("u");
    assert!(player.shows("1 move left"), "{}", player.screen());
    // From another way the hint leads back to the start of the step.
    player.keys(":3-2");
    player.press(KeyCode::Enter);
    player.keys("t");
    assert!(
        player.shows("From the start of the step: "),
        "{}",
        player.screen()
    );
    assert!(player.shows("1 move left"), "{}", player.screen());
}

#[test]
fn a_refused_move_says_why_and_costs_nothing() {
    let mut player = learn("spider");
    player.keys(":1-1");
    player.press(KeyCode::Enter);
    insta::assert_snapshot!(player.screen());
}

#[test]
fn keys_and_clicks_lead_through_the_steps() {
    let mut player = learn("spider");
    player.click("next step");
    assert!(player.shows("step 2 of 8"), "{}", player.screen());
    player.keys("nnp");
    assert!(player.shows("step 3 of 8"), "{}", player.screen());
    player.keys("b");
    assert!(player.shows("step 3 of 8"), "{}", player.screen());
    player.keys("g");
    insta::assert_snapshot!(player.screen());
    player.click("Scorpion");
    assert!(
        player.shows("Scorpion") && player.shows("step 1 of 4"),
        "{}",
        player.screen()
    );
    player.keys("q");
    assert_eq!(player.flow, Flow::Quit);
}

#[test]
fn a_lesson_goes_on_where_the_player_left_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::File(folder.path().join("games.db"));
    let start = || Start::Learn(Some("spider".to_owned()));
    let mut player = Player::with(setup(&place), start(), (80, 24));
    solve(&mut player, "spider", 0);
    player.keys("nn");
    drop(player);
    let player = Player::with(setup(&place), start(), (80, 24));
    assert!(player.shows("step 3 of 8"), "{}", player.screen());
    drop(player);
    let player = Player::with(setup(&place), Start::Learn(None), (80, 24));
    assert!(player.shows("2 of 8 steps"), "{}", player.screen());
}

#[test]
fn the_game_on_the_table_waits_for_the_end_of_a_lesson() {
    let mut player = Player::new(deal("spider", "ms:1"), (80, 24));
    player.keys("d");
    assert!(player.shows("1 move"), "{}", player.screen());
    let before = player.board();
    player.keys("m");
    player.press(KeyCode::End);
    while !player.shows("lessons: learn to play") {
        player.press(KeyCode::Up);
    }
    player.click("lessons: learn to play");
    player.press(KeyCode::Enter);
    assert!(player.shows("step 1 of 8"), "{}", player.screen());
    solve(&mut player, "spider", 0);
    player.keys("q");
    assert_eq!(player.flow, Flow::GoOn);
    assert_eq!(player.board(), before);
    assert!(player.shows("1 move"), "{}", player.screen());
}

#[test]
fn nothing_of_a_lesson_is_saved_as_a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Place::File(folder.path().join("games.db"));
    let start = Start::Learn(Some("spider".to_owned()));
    let mut player = Player::with(setup(&place), start, (80, 24));
    solve(&mut player, "spider", 0);
    player.app.leave(player.now_ms);
    drop(player);
    let player = Player::with(setup(&place), Start::Resume, (80, 24));
    assert!(!player.shows("moves"), "{}", player.screen());
}

#[test]
fn every_step_fits_the_smallest_screen_in_every_language() {
    for language in Language::ALL {
        for lesson in lessons() {
            let mut setup = setup(&Place::Memory);
            setup.language = Some(language);
            let start = Start::Learn(Some(lesson.id.clone()));
            let mut player = Player::with(setup, start, (80, 24));
            for _ in &lesson.steps {
                let (width, height) = player.app.smallest_screen();
                assert!(width <= 80 && height <= 24, "{width} {height}");
                player.resize(width, height);
                assert!(player.shows("q "), "{}", player.screen());
                player.resize(80, 24);
                player.keys("n");
            }
        }
    }
}

#[test]
fn without_unicode_cards_are_named_by_letters() {
    let mut setup = setup(&Place::Memory);
    setup.theme = Some(ThemeName::Ascii);
    let start = Start::Learn(Some("spider".to_owned()));
    let player = Player::with(setup, start, (80, 24));
    assert!(
        player.shows("Move the 8S onto the 9H"),
        "{}",
        player.screen()
    );
}
