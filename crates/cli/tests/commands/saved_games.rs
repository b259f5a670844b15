//! Records in files and in the database.

use std::path::Path;

use serde_json::{Value, json as object};

use crate::commands::shell::{Shell, WON, assert_output};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("it prints JSON")
}

/// The committed record with an illegal first move.
fn illegal() -> String {
    WON.replacen("1. 4-7", "1. 4-1", 1)
}

#[test]
fn check_reports_all_that_is_wrong() {
    let shell = Shell::new();
    shell.file("won.spider", WON);
    shell.file(
        "several.spider",
        &format!("{WON}\n{}\n[Game \"spider\"]\n\n{WON}", illegal()),
    );
    shell.file(
        "mine.toml",
        "id = 'mine'\nname = 'Mine'\ninherits = 'spider'\n",
    );
    shell.file(
        "wrong.toml",
        "id = 'wrong'\nname = 'Wrong'\ninherits = 'spidr'\ncolums = 7\n",
    );
    shell.file(
        "spider.toml",
        "id = 'spider'\nname = 'Mine'\ninherits = 'spider-1'\n",
    );
    shell.file("half.json", "{\"game\": ");
    shell.file("README.md", "# Title\n\nMany lines\nof text.\n");
    shell.file("empty.spider", "");
    assert_output!(shell.session(&[
        "check won.spider mine.toml",
        "check several.spider",
        "check wrong.toml won.spider",
        "check spider.toml",
        "check half.json",
        "check empty.spider",
        "check --json won.spider wrong.toml",
        "check none.spider won.spider",
        "check README.md",
    ]));
}

#[test]
fn check_reads_standard_input_and_refuses_binary_data() {
    let shell = Shell::new();
    assert_eq!(shell.output("check -", WON).status.code(), Some(0));
    assert_eq!(shell.output("check -", &illegal()).status.code(), Some(1));
    std::fs::write(shell.file("bytes.spider", ""), [0xff, 0xfe]).expect("the folder is ours");
    assert_output!(shell.shown("check bytes.spider", ""));
}

#[test]
fn records_are_imported_once_and_exported_as_they_were() {
    let shell = Shell::new();
    shell.file("won.spider", WON);
    assert_output!(shell.session(&[
        "import won.spider",
        "import won.spider",
        "import won.spider --json",
        "export all.spider",
        "export all.spider",
        "export all.spider --force",
        "export missing/all.spider",
        "stats",
        "stats spider",
        "stats spidr",
    ]));
    assert_eq!(shell.read("all.spider"), WON);
    assert_eq!(shell.stdout("export", ""), WON);
    let exported = shell.stdout("export --json", "");
    assert_eq!(json(&exported).as_array().map(Vec::len), Some(1));
    let other = "--database sqlite:other.db";
    shell.stdout(&format!("import - {other}"), &exported);
    assert_eq!(shell.stdout(&format!("export {other}"), ""), WON);
}

