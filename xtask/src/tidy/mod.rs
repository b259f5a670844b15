//! What no compiler checks: the arrows between crates, and the state of the files.

mod book;
mod crates;
mod files;
pub(crate) mod markdown;
mod unreached;

use std::collections::BTreeMap;
use std::fs;

use anyhow::{Context, Result, bail};
use ignore::WalkBuilder;

use crate::project::{Metadata, root};

/// The text files of the project by their paths, which are relative to the workspace.
pub(crate) type Files = BTreeMap<String, String>;

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

/// Every text that git tracks or would track. The project may as well come from an archive, or
/// belong to a user whom git doesn't trust, so git isn't asked.
pub(crate) fn text_files() -> Result<Files> {
    let mut walk = WalkBuilder::new(root());
    walk.hidden(false).parents(false).git_global(false);
    walk.require_git(false)
        .filter_entry(|entry| entry.file_name() != ".git");
    let mut files = Files::new();
    for entry in walk.build() {
        let path = entry?.into_path();
        // A link may point to a folder.
        if !path.is_file() {
            continue;
        }
        let bytes = fs::read(&path).with_context(|| format!("{} is unreadable", path.display()))?;
        if let Ok(text) = String::from_utf8(bytes)
            && !text.contains('\0')
        {
            let inside = path.strip_prefix(root())?.components();
            let names: Vec<_> = inside
                .map(|name| name.as_os_str().to_string_lossy())
                .collect();
            files.insert(names.join("/"), text);
        }
    }
    Ok(files)
}
