//! Whether games can be won, and where they were lost.

use serde_json::Value;
use webspinner_rules::{Move, Position, Rules};

use crate::commands::shell::{Shell, WON, assert_output};
use crate::small::SMALL;

pub(super) fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("it prints JSON")
}

/// A shell whose folder has the small game.
fn shell() -> Shell {
    let shell = Shell::new();
    shell.file("small.toml", SMALL);
    shell
}

/// The answers of a run, one for each line.
fn answers(shell: &Shell, arguments: &str) -> Vec<Value> {
    let lines = shell.stdout(arguments, "");
    lines.lines().map(json).collect()
}

/// The parts of an answer that are the same on every machine.
fn without_time(mut answer: Value) -> Value {
    let time = answer["time_ms"].take();
    assert!(time.is_u64(), "{time}");
    answer
}

/// Plays the line of an answer by the rules, and says whether it wins.
fn wins(rules: &Rules, mut position: Position, answer: &Value) -> bool {
    let line: Vec<Move> = serde_json::from_value(answer["line"].clone()).expect("moves");
    for played in line {
        let legal = rules.check(&position, played).expect("a legal move");
        let _ = position.apply(rules, legal);
    }
    rules.is_won(&position)
}

#[test]
fn every_deal_gets_an_answer_with_all_its_keys_in_their_order() {
    let answers = answers(&shell(), "solve small.toml 1 OWN:003 ms:2 --json");
    let rules = Rules::parse(SMALL).expect("a valid game");
    for (answer, shuffle) in answers.iter().zip(["own:1", "own:3", "ms:2"]) {
        let keys: Vec<&String> = answer.as_object().expect("an object").keys().collect();
        let mut wanted = [
            "game", "deal", "shuffle", "verdict", "why", "line", "nodes", "time_ms",
        ];
        wanted.sort_unstable();
        assert_eq!(keys, wanted);
        assert_eq!(
            (&answer["game"], &answer["shuffle"]),
            (&"small".into(), &shuffle.into())
        );
        assert_eq!(answer["deal"], format!("small:{shuffle}"));
        assert_eq!(answer["why"], Value::Null);
    }
    assert_eq!(answers[0]["verdict"], "lost");
    assert_eq!(answers[0]["line"], Value::Null);
    assert_eq!(answers[1]["verdict"], "won");
    let dealt = rules
        .deal(&"own:3".parse().expect("a deal"))
        .expect("a deal of it");
    assert!(wins(&rules, dealt, &answers[1]));
}

#[test]
fn the_text_has_verdict_cost_and_line() {
    let shell = shell();
    let text = shell.stdout("solve small.toml 1 3", "");
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("small own:1: lost ("), "{text}");
    assert!(lines[0].ends_with(" s)"), "{text}");
    assert!(
        lines[1].starts_with("small own:3: can be won in "),
        "{text}"
    );
    assert!(lines[2].starts_with("  1. "), "{text}");
    assert!(lines.iter().all(|line| line.len() <= 80), "{text}");
    let won = shell.output("solve spider-1 --position -", "1: --");
    let won = String::from_utf8(won.stdout).expect("it prints UTF-8");
    assert!(
        won.starts_with("spider-1 standard input: can be won: it is won already ("),
        "{won}"
    );
    assert_eq!(won.lines().count(), 1);
}

#[test]
fn a_line_may_be_made_shorter() {
    let shell = shell();
    let spider = webspinner_rules::games::find("spider").expect("a built-in game");
    let answer =
        |more: &str| answers(&shell, &format!("solve spider ms:7 --json {more}"))[0].clone();
    let (found, shorter) = (answer(""), answer("--shorten 1s"));
    let length = |answer: &Value| answer["line"].as_array().map(Vec::len);
    assert!(length(&shorter) < length(&found), "{shorter}");
    assert_eq!(shorter["nodes"], found["nodes"]);
    let start = spider.deal(&"ms:7".parse().expect("a deal"));
    assert!(wins(spider, start.expect("a deal of it"), &shorter));
}

