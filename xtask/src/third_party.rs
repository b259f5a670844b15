//! THIRD-PARTY.md: the libraries we build on and the art we show, with their licences; and the
//! texts of the licences, which every copy of the program carries.

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

const UPDATE: &str = "cargo xtask third-party --update";

const LIST: Snapshot = Snapshot {
    path: "THIRD-PARTY.md",
    update: UPDATE,
};

const TEXTS: Snapshot = Snapshot {
    path: "crates/server/licences/libraries.txt",
    update: UPDATE,
};

/// Both texts, as a template for cargo-about.
const TEMPLATE: &str = "xtask/third-party.hbs";

/// What the line between the two begins with.
const BETWEEN: &str = "%%%";

/// The part of the list that is written by hand: cargo knows nothing of drawings and type.
const ART: &str = "web/art/LICENCES.md";

/// Compares the files with what cargo, npm and the list of the art say.
pub(crate) fn check() -> Result<()> {
    let (list, texts) = files()?;
    LIST.check(&list)?;
    TEXTS.check(&texts)
}

/// Writes the files.
pub(crate) fn update() -> Result<()> {
    let (list, texts) = files()?;
    LIST.write(&list)?;
    TEXTS.write(&texts)
}

/// The list and the texts.
fn files() -> Result<(String, String)> {
    let art = fs::read_to_string(root().join(ART)).with_context(|| format!("{ART} is missing"))?;
    let (list, texts) = split(&libraries()?)?;
    Ok((list + &npm::section()? + &section(&art), texts))
}

/// The two texts of the template, without what only cargo-about needs.
fn split(printed: &str) -> Result<(String, String)> {
    let (list, texts) = printed
        .split_once(BETWEEN)
        .with_context(|| format!("{TEMPLATE} has no line that begins with {BETWEEN}"))?;
    let list = list.split_inclusive('\n').filter(|line| !is_ours(line));
    let texts = texts.split_once('\n').map_or("", |(_, texts)| texts);
    let texts = texts.lines().filter(|line| !is_ours(line));
    let mut texts: Vec<String> = texts
        .map(|line| without_addresses(line.trim_end()))
        .collect();
    texts.dedup_by(|line, before| line.is_empty() && before.is_empty());
    Ok((
        list.collect(),
        texts.join("\n").trim_end().to_owned() + "\n",
    ))
}

/// Whether a line names a package of this workspace: cargo-about lists those as well.
fn is_ours(line: &str) -> bool {
    line.starts_with("| [webspinner") || line.starts_with("  webspinner")
}

/// A line of a library's authors without their e-mail addresses, which no licence asks for.
fn without_addresses(line: &str) -> String {
    let is_of_authors = line.starts_with("  ") && !line.starts_with("   ") && line.contains(", ");
    match (is_of_authors, line.split_once(" <")) {
        (true, Some((before, rest))) if rest.contains('@') => {
            let after = rest.split_once('>').map_or("", |(_, after)| after);
            without_addresses(&format!("{before}{after}"))
        }
        _ => line.to_owned(),
    }
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
    fn authors_are_named_without_their_addresses() {
        let line = "  syn 3.0.9, A B <a@b.c>; C <c@d.e>";
        assert_eq!(without_addresses(line), "  syn 3.0.9, A B; C");
        let text = "Copyright (c) 2020 A B <a@b.c>, and others";
        assert_eq!(without_addresses(text), text);
    }

    #[test]
    fn what_is_printed_becomes_two_texts() {
        let (list, texts) =
            split("| a |\n| [webspinner-x](y) | 1 |\n%%% b\n\nc  \n  webspinner-x 1\n\n\nd\n\n")
                .expect("it has both");
        assert_eq!((&*list, &*texts), ("| a |\n", "\nc\n\nd\n"));
    }

    #[test]
    fn the_list_of_the_art_becomes_a_section() {
        assert_eq!(section("# Art\n\ntext\n"), "\n## Art\n\ntext\n");
    }
}
