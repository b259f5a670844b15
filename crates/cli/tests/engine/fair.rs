//! What a client that plays fairly sees: the view and the hints.

use std::collections::HashSet;

use serde_json::{Value, json};
use webspinner_rules::games;

use crate::engine::client::Client;

/// The columns and the stock.
fn cards(position: &Value) -> Vec<Vec<String>> {
    let columns = position["columns"].as_array().expect("columns");
    let piles = columns.iter().chain([&position["stock"]]);
    let texts = |pile: &Value| {
        let cards = pile.as_array().expect("a pile").iter();
        cards
            .map(|card| card.as_str().expect("a card").to_owned())
            .collect()
    };
    piles.map(texts).collect()
}

/// The first legal move, or a row.
fn any_move(client: &mut Client, turn: usize) -> Option<Value> {
    let legal = client.legal();
    let moves = legal["moves"].as_array().expect("a list");
    let row = (legal["deal"] == true).then(|| json!({"deal": true}));
    if turn % 7 == 6 && row.is_some() {
        return row;
    }
    moves.get(turn % moves.len().max(1)).cloned().or(row)
}

#[test]
fn a_view_shows_open_and_remembered_cards_and_no_other() {
    for rules in games::all() {
        let mut client = Client::start();
        client.ok(&json!({"new": {"game": rules.id(), "deal": "own:7"}}));
        // All cards that were ever shown lie where they are remembered, or where all see them.
        for turn in 0..25 {
            let (view, state) = (client.ok(&json!({"view": true})), client.state());
            for key in ["foundations", "reserves", "collected", "outcome"] {
                assert_eq!(view[key], state[key]);
            }
            let stock = cards(&state).len() - 1;
            for (pile, (seen, whole)) in cards(&view).iter().zip(cards(&state)).enumerate() {
                assert_eq!(seen.len(), whole.len());
                for (seen, card) in seen.iter().zip(whole) {
                    // No move was undone, so nothing that is hidden was ever seen.
                    let hidden = card.starts_with('#') || pile == stock;
                    assert_eq!(seen, if hidden { "##" } else { &card }, "{}", rules.id());
                }
            }
            let Some(wanted) = any_move(&mut client, turn) else {
                break;
            };
            client.ok(&json!({"move": wanted}));
        }
    }
}

#[test]
fn a_view_remembers_what_an_undo_hid_again() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider", "deal": "ms:1"}}));
    let start = client.ok(&json!({"view": true}));
    assert_eq!(start["stock"], json!(vec!["##"; 50]));
    let turned = client.ok(&json!({"move": "2-4"}))["turned"][0]["card"].clone();
    let dealt = client.ok(&json!({"deal": true}))["dealt"].clone();
    client.ok(&json!({"undo": true}));
    client.ok(&json!({"undo": true}));
    let view = client.ok(&json!({"view": true}));
    let column = view["columns"][1].as_array().expect("a pile");
    let turned = format!("#{}", turned.as_str().expect("a card"));
    assert_eq!(column[column.len() - 2], turned);
    assert_eq!(view["stock"][0], dealt[0]["card"]);
    assert_eq!(view["stock"][10], "##");
}

/// Plays the best hint until the game ends or no hint gains, and returns how it ended.
fn follow_hints(client: &mut Client, new: &Value) -> Value {
    client.ok(&json!({"new": new}));
    let mut passed = HashSet::new();
    loop {
        let state = client.state();
        assert!(
            passed.insert(state.to_string()),
            "{new}: hints run in circles"
        );
        let hints = client.ok(&json!({"hint": true}));
        let hint = &hints["hints"][0];
        if hint.is_null() || hint["reason"] == "nothing-better" {
            return state["outcome"].clone();
        }
        client.ok(&json!({"move": hint["move"]}));
    }
}

#[test]
fn following_the_first_hint_never_leads_back_to_a_position() {
    let mut client = Client::start();
    let deals: Vec<String> = (1..=6)
        .map(|number| format!("spider-1:ms:{number}"))
        .collect();
    let mut won = 0;
    for deal in deals {
        let outcome = follow_hints(&mut client, &json!({"deal": deal}));
        won += usize::from(outcome == "won");
    }
    assert!(
        won > 0,
        "hints that know the moves so far win some of these games"
    );
}

