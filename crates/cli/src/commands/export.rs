//! `webspinner export`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Args, ValueHint};
use webspinner_store::{BlockingStore, GameFilter, PAGE_MAX, SavedId};

use super::Status;
use crate::database::Database;
use crate::output::write_file;

/// Write all saved games to a file, as text or as JSON
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner export games.spider
  webspinner export games.spider --force
  webspinner export --json | jq '.[].result'")]
pub(crate) struct Options {
    /// The file to write; standard output if not given
    #[arg(value_hint = ValueHint::FilePath)]
    file: Option<PathBuf>,
    /// Replace the file if it is there already
    #[arg(long, requires = "file")]
    force: bool,
    /// Write a list of the games in JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let store = database.open_to_read()?;
    // `-` is standard output, as it is standard input elsewhere.
    let Some(path) = options
        .file
        .as_ref()
        .filter(|path| **path != Path::new("-"))
    else {
        write(&store, options.json, out)?;
        return Ok(Status::Yes);
    };
    let count = write_file(path, options.force, |file| {
        write(&store, options.json, file)
    })?;
    let path = path.display();
    match count {
        0 => writeln!(out, "no game is saved yet: {path} was written without any")?,
        1 => writeln!(out, "one game was written to {path}")?,
        _ => writeln!(out, "{count} games were written to {path}")?,
    }
    Ok(Status::Yes)
}

/// Writes all games, and returns how many there were.
fn write(store: &BlockingStore, json: bool, mut out: &mut dyn Write) -> Result<u64> {
    if json {
        write_json(store, out)
    } else {
        Ok(store.export(&mut out)?)
    }
}

/// Writes a list of all records, the one begun first at its head. One record is in memory at a
/// time.
fn write_json(store: &BlockingStore, out: &mut dyn Write) -> Result<u64> {
    let mut count = 0;
    for id in all_ids(store)? {
        // A game may have been deleted in the meantime.
        if let Some(loaded) = store.load(id)? {
            let separator = if count == 0 { "[" } else { ",\n" };
            write!(out, "{separator}")?;
            serde_json::to_writer(&mut *out, &loaded.record)?;
            count += 1;
        }
    }
    let end = if count == 0 { "[]" } else { "]" };
    writeln!(out, "{end}")?;
    Ok(count)
}

/// The ids of all games, which sort by when they were begun.
fn all_ids(store: &BlockingStore) -> Result<Vec<SavedId>> {
    let (mut ids, mut after) = (Vec::new(), None);
    loop {
        let page = store.list(&GameFilter::default(), after.as_ref(), PAGE_MAX)?;
        ids.extend(page.games.iter().map(|listing| listing.id));
        match page.next {
            Some(next) => after = Some(next),
            None => break,
        }
    }
    ids.sort_unstable();
    Ok(ids)
}
