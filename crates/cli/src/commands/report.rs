//! `webspinner report`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_survey::Report;

use super::Answer;
use crate::words::catalogue;

/// Turn the results of surveys into a page with plots
///
/// It writes report.md, and next to it time.svg, nodes.svg and lengths.svg, in place of older
/// ones. Several results are compared; they must be of the same game.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner report survey-spider/results.parquet
  webspinner report fast/results.csv slow/results.csv --output compared")]
pub(crate) struct Options {
    /// Results of surveys, as Parquet or as CSV
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// The folder for the page
    #[arg(short, long, value_name = "FOLDER", default_value = "report", value_hint = ValueHint::DirPath)]
    output: PathBuf,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Answer> {
    let report = Report::read(&options.files)?;
    let folder = &options.output;
    fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    report.write(folder, catalogue())?;
    writeln!(out, "{}", folder.join("report.md").display())?;
    Ok(Answer::Yes)
}
