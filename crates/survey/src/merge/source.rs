//! One of the folders whose results are merged.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use csv::{ReaderBuilder, StringRecord};
use webspinner_rules::deal::DealNumber;

use super::{MergeError, NAMED_MAX};
use crate::difference::Difference;
use crate::error::Cause;
use crate::provenance::Provenance;
use crate::read::{ReportError, Rows, csv_problem, rows};
use crate::row::Row;
use crate::selection::Selection;
use crate::shard::Shard;
use crate::table::Wanted;

/// A folder, its settings, and its rows as they are read.
#[derive(Debug)]
pub(super) struct Source {
    pub(super) folder: PathBuf,
    pub(super) provenance: Provenance,
    pub(super) deals: Selection,
    /// How many of its deals have no answer, and the first of them.
    pub(super) missing: u64,
    pub(super) first_missing: Vec<DealNumber>,
    file: PathBuf,
    /// The runs of the sources before this one.
    runs_before: usize,
    /// How many rows are read at a time.
    at_a_time: usize,
    /// Rows that were read, and not yet given.
    waiting: VecDeque<Row>,
    state: State,
    rows_read: usize,
}

/// How many rows are read at a time at least if a Parquet file stays open in between: with fewer,
/// there are more folders than a program can have open files.
const STAYS_OPEN: usize = 256;

/// How far a file was read. A CSV file is closed in between, as there may be more folders than a
/// program can have open files.
#[derive(Debug)]
enum State {
    New,
    /// A Parquet file, which can only be read on.
    Open(Rows),
    /// A CSV file.
    At(CsvPlace),
    Ended,
}

/// A place in a CSV file.
#[derive(Debug)]
struct CsvPlace {
    /// Where the next line begins.
    offset: u64,
    /// How many lines were before it.
    lines: u64,
    /// The names of the columns.
    names: StringRecord,
    /// The file's length and time of change.
    stamp: (u64, Option<SystemTime>),
}

impl Source {
    pub(super) fn open(folder: &Path) -> Result<Self, MergeError> {
        // Both tables hold the same. The CSV file can be read piece by piece.
        let files = ["results.csv", "results.parquet"].map(|name| folder.join(name));
        let file = files.into_iter().find(|file| file.exists());
        let file = file.ok_or_else(|| ReportError::NoResults(folder.into()))?;
        let no_settings = || MergeError::NoSettings(folder.into());
        let note = match fs::read_to_string(folder.join("survey.json")) {
            Ok(note) => Some(note),
            Err(_) if file.ends_with("results.csv") => None,
            Err(_) => {
                rows(&file, Wanted::NoLines)
                    .map_err(|source| broken(&file, source))?
                    .1
            }
        };
        let note = note.ok_or_else(no_settings)?;
        let provenance: Provenance = serde_json::from_str(&note).map_err(|_| no_settings())?;
        let deals = provenance.survey.selection().ok_or_else(no_settings)?;
        Ok(Self {
            folder: folder.into(),
            provenance,
            deals,
            missing: 0,
            first_missing: Vec::new(),
            file,
            runs_before: 0,
            at_a_time: 1,
            waiting: VecDeque::new(),
            state: State::New,
            rows_read: 0,
        })
    }

    /// Sets how many runs come before this source's, and how many rows it reads at a time.
    pub(super) fn prepare(&mut self, runs_before: usize, at_a_time: usize) {
        self.runs_before = runs_before;
        self.at_a_time = at_a_time;
    }

    pub(super) fn shard(&self) -> Option<Shard> {
        self.deals.shard()
    }

    /// In which settings another source differs that could not be one of the same survey.
    pub(super) fn differences(&self, other: &Self) -> Vec<Difference> {
        let (one, two) = (&self.provenance.survey, &other.provenance.survey);
        let mut all = one.differences(two);
        let of = |source: &Self| source.shard().map(Shard::of);
        if of(self) == of(other) {
            all.retain(|difference| difference.setting != Difference::SHARD);
        }
        // Whole surveys may be of different deals.
        if self.shard().is_none() && other.shard().is_none() {
            all.retain(|difference| difference.setting != Difference::DEALS);
        }
        let retries = |source: &Self| {
            let runs = source.provenance.runs.iter();
            let mut texts: Vec<String> = runs
                .filter_map(|run| run.retry.as_ref())
                .map(|retry| format!("{} {}", retry.program, retry.limits))
                .collect();
            texts.sort_unstable();
            texts.dedup();
            (!texts.is_empty()).then(|| texts.join(", "))
        };
        let (was, now) = (retries(self), retries(other));
        if was != now {
            all.push(Difference::of_options("--retry", was, now));
        }
        all
    }

