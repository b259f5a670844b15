//! `webspinner restore`.

use std::fs::File;
use std::io::{BufReader, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_site::{Site, SiteOptions};

use super::Status;
use super::backup::{summary, with_site};
use super::serve::ConfigFile;
use crate::database::Database;
use crate::words::say;
use webspinner_words::Message;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner restore site.backup --database sqlite:new.db
  webspinner restore site.backup --database postgres://me@db.example/spider")]
pub(crate) struct Options {
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    #[command(flatten)]
    config: ConfigFile,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let place = options.config.place(database)?;
    let path = options.file.display().to_string();
    let file = File::open(&options.file);
    let file = file.with_context(|| say(&Message::new("file-unreadable").with("path", path)))?;
    let file = BufReader::new(file);
    let counts = with_site(Site::open(&place, SiteOptions::default()), async |site| {
        Ok(site.restore(file).await?)
    })?;
    writeln!(out, "{}", summary("restore-done", counts))?;
    Ok(Status::Yes)
}
