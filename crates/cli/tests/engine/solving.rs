//! Whether a game can be won, as the engine says.

use serde_json::{Value, json};

use crate::engine::client::Client;
use crate::small::SMALL;

/// The small game, begun with an own deal: 3 can be won, 1 is lost.
fn begin(deal: &str) -> Client {
    let mut client = Client::start();
    client.ok(&json!({"new": {"rules": SMALL, "deal": deal}}));
    client
}

#[test]
fn a_solution_wins_when_it_is_played() {
    let mut client = begin("3");
    let answer = client.ok(&json!({"solve": {}}));
    assert_eq!(
        (&answer["verdict"], &answer["why"]),
        (&json!("won"), &Value::Null)
    );
    assert!(answer["nodes"].as_u64() > Some(0));
    assert!(answer["time_ms"].is_u64());
    let mut outcome = Value::Null;
    for played in answer["line"].as_array().expect("a list of moves") {
        outcome = client.ok(&json!({"move": played}))["outcome"].clone();
    }
    assert_eq!(outcome, "won");
    let done = client.ok(&json!({"solve": true}));
    assert_eq!(
        (&done["verdict"], &done["line"]),
        (&json!("won"), &json!([]))
    );
}

#[test]
fn a_limit_may_be_written_with_an_exponent() {
    let mut client = begin("1");
    let request = br#"{"solve": {"nodes": 1e6, "time_ms": 1e6, "memory_bytes": 1.0e8}}"#;
    let answer: Value = serde_json::from_str(&client.line(request)).expect("JSON");
    assert_eq!(answer["verdict"], "lost", "{answer}");
}

#[test]
fn a_lost_game_is_lost_and_has_no_line() {
    let mut client = begin("1");
    let answer = client.ok(&json!({"solve": {"nodes": 1_000_000, "memory_bytes": 100_000_000}}));
    let verdict = [&answer["verdict"], &answer["why"], &answer["line"]];
    assert_eq!(verdict, [&json!("lost"), &Value::Null, &Value::Null]);
    let hint = client.ok(&json!({"hint": "line"}));
    assert_eq!(
        (&hint["verdict"], &hint["hints"]),
        (&json!("lost"), &json!([]))
    );
}

#[test]
fn what_is_not_known_says_why() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider", "deal": "ms:1"}}));
    for (limits, why) in [
        (json!({"nodes": 1}), "nodes"),
        (json!({"memory_bytes": 1}), "memory"),
        (json!({"time_ms": 0}), "time"),
    ] {
        for request in ["solve", "verdict"] {
            let answer = client.ok(&json!({request: limits}));
            let verdict = (&answer["verdict"], &answer["why"]);
            assert_eq!(
                verdict,
                (&json!("unknown"), &json!(why)),
                "{request} {limits}"
            );
        }
    }
}

#[test]
fn the_engines_hints_lead_to_a_win_and_search_once() {
    let mut client = begin("3");
    let mut searched = 0;
    for _ in 0..200 {
        let answer = client.ok(&json!({"hint": "line"}));
        assert_eq!(answer["verdict"], "won");
        searched += u64::from(answer["nodes"].as_u64() > Some(0));
        let [hint] = &answer["hints"].as_array().expect("a list")[..] else {
            panic!("one hint, and not {answer}")
        };
        assert_eq!(hint["why"], "the game can be won with it");
        if client.ok(&json!({"move": hint["move"]}))["outcome"] == "won" {
            let end = client.ok(&json!({"hint": "line"}));
            assert_eq!(
                (&end["verdict"], &end["hints"]),
                (&json!("won"), &json!([]))
            );
            assert_eq!(searched, 1);
            return;
        }
    }
    panic!("two hundred hints and no win");
}

#[test]
fn a_fair_hint_is_the_same_whatever_the_engine_knows() {
    let mut client = begin("3");
    let fair = client.ok(&json!({"hint": true}));
    assert_eq!(
        fair.as_object().map(serde_json::Map::len),
        Some(2),
        "{fair}"
    );
    client.ok(&json!({"solve": {}}));
    client.ok(&json!({"hint": "line"}));
    assert_eq!(client.ok(&json!({"hint": true})), fair);
}

#[test]
fn a_lost_game_stays_lost_until_the_move_that_lost_it_is_taken_back() {
    let mut client = begin("3");
    let verdict = |client: &mut Client| {
        let answer = client.ok(&json!({"verdict": true}));
        assert!(answer.get("line").is_none(), "{answer}");
        let searched = answer["nodes"].as_u64() > Some(0);
        (
            answer["verdict"].as_str().expect("a word").to_owned(),
            searched,
        )
    };
    // Somebody who tries every first legal move loses this game.
    let mut lost = None;
    for length in 0..100 {
        let (word, _) = verdict(&mut client);
        if word == "lost" {
            lost = Some(length);
            break;
        }
        let legal = client.legal();
        let first = if legal["deal"] == true {
            json!({"deal": true})
        } else {
            legal["moves"][0].clone()
        };
        client.ok(&json!({"move": first}));
    }
    assert!(lost > Some(0), "it could be won, and was lost: {lost:?}");
    let legal = client.legal();
    client.ok(&json!({"move": legal["moves"][0]}));
    assert_eq!(verdict(&mut client), ("lost".into(), false));
    client.ok(&json!({"undo": true}));
    assert_eq!(verdict(&mut client), ("lost".into(), false));
    client.ok(&json!({"undo": true}));
    assert_eq!(verdict(&mut client).0, "won");
}

#[test]
fn a_new_game_is_a_new_question() {
    let mut client = begin("1");
    assert_eq!(client.ok(&json!({"verdict": true}))["verdict"], "lost");
    client.ok(&json!({"new": {"rules": SMALL, "deal": "3"}}));
    assert_eq!(client.ok(&json!({"verdict": true}))["verdict"], "won");
}
