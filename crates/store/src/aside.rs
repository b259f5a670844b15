//! Setting a database aside that cannot be used.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::Error;
use crate::moment::Moment;
use crate::suffix::{COMPANIONS, with_suffix};

/// Why a database cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Trouble {
    /// It is no database, or its parts contradict each other.
    Damaged {
        /// What SQLite found first.
        finding: String,
    },
    /// A later version of this program made it.
    Newer {
        /// The version of its tables.
        version: i64,
        /// The last version known here.
        known: i64,
    },
}

impl Trouble {
    const fn word(&self) -> &'static str {
        match self {
            Self::Damaged { .. } => "damaged",
            Self::Newer { .. } => "newer",
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged { finding } => write!(f, "is damaged ({finding})"),
            Self::Newer { version, known } => write!(
                f,
                "was made by a later version of this program (its tables have version {version}, \
                 this one knows up to {known})"
            ),
        }
    }
}

/// A database was set aside, and a new one begun in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Where it was, and where the new one is.
    pub path: PathBuf,
    /// Where it is now, unchanged, with its companions (`-wal`, `-shm`) beside it.
    pub moved_to: PathBuf,
    /// Why it was set aside.
    pub trouble: Trouble,
}

impl fmt::Display for SetAside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, moved_to) = (self.path.display(), self.moved_to.display());
        write!(
            f,
            "the database {path} {}; it was kept unchanged as {moved_to}, and a new one begun. ",
            self.trouble
        )?;
        match self.trouble {
            Trouble::Damaged { .. } => write!(
                f,
                "What can be read of it, `sqlite3 \"{moved_to}\" .recover` prints."
            ),
            Trouble::Newer { .. } => write!(f, "That later version opens it under its new name."),
        }
    }
}

/// Renames the database and its companions, and overwrites nothing.
///
/// The caller holds the lock under which nobody else opens it. The database goes first: should the
/// machine stop in between, the companions left behind are found, and set aside, at the next start.
pub(crate) fn set_aside(path: &Path, trouble: Trouble, now: &Moment) -> Result<SetAside, Error> {
    let moved_to = free_name(path, &trouble, now);
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
        Ok(()) => Ok(SetAside {
            path: path.to_owned(),
            moved_to,
            trouble,
        }),
        Err(source) => Err(Error::Rename {
            path: path.to_owned(),
            to: moved_to,
            trouble,
            source,
        }),
    }
}

/// `NAME.damaged-20261121T183000`, with `-2`, `-3`, … behind it if that is taken.
fn free_name(path: &Path, trouble: &Trouble, now: &Moment) -> PathBuf {
    let base = with_suffix(path, &format!(".{}-{}", trouble.word(), now.compact()));
    let free = |name: &PathBuf| {
        let mut files = std::iter::once("").chain(COMPANIONS);
        files.all(|suffix| fs::symlink_metadata(with_suffix(name, suffix)).is_err())
    };
    let numbered = (2_u64..).map(|number| with_suffix(&base, &format!("-{number}")));
    let mut names = std::iter::once(base.clone()).chain(numbered);
    names.find(free).expect("a folder holds fewer names")
}

/// Asks the system to put the names in a folder onto the disk. Not every system can; where it
/// cannot, a power cut may bring the old names back, and the next start sets aside again.
pub(crate) fn sync_folder(folder: &Path) {
    let folder = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}
