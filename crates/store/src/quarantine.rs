//! Moving an unusable database out of the way.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use webspinner_db::{COMPANIONS, Timestamp, sync_folder, with_suffix};

use crate::error::Error;
use crate::quarantine_reason::QuarantineReason;

/// A database that was moved out of the way, unchanged; a new one was begun in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quarantined {
    /// Where it was, and where the new one is.
    pub path: PathBuf,
    /// Where it is now, with its companions (`-wal`, `-shm`) beside it.
    pub moved_to: PathBuf,
    /// Why it could not be used.
    pub reason: QuarantineReason,
}

impl fmt::Display for Quarantined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, moved_to) = (self.path.display(), self.moved_to.display());
        write!(
            f,
            "the database {path} {}; it was moved to {moved_to}, unchanged, and a new one was \
             begun. ",
            self.reason
        )?;
        match self.reason {
            QuarantineReason::Damaged { .. } => write!(
                f,
                "`sqlite3 \"{moved_to}\" .recover` prints what can still be read of it."
            ),
            QuarantineReason::Newer { .. } => {
                write!(f, "That later version can open it under its new name.")
            }
        }
    }
}

/// Renames the database and its companions without overwriting anything.
///
/// The caller holds the lock, so no other store opens the database. The database goes first: if the
/// machine stops in between, the next start finds the companions left behind and moves them too.
pub(crate) fn quarantine(
    path: &Path,
    reason: QuarantineReason,
    now: Timestamp,
) -> Result<Quarantined, Error> {
    let moved_to = free_name(path, &reason, now);
    let renamed = std::iter::once("")
        .chain(COMPANIONS)
        .try_for_each(|suffix| {
            let (from, to) = (with_suffix(path, suffix), with_suffix(&moved_to, suffix));
            match fs::rename(from, to) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
                renamed => renamed,
            }
        });
    if let Some(folder) = path.parent() {
        sync_folder(folder);
    }
    match renamed {
        Ok(()) => Ok(Quarantined {
            path: path.to_owned(),
            moved_to,
            reason,
        }),
        Err(source) => Err(Error::Rename {
            path: path.to_owned(),
            to: moved_to,
            reason,
            source,
        }),
    }
}

/// `NAME.damaged-20261121T183000`, with `-2`, `-3`, … behind it if that is taken.
fn free_name(path: &Path, reason: &QuarantineReason, now: Timestamp) -> PathBuf {
    let base = with_suffix(path, &format!(".{}-{}", reason.word(), now.compact()));
    let free = |name: &PathBuf| {
        let mut files = std::iter::once("").chain(COMPANIONS);
        files.all(|suffix| fs::symlink_metadata(with_suffix(name, suffix)).is_err())
    };
    let numbered = (2_u64..).map(|number| with_suffix(&base, &format!("-{number}")));
    let mut names = std::iter::once(base.clone()).chain(numbered);
    names.find(free).expect("a folder holds fewer names")
}