    /// Gives the row of the deal at this place, or counts it as missing.
    pub(super) fn give(
        &mut self,
        index: u64,
        take: &mut dyn FnMut(&Row) -> Result<(), Cause>,
    ) -> Result<(), Cause> {
        let deal = self
            .deals
            .get(index)
            .expect("the places are those of the deals");
        self.fill()?;
        match self.waiting.pop_front() {
            Some(row) if row.deal() == Some(deal) => take(&row),
            other => {
                self.waiting.extend(other);
                self.waiting.rotate_right(1.min(self.waiting.len()));
                self.missing += 1;
                if self.first_missing.len() < NAMED_MAX {
                    self.first_missing.push(deal);
                }
                Ok(())
            }
        }
    }

    /// Checks that every row was given.
    pub(super) fn end(&mut self) -> Result<(), Cause> {
        self.fill()?;
        match self.waiting.front() {
            None => Ok(()),
            Some(row) => Err(MergeError::OutOfPlace {
                path: self.file.clone(),
                deal: row.name(),
            }
            .into()),
        }
    }

    /// Reads the next rows, unless some are waiting or there are none.
    fn fill(&mut self) -> Result<(), Cause> {
        if !self.waiting.is_empty() || matches!(self.state, State::Ended) {
            return Ok(());
        }
        let read = if self.file.ends_with("results.csv") {
            self.read_csv()?
        } else {
            self.read_parquet()?
        };
        for mut row in read {
            self.rows_read += 1;
            self.check(&row)?;
            row = row.with_number();
            row.run = row.run.saturating_add(u32::try_from(self.runs_before)?);
            self.waiting.push_back(row);
        }
        Ok(())
    }

    fn check(&self, row: &Row) -> Result<(), MergeError> {
        let path = self.file.clone();
        if let Some(problem) = row.problem() {
            let row = self.rows_read;
            return Err(ReportError::Row { path, row, problem }.into());
        }
        let game = self.provenance.survey.game();
        if row.game != game {
            let (one, other) = (game.to_owned(), row.game.clone());
            return Err(ReportError::Mixed { path, one, other }.into());
        }
        Ok(())
    }

    /// The next rows of the Parquet file, or all of them if too many files would stay open.
    fn read_parquet(&mut self) -> Result<Vec<Row>, Cause> {
        let failed = |source| broken(&self.file, source);
        let mut left = match std::mem::replace(&mut self.state, State::Ended) {
            State::Open(left) => left,
            _ => rows(&self.file, Wanted::All).map_err(failed)?.0,
        };
        if self.at_a_time < STAYS_OPEN {
            return Ok(left.collect::<Result<_, _>>().map_err(failed)?);
        }
        let some = left.by_ref().take(self.at_a_time);
        let read: Vec<Row> = some.collect::<Result<_, _>>().map_err(failed)?;
        if read.len() == self.at_a_time {
            self.state = State::Open(left);
        }
        Ok(read)
    }

    /// The next rows of the CSV file.
    fn read_csv(&mut self) -> Result<Vec<Row>, Cause> {
        let failed = |error: csv::Error, lines, names: Option<&StringRecord>| {
            broken(&self.file, csv_problem(error, lines, names))
        };
        let io = |error: std::io::Error| broken(&self.file, error.into());
        let mut file = File::open(&self.file).map_err(io)?;
        let known = file.metadata().map_err(io)?;
        let stamp = (known.len(), known.modified().ok());
        let state = std::mem::replace(&mut self.state, State::Ended);
        let mut at = if let State::At(place) = state {
            place
        } else {
            let mut reader = csv::Reader::from_reader(&file);
            let names = reader.headers().map_err(|error| failed(error, 0, None))?;
            CsvPlace {
                names: names.clone(),
                offset: reader.position().byte(),
                lines: reader.position().line() - 1,
                stamp,
            }
        };
        if at.stamp != stamp {
            return Err(MergeError::Changed(self.file.clone()).into());
        }
        file.seek(SeekFrom::Start(at.offset)).map_err(io)?;
        let mut reader = ReaderBuilder::new().has_headers(false).from_reader(file);
        let (mut read, mut record) = (Vec::new(), StringRecord::new());
        let broken = |error| failed(error, at.lines, Some(&at.names));
        while read.len() < self.at_a_time {
            if !reader.read_record(&mut record).map_err(broken)? {
                return Ok(read);
            }
            read.push(record.deserialize(Some(&at.names)).map_err(broken)?);
        }
        at.offset += reader.position().byte();
        at.lines += reader.position().line() - 1;
        self.state = State::At(at);
        Ok(read)
    }
}

fn broken(path: &Path, source: Cause) -> MergeError {
    let path = path.into();
    ReportError::Broken { path, source }.into()
}
