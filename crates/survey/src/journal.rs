//! The file in which every answer is kept as soon as it is known.
//!
//! It only ever grows, by whole lines, so that nothing that happens to the program or the machine
//! takes an answer away: whatever ends it in the middle of a line, that line is all that is cut off.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::deals::Deals;
use crate::error::JournalError;
use crate::machine::Run;
use crate::row::{Row, Verdict};
use crate::settings::Settings;

/// Answers wait so long at most until the disk has them; a program that dies loses none of them, a
/// machine that does may.
const SYNC_EVERY: Duration = Duration::from_secs(1);

/// A line of the journal. The first is the settings, and each run puts one before its answers.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Line {
    Survey(Settings),
    Run(Run),
    Deal(Row),
}

/// What every journal begins with.
const BEGINNING: &[u8] = b"{\"survey\":{";

/// An open journal, of which this is the only writer.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    /// How long the part of whole lines is.
    length: u64,
    /// Where the line of each answer begins, by the place of its deal in the survey.
    answers: BTreeMap<u64, u64>,
    runs: Vec<Run>,
    tally: Tally,
    synced: Instant,
}

/// How many deals have which verdict.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Deals with a line that wins.
    pub won: u64,
    /// Deals that were proved lost.
    pub lost: u64,
    /// Deals that a limit left without an answer.
    pub unknown: u64,
}

impl Tally {
    pub(crate) fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Won => self.won += 1,
            Verdict::Lost => self.lost += 1,
            Verdict::Unknown => self.unknown += 1,
        }
    }

    /// All of them.
    pub const fn all(&self) -> u64 {
        self.won + self.lost + self.unknown
    }
}

