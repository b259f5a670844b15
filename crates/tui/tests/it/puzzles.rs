//! Puzzles on the table.

use ratatui::crossterm::event::KeyCode;
use webspinner_db::Place;
use webspinner_tasks::{Goal, Puzzle, puzzles};
use webspinner_tui::{Flow, Start};
use webspinner_words::Language;

use crate::player::{Player, setup};

/// The first puzzle with this goal, and its number.
fn first(goal: Goal) -> (usize, &'static Puzzle) {
    let found = (1..).zip(puzzles()).find(|(_, puzzle)| puzzle.goal == goal);
    found.expect("one of each goal")
}

fn puzzle(number: usize) -> Player {
    Player::new(Start::Puzzle(number), (80, 24))
}

fn play(player: &mut Player, text: &str) {
    player.keys(&format!(":{text}"));
    player.press(KeyCode::Enter);
}

#[test]
fn a_puzzle_begins_with_its_goal() {
    let (number, _) = first(Goal::EmptyColumn);
    insta::assert_snapshot!(puzzle(number).screen());
}

#[test]
fn every_goal_is_reached_by_its_solution() {
    for goal in Goal::ALL {
        let (number, of) = first(goal);
        let mut player = puzzle(number);
        for (made, played) in of.solution.iter().enumerate() {
            let left = of.length() - made;
            let left = format!("{left} move{} left", if left == 1 { "" } else { "s" });
            assert!(player.shows(&left), "{}", player.screen());
            play(&mut player, &played.to_string());
        }
        assert!(player.shows("Solved!"), "{}", player.screen());
        player.press(KeyCode::Enter);
        let next = format!("puzzle {}", number % puzzles().len() + 1);
        assert!(player.shows(&next), "{}", player.screen());
    }
}

#[test]
fn a_wrong_move_is_explained_and_taken_back() {
    let (number, of) = first(Goal::OnlyMove);
    let mut player = puzzle(number);
    let game = of.game().expect("a valid puzzle");
    let legal = game.legal_moves().into_iter();
    let mut others = legal.filter(|legal| legal.get() != of.solution[0]);
    let wrong = others.next().expect("there is a choice").get();
    let before = player.board();
    play(&mut player, &wrong.to_string());
    let screen = player.screen();
    let said = screen.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        said.contains("the game can no longer be won. It was undone."),
        "{said}"
    );
    assert!(player.shows("1 move left"), "{}", player.screen());
    player.keys("b");
    assert_eq!(player.board(), before);
    play(&mut player, &of.solution[0].to_string());
    assert!(player.shows("Solved!"), "{}", player.screen());
}

#[test]
fn right_moves_can_be_taken_back() {
    let (number, of) = first(Goal::CompleteRun);
    let mut player = puzzle(number);
    play(&mut player, &of.solution[0].to_string());
    assert!(player.shows("Right so far: "), "{}", player.screen());
    player.keys("u");
    assert!(!player.shows("Right so far: "), "{}", player.screen());
    let left = format!("{} moves left", of.length());
    assert!(player.shows(&left), "{}", player.screen());
}

#[test]
fn hints_and_the_solution_lead_to_the_goal() {
    let (number, of) = first(Goal::EmptyColumn);
    let mut player = puzzle(number);
    player.keys("t");
    let hint = format!("Hint: {}", of.solution[0]);
    assert!(player.shows(&hint), "{}", player.screen());
    player.keys(">");
    player.press(KeyCode::End);
    player.press(KeyCode::Enter);
    assert!(player.shows("Solved!"), "{}", player.screen());
    // Once it is solved there is nothing to show.
    player.keys("t>");
    assert!(player.shows("Enter: next puzzle"), "{}", player.screen());
}

#[test]
fn the_help_begins_with_what_a_puzzle_is() {
    let mut player = puzzle(1);
    player.press(KeyCode::F(1));
    assert!(player.shows("A puzzle is a position from a real game"));
}

#[test]
fn keys_lead_to_other_puzzles_and_out() {
    let mut player = puzzle(1);
    player.keys("p");
    let last = format!("puzzle {},", puzzles().len());
    assert!(player.shows(&last), "{}", player.screen());
    player.keys("nn");
    assert!(player.shows("puzzle 2,"), "{}", player.screen());
    player.keys("q");
    assert_eq!(player.flow, Flow::Quit);
}

#[test]
fn every_goal_fits_the_smallest_screen_in_every_language() {
    for language in Language::ALL {
        for goal in Goal::ALL {
            let mut setup = setup(&Place::Memory);
            setup.language = Some(language);
            let start = Start::Puzzle(first(goal).0);
            let mut player = Player::with(setup, start, (80, 24));
            let (width, height) = player.app.smallest_screen();
            assert!(width <= 80 && height <= 24, "{width} {height}");
            player.resize(width, height);
            assert!(player.shows("q "), "{}", player.screen());
        }
    }
}
