//! What `PySolFC` dealt and allowed, compared with the engine step by step.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::engine::client::Client;
use crate::naive::{
    Card, Collecting, Difference, Move, Outcome, Step, Table, Transcript, differs, expected_legal,
    transcripts, winning_line,
};

/// A move as the protocol spells it.
pub(crate) fn to_json(mv: Move) -> Value {
    match mv {
        Move::Columns { from, to, count } => {
            json!({"from": from + 1, "to": to + 1, "count": count})
        }
        Move::Foundation { from, slot } => {
            json!({"from": from + 1, "to": "foundation", "slot": slot + 1, "count": 1})
        }
        Move::Reserve { slot, to } => {
            json!({"from": "reserve", "slot": slot + 1, "to": to + 1, "count": 1})
        }
        Move::ToReserve { from, slot } => {
            json!({"from": from + 1, "to": "reserve", "slot": slot + 1, "count": 1})
        }
        Move::Collect { from } => json!({"collect": from + 1}),
    }
}

fn index(value: &Value) -> usize {
    let number = value
        .as_u64()
        .unwrap_or_else(|| panic!("{value} is a place"));
    usize::try_from(number).expect("small") - 1
}

/// A move that the protocol spells so.
fn from_json(mv: &Value) -> Move {
    let read = match (mv["collect"].is_null(), &mv["from"], &mv["to"]) {
        (false, _, _) => Move::Collect {
            from: index(&mv["collect"]),
        },
        (_, Value::String(_), to) => Move::Reserve {
            slot: index(&mv["slot"]),
            to: index(to),
        },
        (_, from, Value::String(to)) if to == "reserve" => Move::ToReserve {
            from: index(from),
            slot: index(&mv["slot"]),
        },
        (_, from, Value::String(_)) => Move::Foundation {
            from: index(from),
            slot: index(&mv["slot"]),
        },
        (_, from, to) => Move::Columns {
            from: index(from),
            to: index(to),
            count: index(&mv["count"]) + 1,
        },
    };
    assert_eq!(&to_json(read), mv, "every key is there, and no other");
    read
}

pub(crate) fn legal_moves(legal: &Value) -> BTreeSet<Move> {
    let listed = legal["moves"].as_array().expect("a list");
    let moves: BTreeSet<Move> = listed.iter().map(from_json).collect();
    assert_eq!(moves.len(), listed.len(), "no move is listed twice");
    moves
}

/// The state that the engine should show of this table.
fn expected_state(table: &Table) -> Value {
    let card =
        |(card, face_up): &(Card, bool)| format!("{}{card}", if *face_up { "" } else { "#" });
    let texts = |cards: &[Card]| cards.iter().map(ToString::to_string).collect::<Vec<_>>();
    let columns = table
        .columns
        .iter()
        .map(|column| column.iter().map(card).collect::<Vec<_>>());
    let foundations = table.foundations.iter().map(|pile| texts(pile));
    let reserves = table
        .reserves
        .iter()
        .map(|slot| slot.map(|card| card.to_string()));
    json!({
        "ok": true,
        "columns": columns.collect::<Vec<_>>(),
        "stock": texts(&table.stock),
        "foundations": foundations.collect::<Vec<_>>(),
        "reserves": reserves.collect::<Vec<_>>(),
        "collected": table.collected.len(),
        "outcome": match table.outcome() {
            Outcome::Open => Value::Null,
            Outcome::Won => "won".into(),
            Outcome::StuckNothingLegal | Outcome::StuckTooFewCards => "stuck".into(),
        },
    })
}

pub(crate) fn assert_state(client: &mut Client, table: &Table, place: &str) {
    let mut state = client.state();
    let reason = state.as_object_mut().expect("an object").remove("reason");
    assert_eq!(reason.is_some(), state["outcome"] == "stuck", "{place}");
    assert_eq!(state, expected_state(table), "{place}");
}

