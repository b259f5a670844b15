//! `webspinner merge`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_survey::Merge;

use super::Status;
use super::survey::say_saved;

/// Put the results of shards, or of surveys of different deals, together
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner merge survey-spider/*-of-100 --output survey-spider
  webspinner merge monday tuesday --output both

The results must be of the same program, game, rules and limits, and share no deal. They are read \
and written row by row, so that millions of deals need little memory. It says which shards and \
deals are missing; merge again once they are there, or decide them with `webspinner survey` in the \
new folder, without --shard.

Exit status: 0 all deals are there; 1 some are missing, and the others are merged; 2 bad input.")]
pub(crate) struct Options {
    /// Folders of surveys
    #[arg(required = true, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    folders: Vec<PathBuf>,
    /// The folder for all of them together; older results in it are replaced
    #[arg(short, long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    output: PathBuf,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let merge = Merge::open(&options.folders)?;
    let folder = &options.output;
    fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    let merged = merge.write(folder)?;
    write!(out, "{}", merged.text())?;
    say_saved(folder);
    if merged.missing() > 0 {
        return Ok(Status::No);
    }
    Ok(Status::Yes)
}
