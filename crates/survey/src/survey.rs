//! A survey: its folder, its threads and its results.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use webspinner_rules::Rules;
use webspinner_rules::deal::DealNumber;

use crate::decide::{Decider, SearchEnd, Solver, solve};
use crate::error::{JournalError, SurveyError};
use crate::folder;
use crate::journal::{JOURNAL, Journal, Wish, line_of};
use crate::machine::Run;
use crate::provenance::Provenance;
use crate::results;
use crate::row::Row;
use crate::selection::Selection;
use crate::settings::{DealLimits, Mode, Settings};
use crate::summary::Summary;
use crate::tally::Tally;

/// Twice the stack of the main thread on most systems, as searches may go deep.
const STACK_BYTES: usize = 16 << 20;

/// Decides many deals of a game, and saves each answer to a folder as soon as it is known.
///
/// The folder has a journal, which is the survey itself, and the results that [`Survey::write`]
/// writes from it. Opening the same survey again continues with the deals that have no answer.
#[derive(Debug)]
pub struct Survey {
    folder: PathBuf,
    rules: Arc<Rules>,
    deals: Selection,
    /// The settings of this run, which in a retry may differ from the journal's.
    settings: Settings,
    mode: Mode,
    journal: Journal,
}

/// The progress of a running survey.
#[derive(Debug)]
pub enum Update<'u> {
    /// One more deal has an answer; this is the new count.
    Decided(Tally),
    /// The solver was wrong about a deal.
    Bug(&'u Bug),
}

/// A deal for which the solver gave a wrong answer: a bug of ours, never counted as an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bug {
    /// The deal.
    pub deal: DealNumber,
    /// What is wrong.
    pub what: String,
}

impl Survey {
    /// Opens the survey in this folder for what `mode` says, or begins it there. `program` is the
    /// program's name and version, with the commit if it is known. Where the folder has results and
    /// no journal, the journal is restored from them.
    ///
    /// # Errors
    /// If the game has no such deals, the folder cannot be used, or what it holds is not what the
    /// mode wants.
    pub fn open(
        folder: &Path,
        program: &str,
        rules: Arc<Rules>,
        deals: Selection,
        limits: &DealLimits,
        mode: Mode,
    ) -> Result<Self, SurveyError> {
        for deal in deals.deals().samples() {
            let start = rules.deal(&deal.into());
            start.map_err(|source| SurveyError::Deal { deal, source })?;
        }
        let path = folder.join(JOURNAL);
        let table = (!path.exists())
            .then(|| results::table_in(folder))
            .flatten();
        if mode == Mode::Retry && !path.exists() && table.is_none() {
            return Err(SurveyError::NothingToRetry(folder.into()));
        }
        let settings = Settings::new(program, &rules, &deals, limits);
        let wish = Wish {
            settings: &settings,
            deals: &deals,
            mode,
        };
        if !path.exists() && table.is_none() {
            folder::refuse_others(folder, wish)?;
        }
        let created = fs::create_dir_all(folder);
        created.map_err(|source| SurveyError::Folder {
            path: folder.into(),
            source,
        })?;
        let mut journal = match table {
            Some(table) => results::restore(&table, &path, wish)?,
            None => Journal::open(&path, wish)?,
        };
        if mode == Mode::Extend {
            journal.extend(wish)?;
        }
        Ok(Self {
            folder: folder.into(),
            rules,
            deals,
            settings,
            mode,
            journal,
        })
    }

    /// The number of its deals.
    pub fn count(&self) -> u64 {
        self.deals.count()
    }

    /// The answers so far.
    pub fn tally(&self) -> Tally {
        self.journal.tally()
    }

