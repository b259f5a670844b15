//! Records play again, or say why not.

use std::sync::Arc;

use proptest::prelude::*;
use webspinner_rules::record::{
    GameResult, Header, MoveTree, NodeId, Record, ReplayError, RulesText,
};
use webspinner_rules::{Outcome, Rules, games};

/// A record of random legal moves with random returns, driven by some bytes.
fn wander(rules: &Arc<Rules>, number: u32, choices: &[u8]) -> Record {
    let deal = format!("own:{number}").parse().expect("a deal");
    let start = rules.deal(&deal).expect("own numbers deal every game");
    let mut game = webspinner_rules::Game::new(Arc::clone(rules), start);
    let mut tree = MoveTree::new();
    for &choice in choices {
        let moves = rules.legal_moves(game.position());
        let wanted = moves.get(usize::from(choice) % moves.len().max(1));
        if let Some(&legal) = wanted.filter(|_| choice % 7 != 0) {
            tree.play(legal.get(), None).expect("room");
            let _ = game.play_legal(legal);
        } else {
            tree.back();
            game.undo();
        }
    }
    Record {
        header: Header::of(rules, deal),
        tree,
    }
}

fn read(text: &str) -> Record {
    text.parse().expect("a record")
}

fn spider(moves: &str) -> Record {
    read(&format!(
        "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:14934\"]\n\n{moves}"
    ))
}

#[test]
fn the_end_is_that_of_the_main_line() {
    let replayed = spider("1. d (1. 1-6 2. d 3. d)").replay().expect("legal");
    assert_eq!(replayed.start.stock_len(), 50);
    assert_eq!((replayed.end.stock_len(), replayed.outcome), (40, None));
}

#[test]
fn the_first_illegal_move_is_named_with_its_reason() {
    let shown = |moves: &str| {
        let error = spider(moves).replay().expect_err(moves);
        format!("{moves}\n    {error}\n")
    };
    let texts = [
        "1. d 2. 1-1",
        "1. d (1. r1-2)",
        "1. d 2. d (2. 9-f1) 3. c4",
        "1. 1-11",
    ];
    insta::assert_snapshot!(texts.map(shown).join(""));
}

#[test]
fn a_record_is_refused_rather_than_read_by_other_rules() {
    let mine =
        |rules: &str| format!("[Game \"mine\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n{rules}\n1. d\n");
    let inherits = "| id = \"mine\"\n| name = \"Mine\"\n| inherits = \"spider\"\n";
    let complete = RulesText::of(games::find("spider").expect("built in"));
    let lines: Vec<String> = complete
        .as_str()
        .lines()
        .map(|line| format!("| {line}\n"))
        .collect();
    let other = lines.concat();
    let texts = [
        mine(""),
        mine(inherits),
        mine("| id = 3\n"),
        mine(&other),
        spider("")
            .to_string()
            .replace("[Version \"1\"]", "[Version \"99\"]"),
        spider("").to_string().replace("ms:14934", "cards:AS"),
        spider("").to_string().replace("unfinished", "won"),
        spider("")
            .to_string()
            .replace("[Undos \"0\"]", "[Undos \"1\"]\n[NoUndo \"yes\"]"),
    ];
    let shown = |text: String| read(&text).replay().expect_err(&text).to_string();
    insta::assert_snapshot!(texts.map(shown).join("\n"));
}

#[test]
fn a_game_of_ones_own_brings_its_rules_and_replays_by_them() {
    let rules = Rules::parse(
        "id = \"spider\"\nname = \"My Spider\"\ninherits = \"spider\"\n[deal]\nrule = \"any\"\n",
    );
    let rules = Arc::new(rules.expect("valid"));
    let record = wander(&rules, 5, &[1, 2, 3, 4, 5, 6]);
    assert!(record.header.rules.is_some());
    let again = read(&record.to_string());
    assert_eq!(again, record);
    assert_eq!(again.replay().expect("legal").rules, rules);
    let built_in = Header::of(
        games::find("spider").expect("built in"),
        "1".parse().expect("a deal"),
    );
    assert_eq!(built_in.rules, None);
}

#[test]
fn every_built_in_game_can_be_carried_in_a_record() {
    for rules in games::all() {
        let mut record = wander(rules, 1, &[1, 2, 3, 5, 6, 8, 9]);
        record.header.rules = Some(RulesText::of(rules));
        let replayed = read(&record.to_string()).replay().expect("legal");
        assert_eq!(replayed.rules, *rules);
    }
}

/// The won line of the fixtures, as the moves of a record. Columns count from 0 there, and a
/// finished run is taken off by a move, which our game does by itself.
fn won_line() -> String {
    let packed: &[u8] = include_bytes!("../fixtures/won-one-suit.json.gz");
    let line: serde_json::Value =
        serde_json::from_reader(flate2::read::GzDecoder::new(packed)).expect("JSON");
    let column = |text: &serde_json::Value| text.as_str()?.parse().ok().map(|n: u8| n + 1);
    let played = |step: &serde_json::Value| {
        if step == "deal" {
            return Some("d".to_owned());
        }
        Some(format!(
            "{}-{}x{}",
            column(&step[0])?,
            column(&step[1])?,
            step[2]
        ))
    };
    let moves = line["moves"].as_array().expect("a list");
    moves
        .iter()
        .filter_map(played)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn a_game_said_to_be_won_is_won_by_its_main_line() {
    let header = "[Game \"spider-1\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n[Result \"won\"]\n\n";
    let mut record = read(&format!("{header}{}", won_line()));
    let replayed = record.replay().expect("a won line");
    assert_eq!(replayed.outcome, Some(Outcome::Won));
    assert_eq!(replayed.end.collected_len(), 8);
    record.tree.go_to(NodeId::START);
    assert!(
        record.replay().is_ok(),
        "where the player stands does not matter"
    );
    record
        .tree
        .play("d".parse().expect("a move"), None)
        .expect("room");
    assert_eq!(record.replay(), Err(ReplayError::NotWon));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_play_replays_to_where_it_was(
        game in any::<prop::sample::Index>(),
        number in any::<u32>(),
        choices in proptest::collection::vec(any::<u8>(), 0..120),
    ) {
        let all: Vec<_> = games::all().collect();
        let rules = *game.get(&all);
        let mut record = wander(rules, number, &choices);
        let replayed = record.replay().expect("legal moves are legal again");
        let mut position = replayed.start.clone();
        for node in record.tree.main_line() {
            let played = record.tree.get_move(node).expect("no start");
            let _ = position.apply(rules, rules.check(&position, played).expect("legal"));
        }
        prop_assert_eq!(&replayed.end, &position);
        prop_assert_eq!(rules.outcome(&position), replayed.outcome);
        if replayed.outcome != Some(Outcome::Won) {
            record.header.result = GameResult::Won;
            prop_assert_eq!(record.replay(), Err(ReplayError::NotWon));
        }
        record.tree.go_to(NodeId::START);
        prop_assert_eq!(read(&record.to_string()), record);
    }
}
