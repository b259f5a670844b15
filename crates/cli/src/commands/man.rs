//! `webspinner man`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, Command, ValueHint};
use clap_mangen::Man;
use webspinner_words::{Catalogue, Message};

use super::Status;
use crate::help::command_line;
use crate::language::requested;
use crate::words::{in_language, say};

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner man | man -l -
  webspinner man ~/.local/share/man/man1")]
pub(crate) struct Options {
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    // Pages are made for everyone on a system, so the language of one user does not count.
    let texts = in_language(requested().unwrap_or_default());
    let command = command_line(&texts, None);
    match &options.folder {
        None => out.write_all(&main_page(command, &texts)?)?,
        Some(folder) => {
            let path = folder.display().to_string();
            let pages = write_all(command, &texts, folder).with_context(|| {
                say(&Message::new("folder-not-written").with("path", path.as_str()))
            })?;
            let done = Message::new("man-done").with("pages", pages);
            writeln!(out, "{}", say(&done.with("path", path)))?;
        }
    }
    Ok(Status::Yes)
}

/// Writes the page of each command, and of the program itself; returns how many there are.
fn write_all(command: Command, texts: &Catalogue, folder: &Path) -> Result<u32> {
    fs::create_dir_all(folder)?;
    let below = write_below(&command, "webspinner", texts, folder)?;
    fs::write(folder.join("webspinner.1"), main_page(command, texts)?)?;
    Ok(below + 1)
}

/// Writes the pages of the commands below one that has this name; returns how many there are.
fn write_below(command: &Command, name: &str, texts: &Catalogue, folder: &Path) -> Result<u32> {
    let known = command.get_subcommands();
    let mut pages = 0;
    for known in known.filter(|known| known.get_name() != "help") {
        let name = format!("{name}-{}", known.get_name());
        pages += 1 + write_below(known, &name, texts, folder)?;
        let page = page(known.clone().display_name(name.clone()), texts)?;
        fs::write(folder.join(format!("{name}.1")), page)?;
    }
    Ok(pages)
}

/// A page with its headings in the language of these texts.
fn page(command: Command, texts: &Catalogue) -> Result<String> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    let headings = [
        ("NAME", "man-name"),
        ("SYNOPSIS", "man-synopsis"),
        ("DESCRIPTION", "man-description"),
        ("EXTRA", "man-more"),
        ("VERSION", "man-version"),
        ("AUTHORS", "man-authors"),
    ];
    let mut text = String::from_utf8(page)?;
    for (english, own) in headings {
        let own = format!(".SH {}\n", texts.text(&Message::new(own)));
        text = text.replacen(&format!(".SH {english}\n"), &own, 1);
    }
    Ok(text)
}

/// Variables of the environment, each with the name of the text that explains it.
const ENVIRONMENT: [(&str, &str); 11] = [
    ("WEBSPINNER_DATABASE", "man-database"),
    ("WEBSPINNER_GAMES", "man-games"),
    ("WEBSPINNER_LANGUAGE", "man-language"),
    ("LANGUAGE, LC_ALL, LC_MESSAGES, LANG", "man-locale"),
    ("TZ", "man-time-zone"),
    ("NO_COLOR", "man-no-colour"),
    ("TERM, COLORTERM", "man-colours"),
    ("COLORFGBG", "man-background"),
    ("LC_ALL, LC_CTYPE, LANG", "man-ascii"),
    ("XDG_CONFIG_HOME", "man-config-home"),
    ("XDG_DATA_HOME", "man-data-home"),
];

/// Files, each with the name of the text that explains it.
const FILES: [(&str, &str); 3] = [
    ("$XDG_DATA_HOME/webspinner/games.db", "man-saved-games"),
    ("*.spider", "man-records"),
    (
        "$XDG_CONFIG_HOME/webspinner/games/*.toml",
        "man-custom-games",
    ),
];

/// The page of the program itself, with more sections than its help.
fn main_page(command: Command, texts: &Catalogue) -> Result<Vec<u8>> {
    let mut page = page(command, texts)?;
    page += &section("man-environment", &ENVIRONMENT, texts);
    let more = roff(&texts.text(&Message::new("man-serve")));
    page.extend([".PP\n", &more, "\n"]);
    page += &section("man-files", &FILES, texts);
    Ok(page.into_bytes())
}

/// A section of names, each with what it is.
fn section(heading: &'static str, entries: &[(&str, &'static str)], texts: &Catalogue) -> String {
    let say = |id| texts.text(&Message::new(id));
    let entry = |(name, id): &(&str, &'static str)| {
        let name = roff(&format!("`{name}`"));
        format!(".TP\n{name}\n{}\n", roff(&say(id)))
    };
    let entries: String = entries.iter().map(entry).collect();
    format!(".SH {}\n{entries}", say(heading))
}

/// A text for a page: what stands between backticks is bold.
fn roff(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-");
    let mut parts = escaped.split('`').enumerate();
    let fonts = parts.by_ref().map(|(place, part)| match place % 2 {
        1 => format!("\\fB{part}\\fR"),
        _ => part.to_owned(),
    });
    fonts.collect()
}
