//! `webspinner man`.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, Command, ValueHint};
use clap_mangen::Man;

use super::Status;
use crate::arguments::command_line;

/// Print the manual page, or write those of all commands to a folder
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner man | man -l -
  webspinner man ~/.local/share/man/man1")]
pub(crate) struct Options {
    /// The folder for the pages, one for each command; it is made if it does not exist
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let command = command_line();
    match &options.folder {
        None => out.write_all(&main_page(command)?)?,
        Some(folder) => {
            let path = folder.display();
            let pages = write_all(command, folder);
            let pages = pages.with_context(|| format!("cannot write to {path}"))?;
            writeln!(out, "{pages} pages were written to {path}")?;
        }
    }
    Ok(Status::Yes)
}

/// Writes the page of each command, and of the program itself; returns how many there are.
fn write_all(command: Command, folder: &Path) -> io::Result<u32> {
    fs::create_dir_all(folder)?;
    let below = write_below(&command, "webspinner", folder)?;
    fs::write(folder.join("webspinner.1"), main_page(command)?)?;
    Ok(below + 1)
}

/// Writes the pages of the commands below one that has this name; returns how many there are.
fn write_below(command: &Command, name: &str, folder: &Path) -> io::Result<u32> {
    let known = command.get_subcommands();
    let mut pages = 0;
    for known in known.filter(|known| known.get_name() != "help") {
        let name = format!("{name}-{}", known.get_name());
        pages += 1 + write_below(known, &name, folder)?;
        let page = page(known.clone().display_name(name.clone()))?;
        fs::write(folder.join(format!("{name}.1")), page)?;
    }
    Ok(pages)
}

fn page(command: Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(page)
}

/// Environment variables, each with its description.
const ENVIRONMENT: [(&str, &str); 11] = [
    (
        "WEBSPINNER_DATABASE",
        "The database, if `--database` does not name one.",
    ),
    (
        "WEBSPINNER_GAMES",
        "The folder with custom games, if `--games-folder` does not name one.",
    ),
    (
        "WEBSPINNER_LANGUAGE",
        "The language, if `--language` does not name one.",
    ),
    (
        "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
        "The language of the system, in this order; C means English.",
    ),
    (
        "TZ",
        "The time zone of the times shown; the system's if it is not set.",
    ),
    (
        "NO_COLOR",
        "If it is set and not empty, the terminal game uses no colours. `CLICOLOR=0` does the \
         same.",
    ),
    (
        "TERM, COLORTERM",
        "How many colours the terminal game uses: none, 16, or 256 and more.",
    ),
    (
        "COLORFGBG",
        "Whether the background is light. If it is not set, the game asks the terminal.",
    ),
    (
        "LC_ALL, LC_CTYPE, LANG",
        "Without UTF-8 in the first of them that is set, the terminal game draws in ASCII.",
    ),
    (
        "XDG_CONFIG_HOME",
        "The user's configuration folder; `~/.config` if it is not set.",
    ),
    (
        "XDG_DATA_HOME",
        "The user's data folder; `~/.local/share` if it is not set.",
    ),
];

/// What follows the variables.
const OF_SERVE: &str =
    "Each option of `webspinner serve` has a variable, too; see webspinner-serve(1).";

/// Files, each with what is in it.
const FILES: [(&str, &str); 3] = [
    (
        "$XDG_DATA_HOME/webspinner/games.db",
        "The saved games: an SQLite database. Next to it are SQLite's own `games.db-wal` and \
         `games.db-shm` while it is open, and the empty lock file `games.db-lock`.",
    ),
    ("*.spider", "Records of games, as text."),
    (
        "$XDG_CONFIG_HOME/webspinner/games/*.toml",
        "Custom games: those in this folder are in the list of games and known by their ids. At \
         most 200 files of at most 65536 bytes each are read.",
    ),
];

/// The page of the program itself, with more sections than its help.
fn main_page(command: Command) -> io::Result<Vec<u8>> {
    let mut page = page(command)?;
    let more = [
        section("ENVIRONMENT", &ENVIRONMENT),
        format!(".PP\n{}\n", roff(OF_SERVE)),
        section("FILES", &FILES),
    ];
    page.extend(more.concat().into_bytes());
    Ok(page)
}

/// A section of names, each with what it is.
fn section(heading: &str, entries: &[(&str, &str)]) -> String {
    let entry = |(name, text): &(&str, &str)| {
        let name = roff(&format!("`{name}`"));
        format!(".TP\n{name}\n{}\n", roff(text))
    };
    let entries: String = entries.iter().map(entry).collect();
    format!(".SH {heading}\n{entries}")
}

/// A text for a page: what is between backticks is bold.
fn roff(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-");
    let mut parts = escaped.split('`').enumerate();
    let fonts = parts.by_ref().map(|(place, part)| match place % 2 {
        1 => format!("\\fB{part}\\fR"),
        _ => part.to_owned(),
    });
    fonts.collect()
}
