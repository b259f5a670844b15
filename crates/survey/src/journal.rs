//! The journal: the file that keeps every answer as soon as it is known.
//!
//! It only ever grows by whole lines, so that no crash of the program or the machine loses an
//! answer: if the program ends in the middle of a line, only that line is lost.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, BufRead, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::difference::Difference;
use crate::error::JournalError;
use crate::machine::Run;
use crate::row::{Row, Verdict};
use crate::selection::Selection;
use crate::settings::{Mode, Retry, Settings};
use crate::tally::Tally;

/// The journal's file in the folder of a survey.
pub(crate) const JOURNAL: &str = "journal.jsonl";

/// The longest time before answers are synced to disk. A crash of the program loses none of them; a
/// crash of the machine may lose these.
const SYNC_EVERY: Duration = Duration::from_secs(1);

/// A line of the journal. The first is the settings, as is one that adds deals to the survey, and
/// each run puts one before its answers.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum JournalLine {
    Survey(Settings),
    Run(Run),
    Deal(Row),
}

/// What every journal begins with.
const BEGINNING: &[u8] = b"{\"survey\":{";

/// An open journal, whose only writer this is.
#[derive(Debug)]
pub(crate) struct Journal {
    path: PathBuf,
    file: File,
    /// How long the part of whole lines is.
    length: u64,
    /// The settings that the survey was begun with, and the deals that it has by now.
    settings: Settings,
    /// In which settings the command differs from these in a way that it may not.
    refused: Vec<Difference>,
    /// The answers, by the place of their deal in the survey.
    answers: BTreeMap<u64, JournalAnswer>,
    runs: Vec<Run>,
    tally: Tally,
    synced: Instant,
}

/// What a command wants of a journal.
#[derive(Clone, Copy)]
pub(crate) struct Wish<'w> {
    pub(crate) settings: &'w Settings,
    pub(crate) deals: &'w Selection,
    pub(crate) mode: Mode,
}

/// An answer in the journal.
#[derive(Clone, Copy, Debug)]
struct JournalAnswer {
    /// Where its line begins.
    begins: u64,
    verdict: Verdict,
    /// The run that found it, as a place in the list of runs.
    run: usize,
}

