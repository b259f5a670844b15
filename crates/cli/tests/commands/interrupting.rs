//! Ctrl-C while deals are solved.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::commands::shell::Shell;
use crate::commands::solving::json;

/// The largest pack there is, all of it open: no search of a shuffled deal ends soon.
const VAST: &str = r#"id = "vast"
name = "Vast"
decks = 10
columns = 20
vacancy = "any"
layout = [{ times = 26, up = "1-20" }]
lift = { unit = "run", suit = "one-suit" }
deal = { rule = "none" }
collect = { suit = "one-suit" }
"#;

/// A deal of it in which every column is dealt two runs from king to ace, so that it is won at
/// once.
fn won_at_once() -> String {
    let ranks = "KQJT98765432A".chars().cycle().take(26);
    let rows = ranks.map(|rank| {
        ["C", "D", "H", "S"]
            .map(|suit| format!("{rank}{suit}"))
            .concat()
    });
    let rows = rows.map(|four| four.repeat(5));
    format!("cards:{}", rows.collect::<String>())
}

/// Sends Ctrl-C to the program once it has printed that the first deal is won, and returns the
/// lines after that and how it ended.
fn interrupted(shell: &Shell, deals: &str) -> (Vec<String>, Option<i32>) {
    let mut program = shell
        .command(&format!("solve vast.toml {} {deals} --json", won_at_once()))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built for this test");
    let stdout = program.stdout.take().expect("it is piped");
    let mut lines = BufReader::new(stdout).lines();
    let first = lines.next().expect("a first answer");
    assert_eq!(json(&first.expect("UTF-8"))["verdict"], "won");
    let id = program.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.expect("kill is there").success());
    let rest = lines.map(|line| line.expect("UTF-8")).collect();
    (rest, program.wait().expect("it was started").code())
}

/// The same, of a run that the signal reached while it searched: it may also come between two
/// deals, and then there is nothing to answer.
fn interrupted_in_a_search(deals: &str) -> (Vec<String>, Option<i32>) {
    let shell = Shell::new();
    shell.file("vast.toml", VAST);
    let runs = (0..50).map(|_| interrupted(&shell, deals));
    let mut searched = runs.filter(|(rest, code)| {
        assert!(!rest.is_empty() || *code == Some(130), "{code:?}");
        !rest.is_empty()
    });
    searched
        .next()
        .expect("searches take longer than what lies between them")
}

#[test]
fn ctrl_c_answers_for_the_deal_at_hand_and_no_other() {
    let (rest, code) = interrupted_in_a_search("1 2");
    assert_eq!((rest.len(), code), (1, Some(130)));
    let answer = json(&rest[0]);
    assert_eq!(
        (&answer["deal"], &answer["verdict"], &answer["why"]),
        (&"vast:own:1".into(), &"unknown".into(), &"cancelled".into())
    );
    let (rest, code) = interrupted_in_a_search("1");
    assert_eq!((rest.len(), code), (1, Some(130)));
}
