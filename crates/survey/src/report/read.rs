//! Results from files.

use std::collections::HashSet;
use std::fs::File;
use std::io::{Read, Seek};
use std::path::Path;

use csv::{DeserializeErrorKind, ErrorKind, Position, StringRecord};

use super::{FileResults, ReportError};
use crate::error::Cause;
use crate::row::Row;
use crate::summary::{RowFigures, Summary};
use crate::table::{self, Wanted};

/// What every Parquet file begins with.
const MAGIC: &[u8; 4] = b"PAR1";

/// Reads one file, and checks each row by itself and all of them together.
pub(super) fn read(path: &Path) -> Result<FileResults, ReportError> {
    let broken = |source| ReportError::Broken {
        path: path.into(),
        source,
    };
    let (rows, note) = rows(path).map_err(broken)?;
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
    Ok(FileResults {
        name: path.display().to_string(),
        // The rows are usable even if the note is from another version.
        provenance: note.and_then(|note| serde_json::from_str(&note).ok()),
        summary: Summary::new(&first.game, rows.iter().map(RowFigures::from).collect()),
    })
}

fn rows(path: &Path) -> Result<(Vec<Row>, Option<String>), Cause> {
    let mut file = File::open(path)?;
    let mut beginning = Vec::new();
    file.by_ref().take(4).read_to_end(&mut beginning)?;
    file.rewind()?;
    if beginning == MAGIC {
        return table::read(file, Wanted::NoLines);
    }
    let mut reader = csv::Reader::from_reader(file);
    let names = reader.headers().map_err(|error| csv_problem(error, None))?;
    let names = names.clone();
    let rows: Result<_, _> = reader.deserialize().collect();
    Ok((
        rows.map_err(|error| csv_problem(error, Some(&names)))?,
        None,
    ))
}

/// What is wrong with a CSV file, and where.
fn csv_problem(error: csv::Error, names: Option<&StringRecord>) -> Cause {
    let line = |position: &Option<Position>| position.as_ref().map_or(1, Position::line);
    match error.kind() {
        ErrorKind::UnequalLengths {
            pos,
            expected_len,
            len,
        } => {
            let line = line(pos);
            format!("line {line} does not have {expected_len} values, but {len}").into()
        }
        ErrorKind::Utf8 { pos, .. } => format!("line {} is not UTF-8 text", line(pos)).into(),
        ErrorKind::Deserialize { pos, err } => {
            let place = err.field().and_then(|field| usize::try_from(field).ok());
            let name = place.and_then(|place| names?.get(place));
            let problem = match err.kind() {
                DeserializeErrorKind::Message(problem)
                | DeserializeErrorKind::Unsupported(problem) => problem.clone(),
                DeserializeErrorKind::UnexpectedEndOfRow => "a value is missing".to_owned(),
                _ => "this is not a number from 0 up".to_owned(),
            };
            let name = name.map_or(String::new(), |name| format!(", column `{name}`"));
            format!("line {}{name}: {problem}", line(pos)).into()
        }
        _ => error.into(),
    }
}