#[test]
fn what_is_not_known_says_why() {
    let shell = shell();
    for (limit, why) in [
        ("--nodes 1", "nodes"),
        ("--memory 1B", "memory"),
        ("--time 1ns", "time"),
    ] {
        let answers = answers(&shell, &format!("solve spider ms:1 {limit} --json"));
        let [answer] = &answers[..] else {
            panic!("one answer, and not {answers:?}")
        };
        assert_eq!(
            (&answer["verdict"], &answer["why"]),
            (&"unknown".into(), &why.into())
        );
        assert_eq!(answer["line"], Value::Null);
    }
}

#[test]
fn threads_change_no_answer() {
    let shell = shell();
    for questions in [
        "solve small.toml 1 2 3 4 5 6 7 8 9 10 --json",
        "solve spider ms:7 ms:12 ms:2 --nodes 6000 --json",
        "solve spiderette 1 2 3 4 5 --nodes 20000 --json",
        "solve little-spider 1 2 3 --nodes 6000 --json",
    ] {
        let with = |threads: u32| -> Vec<Value> {
            let answers = answers(&shell, &format!("{questions} --threads {threads}"));
            answers.into_iter().map(without_time).collect()
        };
        let alone = with(1);
        assert!(alone.len() >= 3);
        assert_eq!(with(2), alone, "{questions}");
        assert_eq!(with(4), alone, "{questions}");
    }
}

