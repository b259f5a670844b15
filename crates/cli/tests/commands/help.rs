//! The help, the manual pages and the completions.

use std::path::Path;

use crate::commands::shell::{Shell, assert_output};

pub(crate) const COMMANDS: [&str; 28] = [
    "play",
    "games",
    "rules",
    "deal",
    "learn",
    "puzzle",
    "replay",
    "solve",
    "verify",
    "analyze",
    "check",
    "stats",
    "serve",
    "backup",
    "restore",
    "admin",
    "survey",
    "match",
    "merge",
    "report",
    "perft",
    "bench",
    "import",
    "export",
    "engine",
    "completions",
    "man",
    "licences",
];

/// The commands of `admin`.
pub(crate) const ADMIN: [&str; 8] = [
    "players",
    "results",
    "rename",
    "remove-player",
    "remove-result",
    "hide-result",
    "show-result",
    "clear-name",
];

#[test]
fn the_help_of_the_program_reads_so() {
    assert_output!(Shell::new().shown("--help", ""));
}

#[test]
fn the_help_of_every_command_reads_so() {
    let shell = Shell::new();
    let help = |command: &&str| shell.shown(&format!("{command} --help"), "");
    assert_output!(COMMANDS.iter().map(help).collect::<String>());
}

#[test]
fn the_help_of_every_command_for_site_owners_reads_so() {
    let shell = Shell::new();
    let help = |command: &&str| shell.shown(&format!("admin {command} --help"), "");
    assert_output!(ADMIN.iter().map(help).collect::<String>());
}

/// As Windows has it, whose programs' files end in `.exe`.
#[cfg(unix)]
#[test]
fn the_usage_names_the_program_and_not_its_file() {
    use std::os::unix::process::CommandExt as _;
    for (arguments, usage) in [
        ("--help", "Usage: webspinner [OPTIONS]"),
        ("play --help", "Usage: webspinner play"),
        ("paly", "Usage: webspinner [OPTIONS]"),
    ] {
        let output = Shell::new()
            .command(arguments)
            .arg0("webspinner.exe")
            .output();
        let output = output.expect("the program was built for this test");
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8(said).expect("it prints UTF-8");
        assert!(said.contains(usage), "{said}");
    }
}

#[test]
fn what_the_command_line_gets_wrong_ends_with_status_2() {
    assert_output!(Shell::new().session(&[
        "paly",
        "games --jsno",
        "deal",
        "deal spider sm:3",
        "deal spider ms:0",
        "perft spider ms:1 many",
        "check",
        "check --game spider won.spider",
        "stats --database mysql://host",
        "serve --listen 99999",
        "serve --stop-seconds soon",
        "serve --origin there --language de",
        "serve --client-address-header §",
        "admin results --day today",
        "admin players --after me",
        "admin players --limit 0",
    ]));
}

#[test]
fn every_shell_gets_its_completions() {
    let shell = Shell::new();
    for name in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = shell.stdout(&format!("completions {name}"), "");
        for command in COMMANDS {
            assert!(script.contains(command), "{command} in {name}");
        }
        // Ids of games, which no other text of the script has. Scripts for the other shells
        // complete no arguments but options.
        if ["bash", "zsh"].contains(&name) {
            assert!(script.contains("three-blind-mice"), "games in {name}");
        }
    }
}

#[test]
fn the_version_names_the_commit_where_it_is_known() {
    let version = Shell::new().stdout("--version", "");
    let known = concat!("webspinner ", env!("CARGO_PKG_VERSION"));
    let more = version.trim_end().strip_prefix(known).expect("the version");
    // A package that was downloaded has no history.
    let history = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.git");
    let commit = more
        .strip_prefix(" (")
        .and_then(|rest| rest.strip_suffix(')'));
    let digits = commit.map(|commit| commit.trim_end_matches("-dirty"));
    let is_named = digits.is_some_and(|digits| u64::from_str_radix(digits, 16).is_ok());
    assert_eq!(is_named, history.exists(), "{version}");
    assert!(is_named || more.is_empty(), "{version}");
}

#[test]
fn every_command_gets_its_manual_page() {
    let shell = Shell::new();
    let page = shell.stdout("man", "");
    for part in [
        ".TH webspinner 1",
        ".SH ENVIRONMENT",
        "WEBSPINNER_DATABASE",
        ".SH FILES",
    ] {
        assert!(page.contains(part), "{part}");
    }
    shell.stdout("man ./share/man1", "");
    for command in COMMANDS {
        let page = shell.read(&format!("share/man1/webspinner-{command}.1"));
        assert!(page.contains(".SH SYNOPSIS"), "{command}");
    }
    let serve = shell.read("share/man1/webspinner-serve.1");
    assert!(serve.contains("WEBSPINNER_LISTEN"), "{serve}");
    assert!(
        shell
            .read("share/man1/webspinner.1")
            .contains(".SH ENVIRONMENT")
    );
    assert!(
        shell
            .shown("man ./share/man1/webspinner.1", "")
            .contains("cannot write to ./share/man1/webspinner.1")
    );
}

#[test]
fn a_reader_that_closes_the_pipe_ends_the_program_quietly() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};
    let mut program = Command::new(env!("CARGO_BIN_EXE_webspinner"))
        .args(["perft", "spider", "ms:1", "1", "--divide"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built for this test");
    drop(program.stdout.take());
    let mut errors = String::new();
    let stderr = program.stderr.take().expect("it is piped");
    for line in BufReader::new(stderr).lines() {
        errors += &line.expect("it prints UTF-8");
    }
    assert_eq!(
        program.wait().expect("it was started").code(),
        Some(0),
        "{errors}"
    );
    assert!(!errors.contains("pipe"), "{errors}");
}

#[test]
fn the_licences_of_everything_in_the_program_are_printed() {
    let text = Shell::new().stdout("licences", "");
    for part in [
        "Permission is hereby granted",
        "Apache License",
        "\n  clap ",
    ] {
        assert!(text.contains(part), "{part}");
    }
}
