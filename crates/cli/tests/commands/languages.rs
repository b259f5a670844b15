//! The commands in other languages: which one is spoken, and where.

use webspinner_store::{BlockingStore, Place};

use crate::commands::shell::{Shell, WON, assert_output};

/// What the program says if it finds no game, with these variables of the environment.
fn said(arguments: &str, variables: &[(&str, &str)]) -> String {
    let shell = Shell::new();
    let mut command = shell.command(arguments);
    command
        .env_remove("LC_ALL")
        .env_remove("LANG")
        .env_remove("LC_MESSAGES");
    let output = command.envs(variables.iter().copied()).output();
    let output = output.expect("the program was built for this test");
    String::from_utf8(output.stderr).expect("it prints UTF-8")
}

/// Asserts what language is spoken if no game is found, with these variables of the environment.
fn assert_spoken(language: &str, arguments: &str, variables: &[(&str, &str)]) {
    let start = match language {
        "de" => "kein Spiel hat",
        "es" => "ningún juego tiene",
        "fr" => "aucun jeu n’a",
        "zh-CN" => "没有游戏",
        _ => "no game has",
    };
    let said = said(arguments, variables);
    assert!(said.starts_with(start), "{arguments} {variables:?}: {said}");
}

#[test]
fn the_language_is_chosen_by_option_then_by_variable_then_by_the_system() {
    let german = ("LANG", "de_DE.UTF-8");
    let french = ("WEBSPINNER_LANGUAGE", "fr");
    assert_spoken("fr", "games xyz", &[french, german]);
    assert_spoken("es", "--language es games xyz", &[french]);
    assert_spoken("zh-CN", "games xyz --language=zh-CN", &[german]);
    assert_spoken("de", "games xyz --language de-CH", &[]);
}

/// Windows knows its language by itself.
#[cfg(unix)]
#[test]
fn the_language_of_the_system_is_named_by_variables() {
    let german = ("LANG", "de_DE.UTF-8");
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
        assert_spoken(language, "games xyz", variables);
    }
}

#[test]
fn the_language_chosen_in_the_terminal_game_comes_before_that_of_the_system() {
    let shell = Shell::new();
    let start = |arguments: &str, variables: &[(&str, &str)]| {
        let mut command = shell.command(arguments);
        let output = command.envs(variables.iter().copied()).output();
        let output = output.expect("the program was built for this test");
        let text = String::from_utf8(output.stderr).expect("it prints UTF-8");
        text.split(' ').take(2).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(start("games xyz", &[]), "no game");
    assert!(!shell.has("data"), "looking for the language makes nothing");
    let path = shell.file("data/webspinner/games.db", "");
    let (store, _) = BlockingStore::open(&Place::File(path)).expect("the folder is ours");
    let chosen = store.set_setting("tui", "language", "de");
    chosen.expect("the database takes it");
    // Also while a game is open.
    assert_eq!(start("games xyz", &[]), "kein Spiel");
    drop(store);
    assert_eq!(start("games xyz", &[]), "kein Spiel");
    let chinese = ("LC_ALL", "zh_CN.UTF-8");
    assert_eq!(start("games xyz", &[chinese]), "kein Spiel");
    assert_eq!(start("--language fr games xyz", &[]), "aucun jeu");
    let variable = ("WEBSPINNER_LANGUAGE", "es");
    assert_eq!(start("games xyz", &[variable]), "ningún juego");
    assert_eq!(start("--database none.db games xyz", &[]), "no game");
    let elsewhere = ("WEBSPINNER_DATABASE", "sqlite:data/webspinner/games.db");
    assert_eq!(start("games xyz", &[elsewhere]), "kein Spiel");
}

#[test]
fn lists_are_written_as_the_language_does() {
    let listed = Shell::new().stdout("games mop --language zh-CN", "");
    assert!(listed.contains('、') && !listed.contains(','), "{listed}");
}

#[test]
fn a_language_that_is_not_known_is_refused_with_those_that_are() {
    let mut shown = Shell::new().session(&[
        "games --language xx",
        "games --language xx --language de",
        "--language",
    ]);
    shown += &said("games", &[("WEBSPINNER_LANGUAGE", "klingon")]);
    assert_output!(shown);
}

#[test]
fn german_is_spoken_wherever_webspinner_speaks_to_players() {
    let shell = Shell::new();
    shell.file("false.parquet", "PAR1 or so");
    shell.file("half.json", "{\"game\":\"spider\",");
    shell.file("won.spider", WON);
    assert_output!(shell.session(&[
        "rules little-spider --language de",
        "games vogel --language de",
        "games streng --language de",
        "solve little-spider own:1 --nodes 50 --threads 1 --language de --help",
        "paly --language de",
        "games --jsno --language de",
        "deal --language de",
        "deal spider sm:3 --language de",
        "perft spider ms:1 many --language de",
        "play --winnable --language de",
        "rules spidr --language de",
        "check half.json --language de",
        "report false.parquet --language de",
        "report none.csv --language de",
        "import won.spider --language de",
        "stats --language de",
        "export won.spider --language de",
        "play spider --theme pink --language de",
    ]));
}

#[test]
fn manual_pages_and_completions_are_english_unless_a_language_is_named() {
    let shell = Shell::new();
    let run = |arguments: &str| {
        let mut command = shell.command(arguments);
        let output = command.env("LC_ALL", "fr_FR.UTF-8").output();
        let output = output.expect("the program was built for this test");
        String::from_utf8(output.stdout).expect("it prints UTF-8")
    };
    assert!(run("man").contains(".SH SYNOPSIS\n") && run("man").contains(".SH ENVIRONMENT\n"));
    assert!(run("man --language fr").contains(".SH ENVIRONNEMENT\n"));
    assert!(run("completions fish").contains("List the games"));
    assert!(run("completions fish --language de").contains("Die Spiele auflisten"));
}

#[test]
fn the_help_lists_each_command_on_one_line_in_every_language() {
    let shell = Shell::new();
    for language in ["en", "de", "es", "fr", "zh-CN"] {
        let help = shell.stdout(&format!("--help --language {language}"), "");
        let mut lines = help.lines().map(str::trim);
        let line = lines.find(|line| line.split(' ').next() == Some("learn"));
        assert!(
            line.is_some_and(|line| line.len() > "learn".len()),
            "{help}"
        );
    }
}
