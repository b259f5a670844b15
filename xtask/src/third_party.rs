//! THIRD-PARTY.md: which libraries we build on and whose drawings we show, and their licences.

mod npm;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;

use anyhow::{Context, Result};

use crate::project::{Metadata, Package, root};
use crate::snapshot::Snapshot;

const FILE: Snapshot = Snapshot {
    path: "THIRD-PARTY.md",
    update: "cargo xtask third-party --update",
};

const HEAD: &str = "\
# Third-party libraries

Every library that Webspinner, its tests or its chores build on, on any platform, with its licence
as its authors state it. `Cargo.lock` says in which version. `cargo xtask third-party --update`
writes this file, and `cargo xtask test` checks it; which licences are accepted is in `deny.toml`.

| library | licence |
|---|---|
";

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
    Ok(libraries(&Metadata::read()?)? + &npm::section()? + &section(&art))
}

/// A document as a section of another: every heading one step lower.
fn section(document: &str) -> String {
    document.lines().fold(String::new(), |text, line| {
        let deeper = if line.starts_with('#') { "#" } else { "" };
        text + "\n" + deeper + line
    }) + "\n"
}

fn libraries(metadata: &Metadata) -> Result<String> {
    let foreign = metadata
        .packages
        .iter()
        .filter(|package| !metadata.is_member(package));
    let rows: BTreeSet<String> = foreign.map(row).collect::<Result<_>>()?;
    Ok(rows.iter().fold(HEAD.to_owned(), |mut text, row| {
        writeln!(text, "{row}").expect("a String takes all");
        text
    }))
}

fn row(package: &Package) -> Result<String> {
    let Package {
        name,
        license,
        repository,
        ..
    } = package;
    let license = license
        .as_ref()
        .with_context(|| format!("{name} states no licence"))?;
    // Old packages write "MIT/Apache-2.0" where today's form is "MIT OR Apache-2.0".
    let license = license.replace('/', " OR ");
    let shown = repository
        .as_ref()
        .map_or_else(|| name.clone(), |url| format!("[{name}]({url})"));
    Ok(format!("| {shown} | {license} |"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn metadata(license: &str) -> Metadata {
        let text = format!(
            r#"{{"workspace_members": ["ours"], "packages": [
                {{"id": "ours", "name": "ours", "manifest_path": "", "dependencies": []}},
                {{"id": "b 1", "name": "b", "license": {license}, "manifest_path": "", "dependencies": []}},
                {{"id": "b 2", "name": "b", "license": {license}, "manifest_path": "", "dependencies": []}},
                {{"id": "a", "name": "a", "license": "MIT", "repository": "https://a.example",
                  "manifest_path": "", "dependencies": []}}]}}"#
        );
        serde_json::from_str(&text).expect("the form of cargo metadata")
    }

    #[test]
    fn two_versions_of_a_library_are_one_row() {
        let text = libraries(&metadata(r#""MIT/Apache-2.0""#)).expect("all state a licence");
        let rows = text.strip_prefix(HEAD).expect("the head comes first");
        assert_eq!(
            rows,
            "| [a](https://a.example) | MIT |\n| b | MIT OR Apache-2.0 |\n"
        );
    }

    #[test]
    fn the_list_of_the_art_becomes_a_section() {
        assert_eq!(section("# Art\n\ntext\n"), "\n## Art\n\ntext\n");
    }

    #[test]
    fn a_library_without_a_licence_is_refused() {
        let error = libraries(&metadata("null")).unwrap_err();
        assert_eq!(error.to_string(), "b states no licence");
    }
}
