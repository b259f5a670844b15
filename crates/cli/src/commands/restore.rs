//! `webspinner restore`.

use std::cell::Cell;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_db::Place;
use webspinner_server::Settings;
use webspinner_site::{Site, SiteOptions};

use super::Status;
use super::backup::{is_standard, summary, with_site};
use super::serve::ConfigFile;
use crate::database::Database;

/// Restore a backup of a site into an empty database
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner restore site.backup --database sqlite:new.db
  webspinner restore site.backup --database postgres://me@db.example/spider

The database may be of the other kind: that is how a site moves from a file to a server. If \
anything is wrong with the backup, nothing is restored.")]
pub(crate) struct Options {
    /// The file that `backup` wrote; - for standard input
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    #[command(flatten)]
    config: ConfigFile,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let backup: Box<dyn Read + Send> = if is_standard(&options.file) {
        Box::new(io::stdin())
    } else {
        let file = File::open(&options.file);
        Box::new(file.with_context(|| format!("cannot read {}", options.file.display()))?)
    };
    let settings = options.config.settings(Settings::default(), database)?;
    let place = settings.database_to_make()?;
    let opening = Site::open(&place, SiteOptions::default());
    let is_new = Cell::new(false);
    let restored = with_site(opening, async |site| {
        is_new.set(site.is_new());
        Ok(site.restore(BufReader::new(backup)).await?)
    });
    let counts = restored.inspect_err(|_| {
        // An empty site looks like a whole one.
        if let (true, Place::File(path)) = (is_new.get(), &place) {
            remove(path);
        }
    })?;
    writeln!(out, "{}", summary("restored", counts))?;
    Ok(Status::Yes)
}

/// Removes a database that is not open any more, with the files that SQLite keeps beside it.
fn remove(path: &Path) {
    for suffix in ["", "-wal", "-shm"] {
        let mut name = OsString::from(path);
        name.push(suffix);
        let _ = fs::remove_file(name);
    }
}
