//! What the first bytes of a file say about it, before SQLite opens it.
//!
//! CITE: SQLite, "Database File Format", section "The Database Header".

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// Marks a database of saved games, so that no other program's is ever changed: `WSpn`.
pub const SAVED_GAMES_APPLICATION_ID: u32 = 0x5753_706e;
/// Marks the database of a Webspinner site: `WSps`.
pub const SITE_APPLICATION_ID: u32 = 0x5753_7073;

const MAGIC: &[u8; 16] = b"SQLite format 3\0";
const LENGTH: usize = 100;
/// Where the application id is, as four bytes with the highest first.
const ID: std::ops::Range<usize> = 68..72;

/// The kind of a file, judged by its header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Header {
    /// There is no such file.
    Missing,
    /// A folder.
    Folder,
    /// An empty file, which SQLite treats as a new database.
    Empty,
    /// A file that does not begin like a database.
    Other,
    /// A database with this application id; 0 if none was set yet.
    Database(u32),
}

impl Header {
    /// Reads the header of this file.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn of(path: &Path) -> io::Result<Self> {
        let file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Self::Missing),
            Err(_) if path.is_dir() => return Ok(Self::Folder),
            Err(error) => return Err(error),
        };
        if file.metadata()?.is_dir() {
            return Ok(Self::Folder);
        }
        let mut bytes = Vec::with_capacity(LENGTH);
        file.take(LENGTH as u64).read_to_end(&mut bytes)?;
        if bytes.is_empty() {
            return Ok(Self::Empty);
        }
        let id = bytes.get(ID).and_then(|id| id.try_into().ok());
        Ok(match id.map(u32::from_be_bytes) {
            Some(id) if bytes.starts_with(MAGIC) => Self::Database(id),
            _ => Self::Other,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_header_distinguishes_databases_from_other_files() {
        let folder = tempfile::TempDir::new().expect("a folder for the test");
        assert_eq!(Header::of(folder.path()).ok(), Some(Header::Folder));
        let path = folder.path().join("file");
        assert_eq!(Header::of(&path).ok(), Some(Header::Missing));
        let mut database = MAGIC.to_vec();
        database.resize(4_096, 0);
        let mut marked = database.clone();
        marked[ID].copy_from_slice(&SAVED_GAMES_APPLICATION_ID.to_be_bytes());
        for (bytes, header) in [
            (Vec::new(), Header::Empty),
            (b"my diary".to_vec(), Header::Other),
            (b"my diary".repeat(99), Header::Other),
            (database, Header::Database(0)),
            (marked, Header::Database(SAVED_GAMES_APPLICATION_ID)),
        ] {
            fs::write(&path, bytes).expect("the file is written");
            assert_eq!(Header::of(&path).ok(), Some(header));
        }
    }
}
