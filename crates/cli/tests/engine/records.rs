//! Games that leave the engine as records and come back.

use serde_json::json;

use crate::engine::client::Client;

#[test]
fn the_record_of_a_game_is_loaded_with_its_variations_and_help() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider", "deal": "ms:1"}}));
    client.ok(&json!({"move": "2-4"}));
    client.ok(&json!({"undo": true}));
    client.ok(&json!({"hint": true}));
    client.ok(&json!({"move": "6-1"}));
    client.ok(&json!({"deal": true}));
    let state = client.state();
    let record = client.ok(&json!({"record": true}))["record"].clone();
    let text = record.as_str().expect("a text");
    for line in [
        "[Game \"spider\"]",
        "[Deal \"ms:1\"]",
        "[Made \"2\"]",
        "[Undos \"1\"]",
        "[Hints \"1\"]",
        "[Solver \"no\"]",
        "1. 6-1 (1. 2-4) 2. d",
    ] {
        assert!(text.contains(line), "{line} is not in\n{text}");
    }
    let mut other = Client::start();
    let info = other.ok(&json!({"load": text}));
    assert_eq!(
        (&info["deal"], &info["length"]),
        (&json!("spider:ms:1"), &json!(2))
    );
    assert_eq!(other.state(), state);
    assert_eq!(other.ok(&json!({"record": true}))["record"], record);
    other.ok(&json!({"undo": true}));
    assert_eq!(
        other.ok(&json!({"redo": true}))["redone"],
        json!({"deal": true})
    );
    assert_eq!(other.state(), state);
}

#[test]
fn a_won_game_is_recorded_as_won_unless_its_main_line_changes() {
    let won = include_str!("../../records/won-one-suit.spider");
    let mut client = Client::start();
    assert_eq!(client.ok(&json!({"load": won}))["outcome"], "won");
    let result = |client: &mut Client| {
        let record = client.ok(&json!({"record": true}))["record"].clone();
        let text = record.as_str().expect("a text").to_owned();
        let line = text.lines().find(|line| line.starts_with("[Result"));
        line.expect("each record has a result").to_owned()
    };
    assert_eq!(result(&mut client), "[Result \"won\"]");
    client.ok(&json!({"undo": true}));
    client.ok(&json!({"undo": true}));
    let next = client.ok(&json!({"redo": true}))["redone"].clone();
    client.ok(&json!({"undo": true}));
    let legal = client.legal();
    let moves = legal["moves"].as_array().expect("a list");
    let other = moves.iter().find(|other| **other != next);
    client.ok(&json!({"move": other.expect("another move is legal")}));
    assert_eq!(result(&mut client), "[Result \"unfinished\"]");
}

#[test]
fn what_is_not_one_sound_record_is_refused_and_changes_nothing() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider", "deal": "ms:1"}}));
    let info = client.ok(&json!({"info": true}));
    let game = "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n\n";
    for (text, why) in [
        (String::new(), "`load` takes the text of exactly one record"),
        (
            format!("{game}\n{game}"),
            "`load` takes the text of exactly one record",
        ),
        (
            format!("{game}1. 1-1\n"),
            "the cards are already in column 1",
        ),
        (format!("{game}1. nonsense\n"), "line 5"),
    ] {
        let error = client.error(&json!({"load": text}));
        assert!(error.contains(why), "{error}");
        assert_eq!(client.ok(&json!({"info": true})), info);
    }
    client.ok(&json!({"new": {"game": "spider-1", "picture": "1: KS-2S\n2: AS"}}));
    let none = client.error(&json!({"record": true}));
    assert_eq!(none, "a game that began with a position has no record");
}