impl Journal {
    /// Begins a journal at this path, or goes on with the one that is there.
    pub(crate) fn open(path: &Path, wish: Wish<'_>) -> Result<Self, JournalError> {
        let mut options = OpenOptions::new();
        let file = options.read(true).append(true).create(true).open(path);
        let file = file.map_err(|source| JournalError::io(path, source))?;
        // Some network file systems have no locks; a survey may run there all the same.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(JournalError::Busy(path.into()));
        }
        let mut journal = Self {
            path: path.into(),
            file,
            length: 0,
            settings: wish.settings.clone(),
            refused: Vec::new(),
            answers: BTreeMap::new(),
            runs: Vec::new(),
            tally: Tally::default(),
            synced: Instant::now(),
        };
        journal.read(wish)?;
        if journal.length == 0 {
            journal.append(&JournalLine::Survey(wish.settings.clone()))?;
            journal.sync()?;
        }
        Ok(journal)
    }

    /// Reads what is there, and cuts off a last line that was not written to its end.
    fn read(&mut self, wish: Wish<'_>) -> Result<(), JournalError> {
        let path = self.path.clone();
        let mut reader = BufReader::new(self.file.try_clone().map_err(|error| self.failed(error))?);
        let mut bytes = Vec::new();
        // The first invalid line. Damage from a crash is always at the end.
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
                .map(serde_json::from_slice::<JournalLine>);
            match (line, damaged) {
                (Some(Ok(_)), Some(line)) => return Err(JournalError::Damaged { path, line }),
                (Some(Ok(line)), None) => {
                    self.take(line, number, wish)?;
                    self.length += read;
                }
                (Some(Err(_)), None) if number == 1 => return Err(JournalError::Foreign(path)),
                _ => damaged = damaged.or(Some(number)),
            }
        }
        if !self.refused.is_empty() {
            return Err(self.other_settings());
        }
        if damaged.is_some() {
            let cut = self.file.set_len(self.length);
            cut.map_err(|error| self.failed(error))?;
        }
        Ok(())
    }

    /// Applies a line that begins where those before it end.
    fn take(&mut self, line: JournalLine, number: u64, wish: Wish<'_>) -> Result<(), JournalError> {
        let path = || self.path.clone();
        match line {
            JournalLine::Survey(known) if number == 1 || self.may_become(&known) => {
                self.refused = known.refusals(wish.settings, wish.mode);
                self.settings = known;
            }
            JournalLine::Run(run) if number > 1 => self.runs.push(run),
            JournalLine::Deal(row) if number > 1 && row.problem().is_none() => {
                let index = row.deal().and_then(|deal| wish.deals.index_of(deal));
                let Some(index) = index.filter(|_| row.game == self.settings.game()) else {
                    if !self.refused.is_empty() {
                        return Err(self.other_settings());
                    }
                    if wish.mode == Mode::Extend {
                        return Err(self.left_out(row.name()));
                    }
                    return Err(JournalError::damaged(path(), number));
                };
                if !self.is_open_to_this_run(index) {
                    let (path, line) = (path(), number);
                    let deal = row.name();
                    return Err(JournalError::Twice { path, line, deal });
                }
                self.count(index, self.length, &row);
            }
            _ => return Err(JournalError::damaged(path(), number)),
        }
        Ok(())
    }

    /// Whether these are its settings with other deals.
    fn may_become(&self, settings: &Settings) -> bool {
        let differences = self.settings.refusals(settings, Mode::Extend);
        differences.is_empty()
    }

    fn other_settings(&mut self) -> JournalError {
        JournalError::OtherSettings {
            path: self.path.clone(),
            differences: std::mem::take(&mut self.refused),
        }
    }

    fn left_out(&self, deal: String) -> JournalError {
        let path = self.path.clone();
        JournalError::LeftOut { path, deal }
    }

    /// Gives the survey these deals, which must have all that it has.
    pub(crate) fn extend(&mut self, wish: Wish<'_>) -> Result<(), JournalError> {
        if self.settings == *wish.settings {
            return Ok(());
        }
        let known = self.settings.selection();
        let known = known.ok_or_else(|| JournalError::Foreign(self.path.clone()))?;
        if let Some(deal) = wish.deals.deals().lacks(known.deals()) {
            return Err(self.left_out(deal.to_string()));
        }
        self.append(&JournalLine::Survey(wish.settings.clone()))?;
        self.settings = wish.settings.clone();
        self.sync()
    }

    /// Whether the current run may answer a deal: it has no answer, or is unknown in a survey that
    /// searches unknown deals again.
    fn is_open_to_this_run(&self, index: u64) -> bool {
        let retries = self.runs.last().is_some_and(|run| run.retry.is_some());
        let known = self.answers.get(&index);
        known.is_none_or(|known| retries && known.verdict == Verdict::Unknown)
    }

    /// Counts an answer, in place of an older one.
    fn count(&mut self, index: u64, begins: u64, row: &Row) {
        let kept = JournalAnswer {
            begins,
            verdict: row.verdict,
            run: row.run.saturating_sub(1) as usize,
        };
        if let Some(old) = self.answers.insert(index, kept) {
            self.tally.remove(old.verdict);
        }
        self.tally.add(row.verdict);
    }

    /// Adds answers from another file.
    pub(crate) fn restore(
        &mut self,
        runs: Vec<Run>,
        rows: impl Iterator<Item = Row>,
        wish: Wish<'_>,
    ) -> Result<(), JournalError> {
        for run in runs {
            self.begin_run(run)?;
        }
        for row in rows {
            let index = row.deal().and_then(|deal| wish.deals.index_of(deal));
            let index = index.filter(|_| row.game == self.settings.game());
            let Some(index) = index else {
                return Err(match wish.mode {
                    Mode::Extend => self.left_out(row.name()),
                    _ => JournalError::Foreign(self.path.clone()),
                });
            };
            let begins = self.length;
            self.append(&JournalLine::Deal(row.clone()))?;
            self.count(index, begins, &row);
        }
        self.sync()
    }

    /// Gives the file its name, once all answers are restored.
    pub(crate) fn rename(&mut self, path: &Path) -> Result<(), JournalError> {
        fs::rename(&self.path, path).map_err(|error| self.failed(error))?;
        self.path = path.into();
        Ok(())
    }

    /// Records the start of a run.
    pub(crate) fn begin_run(&mut self, run: Run) -> Result<(), JournalError> {
        self.append(&JournalLine::Run(run.clone()))?;
        self.runs.push(run);
        Ok(())
    }

    /// The number of the run that was begun last, counted from 1.
    pub(crate) fn run(&self) -> u32 {
        u32::try_from(self.runs.len()).unwrap_or(u32::MAX)
    }

    /// Saves the answer to the deal at this place in the survey.
    pub(crate) fn keep(&mut self, index: u64, row: &Row) -> Result<(), JournalError> {
        let begins = self.length;
        self.append(&JournalLine::Deal(row.clone()))?;
        self.count(index, begins, row);
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
    fn append(&mut self, line: &JournalLine) -> Result<(), JournalError> {
        let bytes = bytes_of(line);
        if let Err(error) = self.file.write_all(&bytes) {
            // If this fails, the next program to open the journal does the same.
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

    /// The places of the unknown deals that no run with these limits has searched, in order.
    pub(crate) fn unknown(&self, retry: &Retry) -> Vec<u64> {
        let searched = |run: usize| {
            let run = self.runs.get(run);
            run.is_some_and(|run| run.retry.as_ref() == Some(retry))
        };
        let unknown = self
            .answers
            .iter()
            .filter(|(_, known)| known.verdict == Verdict::Unknown && !searched(known.run));
        unknown.map(|(index, _)| *index).collect()
    }

    /// The settings that the survey was begun with, and the deals that it has by now.
    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
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
        self.answers
            .values()
            .map(move |&JournalAnswer { begins, .. }| {
                bytes.clear();
                let read = reader
                    .seek(SeekFrom::Start(begins))
                    .and_then(|_| reader.read_until(b'\n', &mut bytes));
                read.map_err(|error| self.failed(error))?;
                match serde_json::from_slice(&bytes) {
                    Ok(JournalLine::Deal(row)) => Ok(row.with_number()),
                    _ => Err(JournalError::Changed(self.path.clone())),
                }
            })
    }
}

/// The line of the journal that keeps this answer, to be added by hand.
pub(crate) fn line_of(row: Row) -> String {
    let bytes = bytes_of(&JournalLine::Deal(row));
    let text = String::from_utf8(bytes).expect("JSON is UTF-8");
    text.trim_end().to_owned()
}

fn bytes_of(line: &JournalLine) -> Vec<u8> {
    let mut bytes = serde_json::to_vec(line).expect("its keys are texts and its times are finite");
    bytes.push(b'\n');
    bytes
}

/// Whether a file can be a journal, whose first line may be cut off anywhere. No other file may be
/// truncated.
fn begins_like_a_journal(line: &[u8]) -> bool {
    let whole = line.ends_with(b"\n");
    line.starts_with(BEGINNING) || (!whole && BEGINNING.starts_with(line))
}