#[test]
fn a_byte_order_mark_in_front_of_a_text_is_passed_over() {
    let marked = |text: &str| format!("\u{feff}{text}");
    let shell = Shell::new();
    shell.stdout("import -", WON);
    let json = shell.stdout("export --json", "");
    for text in [WON, &json] {
        assert!(
            shell
                .stdout("import -", &marked(text))
                .starts_with("no new games")
        );
        assert_eq!(
            shell.output("check -", &marked(text)).status.code(),
            Some(0)
        );
    }
    let mine = "id = 'mine'\nname = 'Mine'\ninherits = 'spider'\n";
    shell.file("mine.toml", &marked(mine));
    assert_eq!(shell.output("check mine.toml", "").status.code(), Some(0));
    let request = marked(r#"{"new": {"game": "spider", "deal": "ms:1"}}"#);
    let answer = shell.stdout("engine", &request);
    assert!(answer.starts_with(r#"{"ok":true"#), "{answer}");
}

#[test]
fn a_file_of_windows_is_read_from_a_folder_with_a_blank_in_its_name() {
    let shell = Shell::new();
    shell.file("my games/won.spider", &WON.replace('\n', "\r\n"));
    let file = Path::new("my games").join("won.spider");
    for command in ["check", "import"] {
        let output = shell.command(command).arg(&file).output();
        let output = output.expect("the program was built for this test");
        assert_eq!(output.status.code(), Some(0), "{command}: {output:?}");
    }
    assert_eq!(shell.stdout("export", ""), WON);
}

#[test]
fn a_hyphen_is_standard_output() {
    let shell = Shell::new();
    shell.stdout("import -", WON);
    assert_eq!(shell.stdout("export -", ""), WON);
    let refused = shell.shown("solve spider ms:14934 --proof -", "");
    assert!(refused.contains("name a file"), "{refused}");
    assert!(!shell.has("-"));
}

#[test]
fn a_tilde_that_no_shell_has_replaced_is_the_home_folder() {
    let shell = Shell::new();
    shell.stdout("import - --database sqlite:~/kept/games.db", WON);
    assert!(shell.has("kept/games.db") && !shell.has("~"));
    shell.make_folder("games");
    shell.stdout("games --games-folder ~/games", "");
}

#[test]
fn an_illegal_record_is_not_imported_nor_any_with_it() {
    let shell = Shell::new();
    shell.file("won.spider", WON);
    shell.file("illegal.spider", &illegal());
    assert_output!(shell.session(&["import won.spider illegal.spider", "export", "stats --json"]));
}

#[test]
fn a_file_without_games_says_what_an_import_takes() {
    let shell = Shell::new();
    let headless = WON.replacen("[Version \"1\"]\n", "", 1);
    shell.file("notes.txt", "dear diary\n");
    shell.file("empty.spider", "");
    shell.file("other.json", "{\"name\": \"package\"}\n");
    shell.file("mine.toml", "id = 'mine'\nname = 'Mine'\n");
    shell.file("headless.spider", &headless);
    assert_output!(shell.session(&[
        "import notes.txt",
        "import empty.spider other.json",
        "import mine.toml",
        "import headless.spider",
    ]));
    assert_eq!(shell.stdout("import -", "[]"), "no new games\n");
}

#[test]
fn games_played_with_help_are_counted_apart() {
    let shell = Shell::new();
    let helped = WON.replacen("[Hints \"0\"]", "[Hints \"3\"]", 1);
    shell.stdout("import -", &format!("{WON}\n{helped}"));
    assert_output!(shell.session(&["stats spider-1", "stats"]));
    let figures = json(&shell.stdout("stats --json", ""));
    assert_eq!(figures["all"]["own"]["played"], 1);
    // It is the same deal, so it was played again.
    assert_eq!(figures["games"]["spider-1"]["helped"]["played"], 0);
    assert_eq!(figures["games"]["spider-1"]["again"]["won"], 1);
}

#[test]
fn games_count_by_the_way_they_were_played() {
    let shell = Shell::new();
    let game = |deal: u32, result: &str, tags: &str, moves: &str| {
        format!(
            "[Game \"spider-1\"]\n[Version \"1\"]\n[Deal \"ms:{deal}\"]\n\
             [Result \"{result}\"]\n{tags}\n{moves}\n\n"
        )
    };
    let games = [
        game(1, "lost", "", "1. d"),
        game(2, "lost", "[Undos \"1\"]\n", "1. d"),
        // The row dealt first was undone.
        game(3, "lost", "[Undos \"1\"]\n", "1. 5-6 (1. d) 2. d"),
        game(4, "lost", "[Undos \"1\"]\n[Hints \"1\"]\n", "1. d"),
        game(1, "lost", "[Undos \"1\"]\n", "1. d"),
        game(5, "lost", "[NoUndo \"yes\"]\n", "1. d"),
    ];
    shell.stdout("import -", &games.concat());
    let figures = json(&shell.stdout("stats --json", ""));
    let played = |group: &str| figures["all"][group]["played"].as_u64();
    let groups = [
        "own", "undo-off", "no-undo", "undo", "new-card", "helped", "again",
    ];
    assert_eq!(groups.map(played), [4, 1, 1, 1, 1, 1, 1].map(Some));
    assert_output!(shell.session(&["stats"]));
}

#[test]
fn the_statistics_of_a_game_tell_how_far_its_hundred_has_come() {
    let shell = Shell::new();
    let game = |deal: u32, tags: &str| {
        format!(
            "[Game \"spider-1\"]\n[Version \"1\"]\n[Deal \"own:{deal}\"]\n\
             [Result \"lost\"]\n{tags}\n1. d\n\n"
        )
    };
    let games = [
        game(1, ""),
        game(2, "[NoUndo \"yes\"]\n"),
        game(3, "[Hints \"1\"]\n"),
    ];
    shell.stdout("import -", &games.concat());
    assert_output!(shell.session(&["stats spider-1"]));
    let figures = json(&shell.stdout("stats spider-1 --json", ""));
    let series = object!({"won": 0, "ended": 3, "next": 4});
    assert_eq!(
        figures["hundred"],
        object!({"own": &series, "undo-off": &series})
    );
    assert!(json(&shell.stdout("stats --json", ""))["hundred"].is_null());
}

#[test]
fn the_statistics_of_a_custom_game_need_only_its_id() {
    let shell = Shell::new();
    let rules = "id = \"short\"\nname = \"Short\"\ndecks = 1\nsuits = \"S\"\nhighest = \"2\"\ncolumns = 1\n\
                 vacancy = \"any\"\nlayout = [{ up = \"1\" }]\nlift.unit = \"single\"\ndeal.rule = \"any\"\n\
                 collect.suit = \"one-suit\"\n";
    let header = "[Game \"short\"]\n[Version \"1\"]\n[Deal \"cards:2SAS\"]\n[Result \"won\"]\n";
    let lines = format!("| {}\n", rules.trim_end().replace('\n', "\n| "));
    shell.stdout("import -", &format!("{header}{lines}1. d\n"));
    let stats = shell.stdout("stats short", "");
    assert!(stats.starts_with("short\n"), "{stats}");
    let figures = json(&shell.stdout("stats short --json", ""));
    assert_eq!(figures["all"]["own"]["won"], 1);
    assert_eq!(shell.output("stats shirt", "").status.code(), Some(2));
}

#[test]
fn the_database_is_the_users_own_unless_another_is_named() {
    let shell = Shell::new();
    shell.stdout("import -", WON);
    assert!(shell.has("data/webspinner/games.db"));
    let exported = |place: &str| {
        let output = shell
            .command("export")
            .env("WEBSPINNER_DATABASE", place)
            .output();
        String::from_utf8(output.expect("it runs").stdout).expect("it prints UTF-8")
    };
    assert_eq!(exported("sqlite:data/webspinner/games.db"), WON);
    assert_eq!(exported("sqlite:other.db"), "");
    assert!(!shell.has("other.db"));
}

#[test]
fn commands_that_read_make_no_database() {
    let shell = Shell::new();
    assert_eq!(shell.stdout("export", ""), "");
    assert_eq!(shell.stdout("export --json", ""), "[]\n");
    shell.stdout("stats", "");
    assert!(!shell.has("data"));
    for command in ["stats", "export"] {
        let output = shell.output(&format!("{command} --database sqlite:missing/x.db"), "");
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).expect("it prints UTF-8");
        assert_eq!(error, "webspinner: there is no database missing/x.db\n");
        assert!(!shell.has("missing"));
    }
}

#[test]
fn a_file_that_is_not_a_database_is_left_alone() {
    let shell = Shell::new();
    shell.file("thesis.md", "# A thesis\n");
    for command in ["stats", "export", "import -"] {
        let output = shell.output(&format!("{command} --database thesis.md"), WON);
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).expect("it prints UTF-8");
        let expected = "thesis.md is not a database and was left alone: name another file";
        assert_eq!(error, format!("webspinner: {expected}\n"));
        assert_eq!(shell.read("thesis.md"), "# A thesis\n");
        assert!(!shell.has("thesis.md-lock"));
    }
}

#[test]
fn a_record_replays_position_by_position() {
    let shell = Shell::new();
    shell.file("won.spider", WON);
    shell.file("illegal.spider", &illegal());
    assert_output!(shell.session(&[
        "replay won.spider --at 0",
        "replay won.spider --at 124",
        "replay won.spider --at 2 --json",
        "replay won.spider --at 125",
        "replay won.spider --game 2",
        "replay illegal.spider",
        "replay none.spider",
    ]));
    let all = shell.stdout("replay - --json", WON);
    assert_eq!(all.lines().count(), 125);
    assert_eq!(json(all.lines().last().expect("lines"))["outcome"], "won");
}

#[test]
fn the_same_nonsense_has_the_same_status_everywhere() {
    let shell = Shell::new();
    shell.file("nonsense.spider", "nonsense\n");
    shell.file("illegal.spider", &illegal());
    for command in ["replay", "analyze", "import"] {
        for (file, status) in [("nonsense.spider", 2), ("illegal.spider", 1)] {
            let output = shell.output(&format!("{command} {file}"), "");
            let errors = String::from_utf8(output.stderr).expect("it prints UTF-8");
            assert_eq!(output.status.code(), Some(status), "{command} {file}");
            assert!(
                errors.lines().all(|line| line.starts_with("webspinner: ")),
                "{errors}"
            );
        }
    }
}

#[test]
fn the_database_after_the_command_takes_precedence() {
    let shell = Shell::new();
    shell.stdout("import - --database sqlite:other.db", WON);
    let mut command = shell.command("--database sqlite:none.db stats --database sqlite:other.db");
    let output = command.env("WEBSPINNER_DATABASE", "sqlite:no.db").output();
    assert_eq!(output.expect("it runs").status.code(), Some(0));
}

#[test]
fn a_fingerprint_is_told_with_the_cards_of_an_ended_game_and_compared() {
    let shell = Shell::new();
    shell.file("won.spider", WON);
    let unfinished = WON.replacen("[Result \"won\"]", "[Result \"unfinished\"]", 1);
    shell.file("unfinished.spider", &unfinished);
    let told = shell.stdout(
        "check --fingerprint --json won.spider unfinished.spider",
        "",
    );
    let told = json(&told);
    let [won, unfinished] = [0, 1].map(|file| &told[file]["fingerprints"][0]);
    assert_eq!(won["fingerprint"], unfinished["fingerprint"]);
    // The cards that are hidden stay so while the game may go on.
    assert!(unfinished["cards"].is_null(), "{unfinished}");
    let cards = won["cards"].as_str().expect("the game is won");
    let dealt = |deal: &str| shell.stdout(&format!("deal {deal} --reveal"), "");
    let picture = |deal: &str| {
        dealt(deal)
            .split_once('\n')
            .map(|(_, cards)| cards.to_owned())
    };
    let deal = won["deal"].as_str().expect("it was dealt");
    assert_eq!(picture(cards), picture(deal));

    let fingerprint = won["fingerprint"].as_str().expect("a text");
    let other = "0".repeat(64);
    assert_output!(shell.session(&[
        "check --fingerprint won.spider",
        "check --fingerprint unfinished.spider",
        &format!("check --fingerprint={fingerprint} won.spider"),
        &format!("check --fingerprint={other} won.spider"),
        "check --fingerprint=0815 won.spider",
    ]));
}

#[test]
fn a_thousand_deals_are_compared_with_chance() {
    let shell = Shell::new();
    assert_output!(shell.session(&[
        "check --deals 1000 --game spider --from 1",
        "check --deals 1000 --game simon-jester --from ms:1",
        "check --deals 100 --game spiderette:1 --json",
        "check --deals 2 --game spider --from own:18446744073709551615",
        "check --deals 1 --game spider --from cards:AS",
        "check --deals 1000",
        "check --deals 1000 --game spider mine.toml",
        "check --game spider mine.toml",
    ]));
    // From a random deal on.
    let checked = shell.stdout("check --deals 10 --game spider --json", "");
    assert_eq!(json(&checked)["deals"], 10);
}
