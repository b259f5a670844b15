//! Reports: the results of surveys as a page with plots, or as JSON.

mod json;
mod lines;
mod page;
mod plot;
#[cfg(all(test, feature = "parquet"))]
mod published;
mod rates;
#[cfg(test)]
mod tests;

use rates::Rates;

use std::path::{Path, PathBuf};

use crate::deal_set::DealSet;
use crate::error::Cause;
use crate::provenance::Provenance;
use crate::read::{CheckedRows, ReportError, results_in};
use crate::results::replace;
use crate::summary::Summary;
use crate::table::Wanted;

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

impl Report {
    /// Reads results: files, either Parquet or CSV, or the folders of surveys.
    ///
    /// # Errors
    /// If a file cannot be read, is not a table of results, or holds no deal or one twice, or if a
    /// folder has no results.
    pub fn read(paths: &[PathBuf]) -> Result<Self, ReportError> {
        let mut games: Vec<(GameReport, DealSet)> = Vec::new();
        for path in paths {
            let (part, deals) = read(&results_in(path)?)?;
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

/// Reads one file, and reduces it to what its figures need, and to its deals.
fn read(path: &Path) -> Result<(FileResults, DealSet), ReportError> {
    let mut rows = CheckedRows::open(path, Wanted::NoLines)?;
    let mut summary = Summary::new(&rows.game);
    for row in rows.by_ref() {
        summary.add(&row?);
    }
    let part = FileResults {
        name: path.display().to_string(),
        provenance: rows.provenance,
        summary,
    };
    Ok((part, rows.deals))
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), ReportError> {
    let path = folder.join(name);
    let all = |file: &mut dyn std::io::Write| -> Result<(), Cause> {
        Ok(file.write_all(text.as_bytes())?)
    };
    replace(&path, |file| all(file)).map_err(|source| ReportError::Write { path, source })
}
