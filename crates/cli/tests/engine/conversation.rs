//! Every kind of request except good play.

use serde_json::{Value, json};

use crate::engine::client::Client;

/// Compares a text with its snapshot. The text contains the requests, so they are left out of the
/// snapshot's head.
macro_rules! assert_output {
    ($shown:expr) => {
        insta::with_settings!({omit_expression => true}, {
            insta::assert_snapshot!($shown)
        })
    };
}

/// Each request with its answer below it.
fn conversation(requests: &[&str]) -> String {
    let mut client = Client::start();
    let shown = requests.iter().map(|request| {
        let answer = client.line(request.as_bytes());
        format!("{}\n{answer}\n", format!("> {request}").trim_end())
    });
    let shown = shown.collect::<String>();
    assert_eq!(client.end(), Some(0));
    shown
}

#[test]
fn a_bad_request_is_answered_with_what_is_wrong() {
    assert_output!(conversation(&[
        "",
        "{",
        "x",
        "7",
        "[]",
        "{}",
        r#"{"stat": true}"#,
        r#"{"state": false}"#,
        r#"{"state": 1}"#,
        r#"{"state": true, "legal": true}"#,
        r#"{"state": true} {"state": true}"#,
        r#"{"state": true}"#,
        r#"{"legal": true}"#,
        r#"{"move": {"from": 1, "to": 2}}"#,
        r#"{"deal": true}"#,
        r#"{"undo": true}"#,
        r#"{"info": true}"#,
        r#"{"hint": true}"#,
        r#"{"move": "1-x"}"#,
        r#"{"hint": "lines"}"#,
        r#"{"hint": 1}"#,
        r#"{"hint": false}"#,
        r#"{"hint": "line"}"#,
        r#"{"solve": {}}"#,
        r#"{"solve": false}"#,
        r#"{"solve": "soon"}"#,
        r#"{"solve": {"time": 1}}"#,
        r#"{"solve": {"nodes": -1}}"#,
        r#"{"solve": {"nodes": 1.5}}"#,
        r#"{"solve": {"nodes": 1e300}}"#,
        r#"{"verdict": 1}"#,
        r#"{"verdict": true}"#,
        r#"{"new": true}"#,
        r#"{"new": ["spider"]}"#,
        r#"{"new": {}}"#,
        r#"{"new": {"game": 7}}"#,
        r#"{"new": {"gaem": "spider"}}"#,
        r#"{"new": {"game": "spidr"}}"#,
        r#"{"new": {"game": "klondike"}}"#,
        r#"{"new": {"game": "spider", "rules": ""}}"#,
        r#"{"new": {"game": "spider", "deal": "ms:1", "cards": []}}"#,
        r#"{"new": {"game": "spider", "deal": "sm:1"}}"#,
        r#"{"new": {"game": "spider", "deal": "ms:0"}}"#,
        r#"{"new": {"game": "wasp", "deal": "kpat:1"}}"#,
        r#"{"new": {"game": "spider", "scheme": "ms"}}"#,
        r#"{"new": {"game": "spider", "cards": ["3D"]}}"#,
        r#"{"new": {"game": "spider", "cards": ["3D", "1S"]}}"#,
        r#"{"new": {"game": "spider", "cards": ["3D"], "scheme": "xp"}}"#,
        r#"{"new": {"deal": "ms:1"}}"#,
        r#"{"new": {"game": "spider", "deal": "ms:1", "picture": ""}}"#,
        r#"{"new": {"game": "spider", "picture": "1: KS\n1: QS"}}"#,
        r#"{"new": {"game": "spider", "position": {"columns": [["7X"]]}}}"#,
        r#"{"new": {"game": "spider", "position": {"columns": [["7C"]]}}}"#,
        r#"{"new": {"rules": "id = 'mine'\ninherits = 'spidr'\nname = 7"}}"#,
    ]));
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    assert_output!(conversation(&[
        r#"{"new": {"game": "spider", "deal": "ms:1"}}"#,
        r#"{"legal": true}"#,
        r#"{"move": {"from": 1, "to": 1, "count": 1}}"#,
        r#"{"move": {"from": 11, "to": 1, "count": 1}}"#,
        r#"{"move": {"from": 1, "to": 2, "count": 1}}"#,
        r#"{"move": {"from": 1, "to": 2, "count": 2}}"#,
        r#"{"move": {"from": 0, "to": 2}}"#,
        r#"{"move": {"from": 1, "to": "foundation", "slot": 1}}"#,
        r#"{"move": {"from": "reserve", "slot": 1, "to": 4}}"#,
        r#"{"move": {"collect": 3}}"#,
        r#"{"move": {"from": 1, "too": 2}}"#,
        r#"{"move": "2-"}"#,
        r#"{"move": 4}"#,
        r#"{"undo": true}"#,
        r#"{"legal": true}"#,
        r#"{"move": "2-4"}"#,
        r#"{"deal": true}"#,
        r#"{"info": true}"#,
        r#"{"undo": true}"#,
        r#"{"new": {"game": "spidr"}}"#,
        r#"{"info": true}"#,
        r#"{"hint": true}"#,
    ]));
}

