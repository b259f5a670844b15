//! The examples of the documentation are what the parsers read.

use webspinner_rules::Move;
use webspinner_rules::record::Record;
use webspinner_rules::text::{KnowledgeDraft, PositionDraft};

const FORMATS: &str = include_str!("../../../../docs/formats.md");

/// The fenced blocks of a section, with their language.
fn blocks(section: &str) -> Vec<(&'static str, &'static str)> {
    let start = FORMATS
        .find(&format!("\n## {section}\n"))
        .expect("a section");
    let rest = &FORMATS[start + 4..];
    let section = &rest[..rest.find("\n## ").unwrap_or(rest.len())];
    let fenced = section.split("```").skip(1).step_by(2);
    fenced.filter_map(|block| block.split_once('\n')).collect()
}

#[test]
fn the_record_prints_as_it_stands_there_and_can_be_played() {
    let (_, text) = blocks("Game records")[0];
    let record: Record = text.parse().expect("a record");
    assert_eq!(record.to_string(), text);
    record.replay().expect("every line is legal");
}

#[test]
fn the_json_has_the_shapes_given_and_can_be_played() {
    let blocks = blocks("JSON");
    let texts: Vec<&str> = blocks.iter().map(|(_, text)| *text).collect();
    let [moves, position, knowledge, record] = texts[..] else {
        panic!("four examples");
    };
    for line in moves.lines() {
        let played: Move = serde_json::from_str(line).expect(line);
        let printed = serde_json::to_value(played).expect("a map");
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(line).expect("JSON"),
            printed
        );
    }
    let draft = PositionDraft::from_json(position).expect("a draft");
    let printed = serde_json::to_value(draft).expect("a map");
    assert_eq!(
        serde_json::from_str::<serde_json::Value>(position).expect("JSON"),
        printed
    );
    let draft = KnowledgeDraft::from_json(knowledge).expect("a draft");
    let printed = serde_json::to_value(draft).expect("a map");
    assert_eq!(
        serde_json::from_str::<serde_json::Value>(knowledge).expect("JSON"),
        printed
    );
    let read = Record::from_json(record).expect("a record");
    read.replay().expect("every line is legal");
    assert_eq!(
        serde_json::from_str::<serde_json::Value>(record).expect("JSON"),
        serde_json::to_value(read).expect("a map"),
    );
}

#[test]
fn the_moves_given_are_moves() {
    for text in ["4-9", "4-9x3", "3-f2", "r1-4", "c3", "d"] {
        assert!(FORMATS.contains(&format!("`{text}`")), "{text}");
        assert_eq!(
            text.parse::<Move>().map(|played| played.to_string()),
            Ok(text.to_owned())
        );
    }
}
