//! The libraries of Rust that programs and chores are built from, on any platform.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use spdx::LicenseReq;

use super::policy;
use crate::project::{Metadata, Package};

const HEAD: &str = "\
# Third-party libraries and art

Webspinner builds on the work of many others. This file lists the libraries that the programs and
chores are built from, on any platform, the packages of the page, and the art that it shows, each
with its licence. `cargo xtask third-party --update` writes this file, and `cargo xtask test` checks
it. `xtask/src/third_party/policy.rs` says which licences are accepted.

## Libraries

| library | version | licence |
|---|---|---|
";

const SEVERAL: &str = "
## Libraries in several versions

Each costs build time and room. Most are the business of the libraries that ask for them; a new line
here is worth a look.

";

/// What begins the names of files with licences, in lower case.
const LICENCE_FILES: [&str; 5] = ["license", "licence", "copying", "unlicense", "notice"];

/// What says in such a name which licence it is.
const LICENCE_WORDS: [&str; 9] = [
    "0bsd", "apache", "boost", "bsd", "isc", "mit", "mpl", "unicode", "zlib",
];

const RULE: &str =
    "--------------------------------------------------------------------------------";

/// The sections of the list.
pub(super) fn section(metadata: &Metadata) -> String {
    let mut text = HEAD.to_owned();
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for library in sorted(metadata) {
        let Package { name, version, .. } = library;
        let name = match &library.repository {
            Some(address) => format!("[{name}]({address})"),
            None => name.clone(),
        };
        // Some write `MIT/Apache-2.0`.
        let licence = library
            .license
            .as_deref()
            .unwrap_or_default()
            .replace('/', " OR ");
        writeln!(text, "| {name} | {version} | {licence} |").expect("a String takes all");
        versions.entry(&library.name).or_default().push(version);
    }
    text.push_str(SEVERAL);
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        writeln!(text, "- {name} {}", versions.join(", ")).expect("a String takes all");
    }
    text
}

fn sorted(metadata: &Metadata) -> Vec<&Package> {
    let mut libraries: Vec<&Package> = metadata.libraries().collect();
    libraries.sort_by_key(|library| (&library.name, &library.version));
    libraries
}

/// The texts of the licences, each with the libraries that come under it.
///
/// # Errors
/// If a library has no accepted licence, or its files cannot be read.
pub(super) fn texts(metadata: &Metadata) -> Result<String> {
    // Many texts differ in line breaks and nothing else.
    let mut users: BTreeMap<(String, String), (String, BTreeSet<String>)> = BTreeMap::new();
    for library in sorted(metadata) {
        let folder = Path::new(&library.manifest_path).parent();
        let files = licence_files(folder.context("a manifest is in a folder")?)?;
        for licence in policy::chosen(&library.name, library.license.as_deref())? {
            for text in texts_of(&licence, &files)? {
                let words: Vec<&str> = text.split_whitespace().collect();
                let entry = users.entry((title(&licence), words.join(" ")));
                let (_, libraries) = entry.or_insert_with(|| (text, BTreeSet::new()));
                libraries.insert(with_authors(library));
            }
        }
    }
    let mut all = String::new();
    for ((title, _), (text, libraries)) in &users {
        let libraries: Vec<_> = libraries
            .iter()
            .map(|library| format!("  {library}\n"))
            .collect();
        write!(all, "{RULE}\n{title}\n\n{}\n{text}\n\n", libraries.concat())
            .expect("a String takes all");
    }
    Ok(all.trim_end().to_owned() + "\n")
}

/// The name of a licence in words.
fn title(licence: &LicenseReq) -> String {
    let id = licence.license.id();
    id.map_or_else(|| licence.to_string(), |id| id.full_name.to_owned())
}

/// A library and its authors, without the e-mail addresses that no licence asks for.
fn with_authors(library: &Package) -> String {
    let names = library
        .authors
        .iter()
        .map(|author| match author.split_once('<') {
            Some((name, _)) => name.trim(),
            None => author,
        });
    let names: Vec<&str> = names.filter(|name| !name.is_empty()).collect();
    let comma = if names.is_empty() { "" } else { ", " };
    format!(
        "{} {}{comma}{}",
        library.name,
        library.version,
        names.join("; ")
    )
}

