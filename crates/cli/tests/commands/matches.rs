//! Matches of fair players: what they print, and how they go on.

use webspinner_rules::record::Records;

use crate::commands::shell::{Shell, WON};

/// Short games, some of them won.
const MATCH: &str = "match tiny.toml --deals own:1..6 --level 1";
/// One suit of nine ranks.
const GAME: &str = "id = 'tiny'\nname = 'Tiny Spider'\ndecks = 1\nsuits = 'S'\n\
    highest = '9'\ncolumns = 3\nvacancy = 'any'\nlayout = [{ down = '1-3' }, { up = '1-3' }]\n\
    place = { suit = 'any' }\nlift = { unit = 'run', suit = 'one-suit' }\n\
    deal = { rule = 'full' }\ncollect = { suit = 'one-suit', start = 'king' }\n";

fn shell() -> Shell {
    let shell = Shell::new();
    shell.file("tiny.toml", GAME);
    shell
}

#[test]
fn threads_change_neither_the_games_nor_their_order() {
    let shell = shell();
    let one = shell.stdout(&format!("{MATCH} --threads 1 --json"), "");
    assert_eq!(one.lines().count(), 7, "{one}");
    assert!(one.contains("\"result\":\"won\""), "{one}");
    let more = shell.stdout(&format!("{MATCH} --threads 3 --json"), "");
    assert_eq!(one, more);
}

#[test]
fn every_player_plays_and_is_named() {
    let shell = shell();
    for (player, name) in [
        ("fair --level 2", "fair, level 2"),
        ("hints", "hints"),
        ("quick", "quick"),
    ] {
        let command = format!("match tiny.toml --deals own:1..2 --player {player}");
        let shown = shell.stdout(&command, "");
        assert_eq!(shown.lines().count(), 3, "{shown}");
        assert!(shown.contains(name), "{shown}");
    }
}

#[test]
fn a_match_goes_on_where_its_file_ends() {
    let shell = shell();
    let whole = shell.stdout(&format!("{MATCH} --output whole"), "");
    let text = shell.read("whole");
    let records: Vec<_> = Records::new(&text).map(Result::unwrap).collect();
    assert_eq!(records.len(), 6);
    assert!(records.iter().all(|record| record.replay().is_ok()));
    assert_eq!(shell.stdout(&format!("{MATCH} --output whole"), ""), whole);
    assert_eq!(shell.read("whole"), text);
    // Cut off in the middle of a game, as by a full disk.
    let fourth = text.match_indices("[Game ").nth(3).unwrap().0;
    for cut in [fourth, fourth + 1, fourth + 40, text.len() - 1, text.len()] {
        shell.file("cut", &text[..cut]);
        assert_eq!(shell.stdout(&format!("{MATCH} --output cut"), ""), whole);
        assert_eq!(shell.read("cut"), text, "{cut}");
    }
}

#[test]
fn the_luck_of_a_match_is_the_same_however_it_is_found() {
    let shell = shell();
    let plain = shell.stdout(&format!("{MATCH} --json"), "");
    let whole = shell.stdout(&format!("{MATCH} --luck --json --threads 1"), "");
    let (mut adjusted, mut lucky) = (0.0, 0);
    let lines: Vec<serde_json::Value> = whole
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for (line, plain) in lines.iter().zip(plain.lines()) {
        // Looking at the luck changes no game.
        let mut other = line.clone();
        let luck = other.as_object_mut().unwrap().remove("luck");
        let figures = other.as_object_mut().unwrap().remove("luck_adjusted");
        assert_eq!(
            other,
            serde_json::from_str::<serde_json::Value>(plain).unwrap()
        );
        assert!(luck.is_some() != figures.is_some(), "{line}");
        if let Some(luck) = luck {
            let luck = luck.as_f64().unwrap();
            adjusted += f64::from(u8::from(line["result"] == "won")) - luck;
            lucky += u8::from(luck != 0.0);
        }
    }
    assert!(lucky > 0, "{whole}");
    let rate = lines[6]["luck_adjusted"]["rate"].as_f64().unwrap();
    assert!(
        (rate - (adjusted / 6.0).clamp(0.0, 1.0)).abs() < 1e-3,
        "{rate}, {adjusted}"
    );
    // In games that a file keeps, it is found, too.
    shell.stdout(&format!("{MATCH} --output it"), "");
    let kept = shell.stdout(&format!("{MATCH} --luck --json --output it"), "");
    assert_eq!(kept, whole);
    let said = shell.stdout(&format!("{MATCH} --luck --output it"), "");
    let last = said.lines().last().unwrap();
    assert!(last.contains("), luck-adjusted "), "{last}");
    let one = shell.stdout("match tiny.toml --deals own:1 --level 1 --luck", "");
    assert!(
        !one.contains("luck-adjusted"),
        "one game says nothing: {one}"
    );
    let open = "match simple-simon --deals own:1..2 --player quick --luck";
    let open = shell.stdout(open, "");
    assert!(open.contains("luck +0.0%"), "{open}");
    assert!(!open.contains("luck-adjusted"), "no card is hidden: {open}");
}

#[test]
fn a_file_of_another_match_stays_as_it_is() {
    let shell = shell();
    shell.stdout(&format!("{MATCH} --output it"), "");
    let text = shell.read("it");
    for other in [
        "match tiny.toml --deals own:1..6 --level 2",
        "match tiny.toml --deals own:1..6 --player hints",
        "match spiderette-1 --deals own:1..6 --level 1",
    ] {
        let output = shell.output(&format!("{other} --output it"), "");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let problem = String::from_utf8(output.stderr).unwrap();
        assert!(
            problem.contains("it holds games that are not of this match"),
            "{problem}"
        );
        assert_eq!(shell.read("it"), text);
    }
}

#[test]
fn deals_that_the_game_does_not_have_are_refused() {
    let command = "match spiderette --deals own:1,kpat:1,own:2 --level 1";
    let output = Shell::new().output(command, "");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("webspinner: kpat:1: "), "{said}");
}

#[test]
fn only_the_fair_player_has_levels_and_networks() {
    let shell = shell();
    shell.file("net", "no network");
    for (options, problem) in [
        (
            "--player hints --level 1",
            "levels and networks are the fair player's",
        ),
        (
            "--player quick --network net",
            "levels and networks are the fair player's",
        ),
        ("--network net", "net holds no network of this version"),
        ("--level 5", "5"),
    ] {
        let output = shell.output(&format!("match spiderette --deals own:1 {options}"), "");
        assert_eq!(output.status.code(), Some(2), "{options}: {output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(problem), "{said}");
    }
}

#[test]
fn a_file_that_is_no_match_stays_as_it_is() {
    let shell = shell();
    for own in ["my notes\n", WON, WON.trim_end(), "[Game \"tiny\"]\n"] {
        shell.file("it", own);
        let output = shell.output(&format!("{MATCH} --output it"), "");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        assert_eq!(shell.read("it"), own);
    }
}
