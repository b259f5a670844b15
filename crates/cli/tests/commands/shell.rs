//! Runs the program, isolated from the user's own files.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

use crate::printed;

/// Compares a text with its snapshot. The text contains the commands, so they are left out of the
/// snapshot's head.
macro_rules! assert_output {
    ($shown:expr) => {
        insta::with_settings!({omit_expression => true}, { insta::assert_snapshot!($shown) })
    };
}
pub(crate) use assert_output;

/// A record that is committed with the program.
pub(crate) const WON: &str = include_str!("../../records/won-one-suit.spider");

/// A temporary folder in which the program runs, with its database.
pub(crate) struct Shell {
    folder: TempDir,
}

impl Shell {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("the system has a folder for such");
        Self { folder }
    }

    /// Writes a file into the folder.
    pub(crate) fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.folder.path().join(name);
        let parent = path.parent().expect("a file lies in a folder");
        fs::create_dir_all(parent).expect("the folder is ours");
        fs::write(&path, text).expect("the folder is ours");
        path
    }

    /// Makes a folder within the folder.
    pub(crate) fn make_folder(&self, name: &str) {
        fs::create_dir_all(self.folder.path().join(name)).expect("the folder is ours");
    }

    /// Reads a file of the folder.
    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.folder.path().join(name)).expect("the file is there")
    }

    /// Whether the folder has this file.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.folder.path().join(name).exists()
    }

    /// The program with these arguments, separated by blanks.
    pub(crate) fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_webspinner"));
        command
            .args(arguments.split_whitespace())
            .current_dir(self.folder.path())
            .env("XDG_DATA_HOME", self.folder.path().join("data"))
            .env("HOME", self.folder.path())
            .env("APPDATA", self.folder.path().join("data"))
            .env("USERPROFILE", self.folder.path())
            .env("LC_ALL", "C.UTF-8")
            .env("TZ", "Europe/Vienna")
            .env_remove("LANGUAGE")
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("WEBSPINNER_GAMES")
            .env_remove("WEBSPINNER_DATABASE")
            .env_remove("WEBSPINNER_LANGUAGE");
        command
    }

    /// Runs the program with these arguments, separated by blanks, and this standard input.
    pub(crate) fn output(&self, arguments: &str, input: &str) -> Output {
        let mut program = self
            .command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program was built for this test");
        let mut stdin = program.stdin.take().expect("it is piped");
        // A program that does not read its input may have ended.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        let output = program.wait_with_output().expect("it was started");
        let words: Vec<&str> = arguments.split_whitespace().collect();
        printed::check(&words, &output.stdout);
        output
    }

    /// What the program prints; asserts that it succeeds.
    pub(crate) fn stdout(&self, arguments: &str, input: &str) -> String {
        let output = self.output(arguments, input);
        assert_eq!(output.status.code(), Some(0), "{arguments}: {output:?}");
        String::from_utf8(output.stdout).expect("it prints UTF-8")
    }

    /// Everything that a user sees of a run: the command line, the output, the errors and the
    /// status.
    pub(crate) fn shown(&self, arguments: &str, input: &str) -> String {
        let output = self.output(arguments, input);
        let lines = |bytes: &[u8], mark: &str| {
            // Snapshots have no blanks at the ends of lines; help texts do.
            let line = |line: &str| format!("{}\n", format!("{mark}{line}").trim_end());
            as_on_unix(&text(bytes))
                .lines()
                .map(line)
                .collect::<String>()
        };
        let (stdout, stderr) = (lines(&output.stdout, ""), lines(&output.stderr, "! "));
        let status = output.status.code().expect("no signal ended it");
        let typed = format!("$ webspinner {arguments}");
        format!("{}\n{stdout}{stderr}[{status}]\n\n", typed.trim_end())
    }

    /// Several runs, one after the other.
    pub(crate) fn session(&self, lines: &[&str]) -> String {
        lines.iter().map(|line| self.shown(line, "")).collect()
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("it prints UTF-8")
}

/// The same text, as snapshots have it: with the paths and the system's errors of Unix.
#[cfg(not(windows))]
fn as_on_unix(text: &str) -> String {
    text.to_owned()
}

#[cfg(windows)]
fn as_on_unix(text: &str) -> String {
    const NOT_FOUND: &str = "No such file or directory (os error 2)";
    const EXISTS: &str = "File exists (os error 17)";
    const ERRORS: [(i32, &str); 5] = [
        (2, NOT_FOUND),
        (3, NOT_FOUND),
        // To read a folder as if it were a file.
        (5, "Is a directory (os error 21)"),
        (80, EXISTS),
        (183, EXISTS),
    ];
    let mut text = text.to_owned();
    for (code, on_unix) in ERRORS {
        let error = std::io::Error::from_raw_os_error(code).to_string();
        text = text.replace(&error, on_unix);
    }
    let line = |line: &str| {
        // JSON has its own use for them.
        let has_paths = !line.trim_start().starts_with(['{', '[', '"']);
        if has_paths {
            line.replace('\\', "/")
        } else {
            line.to_owned()
        }
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}
