//! `webspinner report`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_survey::Report;

use super::{Status, write_json};

/// Turn the results of surveys into a page with plots
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner report survey-spider
  webspinner report fast slow/results.csv --output compared
  webspinner report results/*/results.parquet
  webspinner report survey-spider --json | jq '.games[].results[].interval'

It writes report.md and the plots time.svg, nodes.svg and lengths.svg, replacing older ones. \
Several results of one game are compared, and counted together if they share no deal; several \
games get a section each.")]
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
    report.write(folder)?;
    let path = folder.join("report.md");
    writeln!(out, "the report was written to {}", path.display())?;
    Ok(Status::Yes)
}
