//! `webspinner report`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_survey::Report;

use super::{Status, write_json};
use crate::words::catalogue;

/// Turn the results of surveys into a page with plots
///
/// It writes report.md and the plots time.svg, nodes.svg and lengths.svg, replacing older ones.
/// Several results of one game are compared, and counted together if they share no deal; several
/// games get a section each.
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner report survey-spider
  webspinner report fast slow/results.csv --output compared
  webspinner report results/*/results.parquet
  webspinner report survey-spider --json | jq '.games[].results[].interval'")]
pub(crate) struct Options {
    /// Folders of surveys, or their results as Parquet or CSV
    #[arg(required = true, value_name = "RESULTS", value_hint = ValueHint::AnyPath)]
    files: Vec<PathBuf>,
    /// The folder for the page
    #[arg(short, long, value_name = "FOLDER", default_value = "report", value_hint = ValueHint::DirPath)]
    output: PathBuf,
    /// Print the figures as JSON instead of writing a page
    #[arg(long, conflicts_with = "output")]
    json: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let report = Report::read(&options.files)?;
    if options.json {
        write_json(out, &report.json())?;
        return Ok(Status::Yes);
    }
    let folder = &options.output;
    fs::create_dir_all(folder)
        .with_context(|| format!("cannot make the folder {}", folder.display()))?;
    report.write(folder, catalogue())?;
    writeln!(out, "{}", folder.join("report.md").display())?;
    Ok(Status::Yes)
}
