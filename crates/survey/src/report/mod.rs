//! Reports: the results of surveys as a page with plots, or as JSON.

mod json;
mod lines;
mod page;
mod plot;
#[cfg(all(test, feature = "parquet"))]
mod published;
mod rates;
mod read;
#[cfg(test)]
mod tests;

use rates::Rates;
pub(crate) use read::{CheckedRows, Rows, csv_problem, rows};

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::deal_set::DealSet;
use crate::error::Cause;
use crate::provenance::Provenance;
use crate::results::replace;
use crate::row::RowProblem;
use crate::summary::Summary;

/// The results of one survey or of several.
#[derive(Debug)]
pub struct Report {
    games: Vec<GameReport>,
}

/// The results that are of the same game.
#[derive(Debug)]
struct GameReport {
    parts: Vec<FileResults>,
    /// Whether two of them have a deal in common.
    share_a_deal: bool,
}

/// The results of one file.
#[derive(Debug)]
struct FileResults {
    /// The path of the file.
    name: String,
    /// How the results were found, as a Parquet file says, or `survey.json` beside the CSV file.
    provenance: Option<Provenance>,
    summary: Summary,
}

/// The reason why there is no report.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ReportError {
    /// No files were given.
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
        problem: RowProblem,
    },
    /// A deal has two rows in one file.
    #[error("{} has {deal} twice", path.display())]
    Twice {
        /// The file.
        path: PathBuf,
        /// The deal.
        deal: String,
    },
    /// Rows are missing, or there are too many.
    #[error(
        "{} has other rows than its survey has counted: write it again from its survey",
        .0.display()
    )]
    Count(PathBuf),
    /// There is no row.
    #[error("{} holds no deal", .0.display())]
    Empty(PathBuf),
    /// A file has results of different games.
    #[error("{}: results of {other} after those of {one}, in one file", path.display())]
    Mixed {
        /// The file.
        path: PathBuf,
        /// The first game.
        one: String,
        /// The second.
        other: String,
    },
    /// A folder has no results.
    #[error(
        "{} has no results.parquet or results.csv: name the folder of a survey, or those of its parts",
        .0.display()
    )]
    NoResults(PathBuf),
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
    /// Reads results: files, either Parquet or CSV, or the folders of surveys.
    ///
    /// # Errors
    /// If a file cannot be read, is not a table of results, or holds no deal or one twice, or if a
    /// folder has no results.
    pub fn read(paths: &[PathBuf]) -> Result<Self, ReportError> {
        let mut games: Vec<(GameReport, DealSet)> = Vec::new();
        for path in paths {
            let (part, deals) = read::read(&results_in(path)?)?;
            let game = part.summary.game();
            match games.iter_mut().find(|(report, _)| report.game() == game) {
                Some((report, known)) => {
                    report.share_a_deal = report.share_a_deal || !known.insert_all(&deals);
                    report.parts.push(part);
                }
                None => games.push((GameReport::of(part), deals)),
            }
        }
        if games.is_empty() {
            return Err(ReportError::NoFiles);
        }
        let games = games.into_iter().map(|(report, _)| report).collect();
        Ok(Self { games })
    }

    /// Writes `report.md`, `rates.svg` if there are several results, and, for each game,
    /// `time.svg`, `nodes.svg` and, where a deal was won, `lengths.svg` into an existing folder,
    /// in place of older ones. With several games the names of the plots of each begin with its
    /// id.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn write(&self, folder: &Path) -> Result<(), ReportError> {
        let mut rates = Vec::new();
        if let Some(plot) = self.rates() {
            let name = "rates.svg".to_owned();
            write(folder, &name, &plot.svg())?;
            rates.push((name, Rates::TITLE.to_owned()));
        }
        let mut chapters = Vec::new();
        for report in &self.games {
            let mut shown = Vec::new();
            for (name, chart) in report.plots() {
                let name = match &self.games[..] {
                    [_] => name.to_owned(),
                    _ => format!("{}-{name}", report.game()),
                };
                write(folder, &name, &chart.svg())?;
                shown.push((name, chart.title().to_owned()));
            }
            chapters.push((report, shown));
        }
        write(folder, "report.md", &page::page(rates, chapters))
    }
}

impl GameReport {
    fn of(part: FileResults) -> Self {
        Self {
            parts: vec![part],
            share_a_deal: false,
        }
    }

    /// The id of the game.
    fn game(&self) -> &str {
        self.parts[0].summary.game()
    }
}

/// The file of results that a path means.
pub(crate) fn results_in(path: &Path) -> Result<PathBuf, ReportError> {
    if !path.is_dir() {
        return Ok(path.into());
    }
    let files = ["results.parquet", "results.csv"].map(|name| path.join(name));
    let found = files.into_iter().find(|file| file.exists());
    found.ok_or_else(|| ReportError::NoResults(path.into()))
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), ReportError> {
    let path = folder.join(name);
    let all = |file: &mut dyn std::io::Write| -> Result<(), Cause> {
        Ok(file.write_all(text.as_bytes())?)
    };
    replace(&path, |file| all(file)).map_err(|source| ReportError::Write { path, source })
}
