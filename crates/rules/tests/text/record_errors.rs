//! Texts that are not records, and the error for each.

use webspinner_rules::record::{AddRefused, CommentRefused, Record, RecordProblem, TextRefused};

const HEADER: &str = "[Game \"spider\"]\n[Version \"1\"]\n[Deal \"ms:1\"]\n";

fn shown(text: &str) -> String {
    let error = text.parse::<Record>().expect_err(text);
    let end: String = text
        .strip_prefix(HEADER)
        .unwrap_or(text)
        .chars()
        .take(60)
        .collect();
    format!("{end:?}\n    {error}\n")
}

#[test]
fn header_errors_name_the_line_and_what_is_wrong() {
    let whole = [
        "",
        "\n \n",
        "1. d",
        "[Version \"1\"]",
        "[Game \"Spider\"]",
        "[Game \"spider\"]\n[Version \"one\"]",
        "[Game \"spider\"]\n[Version \"+1\"]",
        "[Game \"spider\"]\n[Version \"4294967296\"]",
        "[Game \"spider\"]\n[Version \"1\"]\n",
        "[Game \"spider\"]\n[Deal \"ms:one\"]",
        "[Game spider]",
        "[Game \"spider\"",
        "[Game \"spider\n\"]",
        "[Game \"spider\"] x",
        "[Game \"spi\\der\"]",
    ];
    let lines = [
        "[Deal \"ms:2\"]",
        "[Date \"yesterday\"]",
        "[Result \"draw\"]",
        "[Time \"12:34\"]",
        "[Solver \"maybe\"]",
        "[Player \"a\tb\"]",
        "[event \"x\"]",
        "[ \"x\"]",
        "|x",
        "| a\u{1}",
        "[Event \"x\"]\n\n[Round \"y\"]",
        "\n[Game \"spider\"]",
    ];
    let lines = lines.map(|line| shown(&format!("{HEADER}{line}"))).join("");
    insta::assert_snapshot!(whole.map(shown).join("") + &lines);
}

#[test]
fn there_is_room_for_a_hundred_lines_of_other_programs() {
    let lines = "[Event \"x\"]\n".repeat(100);
    assert!(format!("{HEADER}{lines}").parse::<Record>().is_ok());
    insta::assert_snapshot!(
        shown(&format!("{HEADER}{lines}[Event \"x\"]\n"))
            .lines()
            .last()
            .unwrap_or("")
    );
}

#[test]
fn limits_are_named() {
    let problems = [
        RecordProblem::TextTooLong {
            bytes_max: 33_554_432,
        },
        RecordProblem::TooManyGames { games_max: 10_000 },
        RecordProblem::TooManyMoves {
            moves_max: 1_000_000,
        },
        RecordProblem::Text(TextRefused::TooLong { bytes_max: 1_000 }),
        RecordProblem::Tree(AddRefused::Full),
        RecordProblem::Tree(AddRefused::TooManyChildren),
        RecordProblem::Comment(CommentRefused::TooMany),
    ];
    insta::assert_snapshot!(problems.map(|problem| problem.to_string()).join("\n"));
}

#[test]
fn move_errors_point_at_the_place() {
    let texts = [
        "1. 4-",
        "1. 4-9 2. e4",
        "1. 4-9\n  2. 3-x",
        "2. 4-9",
        "1. 4-9 1. d",
        "1. 4-9 (1. d 3. d)",
        "1.",
        "12",
        "1. d@",
        "1. d@x",
        "1. d@1.2345",
        "1. d (1. d)",
        "1. d (1. 4-9) (1. 4-9)",
        "(1. d)",
        "1. d ((1. 4-9))",
        "1. d ()",
        "1. d ({early} 1. 4-9)",
        "1. d (* 1. 4-9)",
        "1. d (1. 4-9",
        "1. d (1. 4-9 {é} (1. 5-9",
        "1. d) 2. d",
        "1. d * 2. d *",
        "1. d {open",
        "1. d {a \\x}",
        "1. d {a \\",
        "1. d [Time \"1\"]",
        "1. d } 2. d",
        "1. 4-9é",
        "é",
    ];
    insta::assert_snapshot!(
        texts
            .map(|moves| shown(&format!("{HEADER}\n{moves}")))
            .join("")
    );
}

#[test]
fn a_comment_that_is_too_long_is_refused() {
    let long = format!("{HEADER}\n1. d {{{}}}", "x".repeat(4_001));
    let endless = format!("{HEADER}\n1. d {{{}", "x".repeat(100_000));
    let joined = format!("{HEADER}\n1. d {}", "{12345678}".repeat(500));
    let last = |text: &str| text.parse::<Record>().expect_err("too long").to_string();
    insta::assert_snapshot!([long, endless, joined].map(|text| last(&text)).join("\n"));
}
