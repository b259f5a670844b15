//! THIRD-PARTY.md: the libraries we build on and the art we show, with their licences; and the
//! texts of the licences, which every copy of the program carries.

mod npm;
mod policy;
mod rust;

use std::fs;

use anyhow::{Context, Result};

use crate::project::{Metadata, root};
use crate::snapshot::Snapshot;

const UPDATE: &str = "cargo xtask third-party --update";

const LIST: Snapshot = Snapshot {
    path: "THIRD-PARTY.md",
    update: UPDATE,
};

const TEXTS: Snapshot = Snapshot {
    path: "crates/server/licences/libraries.txt",
    update: UPDATE,
};

/// The texts that go along with the wheel of the Python package.
const PYTHON_TEXTS: Snapshot = Snapshot {
    path: "python/LICENCES-OF-LIBRARIES.txt",
    update: UPDATE,
};

/// The part of the list that is written by hand: cargo does not know of drawings and type.
const ART: &str = "web/art/LICENCES.md";

/// Holds all libraries to the policy, and compares the files with what cargo, npm and the list of
/// the art say.
pub(crate) fn check() -> Result<()> {
    let metadata = Metadata::read()?;
    policy::check(&metadata)?;
    LIST.check(&list(&metadata)?)?;
    TEXTS.check(&rust::texts(&metadata)?)?;
    let python = Metadata::read_python()?;
    policy::check(&python)?;
    PYTHON_TEXTS.check(&rust::texts(&python)?)
}

/// Writes the files.
pub(crate) fn update() -> Result<()> {
    let metadata = Metadata::read()?;
    LIST.write(&list(&metadata)?)?;
    TEXTS.write(&rust::texts(&metadata)?)?;
    PYTHON_TEXTS.write(&rust::texts(&Metadata::read_python()?)?)
}

fn list(metadata: &Metadata) -> Result<String> {
    let art = fs::read_to_string(root().join(ART)).with_context(|| format!("{ART} is missing"))?;
    Ok(rust::section(metadata) + &npm::section()? + &section(&art))
}

/// A document as a section of another: every heading one level lower.
fn section(document: &str) -> String {
    document.lines().fold(String::new(), |text, line| {
        let deeper = if line.starts_with('#') { "#" } else { "" };
        text + "\n" + deeper + line
    }) + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_the_art_becomes_a_section() {
        assert_eq!(section("# Art\n\ntext\n"), "\n## Art\n\ntext\n");
    }
}
