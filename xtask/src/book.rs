//! The book: the project's documents as pages that can be searched.
//!
//! mdBook wants every page below one folder, and ours are where a visitor of the sources looks for
//! them. So their part of the project is copied, each document in its place, and mdBook builds the
//! copy.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use pulldown_cmark::{Event, Options, Parser, Tag};

use crate::project::root;
use crate::steps;
use crate::tidy::markdown::{joined, links};
use crate::tools::CargoTool;

/// The list of chapters. Its links start from its own folder, so that they work there as well.
pub(crate) const SUMMARY: &str = "docs/SUMMARY.md";

/// The settings of the book.
const SETTINGS: &str = "docs/book.toml";

/// Folders of pictures that chapters show in HTML of their own.
const PICTURES: &[&str] = &["docs/pictures", "web/e2e/pictures"];

/// Without the server of its default features it builds in three minutes on two cores.
const MDBOOK: CargoTool = CargoTool {
    name: "mdbook",
    version: "0.5.4",
    options: &["--no-default-features", "--features", "search"],
};

/// Builds the book, target/book/html.
pub(crate) fn build() -> Result<()> {
    let folder = root().join("target/book");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    collect(&folder.join("src"))?;
    fs::copy(root().join(SETTINGS), folder.join("book.toml"))?;
    steps::run(Command::new(MDBOOK.ensure()?).arg("build").arg(&folder))?;
    println!("the book: {}", folder.join("html/index.html").display());
    Ok(())
}

/// The chapters that the summary lists, as paths from the workspace, in order.
pub(crate) fn chapters(summary: &str) -> Vec<String> {
    let links = links(summary).into_iter();
    links.filter_map(|link| joined(SUMMARY, &link)).collect()
}

/// Copies what the book consists of.
fn collect(folder: &Path) -> Result<()> {
    let summary = read(SUMMARY)?;
    let chapters: BTreeSet<String> = chapters(&summary).into_iter().collect();
    for chapter in &chapters {
        let text = read(chapter)?;
        for file in attached(chapter, &text) {
            copy(&file, folder)?;
        }
        write(
            &folder.join(chapter),
            &self_contained(chapter, &text, &chapters),
        )?;
    }
    for pictures in PICTURES {
        for picture in fs::read_dir(root().join(pictures))? {
            let name = picture?.file_name();
            copy(&format!("{pictures}/{}", name.display()), folder)?;
        }
    }
    write(&folder.join("SUMMARY.md"), &from_the_root(&summary))
}

/// The plain files that a chapter links to: schemas and licences, but no documents.
fn attached(chapter: &str, text: &str) -> Vec<String> {
    let targets = links(text);
    let targets = targets.iter().filter_map(|link| joined(chapter, link));
    targets.filter(|path| is_attachment(path)).collect()
}

fn is_attachment(path: &str) -> bool {
    Path::new(path).extension().is_none_or(|it| it != "md") && root().join(path).is_file()
}

/// The text of a chapter. Links to what the book lacks, such as folders of sources, are reduced to
/// their words.
fn self_contained(chapter: &str, text: &str, chapters: &BTreeSet<String>) -> String {
    let is_in_book = |link: &str| {
        let target = link.split('#').next().unwrap_or_default();
        let path = joined(chapter, target).unwrap_or_default();
        let is_elsewhere = target.is_empty() || target.contains(':');
        is_elsewhere || is_attachment(&path) || chapters.contains(&path)
    };
    let mut shortened = text.to_owned();
    let events: Vec<_> = Parser::new_ext(text, Options::all())
        .into_offset_iter()
        .collect();
    for (event, range) in events.into_iter().rev() {
        if let Event::Start(Tag::Link { dest_url, .. }) = event
            && !is_in_book(&dest_url)
            && let Some((_, link)) = text[range.clone()].split_once('[')
            && let Some((words, _)) = link.rsplit_once("](")
        {
            shortened.replace_range(range, words);
        }
    }
    shortened
}

/// The summary with links that start from the workspace.
fn from_the_root(summary: &str) -> String {
    let mut text = summary.to_owned();
    for link in links(summary) {
        if let Some(path) = joined(SUMMARY, &link) {
            text = text.replacen(&format!("]({link})"), &format!("]({path})"), 1);
        }
    }
    text
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(root().join(path)).with_context(|| format!("{path} is unreadable"))
}

fn write(path: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    fs::write(path, text).with_context(|| format!("{} cannot be written", path.display()))
}

fn copy(file: &str, folder: &Path) -> Result<()> {
    let target: PathBuf = folder.join(file);
    fs::create_dir_all(target.parent().unwrap_or(folder))?;
    fs::copy(root().join(file), &target).with_context(|| format!("{file} cannot be copied"))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_are_the_links_of_the_summary() {
        let summary = "# Summary\n\n[Start](../README.md)\n\n- [Games](games.md)\n";
        assert_eq!(chapters(summary), ["README.md", "docs/games.md"]);
        let wanted = "# Summary\n\n[Start](README.md)\n\n- [Games](docs/games.md)\n";
        assert_eq!(from_the_root(summary), wanted);
    }

    #[test]
    fn links_out_of_the_book_become_their_words() {
        let text = "[a](games.md#b) [x](https://x.example) [the *rules*](../crates/rules/) [d](#d)";
        let wanted = "[a](games.md#b) [x](https://x.example) the *rules* [d](#d)";
        let chapters = ["docs/games.md".to_owned()].into();
        assert_eq!(self_contained("docs/server.md", text, &chapters), wanted);
    }

    #[test]
    fn a_plain_file_comes_along() {
        let text = "[schema](games.schema.json) [licence](../LICENSE-MIT)";
        let wanted = ["docs/games.schema.json", "LICENSE-MIT"];
        assert_eq!(attached("docs/games.md", text), wanted);
        assert_eq!(
            self_contained("docs/games.md", text, &BTreeSet::new()),
            text
        );
    }
}
