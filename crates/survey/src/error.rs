//! The errors of surveys.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;
use webspinner_rules::deal::{DealError, DealNumber};

use crate::difference::Difference;

/// The error that kept a file from being read or written.
pub(crate) type Cause = Box<dyn std::error::Error + Send + Sync>;

/// The reason why a survey could not begin or continue.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum SurveyError {
    /// The game has no such deals.
    #[error("this game has no deal {deal}")]
    Deal {
        /// The first such deal.
        deal: DealNumber,
        /// Why it does not exist.
        source: DealError,
    },
    /// The folder cannot be made.
    #[error("cannot make the folder {}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The journal cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The journal could not be written to while the survey ran.
    #[error("the survey stopped, and {} not in its journal", decided(lines))]
    NotKept {
        /// The lines that it lacks. Added to the journal, they make it whole.
        lines: Vec<String>,
        /// Why.
        source: JournalError,
    },
    /// There is no finished survey whose unknown deals could be searched again.
    #[error(
        "{}: there is no survey to retry; run it without --retry first",
        .0.display()
    )]
    NothingToRetry(PathBuf),
    /// The folder has shards of a survey, where a survey of all deals was to begin.
    #[error(
        "{} is a shard of another survey; give this one another folder, or merge the shards first",
        .0.display()
    )]
    HasShards(PathBuf),
    /// The folder has a survey of its own, where a shard was to begin.
    #[error("{} has a survey of all deals; give the shards another folder", .0.display())]
    HasWhole(PathBuf),
    /// The results from which the journal was to be restored cannot be used.
    #[error("cannot use the results {}", path.display())]
    Restore {
        /// The file.
        path: PathBuf,
        /// Why.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The system cannot start more threads.
    #[error("cannot start a thread")]
    Thread(#[source] io::Error),
    /// The results cannot be written. The journal has them all.
    #[error(
        "cannot write {}; the journal has every answer, so the same command writes it later",
        path.display()
    )]
    Results {
        /// The file.
        path: PathBuf,
        /// Why.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

/// The reason why the journal of a survey cannot be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum JournalError {
    /// It cannot be read or written.
    #[error("cannot use the journal {}", path.display())]
    Io {
        /// The journal.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Another program writes to it.
    #[error("another survey is using {}", .0.display())]
    Busy(PathBuf),
    /// The file is something else.
    #[error(
        "{} is not the journal of a survey, or is that of another version of the program",
        .0.display()
    )]
    Foreign(PathBuf),
    /// It belongs to a survey with other settings.
    #[error(
        "{} was begun with other settings ({}); give this survey another folder",
        path.display(),
        list(differences)
    )]
    OtherSettings {
        /// The journal.
        path: PathBuf,
        /// The settings that are not the same.
        differences: Vec<Difference>,
    },
    /// It has a deal that the survey would no longer have.
    #[error(
        "{} has {deal}, and the new deals would take it away; name the deals of the survey first, \
         as before, and more after them",
        path.display()
    )]
    LeftOut {
        /// The journal.
        path: PathBuf,
        /// The deal.
        deal: String,
    },
    /// A line other than the last is invalid.
    #[error(
        "line {line} of {} is damaged; delete that line, and its deal is searched again",
        path.display()
    )]
    Damaged {
        /// The journal.
        path: PathBuf,
        /// The line, counted from 1.
        line: u64,
    },
    /// A deal has two answers.
    #[error(
        "line {line} of {} answers {deal} a second time; delete one of the two lines",
        path.display()
    )]
    Twice {
        /// The journal.
        path: PathBuf,
        /// The line of the second answer, counted from 1.
        line: u64,
        /// The deal.
        deal: String,
    },
    /// It has changed since it was opened.
    #[error("{} was changed by another program", .0.display())]
    Changed(PathBuf),
}

impl JournalError {
    pub(crate) fn io(path: &Path, source: io::Error) -> Self {
        let path = path.into();
        Self::Io { path, source }
    }

    pub(crate) fn damaged(path: PathBuf, line: u64) -> Self {
        Self::Damaged { path, line }
    }
}

/// "one of the deals that were decided is", for one line.
fn decided(lines: &[String]) -> String {
    let (count, are) = match lines.len() {
        1 => ("one".to_owned(), "is"),
        count => (count.to_string(), "are"),
    };
    format!("{count} of the deals that were decided {are}")
}

pub(crate) fn list(differences: &[Difference]) -> String {
    let texts: Vec<String> = differences.iter().map(ToString::to_string).collect();
    texts.join("; ")
}
