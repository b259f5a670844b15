//! Results from files.

use std::collections::HashSet;
use std::fs::File;
use std::io::{Read, Seek};
use std::path::Path;

use serde::Deserialize;

use super::{Part, ReportError};
use crate::machine::Run;
use crate::results::Cause;
use crate::row::Row;
use crate::settings::Settings;
use crate::summary::{Figures, Summary};
use crate::table;

/// What every Parquet file begins with.
const MAGIC: &[u8; 4] = b"PAR1";

/// What a Parquet file says about its survey.
#[derive(Debug, Deserialize)]
pub(super) struct Note {
    pub(super) survey: Settings,
    pub(super) runs: Vec<Run>,
}

/// Reads one file, and checks each row by itself and all of them together.
pub(super) fn read(path: &Path) -> Result<Part, ReportError> {
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
        if !deals.insert(&row.deal) {
            return Err(ReportError::Twice {
                path: path.into(),
                deal: row.deal.clone(),
            });
        }
    }
    Ok(Part {
        name: path.display().to_string(),
        // One of another version is no reason to refuse the rows.
        note: note.and_then(|note| serde_json::from_str(&note).ok()),
        summary: Summary::new(&first.game, rows.iter().map(Figures::from).collect()),
    })
}

fn rows(path: &Path) -> Result<(Vec<Row>, Option<String>), Cause> {
    let mut file = File::open(path)?;
    let mut beginning = Vec::new();
    file.by_ref().take(4).read_to_end(&mut beginning)?;
    file.rewind()?;
    if beginning == MAGIC {
        return table::read(file);
    }
    let rows: Result<_, _> = csv::Reader::from_reader(file).deserialize().collect();
    Ok((rows?, None))
}
