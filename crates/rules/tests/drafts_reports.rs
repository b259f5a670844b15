//! What a writer of game files reads when something is wrong.

use std::fmt::Write as _;

use crate::tiny::{CONTRADICTIONS, TINY, tiny_text};
use webspinner_rules::draft::{ProblemKind, RulesDraft};
use webspinner_rules::{Rules, games};

/// The report on a file, under the file with its line numbers.
fn report(text: &str) -> String {
    let mut page = String::new();
    for (number, line) in (1..).zip(text.trim_start_matches('\n').lines()) {
        let line = format!("{number:2} | {line}");
        writeln!(page, "{}", line.trim_end()).expect("writing to a string");
    }
    let answer = match Rules::parse(text.trim_start_matches('\n')) {
        Ok(rules) => format!("{} is valid", rules.id()),
        Err(report) => report.to_string(),
    };
    format!("{page}\n{answer}")
}

/// The report on the tiny game with these lines.
fn tiny_with(lines: &str) -> String {
    match Rules::parse(&tiny_text(lines)) {
        Ok(_) => "valid".to_owned(),
        Err(report) => report.to_string(),
    }
}

#[test]
fn a_tiny_game_is_sound() {
    assert_eq!(tiny_with(""), "valid");
}

#[test]
fn everything_wrong_with_a_file_is_reported_at_once() {
    insta::assert_snapshot!(report(
        r#"
id = "My Game"
name = ""
decks = "two"
suits = "CDHX"
columns = 40
culumn-rows = 2
vacancy = "kings"
layout = [
  { times = 4, down = "1-10" },
  { upp = "1-10" },
]

[place]
suit = "same"
wrap = 1

[lifft]
unit = "run"

[deal]
rule = "ful"
short_row = "right"

[collect]
suit = "one-suit"
when = 1979-05-27
"#
    ));
}

