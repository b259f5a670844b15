//! A survey: its folder, its threads, and what comes out.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use webspinner_rules::{DealNumber, Rules};

use crate::deals::Deals;
use crate::decide::{Decider, Outcome, Solver};
use crate::error::{JournalError, SurveyError};
use crate::journal::{Journal, Tally, line_of};
use crate::machine::Run;
use crate::results;
use crate::row::Row;
use crate::settings::{Effort, Settings};
use crate::summary::Summary;

/// As the main thread has on most systems, twice over: a solver may go deep.
const STACK_BYTES: usize = 16 << 20;

/// Decides many deals of a game, and keeps each answer in a folder as soon as it is known.
///
/// The folder has a journal, which is the survey itself, and the results that
/// [`Survey::write`] makes of it. Opening the same survey again goes on with what is missing.
#[derive(Debug)]
pub struct Survey {
    folder: PathBuf,
    rules: Arc<Rules>,
    deals: Deals,
    settings: Settings,
    journal: Journal,
}

/// What is told while a survey runs.
#[derive(Debug)]
pub enum News<'n> {
    /// One more deal has its answer; so many have it now.
    Decided(Tally),
    /// The solver was wrong about a deal.
    Bug(&'n Bug),
}

/// A deal about which the solver is wrong: a bug of ours, never counted as an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bug {
    /// The deal.
    pub deal: DealNumber,
    /// How it showed.
    pub what: String,
}

impl Survey {
    /// Opens the survey in this folder, or begins it there. `program` is the program's name with
    /// whatever tells versions of its solver apart.
    ///
    /// # Errors
    /// If the game has no such deals, the folder cannot be used, or holds a survey with other
    /// settings.
    pub fn open(
        folder: &Path,
        program: &str,
        rules: Arc<Rules>,
        deals: Deals,
        effort: &Effort,
    ) -> Result<Self, SurveyError> {
        for deal in deals.samples() {
            let start = rules.deal(&deal.into());
            start.map_err(|source| SurveyError::Deal { deal, source })?;
        }
        let made = fs::create_dir_all(folder);
        made.map_err(|source| SurveyError::Folder {
            path: folder.into(),
            source,
        })?;
        let settings = Settings::new(program, &rules, &deals, effort);
        let journal = Journal::open(&folder.join("journal.jsonl"), &settings, &deals)?;
        Ok(Self {
            folder: folder.into(),
            rules,
            deals,
            settings,
            journal,
        })
    }

    /// How many deals it is about.
    pub fn count(&self) -> u64 {
        self.deals.count()
    }

    /// The answers so far.
    pub fn tally(&self) -> Tally {
        self.journal.tally()
    }

    /// Decides the deals that have no answer yet, until all have one or `stop` is true. It returns
    /// those about which the solver is wrong, which stay without.
    ///
    /// One thread decides one deal at a time; the answers do not depend on how many there are, as
    /// far as they do not depend on time.
    ///
    /// # Errors
    /// If the journal cannot be written, or no thread can be started. Then `stop` is set, too.
    pub fn run(
        &mut self,
        run: Run,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(News<'_>),
    ) -> Result<Vec<Bug>, SurveyError> {
        let solver: &Solver = &|rules, start, limits, observer| {
            let report = webspinner_solver::solve(rules, start, limits, observer);
            report.expect("a deal of the game")
        };
        self.run_with(solver, run, stop, tell)
    }

    pub(crate) fn run_with(
        &mut self,
        solver: &Solver,
        run: Run,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(News<'_>),
    ) -> Result<Vec<Bug>, SurveyError> {
        let threads = run.threads;
        let gaps = self.gaps();
        if gaps.is_empty() {
            return Ok(Vec::new());
        }
        self.journal.begin_run(run)?;
        let deals = self.deals.clone();
        let rules = Arc::clone(&self.rules);
        let decider = Decider {
            rules: &rules,
            effort: self.settings.effort(),
            solver,
            stop,
        };
        let todo = Mutex::new(gaps.into_iter().flatten());
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
            self.keep_all(answers, stop, tell)
        })
    }

    /// The places of the deals that have no answer.
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

    /// Keeps the answers as they come. When one cannot be kept, the survey stops, and those that
    /// come after it are handed back with it.
    fn keep_all(
        &mut self,
        answers: Receiver<(u64, Outcome)>,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(News<'_>),
    ) -> Result<Vec<Bug>, SurveyError> {
        let (mut bugs, mut failed, mut lines) = (Vec::new(), None, Vec::new());
        for (index, outcome) in answers {
            match outcome {
                Outcome::Stopped => {}
                Outcome::Decided(row) => {
                    if failed.is_none() {
                        failed = self.keep(index, &row, tell).err();
                    }
                    if failed.is_some() {
                        stop.store(true, Ordering::Relaxed);
                        lines.push(line_of(row));
                    }
                }
                Outcome::Bug(what) => {
                    let deal = self.deals.get(index).expect("the place came from the list");
                    let bug = Bug { deal, what };
                    tell(News::Bug(&bug));
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
        tell: &mut dyn FnMut(News<'_>),
    ) -> Result<(), JournalError> {
        self.journal.keep(index, row)?;
        tell(News::Decided(self.tally()));
        Ok(())
    }

    /// Writes the answers so far as `results.parquet` and `results.csv`, and what was done as
    /// `survey.json`, in place of older ones; and sums them up.
    ///
    /// # Errors
    /// If the journal cannot be read or a file cannot be written. The older file is then still there.
    pub fn write(&self) -> Result<Summary, SurveyError> {
        results::write(&self.folder, &self.settings, &self.journal)
    }
}

/// Decides deals until there are none, or the survey is to stop.
fn work(
    decider: &Decider<'_>,
    deals: &Deals,
    todo: &Mutex<impl Iterator<Item = u64>>,
    sender: &SyncSender<(u64, Outcome)>,
) {
    while !decider.stop.load(Ordering::Relaxed) {
        // What is poisoned is an iterator over numbers, which a panic cannot harm.
        let next = todo.lock().unwrap_or_else(PoisonError::into_inner).next();
        let Some(index) = next else { return };
        let deal = deals.get(index).expect("the places are those of the list");
        if sender.send((index, decider.decide(deal))).is_err() {
            return;
        }
    }
}
