//! Puzzles, solved in the terminal.

use webspinner_tasks::{Goal, puzzles};

use crate::commands::shell::{Shell, assert_output};

/// The number of the first puzzle with this goal.
fn first(goal: Goal) -> usize {
    let found = puzzles().iter().position(|puzzle| puzzle.goal == goal);
    found.expect("one of each goal") + 1
}

#[test]
fn a_puzzle_is_shown_judged_and_solved() {
    let shell = Shell::new();
    let (column, only) = (first(Goal::EmptyColumn), first(Goal::OnlyMove));
    let wrong = shell.shown(&format!("puzzle {only}"), "? 9-9\nnonsense >\n");
    let shown = shell.shown(&format!("puzzle {column} --solution"), "");
    let none = shell.shown("puzzle 99999", "");
    assert_output!([wrong, shown, none].concat());
}

#[test]
fn every_goal_is_reached_by_its_solution() {
    let shell = Shell::new();
    for goal in Goal::ALL {
        let number = first(goal);
        let moves = puzzles()[number - 1].solution.iter();
        let typed: Vec<String> = moves.map(ToString::to_string).collect();
        let output = shell.stdout(&format!("puzzle {number}"), &typed.join(" "));
        assert!(output.contains("Solved!"), "{output}");
    }
}

#[test]
fn the_day_has_a_puzzle_of_each_level() {
    let shell = Shell::new();
    for level in ["easy", "medium", "hard"] {
        let output = shell.stdout(&format!("puzzle --difficulty {level}"), "");
        assert!(output.contains(&format!("({level}, ")), "{output}");
    }
    assert!(shell.stdout("puzzle", "").starts_with("; puzzle "));
}
