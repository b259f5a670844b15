//! Searches that are stopped.

use serde_json::{Value, json};

use crate::engine::client::Client;

fn received(client: &mut Client) -> Value {
    serde_json::from_str(&client.receive()).expect("each answer is JSON")
}

#[test]
fn a_running_search_is_stopped_and_the_engine_goes_on() {
    let mut client = Client::start();
    // No search has ever decided this game; without a limit it would go on for hours.
    client.ok(&json!({"new": {"game": "spider-5-decks", "deal": "own:1"}}));
    let info = client.ok(&json!({"info": true}));
    client.send(br#"{"solve": true}"#);
    client.send(br#"{"info": true}"#);
    client.send(br#"{"stop": true}"#);
    let solved = received(&mut client);
    assert_eq!(
        (&solved["ok"], &solved["verdict"], &solved["why"]),
        (&json!(true), &json!("unknown"), &json!("cancelled"))
    );
    assert_eq!(received(&mut client), info);
    assert_eq!(received(&mut client), json!({"ok": true, "stopped": true}));
    // Only earlier requests are stopped.
    let solved = client.ok(&json!({"solve": {"nodes": 1}}));
    assert_eq!(solved["why"], "nodes");
    assert_eq!(client.end(), Some(0));
}

#[test]
fn stopping_what_is_not_running_does_no_harm() {
    let mut client = Client::start();
    assert_eq!(
        client.ok(&json!({"stop": true})),
        json!({"ok": true, "stopped": true})
    );
    client.ok(&json!({"new": {"game": "spider", "deal": "ms:1"}}));
    client.ok(&json!({"stop": true}));
    assert_eq!(client.ok(&json!({"solve": {"nodes": 1}}))["why"], "nodes");
}