/// Begins the game of a transcript. Where `PySolFC` left collecting to the player, and where it
/// collected what in our game the player collects, the game is a custom one that does likewise.
fn begin(client: &mut Client, transcript: &Transcript, table: &Table) {
    let id = transcript.game_id;
    let digits = transcript.number.strip_prefix("ms");
    let deal = digits.map_or_else(
        || format!("pysol:{}", transcript.number),
        |ms| format!("ms:{ms}"),
    );
    let as_built_in = table.game.collect.is_none() || table.game == crate::naive::game(id);
    let new = if as_built_in {
        json!({"new": {"game": id, "deal": deal}})
    } else {
        let mode = match transcript.collecting {
            Collecting::ByItself => "at-once",
            Collecting::ByChoice => "by-choice",
            Collecting::Never => "never",
        };
        let rules = format!(
            "inherits = {id:?}\nid = 'variant'\nname = 'Variant'\n[collect]\nmode = {mode:?}\n"
        );
        json!({"new": {"rules": rules, "deal": deal}})
    };
    assert_eq!(client.ok(&new)["shuffle"], deal);
}

pub(crate) fn play(client: &mut Client, step: Step) -> Value {
    match step {
        Step::Deal => client.ok(&json!({"deal": true})),
        Step::Move(mv) => client.ok(&json!({"move": to_json(mv)})),
    }
}

/// Plays to the foundations, on both tables, what `PySolFC` played by itself.
fn follow_to_foundations(client: &mut Client, table: &mut Table) {
    loop {
        let legal = expected_legal(table, table.legal());
        let Some(&mv) = legal
            .iter()
            .find(|mv| matches!(mv, Move::Foundation { .. }))
        else {
            return;
        };
        play(client, Step::Move(mv));
        table.apply(Step::Move(mv));
    }
}

/// Whether the engine calls legal what `PySolFC` did before this step, but for the differences.
fn assert_legal(
    client: &mut Client,
    table: &Table,
    theirs: &BTreeSet<Move>,
    can_deal: bool,
    place: &str,
) {
    let legal = client.legal();
    let ours = legal_moves(&legal);
    assert_eq!(&expected_legal(table, ours), theirs, "{place}");
    assert_eq!(legal["deal"], can_deal, "{place}");
    assert_eq!(legal["deal_refused"].is_string(), !can_deal, "{place}");
}

/// Replays a transcript, then undoes all of it.
fn follow(client: &mut Client, transcript: &Transcript) {
    let id = transcript.game_id;
    let plays_itself = differs(id, Difference::PlaysToFoundations)
        && transcript.collecting == Collecting::ByItself;
    let mut table = crate::naive::pysol_deal(id, &transcript.number);
    table.game = table.game.with_collecting(transcript.collecting);
    begin(client, transcript, &table);
    let start = client.state();
    if plays_itself {
        follow_to_foundations(client, &mut table);
    }
    for (number, step) in transcript.steps.iter().enumerate() {
        let place = format!("{id} {} step {number}: {:?}", transcript.number, step.step);
        assert_state(client, &table, &place);
        assert_legal(client, &table, &step.legal, step.can_deal, &place);
        let played = play(client, step.step);
        table.apply(step.step);
        if plays_itself {
            follow_to_foundations(client, &mut table);
        }
        assert_eq!(played["outcome"] == "won", step.won_after, "{place}");
    }
    let end = transcript.end.to_table(id, transcript.collecting);
    assert_state(
        client,
        &end,
        &format!("{id} {} at the end", transcript.number),
    );
    while client.ask(&json!({"undo": true}))["ok"] == true {}
    assert_eq!(
        client.state(),
        start,
        "{id} {} taken back",
        transcript.number
    );
}

#[test]
fn every_transcript_of_pysolfc_replays_with_the_same_moves_at_every_step() {
    let mut client = Client::start();
    let transcripts = transcripts();
    assert!(transcripts.len() > 100, "{}", transcripts.len());
    for transcript in &transcripts {
        follow(&mut client, transcript);
    }
    assert_eq!(client.end(), Some(0));
}

#[test]
fn the_known_line_wins_one_suit_spider() {
    let mut client = Client::start();
    client.ok(&json!({"new": {"game": "spider-1", "deal": "ms:1"}}));
    let mut outcome = Value::Null;
    // The line collects by hand what leaves by itself here.
    let by_hand = |step: &Step| matches!(step, Step::Move(Move::Collect { .. }));
    for step in winning_line().into_iter().filter(|step| !by_hand(step)) {
        assert_eq!(outcome, Value::Null);
        outcome = play(&mut client, step)["outcome"].clone();
    }
    assert_eq!(outcome, "won");
    assert_eq!(client.state()["collected"], 8);
}