#[test]
fn a_position_is_solved_from_a_picture_or_json() {
    let shell = shell();
    let picture = "1: 2S AS\n2: KS-3S\n";
    shell.file("puzzle.txt", picture);
    shell.file("puzzle.json", r#"{"columns": [["2S", "AS"], ["KS", "QS", "JS", "TS", "9S", "8S", "7S", "6S", "5S", "4S", "3S"]]}"#);
    let rules = webspinner_rules::games::find("spider-1").expect("a built-in game");
    for file in ["puzzle.txt", "puzzle.json"] {
        let answers = answers(&shell, &format!("solve spider-1 --position {file} --json"));
        let answer = &answers[0];
        assert_eq!(
            (&answer["deal"], &answer["position"]),
            (&Value::Null, &file.into())
        );
        let start = rules.parse_picture(picture).expect("a position");
        assert!(wins(rules, start, answer));
    }
}

#[test]
fn a_range_is_solved_deal_by_deal() {
    let shell = shell();
    let range = answers(&shell, "solve small.toml 1..3 ms:2..3 --json");
    let single = answers(&shell, "solve small.toml 1 2 3 ms:2 ms:3 --json");
    let without_times =
        |answers: Vec<Value>| -> Vec<Value> { answers.into_iter().map(without_time).collect() };
    assert_eq!(without_times(range), without_times(single));
}

#[test]
fn what_deal_prints_is_solved() {
    let shell = shell();
    for option in ["--json", "--reveal"] {
        let dealt = shell.stdout(&format!("deal small.toml 3 {option}"), "");
        let answer = shell.stdout("solve small.toml --position - --json", &dealt);
        assert_eq!(json(&answer)["verdict"], "won", "{option}");
    }
    let hidden = shell.stdout("deal small.toml 3", "");
    let refused = shell.shown("solve small.toml --position -", &hidden);
    assert!(
        refused.contains("`webspinner deal --reveal` prints every card"),
        "{refused}"
    );
}

#[test]
fn numbers_are_read_as_people_type_them() {
    let shell = shell();
    let with = |nodes: &str| {
        let limits = format!("--nodes {nodes} --threads 1");
        without_time(answers(&shell, &format!("solve spider ms:1 {limits} --json")).remove(0))
    };
    let wanted = with("1000");
    assert_eq!(wanted["why"], "nodes");
    for nodes in ["1k", "1e3", "1_000", "0.001M"] {
        assert_eq!(with(nodes), wanted, "{nodes}");
    }
}

#[test]
fn a_record_is_solved_from_where_its_player_stands() {
    let shell = shell();
    shell.file("won.spider", WON);
    let answer = |more: &str| answers(&shell, &format!("solve --record won.spider {more} --json"));
    let end = &answer("")[0];
    assert_eq!((&end["shuffle"], &end["at"]), (&"ms:1".into(), &124.into()));
    assert_eq!(
        (&end["verdict"], &end["line"]),
        (&"won".into(), &Value::Array(Vec::new()))
    );
    let near = &answer("--at 121")[0];
    assert_eq!(
        (&near["verdict"], &near["at"]),
        (&"won".into(), &121.into())
    );
    let unfinished = WON
        .replacen("[Result \"won\"]", "[Result \"unfinished\"]", 1)
        .replacen(" 122. ", "* 122. ", 1);
    let left = shell.stdout("solve --record - --json", &unfinished);
    assert_eq!(json(&left)["at"], 121);
    assert_eq!(json(&left)["line"], near["line"]);
}

#[test]
fn what_cannot_be_solved_is_reported_before_anything_is() {
    let shell = shell();
    shell.file("won.spider", WON);
    shell.file("wrong.txt", "1: 2S AS\n1: KS-3S\n");
    shell.file("stock.txt", "1: KS-2S\nstock: AS\n");
    shell.file("pack.txt", "1: 2S AS AS\n2: KS-3S\n");
    shell.file("illegal.spider", &WON.replacen("1. 4-7", "1. 4-1", 1));
    assert_output!(shell.session(&[
        "solve",
        "solve spider",
        "solve spidr 1",
        "solve spider 1 sm:2",
        "solve spider 1 cards:3D",
        "solve wasp 1 kpat:1",
        "solve spider:1 --position wrong.txt",
        "solve spider 1 --position wrong.txt",
        "solve spider-1 --position wrong.txt",
        "solve spider-1 --position pack.txt",
        "solve spider-1 --position none.txt",
        "solve spider-1 --position stock.txt",
        "solve --record won.spider --at 125",
        "solve --record won.spider --game 2",
        "solve --record illegal.spider",
        "solve spider --record won.spider",
        "solve spider 1 --at 3",
        "solve spider 1 --time 5",
        "solve spider 1 --time 0s",
        "solve spider 1 --memory much",
        "solve spider 1 --nodes 0",
        "solve spider 1 --nodes -3",
        "solve spider 1 --threads 0",
    ]));
}

#[test]
fn a_loss_gets_a_certificate_that_is_verified() {
    let shell = shell();
    let solved = shell.stdout("solve small.toml 1 --proof lost.proof", "");
    assert!(
        solved.contains("the certificate is in lost.proof: "),
        "{solved}"
    );
    let verified = shell.stdout("verify lost.proof", "");
    assert!(
        verified.starts_with("lost.proof: small own:1 is lost, and this proves it\n"),
        "{verified}"
    );
    let answer = answers(&shell, "verify lost.proof --json");
    let answer = &answer[0];
    assert_eq!(answer["proved"], true);
    assert_eq!(
        (&answer["game"], &answer["deal"]),
        (&"small".into(), &"own:1".into())
    );
    assert!(answer["positions"].as_u64() > Some(1), "{answer}");
    let again = answers(
        &shell,
        "solve small.toml 1 --proof lost.proof --force --json",
    );
    assert_eq!(again[0]["proof"]["file"], "lost.proof");
    assert_eq!(again[0]["proof"]["positions"], answer["positions"]);
}

#[test]
fn a_win_gets_no_certificate_and_nothing_else_is_replaced_or_taken_for_one() {
    let shell = shell();
    let won = shell.stdout("solve small.toml 3 --proof won.proof", "");
    assert!(won.contains("no certificate was written"), "{won}");
    assert!(!shell.has("won.proof"));
    assert_output!(shell.session(&[
        "solve small.toml 1 --proof small.toml",
        "solve small.toml 1..3 --proof lost.proof",
        "solve small.toml 1 --force",
        "verify small.toml",
        "verify none.proof . small.toml",
        "verify",
    ]));
}
