//! Whether the book has every document.

use crate::book::{SUMMARY, chapters};

use super::Files;
use super::files::extension;

/// Documents that the summary lacks, and those that it lists twice.
pub(super) fn problems(files: &Files) -> Vec<String> {
    let summary = files.get(SUMMARY).map_or("", String::as_str);
    let chapters = chapters(summary);
    let documents = files.keys().filter(|path| is_document(path));
    let missing = documents
        .filter(|path| !chapters.contains(path))
        .map(|path| {
            format!("{SUMMARY}: {path} is missing; add it under the heading it belongs to")
        });
    let twice = (1..chapters.len())
        .filter(|&at| chapters[..at].contains(&chapters[at]))
        .map(|at| format!("{SUMMARY}: {} is listed twice", chapters[at]));
    missing.chain(twice).collect()
}

/// The Markdown files of the top folder and of `docs`. Others are read where they are.
fn is_document(path: &str) -> bool {
    let is_in_place = !path.contains('/') || path.starts_with("docs/");
    is_in_place && extension(path) == "md" && path != SUMMARY
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(summary: &str) -> Vec<String> {
        let mut files = Files::new();
        for path in ["README.md", "docs/games.md", "web/README.md", "docs/a.json"] {
            files.insert(path.into(), String::new());
        }
        files.insert(SUMMARY.into(), summary.into());
        problems(&files)
    }

    #[test]
    fn a_book_with_every_document_is_complete() {
        assert!(of("[Start](../README.md)\n\n- [Games](games.md)\n").is_empty());
    }

    #[test]
    fn a_missing_document_is_found() {
        assert_eq!(
            of("[Start](../README.md)\n"),
            ["docs/SUMMARY.md: docs/games.md is missing; add it under the heading it belongs to"]
        );
    }

    #[test]
    fn a_document_that_is_there_twice_is_found() {
        assert_eq!(
            of("[Start](../README.md)\n\n- [Games](games.md)\n- [Again](games.md)\n"),
            ["docs/SUMMARY.md: docs/games.md is listed twice"]
        );
    }
}
