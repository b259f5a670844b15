//! The folder of custom games, as the commands use it.

use crate::commands::shell::{Shell, assert_output};

const RYDE: &str = "id = \"ryde\"\nname = \"Ryde\"\ninherits = \"spider-1\"\nversion = 1\n";

/// Where they are, in the home of a shell.
const FOLDER: &str = if cfg!(windows) {
    "data/webspinner/games"
} else {
    ".config/webspinner/games"
};

#[test]
fn games_of_the_folder_are_listed_and_known_by_id_and_name() {
    let shell = Shell::new();
    shell.file(&format!("{FOLDER}/ryde.toml"), RYDE);
    assert_output!(shell.session(&[
        "games ryde",
        "deal ryde own:1",
        "deal ryde:own:1",
        "deal RYDE own:1",
        "rules rydde",
        "rules klondike",
        "deal ms:617",
        "deal 617",
    ]));
    let listed = shell.stdout("games --json", "");
    assert!(listed.contains("\"id\":\"ryde\""), "{listed}");
    let groups = shell.stdout("games", "");
    let (_, custom) = groups.split_once("\nCustom games\n").expect("the heading");
    assert!(custom.starts_with("  ryde ") && custom.lines().count() == 1);
}

#[test]
fn a_file_that_holds_no_game_is_named_with_the_reason_and_stops_nothing() {
    let shell = Shell::new();
    shell.make_folder("mine");
    shell.file(
        "mine/kent.toml",
        "id = 'kent'\nname = 'Kent'\nculumns = 1\ninherits = 'spidr'\n",
    );
    shell.file("mine/spider.toml", &RYDE.replace("ryde", "spider"));
    shell.file("mine/ryde.toml", RYDE);
    assert_output!(shell.session(&[
        "--games-folder mine games ryde",
        "rules kent --games-folder mine",
        "games ryde --games-folder nine",
    ]));
    let output = shell.output("--games-folder mine games", "");
    assert_eq!(output.status.code(), Some(0));
    let problems = String::from_utf8(output.stderr).expect("text");
    assert_eq!(problems.lines().count(), 2, "{problems}");
    assert!(problems.contains("spider is the id of a built-in game"));
    assert!(problems.contains("(and one more problem; "), "{problems}");
    let mut named = shell.command("deal ryde own:1");
    let output = named
        .env("WEBSPINNER_GAMES", "mine")
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}
