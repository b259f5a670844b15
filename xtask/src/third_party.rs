//! THIRD-PARTY.md: the libraries we build on and the art we show, with their licences.

mod npm;

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::project::{output_of, root};
use crate::snapshot::Snapshot;
use crate::tools::CargoTool;

/// Reads the licences of all libraries, and their texts.
const CARGO_ABOUT: CargoTool = CargoTool {
    name: "cargo-about",
    version: "0.9.3",
    options: &["--features", "cli"],
};

const FILE: Snapshot = Snapshot {
    path: "THIRD-PARTY.md",
    update: "cargo xtask third-party --update",
};

/// What the file says of libraries, as a template for cargo-about.
const TEMPLATE: &str = "xtask/third-party.hbs";

/// The part of the file that is written by hand: cargo knows nothing of drawings and type.
const ART: &str = "web/art/LICENCES.md";

/// Compares the file with what cargo and the list of the art say.
pub(crate) fn check() -> Result<()> {
    FILE.check(&text()?)
}

/// Writes the file.
pub(crate) fn update() -> Result<()> {
    FILE.write(&text()?)
}

fn text() -> Result<String> {
    let art = fs::read_to_string(root().join(ART)).with_context(|| format!("{ART} is missing"))?;
    Ok(libraries()? + &npm::section()? + &section(&art))
}

/// What is built into the programs, on any platform.
fn libraries() -> Result<String> {
    let mut about = Command::new(CARGO_ABOUT.ensure()?);
    about.current_dir(root()).args([
        "generate",
        "--workspace",
        "--all-features",
        "--locked",
        "--offline",
        "--fail",
        TEMPLATE,
    ]);
    output_of(&mut about)
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
