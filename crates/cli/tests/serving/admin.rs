//! Looking after a site while servers are running on it.

use std::path::Path;
use std::process::Output;

use serde_json::Value;

use crate::cluster::Cluster;
use crate::serving::process::{Server, id, output, result};

/// Runs `webspinner admin` on a database.
fn admin(folder: &Path, database: &str, arguments: &[&str]) -> Output {
    let all = [&["admin"], arguments, &["--database", database]].concat();
    output(folder, &all)
}

/// What it prints if all is well.
fn printed(folder: &Path, database: &str, arguments: &[&str]) -> String {
    let output = admin(folder, database, arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).expect("it prints UTF-8")
}

fn errors(output: Output) -> String {
    String::from_utf8(output.stderr).expect("it prints UTF-8")
}

/// How many games of Spider each server counts.
fn played(servers: &[&Server]) -> Vec<u64> {
    let figures = servers
        .iter()
        .map(|server| server.json("/api/v1/statistics/spider"));
    let played = figures.map(|it| it["unassisted"]["played"].as_u64());
    played.map(|played| played.expect("a number")).collect()
}

/// Two servers on one database show what is done to it.
fn moderate(database: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let (one, two) = (
        Server::start(folder, database),
        Server::start(folder, database),
    );
    for number in 0..3 {
        assert_eq!(one.send_result(number), 201);
    }
    assert_eq!(played(&[&one, &two]), [3, 3]);
    let listed = printed(folder, database, &["results", "--game", "spider", "--json"]);
    let listed: Vec<Value> = listed
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(listed.len(), 3);
    let named = |number: u128| listed.iter().any(|it| it["id"] == id(number).as_str());
    assert!(named(0) && named(1) && named(2), "{listed:?}");

    let hidden = printed(folder, database, &["hide-result", &id(0), &id(1), "--yes"]);
    let lines: Vec<&str> = hidden.lines().collect();
    assert_eq!(lines.len(), 2, "{hidden}");
    let what = format!(" hide-result result={}", id(0));
    assert!(lines[0].ends_with(&what), "{hidden}");
    assert_eq!(played(&[&one, &two]), [1, 1]);
    assert_eq!(two.get(&format!("/api/v1/results/{}", id(0))).0, 404);
    assert_eq!(two.send_result(0), 200, "it still counts as sent");
    assert_eq!(played(&[&one, &two]), [1, 1]);

    printed(folder, database, &["show-result", &id(0), "--yes"]);
    assert_eq!(played(&[&one, &two]), [2, 2]);
    let again = admin(folder, database, &["show-result", &id(0), "--yes"]);
    assert_eq!(
        (again.status.code(), &again.stdout[..]),
        (Some(1), &b""[..])
    );
    assert!(errors(again).ends_with("nothing was changed\n"));

    printed(folder, database, &["remove-result", &id(0), "--yes"]);
    assert_eq!(played(&[&one, &two]), [1, 1]);
    assert_eq!(two.send_result(0), 201, "it is sent again");
}

#[test]
fn servers_on_a_file_show_what_an_owner_does() {
    let folder = tempfile::tempdir().expect("a folder");
    moderate(&format!(
        "sqlite:{}",
        folder.path().join("site.db").display()
    ));
}

#[test]
fn servers_on_postgresql_show_what_an_owner_does() {
    moderate(&Cluster::start_new().new_database());
}

#[test]
fn nothing_is_changed_unless_it_is_confirmed() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = "sqlite:site.db";
    let server = Server::start(folder.path(), database);
    assert_eq!(server.send_result(0), 201);
    let refused = admin(folder.path(), database, &["remove-result", &id(0)]);
    assert_eq!(
        (refused.status.code(), &refused.stdout[..]),
        (Some(2), &b""[..])
    );
    let text = errors(refused);
    assert!(text.starts_with("Remove this result for good?\n"), "{text}");
    assert!(
        text.contains("  -  spider:ms:1  lost, one move, 0:09, score "),
        "{text}"
    );
    assert!(
        text.ends_with("webspinner: nothing was changed: add --yes to confirm\n"),
        "{text}"
    );
    assert_eq!(played(&[&server]), [1]);
}

