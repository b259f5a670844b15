//! Files that commands write.

use std::fs::{self, File};
use std::io::{BufWriter, IntoInnerError, Write};
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// Writes a file with what `work` writes. A file of this name is never touched, because it might be
/// the only copy, unless `force` replaces it: in one step, once the new one is whole.
///
/// # Errors
/// If the file is there already, or cannot be written; nothing has changed then.
pub(crate) fn write_file<T>(
    path: &Path,
    force: bool,
    work: impl FnOnce(&mut dyn Write) -> Result<T>,
) -> Result<T> {
    let is_there = path.exists();
    ensure!(force || !is_there, file_exists(path));
    let written = if is_there {
        replace(path, work)
    } else {
        write_new(path, work)
    };
    written.with_context(|| format!("cannot write {}", path.display()))
}

fn write_new<T>(path: &Path, work: impl FnOnce(&mut dyn Write) -> Result<T>) -> Result<T> {
    let file = File::create_new(path)?;
    // Half a file looks like a whole one, and would block the next one.
    write_whole(file, work).inspect_err(|_| drop(fs::remove_file(path)))
}

fn replace<T>(path: &Path, work: impl FnOnce(&mut dyn Write) -> Result<T>) -> Result<T> {
    ensure!(path.is_file(), "it is not a file");
    // Behind a link, the file that it leads to is replaced.
    let path = fs::canonicalize(path)?;
    let name = path.file_name().unwrap_or_default().display();
    let new = path.with_file_name(format!(".{name}.{}", std::process::id()));
    let filled = write_new(&new, work)?;
    fs::rename(&new, &path).inspect_err(|_| drop(fs::remove_file(&new)))?;
    Ok(filled)
}

fn write_whole<T>(file: File, work: impl FnOnce(&mut dyn Write) -> Result<T>) -> Result<T> {
    let mut file = BufWriter::new(file);
    let filled = work(&mut file)?;
    file.into_inner()
        .map_err(IntoInnerError::into_error)?
        .sync_all()?;
    Ok(filled)
}

/// What is wrong with a file that would be overwritten.
pub(crate) fn file_exists(path: &Path) -> String {
    let path = path.display();
    format!("{path} is there already: add --force to replace it, or name another file")
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    /// Writes a text, or half of it if that is to fail.
    fn write(path: &Path, force: bool, text: &str, fails: bool) -> Result<usize> {
        write_file(path, force, |out| {
            out.write_all(text.as_bytes())?;
            if fails {
                bail!("no more");
            }
            Ok(text.len())
        })
    }

    #[test]
    fn a_file_is_replaced_only_by_force_and_only_by_a_whole_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("games");
        let read = || fs::read_to_string(&path).expect("it is there");
        assert!(write(&path, false, "half", true).is_err() && !path.exists());
        assert_eq!(write(&path, true, "first", false).ok(), Some(5));
        let refused = write(&path, false, "second", false).expect_err("it is there");
        assert!(refused.to_string().contains("--force"), "{refused}");
        assert!(write(&path, true, "half", true).is_err());
        assert_eq!(read(), "first");
        assert_eq!(write(&path, true, "second", false).ok(), Some(6));
        assert_eq!(read(), "second");
        let files = fs::read_dir(folder.path()).expect("the folder is there");
        assert_eq!(files.count(), 1);
        assert!(write(folder.path(), true, "a folder", false).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_and_leads_to_the_new_text() {
        let folder = tempfile::tempdir().expect("a folder");
        let (link, path) = (folder.path().join("link"), folder.path().join("games"));
        fs::write(&path, "first").expect("the folder is ours");
        std::os::unix::fs::symlink(&path, &link).expect("the folder is ours");
        assert!(write(&link, true, "second", false).is_ok());
        assert!(link.is_symlink());
        assert_eq!(fs::read_to_string(path).expect("it is there"), "second");
    }
}
