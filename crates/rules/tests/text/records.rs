//! Records print and read back.

use proptest::collection::vec;
use proptest::prelude::*;
use webspinner_rules::record::{
    AddRefused, Header, HeaderText, MoveTree, NodeId, Record, RecordError, RecordProblem, Records,
};
use webspinner_rules::{Column, GameId, Move};

use crate::text::arbitrary;

/// The record of the documentation.
const ANN: &str = r#"[Game "spider"]
[Version "1"]
[Deal "ms:14934"]
[Player "Ann \"Spin\" Lee"]
[Date "2026-11-21"]
[Result "won"]
[Time "754.210"]
[Made "240"]
[Undos "3"]
[Hints "1"]
[Solver "no"]

1. 4-9 {good} 2. 1-6x3@12.345 (2. 5-4 3. d) 3. d 4. c3 5. 3-f2 6. r1-4
"#;

fn bare(tree: MoveTree) -> Record {
    let game = GameId::new("spider").expect("an id");
    Record {
        header: Header::new(game, 1, "ms:1".parse().expect("a deal")),
        tree,
    }
}

/// What follows the header.
fn moves_of(record: &Record) -> String {
    let text = record.to_string();
    text.split_once("\n\n")
        .map_or(String::new(), |(_, moves)| moves.to_owned())
}

fn read_moves(moves: &str) -> Result<Record, RecordError> {
    let header = bare(MoveTree::new()).to_string();
    format!("{header}\n{moves}").parse()
}

#[test]
fn the_documented_record_reads_and_prints_the_same() {
    let record: Record = ANN.parse().expect("a record");
    assert_eq!(record.to_string(), ANN);
    assert_eq!(
        record.header.player.as_ref().map(HeaderText::as_str),
        Some("Ann \"Spin\" Lee")
    );
    assert_eq!(
        (record.header.time_ms, record.header.made),
        (Some(754_210), 240)
    );
    assert!(record.assisted());
    let line: Vec<String> = record
        .tree
        .moves()
        .map(|played| played.to_string())
        .collect();
    assert_eq!(line, ["4-9", "1-6x3", "d", "c3", "3-f2", "r1-4"]);
    let second = record.tree.line()[1];
    assert_eq!(record.tree.time_ms(second), Some(12_345));
}

#[test]
fn numbers_line_breaks_and_blanks_are_free_in_reading() {
    let numbered = read_moves("1. 4-9 {good one} (1. d) 2. 1-6 *").expect("moves");
    let loose = read_moves("4-9{good\r\n\tone}(d)\n\n2.1-6*").expect("moves");
    assert_eq!(numbered, loose);
}