#[test]
fn each_hint_has_a_reason_for_programs_that_the_page_lists() {
    let page = include_str!("../../../../docs/formats.md");
    for word in webspinner_players::Why::WORDS {
        assert!(page.contains(&format!("\n| `{word}` |")), "{word}");
    }
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider", "deal": "ms:1"}}));
    let hints = client.ok(&json!({"hint": true}));
    let hint = &hints["hints"][0];
    let said = (&hint["reason"], &hint["why"]);
    assert_eq!(
        said,
        (&json!("turns-up"), &json!("it uncovers a hidden card"))
    );
}

#[test]
fn plans_are_played_to_the_end_of_a_game() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider-1", "deal": "own:2"}}));
    let (mut reveals, mut outcome) = (0, Value::Null);
    while outcome.is_null() {
        let advised = client.ok(&json!({"advise": {"level": 1}}));
        let plan = advised["plan"].as_array().expect("a list");
        let chance = advised["chance"].as_f64();
        assert_eq!(chance.is_none(), plan.is_empty());
        assert!(chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)));
        assert!(advised["certain"] == false || chance == Some(1.0));
        assert_eq!(
            advised["hints"][0]["move"],
            plan.first().cloned().unwrap_or_default()
        );
        for (left, wanted) in (0..plan.len()).rev().zip(plan) {
            let step = client.ok(&json!({"move": wanted}));
            outcome = step["outcome"].clone();
            let shows = ["turned", "dealt"].iter().any(|key| !step[key].is_null());
            assert!(
                left == 0 || !shows,
                "only the last move shows a card: {step}"
            );
            reveals += usize::from(shows);
        }
        if plan.is_empty() {
            break;
        }
    }
    assert!(reveals > 10, "{reveals} reveals, then it gave up");
    if outcome == "won" {
        let advised = client.ok(&json!({"advise": true}));
        let certainty = (&advised["certain"], &advised["chance"], &advised["plan"]);
        assert_eq!(certainty, (&json!(true), &json!(1.0), &json!([])));
    }
    let record = client.ok(&json!({"record": true}));
    let record = record["record"].as_str().expect("a text");
    assert!(!record.contains("[Hints \"0\"]"), "{record}");
}

#[test]
fn levels_that_do_not_exist_are_refused() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider-1", "deal": "own:2"}}));
    for wrong in [
        json!(false),
        json!(2),
        json!({"level": 0}),
        json!({"level": 5}),
        json!({"depth": 1}),
    ] {
        let answer = client.ask(&json!({"advise": wrong}));
        assert_eq!(answer["ok"], false, "{wrong}: {answer}");
    }
}

#[test]
fn a_game_that_is_played_elsewhere_gets_the_same_advice() {
    let (mut client, mut elsewhere) = (Client::start(), Client::start());
    client.ok(&json!({"new": {"game": "spider-2", "deal": "own:7"}}));
    for _ in 0..5 {
        let advised = client.ok(&json!({"advise": {"level": 1}}));
        let view = client.ok(&json!({"view": true}));
        let piles = ["columns", "stock", "foundations", "reserves"];
        let knowledge: Value = piles.iter().map(|key| (*key, view[*key].clone())).collect();
        let asked = json!({"level": 1, "game": "spider-2", "knowledge": knowledge});
        assert_eq!(elsewhere.ok(&json!({"advise": asked})), advised);
        for wanted in advised["plan"].as_array().expect("a list") {
            client.ok(&json!({"move": wanted}));
        }
    }
    assert_eq!(elsewhere.ask(&json!({"info": true}))["ok"], false);

    for wrong in [
        json!({"game": "spider-2"}),
        json!({"picture": "1: KS"}),
        json!({"game": "spider-2", "picture": "1: KS-2S\n", "knowledge": {"columns": []}}),
        json!({"game": "spider-2", "rules": "id = \"other\"", "picture": "1: KS-2S\n"}),
        json!({"game": "spider-2", "knowledge": {"columns": [["##"]]}}),
    ] {
        let answer = elsewhere.ask(&json!({"advise": wrong}));
        assert_eq!(answer["ok"], false, "{wrong}");
    }
}