#[test]
fn what_is_not_there_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = admin(folder.path(), "sqlite:site.db", &["players"]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(errors(refused).contains("there is no site in the database"));
    assert!(!folder.path().join("site.db").exists(), "nothing was made");
    let _server = Server::start(folder.path(), "sqlite:site.db");
    for (arguments, status, text) in [
        (&["players"][..], 0, "no player was found\n"),
        (&["results", "--hidden"], 0, "no result was found\n"),
        (&["results", "--player", "Ann"], 0, "no result was found\n"),
        (
            &["remove-player", "Ann", "--yes"],
            2,
            "there is no player Ann",
        ),
        (
            &["results", "--player", &id(7)],
            2,
            &format!("there is no player {}", id(7)),
        ),
        (
            &["hide-result", &id(7), "--yes"],
            2,
            &format!("there is no result {}", id(7)),
        ),
        (
            &["rename", "Ann", "a\u{200b}b"],
            2,
            "a nickname holds visible characters",
        ),
        (
            &["rename", "Ann"],
            2,
            "or add --none to take the old one away",
        ),
    ] {
        let output = admin(folder.path(), "sqlite:site.db", arguments);
        assert_eq!(
            output.status.code(),
            Some(status),
            "{arguments:?}: {output:?}"
        );
        let errors = errors(output);
        assert!(errors.contains(text), "{arguments:?}: {errors}");
    }
}

#[test]
fn what_was_done_is_said_beside_the_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(server.send_result(0), 201);
    let hidden = admin(
        folder.path(),
        "sqlite:site.db",
        &["hide-result", &id(0), "--yes"],
    );
    let said = errors(hidden);
    let lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with(&id(0)), "{said}");
    assert_eq!(lines[1..], ["One result was hidden."]);
}

#[test]
fn results_are_found_by_a_name_without_an_account() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    let mut named: Value = serde_json::from_str(&result(0)).expect("JSON");
    named["nickname"] = "Bob".into();
    assert_eq!(
        server.ask("POST", "/api/v1/results", &named.to_string()).0,
        201
    );
    assert_eq!(server.send_result(1), 201);
    let found = printed(
        folder.path(),
        "sqlite:site.db",
        &["results", "--player", "Bob"],
    );
    assert!(
        found.starts_with(&id(0)) && found.contains("  Bob  "),
        "{found}"
    );
    assert_eq!(found.lines().count(), 1, "{found}");
}

#[test]
fn results_are_found_by_a_whole_deal() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(server.send_result(0), 201);
    let results = |more: &[&str]| {
        let arguments = [&["results"], more].concat();
        admin(folder.path(), "sqlite:site.db", &arguments)
    };
    let listed: Value = serde_json::from_slice(&results(&["--json"]).stdout).expect("JSON");
    let text = |key: &str| listed[key].as_str().expect("a text").to_owned();
    let (game, deal) = (text("game"), text("deal"));
    let whole = format!("{game}:{deal}");
    for given in [&["--deal", &whole][..], &["--game", &game, "--deal", &deal]] {
        let found = results(given);
        assert!(found.stdout.starts_with(id(0).as_bytes()), "{found:?}");
    }
    let other = results(&["--game", "wasp", "--deal", &whole]);
    assert_eq!(other.status.code(), Some(2), "{other:?}");
    let says = format!("this deal is one of {game}, not of wasp\n");
    assert!(errors(other).ends_with(&says));
}

#[test]
fn the_database_may_be_named_anywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = Server::start(folder.path(), "sqlite:site.db");
    assert_eq!(server.send_result(0), 201);
    std::fs::write(folder.path().join("site.toml"), "database = 'site.db'\n").expect("ours");
    for line in [
        "--database site.db admin results",
        "admin --database site.db results",
        "admin results --database site.db",
        "admin --database none.db results --database site.db",
        "admin --config site.toml results",
        "admin results --config site.toml",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let output = output(folder.path(), &words);
        assert_eq!(output.status.code(), Some(0), "{line}: {output:?}");
        assert!(output.stdout.starts_with(id(0).as_bytes()), "{output:?}");
    }
}
