//! The language of what players read, and English everywhere else.

use webspinner_db::Place;
use webspinner_store::BlockingStore;

use crate::commands::shell::{Shell, WON, assert_output};

/// The heading of the first section of a rules page in each language.
const GOALS: [(&str, &str); 5] = [
    ("en", "Goal"),
    ("de", "Ziel"),
    ("es", "Objetivo"),
    ("fr", "But du jeu"),
    ("zh-CN", "目标"),
];

/// Asserts the language of a rules page, with these arguments and variables of the environment.
fn assert_read(shell: &Shell, language: &str, arguments: &str, variables: &[(&str, &str)]) {
    let mut command = shell.command(arguments);
    for name in ["LC_ALL", "LANG", "LC_MESSAGES"] {
        command.env_remove(name);
    }
    let output = command.envs(variables.iter().copied()).output();
    let output = output.expect("the program was built for this test");
    let page = String::from_utf8(output.stdout).expect("it prints UTF-8");
    let read = GOALS.iter().find(|(_, goal)| {
        let mut lines = page.lines();
        lines.any(|line| line.trim() == *goal)
    });
    let read = read.map(|(language, _)| *language);
    assert_eq!(read, Some(language), "{arguments} {variables:?}: {page}");
}

#[test]
fn the_language_is_chosen_by_option_then_by_variable_then_by_the_system() {
    let german = ("LANG", "de_DE.UTF-8");
    let french = ("WEBSPINNER_LANGUAGE", "fr");
    let shell = Shell::new();
    assert_read(&shell, "fr", "rules spider", &[french, german]);
    assert_read(&shell, "es", "--language es rules spider", &[french]);
    assert_read(&shell, "zh-CN", "rules spider --language=zh-CN", &[german]);
    assert_read(&shell, "de", "rules spider --language de-CH", &[]);
}

/// Windows knows its language by itself.
#[cfg(unix)]
#[test]
fn the_language_of_the_system_is_named_by_variables() {
    let german = ("LANG", "de_DE.UTF-8");
    let shell = Shell::new();
    for (language, variables) in [
        ("en", &[][..]),
        ("de", &[("LANG", "de_AT.UTF-8")]),
        ("zh-CN", &[("LANG", "zh_CN.UTF-8")]),
        ("en", &[("LANG", "zh_TW.UTF-8")]),
        ("en", &[("LANG", "it_IT.UTF-8")]),
        ("en", &[("LC_ALL", "C"), german]),
        ("es", &[("LC_MESSAGES", "es_ES.UTF-8"), german]),
        ("fr", &[("LANGUAGE", "it:fr:de"), german]),
    ] {
        assert_read(&shell, language, "rules spider", variables);
    }
}

#[test]
fn the_language_chosen_in_the_terminal_game_comes_before_that_of_the_system() {
    let shell = Shell::new();
    assert_read(&shell, "en", "rules spider", &[]);
    assert!(!shell.has("data"), "looking for the language makes nothing");
    let path = shell.file("data/webspinner/games.db", "");
    let (store, _) = BlockingStore::open(&Place::File(path)).expect("the folder is ours");
    let chosen = store.set_setting("tui", "language", "de");
    chosen.expect("the database takes it");
    // Also while a game is open.
    assert_read(&shell, "de", "rules spider", &[]);
    drop(store);
    assert_read(&shell, "de", "rules spider", &[]);
    let chinese = ("LC_ALL", "zh_CN.UTF-8");
    assert_read(&shell, "de", "rules spider", &[chinese]);
    assert_read(&shell, "fr", "--language fr rules spider", &[]);
    let variable = ("WEBSPINNER_LANGUAGE", "es");
    assert_read(&shell, "es", "rules spider", &[variable]);
    assert_read(&shell, "en", "--database none.db rules spider", &[]);
    let elsewhere = ("WEBSPINNER_DATABASE", "sqlite:data/webspinner/games.db");
    assert_read(&shell, "de", "rules spider", &[elsewhere]);
}

#[test]
fn a_language_that_is_not_known_is_refused_with_those_that_are() {
    let shell = Shell::new();
    let mut shown = shell.session(&[
        "games --language xx",
        "games --language xx --language de",
        "--language",
    ]);
    let mut command = shell.command("games");
    let output = command.env("WEBSPINNER_LANGUAGE", "klingon").output();
    let output = output.expect("the program was built for this test");
    shown += &String::from_utf8(output.stderr).expect("it prints UTF-8");
    assert_output!(shown);
}

#[test]
fn commands_and_their_errors_are_english_in_every_language() {
    let shell = Shell::new();
    shell.file("half.json", "{\"game\":\"spider\",");
    shell.file(
        "game.toml",
        "id = 'mine'\nname = 'Mine'\ninherits = 'spidr'\n",
    );
    shell.file("won.spider", WON);
    for arguments in [
        "games",
        "games xyz",
        "play --help",
        "paly",
        "deal spider sm:3",
        "solve spider own:1 --nodes 50 --threads 1 --json",
        "check half.json game.toml won.spider",
        "import game.toml",
        "stats",
        "learn",
        "man",
        "completions fish",
    ] {
        let run = |language: &str| {
            let mut command = shell.command(arguments);
            let output = command.env("WEBSPINNER_LANGUAGE", language).output();
            let output = output.expect("the program was built for this test");
            let said = [output.stdout, output.stderr].concat();
            let said = String::from_utf8(said).expect("it prints UTF-8");
            // The only figure that differs from run to run.
            let timed = said.split_once("\"time_ms\":");
            timed.map_or(said.clone(), |(before, _)| before.to_owned())
        };
        let english = run("en");
        assert!(!english.is_empty(), "{arguments}");
        for language in ["de", "zh-CN"] {
            assert_eq!(run(language), english, "{arguments}");
        }
    }
}