impl Journal {
    /// Begins a journal at this path, or goes on with the one that is there.
    pub(crate) fn open(
        path: &Path,
        settings: &Settings,
        deals: &Deals,
    ) -> Result<Self, JournalError> {
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(path);
        let file = file.map_err(|source| JournalError::io(path, source))?;
        // Some file systems of networks have no locks; a survey may run there all the same.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(JournalError::Busy(path.into()));
        }
        let mut journal = Self {
            path: path.into(),
            file,
            length: 0,
            answers: BTreeMap::new(),
            runs: Vec::new(),
            tally: Tally::default(),
            synced: Instant::now(),
        };
        journal.read(settings, deals)?;
        if journal.length == 0 {
            journal.append(&Line::Survey(settings.clone()))?;
            journal.sync()?;
        }
        Ok(journal)
    }

    /// Reads what is there, and cuts off a last line that was not written to its end.
    fn read(&mut self, settings: &Settings, deals: &Deals) -> Result<(), JournalError> {
        let path = self.path.clone();
        let mut reader = BufReader::new(self.file.try_clone().map_err(|error| self.failed(error))?);
        let mut bytes = Vec::new();
        // The first line that makes no sense. What a machine lost at its end is at the end.
        let mut damaged = None;
        for number in 1.. {
            bytes.clear();
            let read = reader.read_until(b'\n', &mut bytes);
            let read = read.map_err(|error| self.failed(error))? as u64;
            if read == 0 {
                break;
            }
            if number == 1 && !begins_like_a_journal(&bytes) {
                return Err(JournalError::Foreign(path));
            }
            let line = bytes
                .strip_suffix(b"\n")
                .map(serde_json::from_slice::<Line>);
            match (line, damaged) {
                (Some(Ok(_)), Some(line)) => return Err(JournalError::Damaged { path, line }),
                (Some(Ok(line)), None) => {
                    let problem = self.take(line, number, settings, deals);
                    problem?;
                    self.length += read;
                }
                (Some(Err(_)), None) if number == 1 => return Err(JournalError::Foreign(path)),
                _ => damaged = damaged.or(Some(number)),
            }
        }
        if damaged.is_some() {
            let cut = self.file.set_len(self.length);
            cut.map_err(|error| self.failed(error))?;
        }
        Ok(())
    }

    /// Takes note of a line that begins where those before it end.
    fn take(
        &mut self,
        line: Line,
        number: u64,
        settings: &Settings,
        deals: &Deals,
    ) -> Result<(), JournalError> {
        let path = || self.path.clone();
        match line {
            Line::Survey(known) if number == 1 => {
                let differences = known.differences(settings);
                if !differences.is_empty() {
                    return Err(JournalError::OtherSettings {
                        path: path(),
                        differences,
                    });
                }
            }
            Line::Run(run) if number > 1 => self.runs.push(run),
            Line::Deal(row) if number > 1 && row.problem().is_none() => {
                let index = row.number().and_then(|deal| deals.index_of(deal));
                let Some(index) = index.filter(|_| row.game == settings.game()) else {
                    return Err(JournalError::damaged(path(), number));
                };
                if self.answers.insert(index, self.length).is_some() {
                    let deal = row.deal;
                    let (path, line) = (path(), number);
                    return Err(JournalError::Twice { path, line, deal });
                }
                self.tally.add(row.verdict);
            }
            _ => return Err(JournalError::damaged(path(), number)),
        }
        Ok(())
    }

    /// Keeps that a run begins.
    pub(crate) fn begin_run(&mut self, run: Run) -> Result<(), JournalError> {
        self.append(&Line::Run(run.clone()))?;
        self.runs.push(run);
        Ok(())
    }

    /// Keeps the answer to the deal at this place of the survey.
    pub(crate) fn keep(&mut self, index: u64, row: &Row) -> Result<(), JournalError> {
        let begins = self.length;
        self.append(&Line::Deal(row.clone()))?;
        self.answers.insert(index, begins);
        self.tally.add(row.verdict);
        if self.synced.elapsed() >= SYNC_EVERY {
            self.sync()?;
        }
        Ok(())
    }

    /// Returns once the disk has all of it.
    pub(crate) fn sync(&mut self) -> Result<(), JournalError> {
        self.synced = Instant::now();
        self.file.sync_data().map_err(|error| self.failed(error))
    }

    /// Adds a whole line, or nothing.
    fn append(&mut self, line: &Line) -> Result<(), JournalError> {
        let bytes = bytes_of(line);
        if let Err(error) = self.file.write_all(&bytes) {
            // The next to open the journal would do the same.
            let _ = self.file.set_len(self.length);
            return Err(self.failed(error));
        }
        self.length += bytes.len() as u64;
        Ok(())
    }

    fn failed(&self, source: io::Error) -> JournalError {
        JournalError::io(&self.path, source)
    }

    /// The places of the deals that have their answer, in order.
    pub(crate) fn answered(&self) -> impl Iterator<Item = u64> + '_ {
        self.answers.keys().copied()
    }

    pub(crate) fn runs(&self) -> &[Run] {
        &self.runs
    }

    pub(crate) fn tally(&self) -> Tally {
        self.tally
    }

    /// All answers in the order of the survey's deals, read one by one.
    pub(crate) fn rows(&self) -> impl Iterator<Item = Result<Row, JournalError>> + '_ {
        let mut reader = BufReader::new(&self.file);
        let mut bytes = Vec::new();
        self.answers.values().map(move |&begins| {
            bytes.clear();
            let read = reader
                .seek(SeekFrom::Start(begins))
                .and_then(|_| reader.read_until(b'\n', &mut bytes));
            read.map_err(|error| self.failed(error))?;
            match serde_json::from_slice(&bytes) {
                Ok(Line::Deal(row)) => Ok(row),
                _ => Err(JournalError::Changed(self.path.clone())),
            }
        })
    }
}

/// The line of the journal that keeps this answer, for whoever has to add it by hand.
pub(crate) fn line_of(row: Row) -> String {
    let bytes = bytes_of(&Line::Deal(row));
    let text = String::from_utf8(bytes).expect("JSON is UTF-8");
    text.trim_end().to_owned()
}

fn bytes_of(line: &Line) -> Vec<u8> {
    let mut bytes = serde_json::to_vec(line).expect("its keys are texts and its times are finite");
    bytes.push(b'\n');
    bytes
}

/// A file of something else is not ours to cut; the first line of a journal may be cut off anywhere.
fn begins_like_a_journal(line: &[u8]) -> bool {
    let whole = line.ends_with(b"\n");
    line.starts_with(BEGINNING) || (!whole && BEGINNING.starts_with(line))
}
