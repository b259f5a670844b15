//! `webspinner merge`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_survey::Merge;

use super::Status;
use super::survey::say_saved;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner merge survey-spider/*-of-100 --output survey-spider
  webspinner merge monday tuesday --output both")]
pub(crate) struct Options {
    #[arg(required = true, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    folders: Vec<PathBuf>,
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
