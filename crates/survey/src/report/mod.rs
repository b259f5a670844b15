//! Results of surveys as a page to read.

mod lines;
mod page;
mod plot;
mod read;
#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

use thiserror::Error;
use webspinner_words::Catalogue;

use crate::results::{Cause, replace};
use crate::summary::Summary;
use read::Note;

/// The results of one survey or of several, all of the same game.
#[derive(Debug)]
pub struct Report {
    parts: Vec<Part>,
}

/// The results of one file.
#[derive(Debug)]
struct Part {
    /// The file, as it was asked for.
    name: String,
    /// How the results were made; only Parquet files say it.
    note: Option<Note>,
    summary: Summary,
}

/// Why there is no report.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ReportError {
    /// There are no files to report on.
    #[error("no results are given")]
    NoFiles,
    /// A file cannot be read, or is no table of results.
    #[error("cannot use {} as results of a survey", path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// Why.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// A row contradicts itself.
    #[error("row {row} of {} is wrong: {problem}", path.display())]
    Row {
        /// The file.
        path: PathBuf,
        /// The row, counted from 1.
        row: usize,
        /// How.
        problem: &'static str,
    },
    /// A deal has two rows in one file.
    #[error("{} has {deal} twice", path.display())]
    Twice {
        /// The file.
        path: PathBuf,
        /// The deal.
        deal: String,
    },
    /// There is no row.
    #[error("{} holds no deal", .0.display())]
    Empty(PathBuf),
    /// There are results of different games.
    #[error("{}: results of {other} after those of {one}, and a report is about one game", path.display())]
    Mixed {
        /// The file with the second game.
        path: PathBuf,
        /// The first game.
        one: String,
        /// The second.
        other: String,
    },
    /// A file of the report cannot be written.
    #[error("cannot write {}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

impl Report {
    /// Reads results, each file as Parquet or as CSV, whichever it is.
    ///
    /// # Errors
    /// If a file cannot be read, is no table of results, holds no deal or one twice, or if not all
    /// are of one game.
    pub fn read(files: &[PathBuf]) -> Result<Self, ReportError> {
        let mut parts: Vec<Part> = Vec::new();
        for path in files {
            let part = read::read(path)?;
            if let Some(first) = parts.first()
                && first.summary.game() != part.summary.game()
            {
                return Err(ReportError::Mixed {
                    path: path.clone(),
                    one: first.summary.game().to_owned(),
                    other: part.summary.game().to_owned(),
                });
            }
            parts.push(part);
        }
        if parts.is_empty() {
            return Err(ReportError::NoFiles);
        }
        Ok(Self { parts })
    }

    /// Writes `report.md`, `time.svg`, `nodes.svg` and, where a deal was won, `lengths.svg` into a
    /// folder that is there, in place of older ones.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn write(&self, folder: &Path, catalogue: &Catalogue) -> Result<(), ReportError> {
        let plots = self.plots(catalogue);
        for (name, chart) in &plots {
            write(folder, name, &chart.svg())?;
        }
        let shown = plots.iter().map(|(name, chart)| (*name, chart.title()));
        write(folder, "report.md", &self.page(catalogue, shown))
    }
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), ReportError> {
    let path = folder.join(name);
    let all = |file: &mut dyn std::io::Write| -> Result<(), Cause> {
        Ok(file.write_all(text.as_bytes())?)
    };
    replace(&path, |file| all(file)).map_err(|source| ReportError::Write { path, source })
}
