//! The folder that a database is in.

use std::fs::{DirBuilder, File};
use std::io;
use std::path::{Path, PathBuf};

/// A folder for a database that could not be made.
#[derive(Debug, thiserror::Error)]
#[error("the folder {} cannot be made", path.display())]
pub struct FolderError {
    /// The folder.
    pub path: PathBuf,
    /// Why not.
    pub source: io::Error,
}

/// Makes the folder of this file, and those above it, accessible to their user alone.
///
/// # Errors
/// If the system does not allow it.
pub fn make_folder_of(file: &Path) -> Result<(), FolderError> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.exists() => folder,
        _ => return Ok(()),
    };
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    // CITE: XDG Base Directory Specification: folders made for a user's data get this mode.
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|source| FolderError {
        path: folder.to_owned(),
        source,
    })?;
    folder.ancestors().skip(1).for_each(sync_folder);
    Ok(())
}

/// Asks the system to write the names in a folder to the disk. Not every system can. After a power
/// cut the old names may then be back, and the next start moves the database away again.
pub fn sync_folder(folder: &Path) {
    let folder = if folder.as_os_str().is_empty() {
        Path::new(".")
    } else {
        folder
    };
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}