    /// Decides the deals that have no answer yet, or in a retry those that are unknown, until none
    /// is left or `stop` is true. Returns the deals for which the solver gave a wrong answer; they
    /// stay without an answer.
    ///
    /// Each thread decides one deal at a time. The number of threads changes no answer, except
    /// where time runs out.
    ///
    /// # Errors
    /// If the journal cannot be written, or no thread can be started. `stop` is then set.
    pub fn run(
        &mut self,
        run: Run,
        stop: &AtomicBool,
        update: &mut dyn FnMut(Update<'_>),
    ) -> Result<Vec<Bug>, SurveyError> {
        self.run_with(&solve, run, stop, update)
    }

    pub(crate) fn run_with(
        &mut self,
        solver: &Solver,
        mut run: Run,
        stop: &AtomicBool,
        update: &mut dyn FnMut(Update<'_>),
    ) -> Result<Vec<Bug>, SurveyError> {
        let threads = run.threads;
        let todo = if self.mode == Mode::Retry {
            let retry = self.settings.retry();
            let unknown = self.journal.unknown(&retry);
            run.retry = Some(retry);
            unknown.into_iter().map(|index| index..index + 1).collect()
        } else {
            self.gaps()
        };
        if todo.is_empty() {
            return Ok(Vec::new());
        }
        self.journal.begin_run(run)?;
        let deals = self.deals.clone();
        let rules = Arc::clone(&self.rules);
        let decider = Decider {
            rules: &rules,
            limits: self.settings.deal_limits(),
            run: self.journal.run(),
            solver,
            stop,
        };
        let todo = Mutex::new(todo.into_iter().flatten());
        thread::scope(|scope| {
            let (sender, answers) = sync_channel(threads);
            for _ in 0..threads {
                let (decider, deals, todo, sender) = (&decider, &deals, &todo, sender.clone());
                let started = thread::Builder::new()
                    .stack_size(STACK_BYTES)
                    .spawn_scoped(scope, move || work(decider, deals, todo, &sender));
                if let Err(error) = started {
                    stop.store(true, Ordering::Relaxed);
                    return Err(SurveyError::Thread(error));
                }
            }
            drop(sender);
            self.keep_all(answers, stop, update)
        })
    }

    /// The places of the deals without an answer.
    fn gaps(&self) -> Vec<Range<u64>> {
        let (mut gaps, mut from) = (Vec::new(), 0);
        for index in self.journal.answered().chain([self.count()]) {
            if index > from {
                gaps.push(from..index);
            }
            from = index + 1;
        }
        gaps
    }

    /// Saves the answers as they come. If one cannot be saved, the survey stops, and the error
    /// holds that answer and those after it.
    fn keep_all(
        &mut self,
        answers: Receiver<(u64, SearchEnd)>,
        stop: &AtomicBool,
        update: &mut dyn FnMut(Update<'_>),
    ) -> Result<Vec<Bug>, SurveyError> {
        let (mut bugs, mut failed, mut lines) = (Vec::new(), None, Vec::new());
        for (index, outcome) in answers {
            match outcome {
                SearchEnd::Stopped => {}
                SearchEnd::Decided(row) => {
                    if failed.is_none() {
                        failed = self.keep(index, &row, update).err();
                    }
                    if failed.is_some() {
                        stop.store(true, Ordering::Relaxed);
                        lines.push(line_of(row));
                    }
                }
                SearchEnd::Bug(what) => {
                    let deal = self.deals.get(index).expect("the place came from the list");
                    let bug = Bug { deal, what };
                    update(Update::Bug(&bug));
                    bugs.push(bug);
                }
            }
        }
        if let Some(source) = failed {
            return Err(SurveyError::NotKept { lines, source });
        }
        self.journal.sync()?;
        Ok(bugs)
    }

    fn keep(
        &mut self,
        index: u64,
        row: &Row,
        update: &mut dyn FnMut(Update<'_>),
    ) -> Result<(), JournalError> {
        self.journal.keep(index, row)?;
        update(Update::Decided(self.tally()));
        Ok(())
    }

    /// The folder with the journal and the results.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Writes the answers so far to `results.parquet` and `results.csv`, and how they were found to
    /// `survey.json`, and sums them up.
    ///
    /// # Errors
    /// If the journal cannot be read or a file cannot be written. An older file is then unchanged.
    pub fn write(&self) -> Result<Summary, SurveyError> {
        results::write(&self.folder, &self.journal)
    }

    /// The answers so far, in the order of the deals.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub fn rows(&self) -> Result<Vec<Row>, SurveyError> {
        let rows: Result<_, JournalError> = self.journal.rows().collect();
        Ok(rows?)
    }

    /// The text of `survey.json`.
    pub fn note(&self) -> String {
        results::note(self.journal.settings(), self.journal.runs(), self.tally())
    }

    /// Its settings and its runs, as `survey.json` spells them.
    pub fn provenance(&self) -> Provenance {
        Provenance {
            survey: self.journal.settings().clone(),
            runs: self.journal.runs().to_vec(),
        }
    }
}

/// Decides deals until there are none, or the survey is to stop.
fn work(
    decider: &Decider<'_>,
    deals: &Selection,
    todo: &Mutex<impl Iterator<Item = u64>>,
    sender: &SyncSender<(u64, SearchEnd)>,
) {
    while !decider.stop.load(Ordering::Relaxed) {
        // The lock protects an iterator over numbers, which a panic cannot leave half changed.
        let next = todo.lock().unwrap_or_else(PoisonError::into_inner).next();
        let Some(index) = next else { return };
        let deal = deals.get(index).expect("the places are those of the list");
        let deal = deal.into();
        let start = decider.rules.deal(&deal);
        let start = start.expect("every range was checked when the survey was opened");
        if sender
            .send((index, decider.decide(Some(&deal), &start)))
            .is_err()
        {
            return;
        }
    }
}
