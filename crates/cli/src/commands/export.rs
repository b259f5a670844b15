//! `webspinner export`.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_store::{BlockingStore, GameFilter, PAGE_MAX, SavedId};

use super::Status;
use crate::database::Database;
use crate::words::say;
use webspinner_words::Message;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner export games.spider
  webspinner export --json | jq '.[].result'")]
pub(crate) struct Options {
    #[arg(value_hint = ValueHint::FilePath)]
    file: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let store = database.open_to_read()?;
    match &options.file {
        None => write(&store, options.json, out)?,
        Some(path) => {
            let file = create(path)?;
            if let Err(error) = fill(&store, options.json, file) {
                // Half an export looks like a whole one, and would block the next one.
                let _ = fs::remove_file(path);
                let message = Message::new("file-not-written");
                return Err(error.context(say(&message.with("path", path.display().to_string()))));
            }
        }
    }
    Ok(Status::Yes)
}

/// Never overwrites a file: it might be the only copy.
fn create(path: &Path) -> Result<BufWriter<File>> {
    let file = File::create_new(path);
    let file = file.with_context(|| {
        let message = Message::new("file-not-made");
        say(&message.with("path", path.display().to_string()))
    })?;
    Ok(BufWriter::new(file))
}

fn fill(store: &BlockingStore, json: bool, mut file: BufWriter<File>) -> Result<()> {
    write(store, json, &mut file)?;
    file.into_inner()
        .map_err(std::io::IntoInnerError::into_error)?
        .sync_all()?;
    Ok(())
}

fn write(store: &BlockingStore, json: bool, mut out: &mut dyn Write) -> Result<()> {
    if json {
        write_json(store, out)
    } else {
        store.export(&mut out)?;
        Ok(())
    }
}

/// Writes a list of all records, the one begun first at its head. One record is in memory at a
/// time.
fn write_json(store: &BlockingStore, out: &mut dyn Write) -> Result<()> {
    let mut separator = "[";
    for id in all_ids(store)? {
        // A game may have been deleted in the meantime.
        if let Some(loaded) = store.load(id)? {
            write!(out, "{separator}")?;
            serde_json::to_writer(&mut *out, &loaded.record)?;
            separator = ",\n";
        }
    }
    let end = if separator == "[" { "[]" } else { "]" };
    writeln!(out, "{end}")?;
    Ok(())
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
