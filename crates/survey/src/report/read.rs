//! Results from files.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{Read, Seek};
use std::path::Path;

use csv::{ErrorKind, Position, StringRecord};

use super::{FileResults, ReportError};
use crate::error::Cause;
use crate::provenance::Provenance;
use crate::row::Row;
use crate::summary::{RowFigures, Summary};
use crate::table::{self, Wanted};
use crate::table_error::TableError;

/// What every Parquet file begins with.
const MAGIC: &[u8; 4] = b"PAR1";

/// Reads one file, and reduces it to what its figures need.
pub(super) fn read(path: &Path) -> Result<FileResults, ReportError> {
    let (rows, provenance) = checked_rows(path, Wanted::NoLines)?;
    Ok(FileResults {
        name: path.display().to_string(),
        provenance,
        summary: Summary::new(&rows[0].game, rows.iter().map(RowFigures::from).collect()),
    })
}

/// The rows of a file, of which there is at least one, and how they were found. Each row is checked
/// by itself and all of them together.
pub(crate) fn checked_rows(
    path: &Path,
    wanted: Wanted,
) -> Result<(Vec<Row>, Option<Provenance>), ReportError> {
    let broken = |source| ReportError::Broken {
        path: path.into(),
        source,
    };
    let (rows, note) = rows(path, wanted).map_err(broken)?;
    let Some(first) = rows.first() else {
        return Err(ReportError::Empty(path.into()));
    };
    let mut deals = HashSet::new();
    for (number, row) in (1..).zip(&rows) {
        if let Some(problem) = row.problem() {
            return Err(ReportError::Row {
                path: path.into(),
                row: number,
                problem,
            });
        }
        if row.game != first.game {
            return Err(ReportError::Mixed {
                path: path.into(),
                one: first.game.clone(),
                other: row.game.clone(),
            });
        }
        if !deals.insert(&row.shuffle) {
            return Err(ReportError::Twice {
                path: path.into(),
                deal: row.shuffle.clone(),
            });
        }
    }
    // The rows are usable even if the note is from another version, or of another game.
    let provenance = note
        .and_then(|note| serde_json::from_str(&note).ok())
        .filter(|known: &Provenance| known.survey.game() == first.game);
    Ok((rows, provenance))
}

/// What `survey.json` says about the `results.csv` beside it.
fn note_beside(path: &Path) -> Option<String> {
    let is_of_survey = path.file_name().is_some_and(|name| name == "results.csv");
    is_of_survey
        .then(|| fs::read_to_string(path.with_file_name("survey.json")).ok())
        .flatten()
}

/// The rows of a table, and the note of how they were made, if there is one.
pub(crate) fn rows(path: &Path, wanted: Wanted) -> Result<(Vec<Row>, Option<String>), Cause> {
    let mut file = File::open(path)?;
    let mut beginning = Vec::new();
    file.by_ref().take(4).read_to_end(&mut beginning)?;
    file.rewind()?;
    if beginning == MAGIC {
        return table::read(file, wanted);
    }
    let mut reader = csv::Reader::from_reader(file);
    let names = reader
        .headers()
        .map_err(|error| csv_problem(error, 0, None))?;
    let names = names.clone();
    let is_missing = |column: &&str| names.iter().all(|name| name != *column);
    if let Some(missing) = table::REQUIRED.into_iter().find(is_missing)
        && !names.is_empty()
    {
        return Err(TableError::Column(missing).into());
    }
    let rows: Result<_, _> = reader.deserialize().collect();
    Ok((
        rows.map_err(|error| csv_problem(error, 0, Some(&names)))?,
        note_beside(path),
    ))
}

/// What is wrong with a CSV file, and where: reading began after so many lines of it.
pub(crate) fn csv_problem(error: csv::Error, lines: u64, names: Option<&StringRecord>) -> Cause {
    let line = |position: &Option<Position>| lines + position.as_ref().map_or(1, Position::line);
    let problem = match error.kind() {
        ErrorKind::Io(_) => return error.into(),
        ErrorKind::UnequalLengths {
            pos,
            expected_len,
            len,
        } => TableError::Values {
            line: line(pos),
            expected: *expected_len,
            found: *len,
        },
        ErrorKind::Utf8 { pos, .. } => TableError::NotUtf8 { line: line(pos) },
        ErrorKind::Deserialize { pos, err } => {
            let place = err.field().and_then(|field| usize::try_from(field).ok());
            let name = place.and_then(|place| names?.get(place));
            let line = line(pos);
            // Only a verdict is chosen from a list, and the reader does not say its column.
            name.map_or(TableError::Verdict { line }, |name| TableError::Number {
                line,
                column: name.to_owned(),
            })
        }
        _ => TableError::Other,
    };
    problem.into()
}
