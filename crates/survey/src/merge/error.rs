//! The reasons why results cannot be merged.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::deals::DealsError;
use crate::difference::Difference;
use crate::error::{Cause, list};
use crate::read::ReportError;

/// The reason why results cannot be merged.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum MergeError {
    /// No folders were given.
    #[error("no folders are given")]
    NoFolders,
    /// The results of a folder cannot be used.
    #[error(transparent)]
    Results(#[from] ReportError),
    /// A folder does not say how its results were found.
    #[error(
        "{} does not say how its results were found: it needs the survey.json of this version of \
         the program",
        .0.display()
    )]
    NoSettings(PathBuf),
    /// Two surveys differ in what answers depend on.
    #[error(
        "{} cannot be merged with {}, whose settings are others ({})",
        path.display(),
        other.display(),
        list(differences)
    )]
    Differ {
        /// The folder that differs from the first.
        path: PathBuf,
        /// The first folder.
        other: PathBuf,
        /// The settings that are not the same, the first folder's in front.
        differences: Vec<Difference>,
    },
    /// A shard or a deal is in two folders.
    #[error("{deal} is in {} and in {}; leave one of them out", other.display(), path.display())]
    Twice {
        /// The second folder.
        path: PathBuf,
        /// The first folder.
        other: PathBuf,
        /// The shard, such as `3/100`, or the deal.
        deal: String,
    },
    /// The deals of all folders are too many for a survey.
    #[error(transparent)]
    Deals(DealsError),
    /// A row is not where the survey's deals have it.
    #[error(
        "{} has {deal} out of place; run its survey again, which writes it anew",
        path.display()
    )]
    OutOfPlace {
        /// The file.
        path: PathBuf,
        /// The deal.
        deal: String,
    },
    /// A file has changed since it was opened.
    #[error("{} was changed while it was read; merge again once its survey is over", .0.display())]
    Changed(PathBuf),
    /// The results would replace those of a survey.
    #[error("{} holds a survey; choose another folder for all of them together", .0.display())]
    Occupied(PathBuf),
    /// A file cannot be written.
    #[error("cannot write {}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

impl MergeError {
    /// The error that kept a file from being written: one of the sources, or of the file itself.
    pub(super) fn of(path: &Path, cause: Cause) -> Self {
        let path = path.into();
        match cause.downcast::<Self>() {
            Ok(error) => *error,
            Err(source) => Self::Write { path, source },
        }
    }
}
