//! The packages of the page, as its lock file names them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::policy;
use crate::project::root;

const LOCK: &str = "web/package-lock.json";

const HEAD: &str = "
## Packages of the page

What the page is made of, built with and tested with; `web/package-lock.json` has the versions.

| package | licence |
|---|---|
";

/// Packages whose licence is in their files alone, not where npm reads it.
const IN_ITS_FILES: [(&str, &str); 1] = [("parse-cache-control", "BSD-3-Clause")];

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Package>,
}

#[derive(Deserialize)]
struct Package {
    license: Option<String>,
}

/// The section of the file.
///
/// # Errors
/// If a package states no licence, or one that is not accepted.
pub(super) fn section() -> Result<String> {
    let text = fs::read_to_string(root().join(LOCK)).with_context(|| LOCK.to_owned())?;
    packages(&text).with_context(|| LOCK.to_owned())
}

fn packages(text: &str) -> Result<String> {
    let lock: Lock = serde_json::from_str(text)?;
    let mut licences: BTreeMap<&str, &str> = BTreeMap::new();
    for (path, package) in &lock.packages {
        // The one without a path is the page itself.
        let Some((_, name)) = path.rsplit_once("node_modules/") else {
            continue;
        };
        let known = IN_ITS_FILES.iter().find(|(known, _)| *known == name);
        let license = package.license.as_deref();
        let license = license.or(known.map(|(_, license)| *license));
        policy::chosen(name, license)?;
        licences.insert(name, license.unwrap_or_default());
    }
    Ok(licences
        .iter()
        .fold(HEAD.to_owned(), |mut text, (name, license)| {
            writeln!(text, "| {name} | {license} |").expect("a String takes all");
            text
        }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lock(license: &str) -> String {
        format!(
            r#"{{"packages": {{"": {{"name": "web"}}, "node_modules/a": {{"license": "MIT"}},
                "node_modules/a/node_modules/@b/c": {{"license": {license}}}}}}}"#
        )
    }

    #[test]
    fn packages_have_their_own_names_wherever_they_lie() {
        let text = packages(&lock(r#""(MIT OR GPL-3.0)""#)).expect("accepted");
        let rows = text.strip_prefix(HEAD).expect("the head comes first");
        assert_eq!(rows, "| @b/c | (MIT OR GPL-3.0) |\n| a | MIT |\n");
    }

    #[test]
    fn what_is_not_accepted_is_named() {
        for license in [r#""GPL-3.0""#, "null"] {
            let error = packages(&lock(license)).unwrap_err();
            assert!(error.to_string().contains("@b/c"), "{error}");
        }
    }
}
