//! The version that is released, and what the changelog says of it.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::project::root;

/// The version of every package of the workspace.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

const FILE: &str = "CHANGELOG.md";

/// What the changelog says of the version with this tag.
///
/// # Errors
/// If the tag is not the present version's, or the changelog has no section for it.
pub(crate) fn section(tag: &str) -> Result<String> {
    ensure!(
        tag.strip_prefix('v') == Some(VERSION),
        "the tag {tag} does not fit the version {VERSION} in Cargo.toml: it would be v{VERSION}"
    );
    let text = fs::read_to_string(root().join(FILE)).with_context(|| FILE.to_owned())?;
    let section = find(&text, VERSION);
    section.with_context(|| format!("{FILE} has no section `## [{VERSION}] - DATE`"))
}

/// The text below the heading of a version, up to the next one.
fn find(text: &str, version: &str) -> Option<String> {
    let is_its = |line: &str| {
        let title = line.strip_prefix("## ").unwrap_or_default();
        let words = title.split_whitespace().next().unwrap_or_default();
        words.trim_matches(['[', ']']) == version
    };
    let mut lines = text.lines().skip_while(|line| !is_its(line));
    lines.next()?;
    let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("## ")).collect();
    Some(lines.join("\n").trim().to_owned() + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_section_of_a_version_ends_before_the_next() {
        let text = "# Log\n\n## Unreleased\n\n- x\n\n## [1.2.0] - 2026-01-02\n\n- a\n\n### B\n- b\n\n## 1.1.0\n- c\n";
        assert_eq!(find(text, "1.2.0").as_deref(), Some("- a\n\n### B\n- b\n"));
        assert_eq!(find(text, "1.1.0").as_deref(), Some("- c\n"));
        assert_eq!(find(text, "1.2"), None);
    }

    #[test]
    fn another_tag_is_refused_with_the_right_one() {
        let error = section("v99.0.0").unwrap_err().to_string();
        assert!(error.contains(&format!("v{VERSION}")), "{error}");
    }
}
