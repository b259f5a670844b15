//! Texts that are generated from the sources and stored in the repository, so that changes show.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;

use anyhow::{Context, Result, bail};

use crate::project::root;

/// One stored text.
pub(crate) struct Snapshot {
    /// The file, relative to the workspace.
    pub(crate) path: &'static str,
    /// The command that writes it anew.
    pub(crate) update: &'static str,
}

impl Snapshot {
    /// Compares the stored text with the present one.
    ///
    /// # Errors
    /// When they differ: the lines that went and came, and how to accept them.
    pub(crate) fn check(&self, present: &str) -> Result<()> {
        let kept = fs::read_to_string(root().join(self.path)).unwrap_or_default();
        if kept == present {
            return Ok(());
        }
        bail!(
            "{} no longer fits:\n{}if this is meant, run `{}` and commit the file",
            self.path,
            difference(&kept, present),
            self.update,
        )
    }

    /// Stores the present text.
    pub(crate) fn write(&self, present: &str) -> Result<()> {
        fs::write(root().join(self.path), present)
            .with_context(|| format!("{} cannot be written", self.path))
    }
}

/// The lines that only one text has. The texts are sorted lists, so their order does not matter.
fn difference(kept: &str, present: &str) -> String {
    let (old, new): (BTreeSet<_>, BTreeSet<_>) =
        (kept.lines().collect(), present.lines().collect());
    let mut text = String::new();
    for line in old.symmetric_difference(&new) {
        let sign = if new.contains(line) { '+' } else { '-' };
        writeln!(text, "  {sign} {line}").expect("a String takes all");
    }
    if text.is_empty() {
        text.push_str("  the same lines in another order\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_shows_what_went_and_what_came() {
        assert_eq!(difference("a\nb\n", "a\nc\n"), "  - b\n  + c\n");
        assert_eq!(
            difference("b\na\n", "a\nb\n"),
            "  the same lines in another order\n"
        );
    }

    #[test]
    fn a_missing_file_does_not_pass() {
        let missing = Snapshot {
            path: "no/such/file",
            update: "cargo xtask nothing",
        };
        let error = missing.check("one\n").unwrap_err().to_string();
        assert!(
            error.contains("  + one\n") && error.contains("cargo xtask nothing"),
            "{error}"
        );
    }
}