#[test]
fn broken_toml_is_reported_with_all_else_that_can_be_read() {
    insta::assert_snapshot!(report(
        r#"
id = "broken
name = "Broken"
inherits = "spider"
columns = = 3
vacancy = "kng"
id = "again"
[place
suit = "any"
"#
    ));
}

#[test]
fn an_empty_file_lacks_everything() {
    insta::assert_snapshot!(report(""));
}

#[test]
fn problems_of_an_inherited_layout_point_at_what_the_file_says() {
    insta::assert_snapshot!(report(
        r#"
id = "too-narrow"
name = "Too narrow"
inherits = "spider"

columns = 9
"#
    ));
    insta::assert_snapshot!(report(
        r#"
id = "too-few"
name = "Too few"
inherits = "spider"

suits = "S"
"#
    ));
}

#[test]
fn a_range_beyond_the_last_column_is_one_problem() {
    let report = tiny_with(r#"layout = [{ up = "1-200" }, { up = "5,9" }]"#);
    assert_eq!(
        report,
        "line 10: `layout.1` deals to column 200, but the game has 2\n\
         line 10: `layout.2` deals to column 9, but the game has 2"
    );
}

#[test]
fn rows_are_read_even_where_the_number_of_columns_is_wrong() {
    let report = tiny_with("columns = 99\nlayout = [{ up = \"x\" }, { times = 0, up = \"5\" }]");
    for part in [
        "`columns` is 99",
        "`layout.1.up`: `x`",
        "`layout.2.times` is 0",
    ] {
        assert!(report.contains(part), "{part} in {report}");
    }
}

#[test]
fn a_misspelled_base_is_one_problem() {
    insta::assert_snapshot!(report(
        r#"
id = "mine"
name = "Mine"
inherits = "scorpio"
vacancy = "any"
"#
    ));
}

#[test]
fn a_value_that_cannot_be_read_leads_to_no_other_problem() {
    let text = r#"
id = "mine"
name = "Mine"
inherits = "spider"
decks = true
layout = "1-10"
"#;
    let report = Rules::parse(text).expect_err("two values of the wrong kind");
    assert_eq!(report.problems().len(), 2, "{report}");
    let wrong = |kind: &ProblemKind| matches!(kind, ProblemKind::WrongShape { .. });
    assert!(
        report
            .problems()
            .iter()
            .all(|problem| wrong(problem.kind()))
    );
}

#[test]
fn every_contradiction_has_its_words() {
    let reported: Vec<String> = CONTRADICTIONS
        .iter()
        .map(|case| format!("{case}\n    {}", tiny_with(case).replace('\n', "\n    ")))
        .collect();
    insta::assert_snapshot!(reported.join("\n"));
}

#[test]
fn foundations_must_take_the_whole_pack_and_have_a_lower_row_to_be_strict_about() {
    insta::assert_snapshot!(report(
        r#"
id = "flat-spider"
name = "Flat Spider"
inherits = "little-spider"
decks = 2
column-rows = 1
foundations.only-from-below = "always"
"#
    ));
}

#[test]
fn fewer_columns_than_the_inherited_layout_has_are_one_problem() {
    let text = "id = 'six'\nname = 'Six'\ninherits = 'spider'\ncolumns = 6\n";
    let report = Rules::parse(text).expect_err("spider deals to ten columns");
    assert_eq!(
        report.to_string(),
        "line 4: the game has 6 columns, but its layout is inherited from spider, which has more: \
         write a `layout` of your own"
    );
}

#[test]
fn a_key_of_the_game_below_a_table_is_said_to_be_one() {
    let text =
        "id = 'six'\nname = 'Six'\ninherits = 'spider'\n[deal]\nrule = 'any'\ncolumns = 12\n";
    let report = Rules::parse(text).expect_err("it is in a table");
    assert_eq!(
        report.to_string(),
        "line 6: `columns` is a key of the game, not of `deal`: write it above the first line in \
         brackets"
    );
}

#[test]
fn characters_that_are_not_seen_have_no_place_in_names() {
    for (name, code) in [("a\u{202e}evil", "U+202E"), ("\u{200b}", "U+200B")] {
        assert_eq!(
            tiny_with(&format!("name = \"{name}\"")),
            format!(
                "line 10: `name` contains the character {code}, which cannot be seen or changes \
                 how others look"
            )
        );
    }
    assert_eq!(
        tiny_with("name = \"L\u{2019}Araign\u{e9}e\u{a0}!\""),
        "valid"
    );
}

#[test]
fn a_game_that_cannot_be_won_is_refused() {
    let text = TINY.replace("collect = { suit = \"one-suit\" }", "");
    let report = Rules::parse(&text).expect_err("no way to win");
    assert_eq!(
        report.to_string(),
        "the game cannot be won: give it `collect` or `foundations`"
    );
}

#[test]
fn a_file_of_any_length_is_refused_quickly() {
    let text = "a".repeat(Rules::TEXT_BYTES_MAX + 1);
    let report = Rules::parse(&text).expect_err("too long");
    assert_eq!(
        report.to_string(),
        "the file has 65537 bytes, but a game file may have at most 65536"
    );
    let deep = format!("layout = {}", "[".repeat(60_000));
    Rules::parse(&deep).expect_err("no TOML");
}

#[test]
fn what_a_game_inherits() {
    let text = r#"
id = "loose-scorpion"
name = "Loose Scorpion"
inherits = "spider"
[lift]
unit = "tail"
"#;
    let (mine, spider) = (
        Rules::parse(text).expect("valid"),
        games::find("spider").expect("built in"),
    );
    assert_eq!(mine.layout(), spider.layout());
    assert_eq!(mine.lift(), webspinner_rules::knobs::Lift::Tail);
    assert_eq!(mine.about().group, spider.about().group);
    assert!(mine.about().also.is_empty());
    assert!(mine.about().relatives.is_empty());
    assert!(mine.about().tags.is_empty());
    assert_eq!(mine.advice(), spider.advice());
}

#[test]
fn a_layout_of_its_own_does_not_inherit_those_of_other_programs() {
    let text = r#"
id = "wide-open"
name = "Wide open"
inherits = "spider"
layout = [{ times = 6, up = "1-10" }]
"#;
    let mine = Rules::parse(text).expect("valid");
    assert_eq!(mine.to_draft().schemes, None);
}

#[test]
fn a_game_that_builds_foundations_does_not_inherit_collecting() {
    let text = r#"
id = "built-spider"
name = "Built Spider"
inherits = "spider"
[foundations]
count = 8
base = "ace"
"#;
    let mine = Rules::parse(text).expect("valid");
    assert_eq!(mine.collect(), None);
    assert!(mine.foundations().is_some());
}

#[test]
fn a_draft_made_in_code_has_no_lines() {
    let draft = RulesDraft {
        inherits: Some("spidre".into()),
        ..RulesDraft::default()
    };
    let report = Rules::from_draft(&draft).expect_err("no name, no id, no game to inherit from");
    assert!(
        report
            .problems()
            .iter()
            .all(|problem| problem.line().is_none())
    );
}
