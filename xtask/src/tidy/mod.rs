//! What no compiler checks: the arrows between crates, and the state of the files.

mod book;
mod crates;
mod files;
pub(crate) mod markdown;
mod unreached;

use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::project::{Metadata, output_of, root};

/// The text files of the project by their paths, which are relative to the workspace.
type Files = BTreeMap<String, String>;

/// Runs all checks; the error lists every problem.
pub(crate) fn run() -> Result<()> {
    let files = text_files()?;
    let mut problems = crates::problems(&Metadata::read()?, &files);
    problems.extend(crates::python_problems(&Metadata::read_python()?, &files));
    problems.extend(
        files
            .iter()
            .flat_map(|(path, text)| files::problems(path, text)),
    );
    problems.extend(markdown::problems(&files));
    problems.extend(book::problems(&files));
    problems.extend(unreached::problems(&files));
    if !problems.is_empty() {
        bail!("{} problems:\n  {}", problems.len(), problems.join("\n  "));
    }
    println!("    {} files are tidy", files.len());
    Ok(())
}

/// Everything that git tracks or would track, except what is no text.
fn text_files() -> Result<Files> {
    let mut git = Command::new("git");
    git.current_dir(root()).args([
        "ls-files",
        "-z",
        "--cached",
        "--others",
        "--exclude-standard",
    ]);
    let mut files = Files::new();
    for path in output_of(&mut git)?.split_terminator('\0') {
        // A tracked file may be deleted, and a link may point to a folder.
        if !root().join(path).is_file() {
            continue;
        }
        let bytes = fs::read(root().join(path)).with_context(|| format!("{path} is unreadable"))?;
        if let Ok(text) = String::from_utf8(bytes)
            && !text.contains('\0')
        {
            files.insert(path.to_owned(), text);
        }
    }
    Ok(files)
}
