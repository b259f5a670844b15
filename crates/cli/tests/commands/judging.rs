//! Luck and skill of games that were played.

use serde_json::{Value, json};

use crate::commands::shell::{Shell, WON, assert_output};

/// A game of the fair player, but for a row that was dealt in haste.
const HASTY: &str = include_str!("../records/hasty-spiderette.spider");
/// The number of that row deal, counted from 1.
const HASTY_ROW: u64 = 3;

fn judged(shell: &Shell, input: &str) -> Value {
    let printed = shell.stdout("analyze - --fair --level 1 --json", input);
    serde_json::from_str(&printed).expect("it prints JSON")
}

fn decisions(judged: &Value) -> &[Value] {
    judged["decisions"].as_array().expect("a list")
}

/// How many moves were made before a decision, and after it.
fn range(decision: &Value) -> (u64, u64) {
    let at = decision["at"].as_u64().expect("a number");
    let moves = decision["moves"].as_array().expect("a list").len();
    (at, at + moves as u64)
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn a_row_dealt_in_haste_is_the_biggest_error() {
    let shell = Shell::new();
    let judged = judged(&shell, HASTY);
    let biggest = judged["biggest"].as_array().expect("a list");
    assert!((1..=3).contains(&biggest.len()), "{biggest:?}");
    let place = |value: &Value| usize::try_from(value.as_u64().expect("a place")).unwrap();
    let errors: Vec<f64> = (decisions(&judged).iter())
        .map(|decision| number(&decision["error"]))
        .collect();
    let worst = &decisions(&judged)[place(&biggest[0])];
    assert_eq!(range(worst).1, HASTY_ROW, "{worst}");
    assert!(biggest.is_sorted_by(|one, next| errors[place(one)] >= errors[place(next)]));
    assert!(errors.iter().all(|&error| error <= number(&worst["error"])));
    // The text names it in the table and below.
    let text = shell.stdout("analyze - --fair --level 1", HASTY);
    assert!(text.contains("better: "), "{text}");
    let (_, below) = text.split_once("The biggest error").expect(&text);
    let first = below.lines().nth(1).expect("an error");
    let (from, to) = range(worst);
    let name = match to - from {
        1 => format!("  move {to}: "),
        _ => format!("  moves {} to {to}: ", from + 1),
    };
    assert!(first.starts_with(&name), "{text}");
}

#[test]
fn the_text_has_a_line_for_each_decision_and_then_the_totals() {
    let shell = Shell::new();
    let judged = judged(&shell, WON);
    let text = shell.stdout("analyze - --fair --level 1", WON);
    let mut rows = text.lines().skip_while(|line| !line.starts_with("moves "));
    let head: Vec<&str> = rows.next().expect("a head").split_whitespace().collect();
    assert_eq!(head, ["moves", "chance", "error", "luck", "played"]);
    for decision in decisions(&judged) {
        let (from, to) = range(decision);
        let numbers = match to - from {
            1 => to.to_string(),
            _ => format!("{}–{to}", from + 1),
        };
        let row = rows.find(|row| row.split_whitespace().next() == Some(&numbers));
        let row = row.unwrap_or_else(|| panic!("no line {numbers}:\n{text}"));
        let chance = row.split_whitespace().nth(1).expect("a chance");
        let chance: f64 = chance.trim_end_matches('%').parse().expect("a number");
        let exact = 100.0 * number(&decision["chance"]);
        assert!((chance - exact).abs() < 0.1, "{exact} in {row}");
    }
    let ends = rows.filter(|row| {
        ["Given away: ", "Skill: "]
            .iter()
            .any(|word| row.contains(word))
    });
    assert_eq!(ends.count(), 2, "{text}");
}

#[test]
fn decisions_follow_each_other_and_add_up() {
    let judged = judged(&Shell::new(), WON);
    let decisions = decisions(&judged);
    let [first, .., last] = decisions else {
        panic!("a game has many decisions")
    };
    assert_eq!((range(first).0, range(last).1), (0, 124));
    assert_eq!(last["after"], json!(1.0), "it was won");
    for (one, next) in decisions.iter().zip(&decisions[1..]) {
        assert_eq!(range(one).1, range(next).0);
        assert_eq!(one["after"], next["chance"]);
    }
    for sum in ["error", "luck"] {
        let each: f64 = decisions
            .iter()
            .map(|decision| number(&decision[sum]))
            .sum();
        assert!((each - number(&judged[sum])).abs() < 0.01, "{sum}: {each}");
    }
    assert_eq!(
        (&judged["level"], &judged["result"]),
        (&json!(1), &json!("won"))
    );
}

#[test]
fn where_nothing_is_decided_that_is_said() {
    let shell = Shell::new();
    let game = |header: &str, moves: &str| format!("{header}\n\n{moves}\n");
    let of = |game: &str, more: &str| {
        format!("[Game \"{game}\"]\n[Version \"1\"]\n[Deal \"own:1\"]\n{more}")
    };
    shell.file("open.spider", &game(&of("simple-simon", ""), ""));
    shell.file("begun.spider", &game(&of("spider", "[Undos \"2\"]\n"), ""));
    assert_output!(shell.session(&["analyze open.spider --fair", "analyze begun.spider --fair",]));
    let open = judged(&shell, &shell.read("open.spider"));
    assert_eq!(
        (&open["decisions"], &open["grade"]),
        (&json!([]), &Value::Null)
    );
}

#[test]
fn options_of_the_solver_are_refused() {
    let shell = Shell::new();
    shell.file("won.spider", WON);
    assert_output!(shell.session(&[
        "analyze won.spider --fair --time 1s",
        "analyze won.spider --fair --nodes 5 --memory 1GiB",
        "analyze won.spider --fair --threads 2",
        "analyze won.spider --fair --level 5",
        "analyze won.spider --level 1",
    ]));
}