/// The files beside a manifest that state licences, in the order of their names.
fn licence_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)
        .with_context(|| format!("{} cannot be read: run `cargo fetch`", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = lower_name(&path);
        if path.is_file() && LICENCE_FILES.iter().any(|begin| name.starts_with(begin)) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn lower_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().to_lowercase()
}

/// The texts to carry for one licence: the library's own file for it, else its files that name no
/// licence, else the general text; and its notices.
fn texts_of(licence: &LicenseReq, files: &[PathBuf]) -> Result<Vec<String>> {
    let word = word_of(licence);
    let (notices, files): (Vec<&PathBuf>, Vec<&PathBuf>) = files
        .iter()
        .partition(|file| lower_name(file).starts_with("notice"));
    let own = files
        .iter()
        .copied()
        .filter(|file| lower_name(file).contains(&word));
    let mut taken: Vec<&PathBuf> = own.collect();
    if taken.is_empty() {
        let general = files.into_iter().filter(|file| !names_a_licence(file));
        taken.extend(general);
    }
    let mut texts = Vec::new();
    if taken.is_empty() {
        let id = licence
            .license
            .id()
            .context("SPDX has every accepted licence")?;
        texts.push(tidied(id.text()));
    }
    for file in taken.into_iter().chain(notices) {
        let bytes = fs::read(file).with_context(|| file.display().to_string())?;
        texts.push(tidied(&String::from_utf8_lossy(&bytes)));
    }
    Ok(texts)
}

/// What a file with this licence has in its name: `mit`, `apache`.
fn word_of(licence: &LicenseReq) -> String {
    let id = licence.license.id().map_or("", |id| id.name);
    id.split('-').next().unwrap_or(id).to_lowercase()
}

/// Whether a file has a licence in its name, as `LICENSE-MIT` does and `LICENSE.md` does not.
fn names_a_licence(file: &Path) -> bool {
    let name = lower_name(file);
    let mut words = name.split(['-', '_', '.']).skip(1);
    name.starts_with("unlicense")
        || words.any(|word| LICENCE_WORDS.iter().any(|known| word.starts_with(known)))
}

/// A text without spaces at the ends of lines, and without more than one empty line at a time.
fn tidied(text: &str) -> String {
    let mut lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.dedup_by(|line, before| line.is_empty() && before.is_empty());
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::root;

    /// What is taken for the licence of a library under `stated`, which has these files.
    fn taken(stated: &str, files: &[&str]) -> Vec<String> {
        let folder = root().join("target/tmp/licences").join(stated);
        fs::create_dir_all(&folder).expect("a folder is made");
        for file in files {
            fs::write(folder.join(file), format!("{file} \n\n\n.\n")).expect("a file is written");
        }
        let found = licence_files(&folder).expect("the folder is there");
        let chosen = policy::chosen("it", Some(stated)).expect("it is accepted");
        let texts = chosen
            .iter()
            .flat_map(|one| texts_of(one, &found).expect("they are read"));
        let texts = texts.collect();
        fs::remove_dir_all(&folder).expect("the folder goes");
        texts
    }

    #[test]
    fn a_licence_is_read_from_the_file_that_names_it() {
        let files = ["LICENSE-APACHE", "LICENSE-MIT", "README"];
        assert_eq!(taken("MIT OR Apache-2.0", &files), ["LICENSE-MIT\n\n."]);
        assert_eq!(taken("Zlib", &["LICENSE.md"]), ["LICENSE.md\n\n."]);
        let noticed = taken("Apache-2.0", &["LICENSE.txt", "NOTICE"]);
        assert_eq!(noticed, ["LICENSE.txt\n\n.", "NOTICE\n\n."]);
        let general = taken("ISC", &["LICENSE-MIT", "UNLICENSE"]);
        assert!(general[0].starts_with("ISC License"), "{general:?}");
    }

    #[test]
    fn authors_are_named_without_their_addresses() {
        let text = r#"{"id":"","name":"syn","version":"3.0.9","authors":["A B <a@b.c>","C","<d@e.f>"],
            "manifest_path":"","dependencies":[]}"#;
        let library: Package = serde_json::from_str(text).expect("cargo writes it like that");
        assert_eq!(with_authors(&library), "syn 3.0.9, A B; C");
    }
}
