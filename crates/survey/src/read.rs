//! Results from files.

use std::fmt;
use std::fs::{self, File};
use std::io::{Read, Seek};
use std::iter::{Chain, Once, once};
use std::path::{Path, PathBuf};

use csv::{DeserializeRecordsIntoIter, ErrorKind, Position, StringRecord};
use thiserror::Error;

use crate::deal_set::DealSet;
use crate::error::Cause;
use crate::journal::JOURNAL;
use crate::provenance::Provenance;
use crate::row::{Row, RowProblem};
use crate::selection::Selection;
use crate::table::{self, Wanted};
use crate::table_error::TableError;
use crate::tally::Tally;

/// What every Parquet file begins with.
const MAGIC: &[u8; 4] = b"PAR1";

/// The reason why results cannot be used.
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

/// The file of results that a path means.
pub(crate) fn results_in(path: &Path) -> Result<PathBuf, ReportError> {
    if !path.is_dir() {
        return Ok(path.into());
    }
    let files = ["results.parquet", "results.csv"].map(|name| path.join(name));
    let found = files.into_iter().find(|file| file.exists());
    found.ok_or_else(|| ReportError::NoResults(path.into()))
}

/// The rows of a file, at least one, and how they were found. Each row is checked by itself, and
/// whether it goes with those before it.
pub(crate) struct CheckedRows {
    path: PathBuf,
    pub(crate) game: String,
    pub(crate) provenance: Option<Provenance>,
    /// What the survey has counted, if that is known.
    said: Option<Tally>,
    tally: Tally,
    /// The deals of the survey, and how many runs it has, if they are known.
    known: Option<(Selection, usize)>,
    rows: Chain<Once<Result<Row, Cause>>, Rows>,
    /// How many rows were read.
    count: usize,
    /// Their deals.
    pub(crate) deals: DealSet,
}

impl CheckedRows {
    /// Opens a file, and reads the first row.
    pub(crate) fn open(path: &Path, wanted: Wanted) -> Result<Self, ReportError> {
        let broken = |source| ReportError::Broken {
            path: path.into(),
            source,
        };
        let (mut rows, note) = rows(path, wanted).map_err(broken)?;
        let first = rows.next().ok_or_else(|| ReportError::Empty(path.into()))?;
        let first = first.map_err(broken)?;
        let game = first.game.clone();
        // The rows are usable even if the note is from another version, or of another game.
        let note = note.unwrap_or_default();
        let provenance = serde_json::from_str(&note).ok();
        let provenance = provenance.filter(|known: &Provenance| known.survey.game() == game);
        let known = |known: &Provenance| Some((known.survey.selection()?, known.runs.len()));
        Ok(Self {
            path: path.into(),
            game,
            said: (provenance.as_ref()).and_then(|_| serde_json::from_str(&note).ok()),
            tally: Tally::default(),
            known: provenance.as_ref().and_then(known),
            provenance,
            rows: once(Ok(first)).chain(rows),
            count: 0,
            deals: DealSet::default(),
        })
    }

    fn check(&mut self, row: &Row) -> Result<(), ReportError> {
        let path = || self.path.clone();
        self.tally.add(row.verdict);
        if let Some(problem) = row.problem().or_else(|| self.stranger(row)) {
            let (path, row) = (path(), self.count);
            return Err(ReportError::Row { path, row, problem });
        }
        if row.game != self.game {
            let (path, one, other) = (path(), self.game.clone(), row.game.clone());
            return Err(ReportError::Mixed { path, one, other });
        }
        if !row.deal().is_some_and(|deal| self.deals.insert(deal)) {
            let (path, deal) = (path(), row.name());
            return Err(ReportError::Twice { path, deal });
        }
        Ok(())
    }
}

impl CheckedRows {
    /// What the survey says of a row that is none of its own.
    fn stranger(&self, row: &Row) -> Option<RowProblem> {
        let (deals, runs) = self.known.as_ref()?;
        let run = usize::try_from(row.run).ok();
        if row
            .deal()
            .is_some_and(|deal| deals.index_of(deal).is_none())
        {
            Some(RowProblem::Stranger)
        } else if !run.is_some_and(|run| (1..=*runs).contains(&run)) {
            Some(RowProblem::Run)
        } else {
            None
        }
    }

    /// Whether the rows, which are all read, are those that the survey has counted.
    fn end(&mut self) -> Option<ReportError> {
        let said = self.said.take()?;
        (said != self.tally).then(|| ReportError::Count(self.path.clone()))
    }
}

impl Iterator for CheckedRows {
    type Item = Result<Row, ReportError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.count += 1;
        let Some(row) = self.rows.next() else {
            return self.end().map(Err);
        };
        let row = row.map_err(|source| ReportError::Broken {
            path: self.path.clone(),
            source,
        });
        Some(row.and_then(|row| self.check(&row).map(|()| row)))
    }
}

/// What `survey.json`, or else the journal, says about the `results.csv` beside it.
fn note_beside(path: &Path) -> Option<String> {
    if path.file_name().is_none_or(|name| name != "results.csv") {
        return None;
    }
    let note = fs::read_to_string(path.with_file_name("survey.json"));
    note.ok().or_else(|| {
        let known = Provenance::of_journal(&path.with_file_name(JOURNAL))?;
        serde_json::to_string(&known).ok()
    })
}

/// The rows of a table, one after another as they are read. After an error there is none.
pub(crate) enum Rows {
    Parquet(table::ParquetRows),
    Csv {
        rows: Box<DeserializeRecordsIntoIter<File, Row>>,
        names: StringRecord,
    },
    Ended,
}

impl Iterator for Rows {
    type Item = Result<Row, Cause>;

    fn next(&mut self) -> Option<Self::Item> {
        let row = match self {
            Self::Parquet(rows) => rows.next(),
            Self::Csv { rows, names } => {
                let row = rows.next();
                row.map(|row| row.map_err(|error| csv_problem(error, 0, Some(names))))
            }
            Self::Ended => None,
        };
        if !matches!(row, Some(Ok(_))) {
            *self = Self::Ended;
        }
        row
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rows").finish_non_exhaustive()
    }
}

/// The rows of a table, and the note of how they were made, if there is one.
pub(crate) fn rows(path: &Path, wanted: Wanted) -> Result<(Rows, Option<String>), Cause> {
    let mut file = File::open(path)?;
    let mut beginning = Vec::new();
    file.by_ref().take(4).read_to_end(&mut beginning)?;
    file.rewind()?;
    if beginning == MAGIC {
        let (rows, note) = table::read(file, wanted)?;
        return Ok((Rows::Parquet(rows), note));
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
    let rows = Box::new(reader.into_deserialize());
    Ok((Rows::Csv { rows, names }, note_beside(path)))
}

/// What is wrong with a CSV file, and where: reading began after this many lines of it.
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
