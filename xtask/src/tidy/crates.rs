//! Which crate may use which, and what each crate must have.

use crate::project::{Metadata, Package};

use super::Files;

/// The crates and, for each, those of ours that it may use. A crate that is not listed here has no
/// place in the architecture yet.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("solver", &["rules"]),
    ("players", &["rules", "solver"]),
    ("table", &["rules", "solver", "players"]),
    ("store", &["rules"]),
    ("site", &["rules", "store"]),
    ("tui", &["rules", "table", "store"]),
    ("wire", &["rules"]),
    ("wasm", &["rules", "solver", "players", "table", "wire"]),
    ("server", &["rules", "solver", "wire", "site"]),
    ("survey", &["rules", "solver", "players"]),
    (
        "cli",
        &[
            "rules", "solver", "players", "table", "store", "site", "tui", "wire", "server",
            "survey",
        ],
    ),
];

/// The crates whose results depend on their arguments alone. Each has the clippy.toml of the first.
const PURE: &[&str] = &["rules", "solver", "players", "table"];

/// The problems of all packages of the workspace.
pub(super) fn problems(metadata: &Metadata, files: &Files) -> Vec<String> {
    metadata
        .members()
        .flat_map(|package| package_problems(package, files))
        .collect()
}

fn package_problems(package: &Package, files: &Files) -> Vec<String> {
    let folder = package.folder();
    let Some(short) = folder.strip_prefix("crates/") else {
        // The chores and the fuzz targets may use anything.
        return Vec::new();
    };
    let Some((_, allowed)) = ARROWS.iter().find(|(name, _)| *name == short) else {
        return vec![format!(
            "{folder}: not in the table of crates in xtask/src/tidy/crates.rs"
        )];
    };
    let mut problems = Vec::new();
    if package.name != package_name(short) {
        problems.push(format!(
            "{folder}: the package is to be named {}",
            package_name(short)
        ));
    }
    problems.extend(wrong_arrows(package, allowed));
    problems.extend(no_sentence(folder, files));
    problems.extend(not_pure(short, files));
    problems
}

/// The binary has the project's name; each other package adds its folder's.
fn package_name(folder: &str) -> String {
    if folder == "cli" {
        "webspinner".into()
    } else {
        format!("webspinner-{folder}")
    }
}

fn wrong_arrows(package: &Package, allowed: &[&str]) -> Vec<String> {
    let ours = package
        .dependencies
        .iter()
        .filter(|dependency| dependency.path.is_some());
    ours.filter(|dependency| {
        !allowed
            .iter()
            .any(|name| package_name(name) == dependency.name)
    })
    .map(|dependency| format!("{}: may not use {}", package.folder(), dependency.name))
    .collect()
}

fn no_sentence(folder: &str, files: &Files) -> Option<String> {
    let lib = format!("{folder}/src/lib.rs");
    let main = format!("{folder}/src/main.rs");
    let (path, text) = files
        .get_key_value(&lib)
        .or_else(|| files.get_key_value(&main))?;
    let first = text.lines().next().unwrap_or_default();
    (!first.starts_with("//! ") || !first.ends_with('.'))
        .then(|| format!("{path}:1: the first line is to say in one sentence what the crate does"))
}

fn not_pure(short: &str, files: &Files) -> Option<String> {
    let (own, model) = (settings(short), settings(PURE[0]));
    (PURE.contains(&short) && (!files.contains_key(&own) || files.get(&own) != files.get(&model)))
        .then(|| format!("{own}: is to be the same as {model}"))
}

fn settings(short: &str) -> String {
    format!("crates/{short}/clippy.toml")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::root;

    /// The problems of a package in `folder` that uses one other of ours.
    fn of(folder: &str, name: &str, uses: &str, files: &[(&str, &str)]) -> Vec<String> {
        let manifest = root().join(folder).join("Cargo.toml");
        let text = format!(
            r#"{{"workspace_members": ["it"], "packages": [{{"id": "it", "name": "{name}",
                "manifest_path": "{}", "dependencies": [
                    {{"name": "serde"}}, {{"name": "{uses}", "path": "/"}}]}}]}}"#,
            manifest.display(),
        );
        let metadata = serde_json::from_str(&text).expect("the form of cargo metadata");
        let files = files
            .iter()
            .map(|(path, text)| ((*path).into(), (*text).into()))
            .collect();
        problems(&metadata, &files)
    }

    const GOOD: &[(&str, &str)] = &[
        ("crates/tui/src/lib.rs", "//! Draws.\n"),
        ("crates/rules/clippy.toml", "x\n"),
        ("crates/table/clippy.toml", "x\n"),
    ];

    #[test]
    fn an_allowed_arrow_is_no_problem() {
        assert!(of("crates/tui", "webspinner-tui", "webspinner-table", GOOD).is_empty());
        assert!(of("crates/table", "webspinner-table", "webspinner-rules", GOOD).is_empty());
        assert!(of("xtask", "xtask", "webspinner-tui", GOOD).is_empty());
    }

    #[test]
    fn a_forbidden_arrow_is_found() {
        let found = of("crates/table", "webspinner-table", "webspinner-store", GOOD);
        assert_eq!(found, ["crates/table: may not use webspinner-store"]);
    }

    #[test]
    fn an_unknown_crate_or_name_is_found() {
        let found = of("crates/misc", "webspinner-misc", "webspinner-rules", GOOD);
        assert_eq!(
            found,
            ["crates/misc: not in the table of crates in xtask/src/tidy/crates.rs"]
        );
        let found = of("crates/cli", "webspinner-cli", "webspinner-rules", GOOD);
        assert_eq!(found, ["crates/cli: the package is to be named webspinner"]);
    }

    #[test]
    fn a_crate_without_its_sentence_is_found() {
        let files = &[("crates/tui/src/lib.rs", "mod draw;\n")];
        let found = of("crates/tui", "webspinner-tui", "webspinner-rules", files);
        assert_eq!(found.len(), 1);
        assert!(
            found[0].starts_with("crates/tui/src/lib.rs:1: the first line"),
            "{found:?}"
        );
    }

    #[test]
    fn a_pure_crate_without_the_common_settings_is_found() {
        for files in [&GOOD[..2], &[GOOD[1], ("crates/table/clippy.toml", "y\n")]] {
            let found = of(
                "crates/table",
                "webspinner-table",
                "webspinner-rules",
                files,
            );
            let wanted = "crates/table/clippy.toml: is to be the same as crates/rules/clippy.toml";
            assert_eq!(found, [wanted]);
        }
    }
}
