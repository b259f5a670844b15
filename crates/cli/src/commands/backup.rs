//! `webspinner backup`.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_site::{BackupCounts, Place, Site, SiteError};
use webspinner_words::Message;

use super::Status;
use super::serve::ConfigFile;
use crate::database::Database;
use crate::words::say;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner backup site.backup
  webspinner backup site.backup --database postgres://me@db.example/spider")]
pub(crate) struct Options {
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    #[command(flatten)]
    config: ConfigFile,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let place = options.config.place(database)?;
    // Never overwrites a file: it might be the only copy.
    let path = options.file.display().to_string();
    let file = File::create_new(&options.file);
    let file = file.with_context(|| say(&Message::new("file-not-made").with("path", path)))?;
    let counts = fill(&place, file).inspect_err(|_| {
        // Half a backup looks like a whole one, and would block the next one.
        let _ = fs::remove_file(&options.file);
    })?;
    writeln!(out, "{}", summary("backup-done", counts))?;
    Ok(Status::Yes)
}

fn fill(place: &Place, file: File) -> Result<BackupCounts> {
    let mut file = BufWriter::new(file);
    let opening = Site::open_to_read(place);
    let counts = with_site(opening, async |site| Ok(site.backup(&mut file).await?))?;
    let whole = file
        .into_inner()
        .map_err(std::io::IntoInnerError::into_error);
    whole?.sync_all()?;
    Ok(counts)
}

/// Opens a site, works with it, and closes it.
pub(super) fn with_site<T>(
    opening: impl Future<Output = Result<Site, SiteError>>,
    work: impl AsyncFnOnce(&Site) -> Result<T>,
) -> Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let site = opening.await?;
        let done = work(&site).await;
        site.close().await;
        done
    })
}

/// The message with what a backup holds.
pub(super) fn summary(message: &'static str, counts: BackupCounts) -> String {
    let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let message = Message::new(message)
        .with("results", count(counts.results))
        .with("players", count(counts.players))
        .with("deals", count(counts.deals));
    say(&message)
}