#[test]
fn the_star_stands_where_the_player_does() {
    let mut record = read_moves("1. 4-9 (1. d 2. 5-6) 2. 1-6").expect("moves");
    assert_eq!(record.tree.line().len(), 2);
    record.tree.go_to(NodeId::START);
    assert_eq!(moves_of(&record), "* 1. 4-9 (1. d 2. 5-6) 2. 1-6\n");
    let variation = record.tree.children(NodeId::START)[1];
    record.tree.go_to(variation);
    assert_eq!(moves_of(&record), "1. 4-9 (1. d * 2. 5-6) 2. 1-6\n");
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn variations_replace_the_move_before_them_and_nest() {
    let text = "1. 1-2 (1. 1-3 2. 2-3 (2. 2-4) (2. 2-5) 3. d) (1. 1-4) 2. d\n";
    let record = read_moves(text).expect("moves");
    let tree = &record.tree;
    assert_eq!(moves_of(&record), text);
    assert_eq!(tree.children(NodeId::START).len(), 3);
    assert_eq!(tree.children(tree.children(NodeId::START)[1]).len(), 3);
    let inside_first = read_moves("1. 1-2 (1. 1-3 (1. 1-4)) 2. d").expect("moves");
    assert_eq!(moves_of(&inside_first), "1. 1-2 (1. 1-3) (1. 1-4) 2. d\n");
}

#[test]
fn comments_join_and_keep_their_braces() {
    let record = read_moves(r"{of the game} 1. d {a \} b} (1. 4-9) { \\ }").expect("moves");
    assert_eq!(record.tree.comment(NodeId::START), Some("of the game"));
    assert_eq!(record.tree.comment(record.tree.line()[0]), Some("a } b \\"));
    assert_eq!(
        moves_of(&record),
        "{of the game} 1. d {a \\} b \\\\} (1. 4-9)\n"
    );
}

#[test]
fn a_game_without_a_move_is_its_header() {
    let record = bare(MoveTree::new());
    insta::assert_snapshot!(record.to_string());
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn rules_of_ones_own_stand_behind_the_header() {
    let text = ANN.replace(
        "\n\n1.",
        "\n[Event \"rainy day\"]\n| id = \"mine\"\n|\n|  a |\n\n1.",
    );
    let record: Record = text.parse().expect("a record");
    let rules = record.header.rules.as_ref().expect("rules");
    assert_eq!(rules.as_str(), "id = \"mine\"\n\n a |\n");
    assert_eq!(record.header.extra[0].name(), "Event");
    assert_eq!(record.to_string(), text);
    assert_eq!(text.replace('\n', "\r\n").parse(), Ok(record));
}

#[test]
fn what_is_not_said_has_its_plain_meaning() {
    let record: Record = "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]"
        .parse()
        .expect("short");
    assert_eq!(record, bare(MoveTree::new()));
}

#[test]
fn a_bad_game_does_not_hide_those_around_it() {
    let good = bare(MoveTree::new()).to_string();
    for bad in [
        "[Game \"Spider\"]\n",
        "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n\n1. d {open\n",
        "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n\n1. d (d (\n",
        "[Game \"spider\"]\n[Version\n",
        "[Game \"spider\"]",
    ] {
        let text = format!("{good}\n{bad}\n{good}\n");
        let games: Vec<bool> = Records::new(&text).map(|game| game.is_ok()).collect();
        assert_eq!(games, [true, false, true], "{bad}");
    }
}

#[test]
fn a_line_of_50_000_moves_is_nothing_special() {
    let mut tree = MoveTree::new();
    for _ in 0..50_000 {
        tree.play(Move::Deal, Some(1)).expect("room");
    }
    let record = bare(tree);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn variations_nest_as_deep_as_the_tree_is_large() {
    let mut nested = "1-2 ".to_owned();
    nested.push_str(&"1-2 (1-3 ".repeat(20_000));
    nested.push_str(&")".repeat(20_000));
    let record = read_moves(&nested).expect("moves");
    assert_eq!(record.tree.len(), 40_001);
    assert_eq!(record.to_string().parse(), Ok(record));
}

#[test]
fn a_full_tree_reads_back_and_one_move_more_is_refused() {
    let full = "d ".repeat(MoveTree::NODES_MAX);
    assert_eq!(
        read_moves(&full).map(|record| record.tree.len()),
        Ok(MoveTree::NODES_MAX)
    );
    let error = read_moves(&(full + "d")).expect_err("one too many");
    assert_eq!(error.problem, RecordProblem::Tree(AddRefused::Full));
}

#[test]
fn the_largest_record_is_short_enough_to_be_read() {
    let mut tree = MoveTree::new();
    let place = Column::new(255).expect("from 1");
    let long = "}".repeat(MoveTree::COMMENT_BYTES_MAX);
    for count in 0..MoveTree::NODES_MAX {
        let count = u16::MAX - 1 + u16::try_from(count % 2).expect("0 or 1");
        let node = tree.play(
            Move::Shift {
                from: place,
                to: place,
                count,
            },
            Some(u64::MAX),
        );
        let _ = tree.set_comment(node.expect("room"), &long);
        if count == u16::MAX {
            tree.back();
        }
    }
    let text = bare(tree).to_string();
    assert!(text.len() < Records::BYTES_MAX, "{}", text.len());
    let record: Record = text.parse().expect("a record");
    let json = serde_json::to_string(&record).expect("a map");
    assert!(json.len() < Record::JSON_BYTES_MAX, "{}", json.len());
}

#[test]
fn the_json_of_a_record_is_one_object_with_a_list_of_nodes() {
    let record: Record = ANN.parse().expect("a record");
    insta::assert_snapshot!(serde_json::to_string_pretty(&record).expect("a map"));
}

#[test]
fn json_errors_name_the_node_or_the_key() {
    let shown = |more: &str| {
        let json = format!(r#"{{"game":"spider","version":1,"deal":"ms:1"{more}}}"#);
        let error = Record::from_json(&json).expect_err(&json);
        format!("{more}\n    {error}\n")
    };
    let texts = [
        r#","deal":"ms:2""#,
        r#","palyer":"Ann""#,
        r#","player":"two\nlines""#,
        r#","date":"today""#,
        r#","result":"draw""#,
        r#","made":-1"#,
        r#","rules":"\u0000""#,
        r#","extra":[{"name":"Game","value":"x"}]"#,
        r#","nodes":[{"parent":1,"move":{"deal":true}}]"#,
        r#","nodes":[{"parent":0,"move":{"deal":true}},{"parent":0,"move":{"deal":true}}]"#,
        r#","nodes":[{"parent":0,"move":{"deal":false}}]"#,
        r#","current":1"#,
    ];
    insta::assert_snapshot!(texts.map(shown).join(""));
    // Only the place in the JSON is named, not another one in the text of the deal.
    let json = r#"{"game":"spider","version":1,"deal":"ms:1x"}"#;
    let error = Record::from_json(json).expect_err("not a deal");
    assert_eq!(
        error.to_string(),
        "line 1, column 44: unexpected JSON: 'x' is not a digit"
    );
    let long = " ".repeat(Record::JSON_BYTES_MAX + 1);
    let error = Record::from_json(&long).expect_err("too long").to_string();
    assert_eq!(
        error,
        "the text has 33554433 bytes, but at most 33554432 are read"
    );
}

#[test]
fn the_limits_of_a_file_end_the_reading() {
    let game = "[Game \"a\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n";
    let mut many = game.repeat(Records::GAMES_MAX + 5);
    let last = Records::new(&many).enumerate().last().expect("games");
    assert_eq!(last.0, Records::GAMES_MAX);
    let games_max = Records::GAMES_MAX;
    assert_eq!(
        last.1.map_err(|error| error.problem),
        Err(RecordProblem::TooManyGames { games_max })
    );
    many.push_str(&" ".repeat(Records::BYTES_MAX));
    let all: Vec<_> = Records::new(&many).collect();
    assert!(matches!(&all[..], [Err(error)] if error.to_string().contains("bytes")));
    let moves = format!("{game}{}\n", "d ".repeat(MoveTree::NODES_MAX - 1));
    let whole = Records::MOVES_MAX / (MoveTree::NODES_MAX - 1);
    let last = Records::new(&moves.repeat(whole + 2))
        .enumerate()
        .last()
        .expect("games");
    let moves_max = Records::MOVES_MAX;
    assert_eq!(last.0, whole);
    assert_eq!(
        last.1.map_err(|error| error.problem),
        Err(RecordProblem::TooManyMoves { moves_max })
    );
}

proptest! {
    #[test]
    fn moves_read_back(played in arbitrary::a_move()) {
        prop_assert_eq!(played.to_string().parse(), Ok(played));
        let json = serde_json::to_string(&played).expect("a map");
        prop_assert_eq!(serde_json::from_str::<Move>(&json).expect("a move"), played);
    }

    #[test]
    fn records_read_back(records in vec(arbitrary::record(), 1..4)) {
        let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
        let read: Result<Vec<Record>, RecordError> = Records::new(&texts.join("\n")).collect();
        prop_assert_eq!(read, Ok(records));
    }

    #[test]
    fn records_read_back_from_json(record in arbitrary::record()) {
        let json = serde_json::to_string(&record).expect("a map");
        prop_assert_eq!(Record::from_json(&json).expect("a record"), record.clone());
        let value = serde_json::to_value(&record).expect("a map");
        prop_assert_eq!(serde_json::from_value::<Record>(value).expect("a record"), record);
    }

    #[test]
    fn lines_of_moves_are_no_wider_than_80(tree in arbitrary::tree()) {
        let long_word = |line: &str| !line.contains(' ') || line.contains('{');
        for line in moves_of(&bare(tree)).lines() {
            prop_assert!(line.chars().count() <= 80 || long_word(line), "{}", line);
        }
    }

    #[test]
    fn no_text_makes_reading_panic(text in "(\\[Game \"a\"\\]\n|\\[[A-Z][a-z]* \"1\"\\]\n|[0-9dcrfx@.*(){} -]|\\|.*\n|.|\n){0,60}") {
        for game in Records::new(&text).flatten() {
            prop_assert_eq!(game.to_string().parse(), Ok(game));
        }
    }
}
