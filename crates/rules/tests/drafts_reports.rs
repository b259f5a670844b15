//! What a writer of game files reads when something is wrong.

use std::fmt::Write as _;

use webspinner_rules::{ProblemKind, Rules, RulesDraft, games};

/// The report on a file, under the file with its line numbers.
fn report(text: &str) -> String {
    let mut page = String::new();
    for (number, line) in (1..).zip(text.trim_start_matches('\n').lines()) {
        let line = format!("{number:2} | {line}");
        writeln!(page, "{}", line.trim_end()).expect("writing to a string");
    }
    let answer = match Rules::parse(text.trim_start_matches('\n')) {
        Ok(rules) => format!("{} is sound", rules.id()),
        Err(report) => report.to_string(),
    };
    format!("{page}\n{answer}")
}

/// A whole game of two columns and four cards, so that one thing at a time can go wrong.
const TINY: &str = r#"
id = "tiny"
name = "Tiny"
suits = "S"
highest = "4"
columns = 2
vacancy = "any"
layout = [{ up = "1-2" }]
lift = { unit = "run", suit = "one-suit" }
deal = { rule = "full" }
collect = { suit = "one-suit" }
"#;

/// The report on the tiny game with lines put in place of others that begin with the same key.
fn tiny_with(lines: &str) -> String {
    let key_of = |line: &str| {
        line.split(['=', '.'])
            .next()
            .unwrap_or_default()
            .trim()
            .to_owned()
    };
    let replaced: Vec<String> = lines.lines().map(key_of).collect();
    let kept = TINY
        .lines()
        .filter(|line| !replaced.contains(&key_of(line)));
    let text: Vec<&str> = kept
        .chain(lines.lines())
        .filter(|line| !line.is_empty())
        .collect();
    match Rules::parse(&text.join("\n")) {
        Ok(_) => "sound".to_owned(),
        Err(report) => report.to_string(),
    }
}

#[test]
fn a_tiny_game_is_sound() {
    assert_eq!(tiny_with(""), "sound");
}

#[test]
fn everything_wrong_with_a_file_is_told_at_once() {
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
fn broken_toml_is_told_with_all_else_that_can_be_read() {
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
        "line 10: `layout.1` deals to column 200, and the game has 2\n\
         line 10: `layout.2` deals to column 9, and the game has 2"
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
    let cases = [
        "layout = [{ up = \"1-3\" }]",
        "layout = [{ up = \"1,2,1\" }]",
        "layout = [{ up = \"one\" }]",
        "layout = [{ up = \"\" }]",
        "layout = [{ up = \"0-2\" }]",
        "layout = [{ up = \"1-999\" }]",
        "layout = [{ times = 2 }]",
        "layout = [{ times = 0, up = \"1-2\" }]",
        "layout = [{ times = 4000000000, up = \"1-2\" }]",
        "layout = [{ times = 520, up = \"1-2\" }, { times = 520, up = \"1-2\" }]",
        "layout = []",
        "layout = [{ down = \"1-2\" }]",
        "layout = [{ up = \"1-2\" }, { down = \"2\" }]",
        "layout = [{ up = \"1-2\" }, { down = \"2\" }, { up = \"2\" }]",
        "layout = [{ times = 3, up = \"1-2\" }]",
        "layout = [{ times = 2, up = \"1-2\" }]",
        "reserves = 3",
        "reserves = 31",
        "reserves = -1",
        "reserves = 99999999999999999999",
        "deal = { rule = \"none\" }",
        "columns = 0",
        "columns = 31",
        "columns = 2.5",
        "column-rows = 3",
        "columns = 3\nlayout = [{ up = \"1-3\" }]\ncolumn-rows = 2",
        "decks = 0",
        "decks = 131",
        "decks = 256",
        "suits = \"\"",
        "suits = \"S \"",
        "suits = \"🂡\"",
        "highest = \"A\"",
        "highest = \"10\"",
        "highest = 4",
        "version = 0",
        "id = \"\"",
        "name = \"a\\u001b[31mb\"",
        "tags = [\"one\", 2, \"three\"]",
        "tags = [\"one\", \"\"]",
        "relatives = [\"spider\", \"No Id\"]",
        "lift = { unit = \"run\" }",
        "lift = { unit = \"tail\", suit = \"any\" }",
        "place = { step = \"up-or-down\" }",
        "place = { open = \"never\" }",
        "collect = { suit = \"one-suit\", start = \"any-rank\" }",
        "collect = { suit = \"alternating\" }",
        "collect = { suit = \"alternating\", start = \"any-rank\" }\nplace = { wrap = true }",
        "collect = {}",
        "foundations = { count = 1, base = \"ace\" }",
        "collect = []\nfoundations = { count = 31 }",
        "schemes = { ms = { layout = [{ up = \"1\" }] } }",
        "schemes = { kpat = { reversed-rows = true } }",
        "schemes = { kpta = { reversed-rows = true } }",
    ];
    let told: Vec<String> = cases
        .iter()
        .map(|case| format!("{case}\n    {}", tiny_with(case).replace('\n', "\n    ")))
        .collect();
    insta::assert_snapshot!(told.join("\n"));
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
fn a_game_that_cannot_be_won_is_none() {
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
        "the file has 65537 bytes, and a game file may have 65536"
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
        Rules::parse(text).expect("sound"),
        games::find("spider").expect("built in"),
    );
    assert_eq!(mine.layout(), spider.layout());
    assert_eq!(mine.lift(), webspinner_rules::Lift::Tail);
    assert_eq!(mine.about().group, spider.about().group);
    assert!(mine.about().also.is_empty());
    assert!(mine.about().relatives.is_empty());
    assert!(mine.about().tags.is_empty());
    assert!(mine.about().advice.is_empty());
}

#[test]
fn a_layout_of_its_own_does_not_inherit_those_of_other_programs() {
    let text = r#"
id = "wide-open"
name = "Wide open"
inherits = "spider"
layout = [{ times = 6, up = "1-10" }]
"#;
    let mine = Rules::parse(text).expect("sound");
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
    let mine = Rules::parse(text).expect("sound");
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
