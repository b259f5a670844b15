//! A lock that shows who else has a database open.
//!
//! SQLite's own locks last for a transaction, and a damaged file has none at all. So each open
//! store also holds a lock on a file beside the database, `NAME-lock`: shared while it works,
//! exclusive while it looks at the database, moves it away or changes its tables. The system
//! releases it when a program ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use webspinner_db::with_suffix;

/// How long opening a database waits for others that are opening it, in steps of [`STEP`]: as long
/// as SQLite waits for a lock.
const STEPS_MAX: u32 = 250;
const STEP: Duration = Duration::from_millis(20);

/// Where the lock of this database is. The file stays there: its existence shows that the database
/// was once ours.
pub(crate) fn path(database: &Path) -> PathBuf {
    with_suffix(database, "-lock")
}

/// Opens the file of the lock, and makes it if it is not there.
fn open(database: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    options.open(path(database))
}

/// A lock beside a database, released when dropped.
#[derive(Debug)]
pub(crate) enum FileLock {
    /// No other store has the database open, and none can open it now.
    Exclusive(File),
    /// Other stores may have it open.
    Shared { _lock: File },
    /// The file system has no locks, so nothing is known about others.
    Unknown,
}

impl FileLock {
    /// Waits until no other store is opening the database, and finds out whether any has it open.
    pub(crate) async fn acquire(database: &Path) -> io::Result<Self> {
        let file = open(database)?;
        match file.try_lock() {
            Ok(()) => Ok(Self::Exclusive(file)),
            Err(TryLockError::WouldBlock) => Self::share(file).await,
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
                Ok(Self::Unknown)
            }
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Keeps others from moving or upgrading a database that is only read, as far as they and the
    /// file system know of locks. Makes no file.
    pub(crate) fn join(database: &Path) -> Self {
        match File::open(path(database)) {
            Ok(file) if file.try_lock_shared().is_ok() => Self::Shared { _lock: file },
            _ => Self::Unknown,
        }
    }

    /// Lets others open this database too.
    pub(crate) async fn shared(self, database: &Path) -> io::Result<Self> {
        match self {
            Self::Exclusive(file) => {
                // Every system gives a lock up with its file. Asked to unlock one, Wine refuses.
                drop(file);
                Self::share(open(database)?).await
            }
            lock => Ok(lock),
        }
    }

    async fn share(file: File) -> io::Result<Self> {
        for _ in 0..STEPS_MAX {
            match file.try_lock_shared() {
                Ok(()) => return Ok(Self::Shared { _lock: file }),
                Err(TryLockError::WouldBlock) => tokio::time::sleep(STEP).await,
                Err(TryLockError::Error(error)) => return Err(error),
            }
        }
        let message = "another program has been opening it for a long time";
        Err(io::Error::new(ErrorKind::WouldBlock, message))
    }
}
