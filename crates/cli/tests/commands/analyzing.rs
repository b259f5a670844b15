//! Where games that were played could still be won.

use serde_json::{Value, json};

use crate::commands::shell::{Shell, WON, assert_output};

/// A small game that could be won until its sixth move.
const LOST: &str = include_str!("../records/lost-small.spider");

fn analysis(shell: &Shell, arguments: &str, input: &str) -> Value {
    let printed = shell.stdout(&format!("analyze {arguments} --json"), input);
    serde_json::from_str(&printed).expect("it prints JSON")
}

/// The words of all verdicts after the moves, each with the reason if there is one.
fn verdicts(analysis: &Value) -> Vec<(&str, Option<&str>)> {
    let moves = analysis["moves"].as_array().expect("a list").iter();
    moves
        .map(|played| {
            let verdict = played["verdict"].as_str().expect("a word");
            (verdict, played["why"].as_str())
        })
        .collect()
}

#[test]
fn the_move_that_lost_is_found_and_what_would_have_won_is_shown() {
    let shell = Shell::new();
    let analysis = analysis(&shell, "-", LOST);
    let won = [("won", None); 5];
    let wanted = [&won[..], &[("lost", None); 4]].concat();
    assert_eq!(verdicts(&analysis), wanted);
    assert_eq!(analysis["start"], json!({"verdict": "won", "why": null}));
    let found = ["last_won", "first_lost", "losing_move"].map(|key| &analysis[key]);
    assert_eq!(found, [&json!(5), &json!(6), &json!(6)]);
    assert_eq!(
        analysis["moves"][5]["move"],
        json!({"from": 3, "to": 1, "count": 1})
    );
    assert_eq!(
        (&analysis["game"], &analysis["deal"]),
        (&json!("small"), &json!("small:own:3"))
    );
    let said = (&analysis["shuffle"], &analysis["result"]);
    assert_eq!(said, (&json!("own:3"), &json!("lost")));
    // The line goes on from the record.
    let (played, _) = LOST.split_once(" 6. ").expect("it has a sixth move");
    let line = shell.stdout("solve --record - --at 5", LOST);
    let line: Vec<&str> = line
        .lines()
        .skip(1)
        .flat_map(str::split_whitespace)
        .collect();
    let line: Vec<&str> = line
        .into_iter()
        .filter(|word| !word.ends_with('.'))
        .collect();
    let won =
        format!("{played} {}\n", line.join(" ")).replace("[Result \"lost\"]", "[Result \"won\"]");
    assert_eq!(
        shell.output("check -", &won).status.code(),
        Some(0),
        "{won}"
    );
}

#[test]
fn the_text_groups_the_moves_and_marks_the_one_that_lost() {
    let shell = Shell::new();
    let text = shell.stdout("analyze -", LOST);
    let (found, line) = text
        .split_once("it could be won, in ")
        .expect("what would win");
    assert_output!(found);
    let line = line.lines().nth(1).expect("the line that wins");
    assert!(line.starts_with("  6. "), "{line}");
}

#[test]
fn a_game_that_was_won_needs_no_search() {
    let shell = Shell::new();
    let analysis = analysis(&shell, "-", WON);
    assert_eq!(verdicts(&analysis), [("won", None); 124]);
    let found = ["last_won", "searches", "nodes"].map(|key| &analysis[key]);
    assert_eq!(found, [&json!(124), &json!(0), &json!(0)]);
    let found = ["first_lost", "losing_move"].map(|key| &analysis[key]);
    assert_eq!(found, [&Value::Null; 2]);
    assert_eq!(
        (&analysis["line"], &analysis["outcome"]),
        (&json!([]), &json!("won"))
    );
    let text = shell.stdout("analyze -", WON);
    assert!(
        text.contains("\nAfter moves 1 to 124 it can be won.\n  1. 4-7 "),
        "{text}"
    );
    assert!(text.ends_with("\n\nThe game was won.\n"), "{text}");
}

#[test]
fn what_is_not_known_says_why() {
    let shell = Shell::new();
    let spider = "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n\n1. 4-8 2. 9-1\n";
    for (limit, why) in [
        ("--nodes 1", "nodes"),
        ("--memory 1B", "memory"),
        ("--time 1ns", "time"),
    ] {
        let analysis = analysis(&shell, &format!("- {limit}"), spider);
        assert_eq!(verdicts(&analysis), [("unknown", Some(why)); 2]);
        assert_eq!(
            (&analysis["line"], &analysis["searches"]),
            (&Value::Null, &json!(3))
        );
    }
    assert_output!(shell.shown("analyze - --nodes 1", spider));
}

#[test]
fn threads_change_no_analysis() {
    let shell = Shell::new();
    let with = |threads: u32| {
        let mut analysis = analysis(&shell, &format!("- --nodes 5000 --threads {threads}"), LOST);
        analysis["time_ms"].take();
        analysis
    };
    assert_eq!(with(2), with(1));
}

#[test]
fn what_cannot_be_analyzed_is_reported() {
    let shell = Shell::new();
    shell.file("lost.spider", LOST);
    shell.file("illegal.spider", &WON.replacen("1. 4-7", "1. 4-1", 1));
    shell.file("empty.spider", "");
    assert_output!(shell.session(&[
        "analyze",
        "analyze illegal.spider",
        "analyze empty.spider",
        "analyze none.spider",
        "analyze lost.spider --game 2",
        "analyze lost.spider --time soon",
        "analyze lost.spider --memory 0",
        "analyze lost.spider --nodes 0",
    ]));
}