#[test]
fn moves_may_be_made_as_they_are_typed() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider", "deal": "ms:1"}}));
    client.ok(&json!({"move": {"from": 2, "to": 4, "count": 1}}));
    let played = client.state();
    client.ok(&json!({"undo": true}));
    client.ok(&json!({"move": "2-4"}));
    assert_eq!(client.state(), played);
    client.ok(&json!({"deal": true}));
    let dealt = client.state();
    for row in [json!("d"), json!({"deal": true})] {
        client.ok(&json!({"undo": true}));
        client.ok(&json!({"move": row}));
        assert_eq!(client.state(), dealt);
    }
}

#[test]
fn a_client_learns_the_version_of_the_protocol() {
    let mut client = Client::start();
    let hello = client.ok(&json!({"hello": true}));
    assert_eq!(hello["name"], "webspinner");
    assert_eq!(hello["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(hello["protocol"], 1);
}

#[test]
fn moves_taken_back_are_made_again_in_their_order() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider", "deal": "ms:1"}}));
    let nothing = client.error(&json!({"redo": true}));
    assert_eq!(nothing, "there is no move to redo: none was undone");
    let first = client.ok(&json!({"move": "2-4"}));
    let second = client.ok(&json!({"deal": true}));
    let end = client.state();
    client.ok(&json!({"undo": true}));
    client.ok(&json!({"undo": true}));
    let redone = client.ok(&json!({"redo": true}));
    assert_eq!(redone["redone"], json!({"from": 2, "to": 4, "count": 1}));
    assert_eq!(redone["turned"], first["turned"]);
    let redone = client.ok(&json!({"redo": true}));
    assert_eq!(redone["redone"], json!({"deal": true}));
    assert_eq!(redone["dealt"], second["dealt"]);
    assert_eq!(client.state(), end);
    // Another move leaves nothing to make again.
    client.ok(&json!({"undo": true}));
    client.ok(&json!({"move": "6-1"}));
    client.error(&json!({"redo": true}));
}

#[test]
fn a_line_that_is_too_long_or_not_utf_8_is_answered_and_the_next_one_is_read() {
    let mut client = Client::start();
    let long = client.line(&vec![b'['; 3 << 20]);
    let deep = client.line(&vec![b'['; 1 << 20]);
    let bytes = client.line(b"{\"new\": \"\xff\"}");
    assert_output!([long, deep, bytes].join("\n"));
    client.ok(&json!({"new": {"game": "spider"}}));
    assert_eq!(client.end(), Some(0));
}

#[test]
fn a_last_line_without_its_end_is_answered() {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let mut engine = Command::new(env!("CARGO_BIN_EXE_webspinner"))
        .args(["engine"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built for this test");
    let mut requests = engine.stdin.take().expect("it is piped");
    requests.write_all(br#"{"undo": true}"#).expect("it reads");
    drop(requests);
    let output = engine.wait_with_output().expect("it was started");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stdout.ends_with(b"}\n"));
}

#[test]
fn a_game_without_a_deal_gets_a_random_one_and_its_name() {
    let mut client = Client::start();
    let mut deals: Vec<Value> = Vec::new();
    for _ in 0..3 {
        let begun = client.ok(&json!({"new": {"game": "spider"}}));
        let state = client.state();
        client.ok(&json!({"new": {"game": "spider", "deal": begun["deal"]}}));
        assert_eq!(client.state(), state);
        deals.push(begun["deal"].clone());
    }
    assert!(deals[0] != deals[1] || deals[1] != deals[2], "{deals:?}");
}

#[test]
fn cards_are_laid_out_as_the_named_program_does() {
    let mut client = Client::start();
    for (scheme, deal) in [
        ("ms", "ms:14934"),
        ("pysol", "pysol:32000"),
        ("kpat", "kpat:1"),
        ("own", "own:1"),
    ] {
        client.ok(&json!({"new": {"game": "spider", "deal": deal}}));
        let state = client.state();
        let dealt = webspinner_rules::games::find("spider").expect("a built-in game");
        let number: webspinner_rules::deal::Shuffle = deal.parse().expect("a deal");
        let webspinner_rules::deal::Shuffle::Number(number) = number else {
            panic!("a number")
        };
        let cards = number
            .cards(dealt.pack())
            .expect("spider is dealt by every scheme");
        client.ok(&json!({"new": {"game": "spider", "cards": cards, "scheme": scheme}}));
        assert_eq!(client.state(), state, "{deal}");
    }
}

#[test]
fn a_deal_may_name_its_game_too() {
    let mut client = Client::start();
    let begun = client.ok(&json!({"new": {"deal": "spiderette:ms:617"}}));
    assert_eq!(
        (&begun["game"], &begun["deal"]),
        (&json!("spiderette"), &json!("spiderette:ms:617"))
    );
    assert_eq!(begun["shuffle"], "ms:617");
    // The same deal, with its game named once more.
    let again = client.ok(&json!({"new": {"game": "spiderette", "deal": "spiderette:ms:617"}}));
    assert_eq!(again, begun);
    let other = client.error(&json!({"new": {"game": "spider", "deal": "spiderette:ms:617"}}));
    assert_eq!(
        other,
        "`deal`: this deal is one of spiderette, not of spider"
    );
}

#[test]
fn a_game_may_begin_with_a_picture_or_the_json_of_a_position() {
    let mut client = Client::start();
    let picture = "1: 2S AS\n2: KS-3S\ncollected: KS-AS KS-AS KS-AS KS-AS KS-AS KS-AS KS-AS\n";
    let begun = client.ok(&json!({"new": {"game": "spider-1", "picture": picture}}));
    assert_eq!(begun["deal"], Value::Null);
    let start = client.state();
    assert_eq!(start["columns"][0], json!(["2S", "AS"]));
    assert_eq!(start["collected"], 7);
    assert_eq!(client.ok(&json!({"move": "1-2x2"}))["outcome"], "won");
    let position = json!({"columns": start["columns"], "stock": []});
    client.ok(&json!({"new": {"game": "spider-1", "position": position}}));
    assert_eq!(client.state(), start);
}

#[test]
fn played_reserves_leave_their_place_open() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "three-blind-mice", "deal": "ms:1"}}));
    let mut last = client.state()["reserves"].clone();
    assert_eq!(last.as_array().map(Vec::len), Some(2));
    assert_eq!(client.state()["foundations"], json!([]));
    for _ in 0..400 {
        let legal = client.legal();
        let moves = legal["moves"].as_array().expect("a list");
        let reserve = moves.iter().find(|mv| mv["from"] == "reserve");
        let Some(mv) = reserve.or(moves.first()) else {
            break;
        };
        client.ok(&json!({"move": mv}));
        let now = client.state()["reserves"].clone();
        if mv["from"] == "reserve" {
            let slot = usize::try_from(mv["slot"].as_u64().expect("a slot")).expect("small") - 1;
            last[slot] = Value::Null;
        }
        assert_eq!(now, last);
    }
}

#[test]
fn the_list_of_games_names_each_with_its_id() {
    let mut client = Client::start();
    let games = client.ok(&json!({"games": true}))["games"].clone();
    for game in games.as_array().expect("a list") {
        client.ok(&json!({"new": {"game": game["id"]}}));
        assert_eq!(client.ok(&json!({"info": true}))["game"], game["id"]);
    }
}
