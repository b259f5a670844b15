//! Damaged requests.

use serde_json::Value;

use crate::engine::client::Client;
use crate::mutate::Mutator;

/// How many are sent; `WEBSPINNER_SOAK` multiplies them.
const REQUESTS: u64 = 20_000;

/// Every request there is, but those that may take a second or more.
const SEEDS: &[&str] = &[
    r#"{"new": {"game": "spider", "deal": "ms:14934"}}"#,
    r#"{"new": {"game": "little-spider", "deal": "own:7"}}"#,
    r#"{"new": {"game": "spider", "cards": ["3D", "AS"], "scheme": "ms"}}"#,
    r#"{"new": {"game": "spider", "picture": "1: KS-2S\n2: AS\n"}}"#,
    r#"{"legal": true}"#,
    r#"{"move": {"from": 1, "to": 8, "count": 1}}"#,
    r#"{"move": {"from": 3, "to": "foundation", "slot": 2, "count": 1}}"#,
    r#"{"move": {"from": "reserve", "slot": 1, "to": 4, "count": 1}}"#,
    r#"{"move": {"collect": 3}}"#,
    r#"{"move": "4-7"}"#,
    r#"{"deal": true}"#,
    r#"{"undo": true}"#,
    r#"{"redo": true}"#,
    r#"{"hello": true}"#,
    r#"{"state": true}"#,
    r#"{"view": true}"#,
    r#"{"record": true}"#,
    r#"{"load": "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n\n1. 2-4\n"}"#,
    r#"{"stop": true}"#,
    r#"{"info": true}"#,
    r#"{"hint": true}"#,
    r#"{"verdict": {"nodes": 10}}"#,
    r#"{"games": true}"#,
];

fn soak_factor() -> u64 {
    let factor = std::env::var("WEBSPINNER_SOAK").unwrap_or_else(|_| "1".into());
    factor.parse().expect("WEBSPINNER_SOAK is a whole number")
}

#[test]
fn every_damaged_request_gets_one_answer_and_the_engine_lives_on() {
    let seeds: Vec<Vec<u8>> = SEEDS.iter().map(|seed| seed.as_bytes().to_vec()).collect();
    let (mut mutator, mut engine) = (Mutator::new(2026), Client::start());
    let (mut fine, mut refused) = (0, 0);
    for _ in 0..REQUESTS * soak_factor() {
        let mut request = mutator.input(&seeds);
        // The end of a line would make two requests of it.
        request.retain(|byte| *byte != b'\n');
        let shown = request.escape_ascii().to_string();
        let answer = engine.line(&request);
        let answer: Value = serde_json::from_str(&answer).expect(&shown);
        if answer["ok"] == true {
            fine += 1;
        } else {
            let error = answer["error"].as_str().expect(&shown);
            assert!(!error.is_empty() && error.len() < 2_000, "{shown}: {error}");
            refused += 1;
        }
    }
    assert!(fine > 0 && refused > 0, "{fine} fine, {refused} refused");
    assert_eq!(engine.end(), Some(0));
}
