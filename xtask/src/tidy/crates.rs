//! Whether the crates are what the map in ARCHITECTURE.md says: which may use which, and which
//! depend on their arguments alone.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::project::{Metadata, Package};

use super::Files;

/// The document with the map.
const DOCUMENT: &str = "ARCHITECTURE.md";

/// The folder of the Python package.
const PYTHON: &str = "python";

/// The head of the table that is the map.
const COLUMNS: [&str; 4] = ["folder", "what it does", "uses", "pure"];

/// What a crate may use, and whether it is pure, as the map says.
#[derive(Debug, PartialEq, Eq)]
struct Entry {
    folder: String,
    uses: Vec<String>,
    is_pure: bool,
}

/// The problems of all packages of the workspace.
pub(super) fn problems(metadata: &Metadata, files: &Files) -> Vec<String> {
    let map = map(files.get(DOCUMENT).map_or("", String::as_str));
    if map.is_empty() {
        let columns = COLUMNS.join(" | ");
        return vec![format!("{DOCUMENT}: no table with the columns {columns}")];
    }
    let members = metadata.members();
    let mut problems: Vec<String> = members
        .flat_map(|package| package_problems(package, &map, files))
        .collect();
    problems.extend(ghosts(metadata, &map));
    problems
}

/// The problems of the Python package, a workspace of its own.
pub(super) fn python_problems(metadata: &Metadata, files: &Files) -> Vec<String> {
    let map = map(files.get(DOCUMENT).map_or("", String::as_str));
    let entry = map.iter().find(|it| it.folder == PYTHON);
    let package = metadata.members().find(|it| it.folder() == PYTHON);
    let (Some(entry), Some(package)) = (entry, package) else {
        return vec![format!(
            "{PYTHON}: not on the map in {DOCUMENT}, or no package"
        )];
    };
    let mut problems = wrong_dependencies(package, &entry.uses);
    problems.extend(other_version(package, metadata));
    problems.extend(no_sentence(PYTHON, files));
    problems.extend(no_licence(PYTHON, files));
    problems
}

/// Our crates share one version, which cargo cannot see to across workspaces.
fn other_version(package: &Package, metadata: &Metadata) -> Option<String> {
    let mut others = metadata.members().map(|it| &it.version);
    let common = others.find(|version| **version != package.version)?;
    Some(format!(
        "{PYTHON}/Cargo.toml: the version should be {common}, as of all crates"
    ))
}

/// The rows of the map.
fn map(document: &str) -> Vec<Entry> {
    let mut rows = tables(document)
        .into_iter()
        .find(|rows| rows.first().is_some_and(|head| head == &COLUMNS))
        .unwrap_or_default();
    rows.drain(..rows.len().min(1));
    rows.into_iter().map(entry).collect()
}

fn entry(row: Vec<String>) -> Entry {
    let mut cells = row.into_iter();
    let mut next = || cells.next().unwrap_or_default();
    let (folder, _sentence, uses, pure) = (next(), next(), next(), next());
    let uses = uses.split(',').map(str::trim).filter(|it| !it.is_empty());
    Entry {
        folder,
        uses: uses.map(str::to_owned).collect(),
        is_pure: pure == "yes",
    }
}

/// The cells of every table of a document, row by row, the head first.
fn tables(document: &str) -> Vec<Vec<Vec<String>>> {
    let mut tables: Vec<Vec<Vec<String>>> = Vec::new();
    let mut cell = None;
    for event in Parser::new_ext(document, Options::ENABLE_TABLES) {
        let table = tables.last_mut();
        match event {
            Event::Start(Tag::Table(_)) => tables.push(Vec::new()),
            Event::Start(Tag::TableHead | Tag::TableRow) => {
                if let Some(rows) = table {
                    rows.push(Vec::new());
                }
            }
            Event::Start(Tag::TableCell) => cell = Some(String::new()),
            Event::End(TagEnd::TableCell) => {
                if let Some(row) = table.and_then(|rows| rows.last_mut()) {
                    row.extend(cell.take());
                }
            }
            Event::Text(text) | Event::Code(text) => {
                if let Some(cell) = &mut cell {
                    cell.push_str(&text);
                }
            }
            _ => {}
        }
    }
    tables
}

/// Folders on the map that are not packages.
fn ghosts(metadata: &Metadata, map: &[Entry]) -> Vec<String> {
    let folders: Vec<&str> = metadata.members().map(Package::folder).collect();
    let crates = map.iter().filter(|it| it.folder.starts_with("crates/"));
    let ghosts = crates.filter(|it| !folders.contains(&it.folder.as_str()));
    ghosts
        .map(|it| format!("{DOCUMENT}: there is no {}", it.folder))
        .collect()
}

fn package_problems(package: &Package, map: &[Entry], files: &Files) -> Vec<String> {
    let folder = package.folder();
    let Some(short) = folder.strip_prefix("crates/") else {
        // The chores and the fuzz targets may use anything.
        return Vec::new();
    };
    let Some(entry) = map.iter().find(|it| it.folder == folder) else {
        return vec![format!("{folder}: not on the map in {DOCUMENT}")];
    };
    let mut problems = Vec::new();
    let name = package_name(short);
    if package.name != name {
        problems.push(format!("{folder}: the package should be named {name}"));
    }
    problems.extend(wrong_dependencies(package, &entry.uses));
    problems.extend(no_sentence(folder, files));
    problems.extend(no_licence(folder, files));
    if entry.is_pure {
        problems.extend(not_pure(folder, map, files));
    }
    problems
}

/// The binary has the project's name; every other package adds its folder's name.
fn package_name(folder: &str) -> String {
    if folder == "cli" {
        "webspinner".into()
    } else {
        format!("webspinner-{folder}")
    }
}

/// Dependencies that the map does not list, and listed ones that are not there.
fn wrong_dependencies(package: &Package, uses: &[String]) -> Vec<String> {
    let folder = package.folder();
    let ours = package.dependencies.iter();
    let ours = ours.filter(|it| it.path.is_some() && !it.is_for_tests());
    let ours: Vec<&str> = ours.map(|it| it.name.as_str()).collect();
    let listed: Vec<String> = uses.iter().map(|name| package_name(name)).collect();
    let missing = ours
        .iter()
        .filter(|name| !listed.iter().any(|it| it == *name))
        .map(|name| format!("{folder}: may not use {name}, which {DOCUMENT} does not list"));
    let unused = listed
        .iter()
        .filter(|name| !ours.contains(&name.as_str()))
        .map(|name| format!("{folder}: does not use {name}, which {DOCUMENT} lists"));
    missing.chain(unused).collect()
}

fn no_sentence(folder: &str, files: &Files) -> Option<String> {
    let lib = format!("{folder}/src/lib.rs");
    let main = format!("{folder}/src/main.rs");
    let (path, text) = files
        .get_key_value(&lib)
        .or_else(|| files.get_key_value(&main))?;
    let first = text.lines().next().unwrap_or_default();
    (!first.starts_with("//! ") || !first.ends_with('.'))
        .then(|| format!("{path}:1: the first line should say in a sentence what the crate does"))
}

/// A package on its own must contain the licences.
fn no_licence(folder: &str, files: &Files) -> Vec<String> {
    let licences = ["LICENSE-APACHE", "LICENSE-MIT"];
    let missing = licences.iter().filter(|name| {
        let (own, root) = (files.get(&format!("{folder}/{name}")), files.get(**name));
        own.is_none() || own != root
    });
    let up = "../".repeat(folder.split('/').count());
    missing
        .map(|name| format!("{folder}/{name}: should be a link to {up}{name}"))
        .collect()
}

/// Pure crates share the clippy.toml that bans clocks, files and randomness.
fn not_pure(folder: &str, map: &[Entry], files: &Files) -> Option<String> {
    let model = map.iter().find(|it| it.is_pure)?;
    let model = format!("{}/clippy.toml", model.folder);
    let own = format!("{folder}/clippy.toml");
    (!files.contains_key(&own) || files.get(&own) != files.get(&model))
        .then(|| format!("{own}: should be the same as {model}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::root;

    const MAP: &str = "\
| other | table |
|---|---|
| `crates/no` | |

| folder | what it does | uses | pure |
|---|---|---|---|
| `crates/rules` | says what is legal | | yes |
| `crates/table` | runs a session | rules | yes |
| `crates/tui` | draws | rules, table | |
";

    /// The problems of a package in `folder` that uses others of ours.
    fn of(folder: &str, name: &str, uses: &[&str], files: &[(&str, &str)]) -> Vec<String> {
        let files = files
            .iter()
            .map(|(path, text)| ((*path).into(), (*text).into()))
            .collect();
        let uses = uses
            .iter()
            .map(|name| format!(r#"{{"name": "webspinner-{name}", "req": "^1", "path": "/"}}"#));
        let uses: Vec<String> = uses.collect();
        let manifest = root().join(folder).join("Cargo.toml");
        let package = format!(
            r#"{{"id": "it", "name": "{name}", "version": "1.0.0", "authors": [], "manifest_path": "{}",
                "dependencies": [{{"name": "serde", "req": "^1"}}, {}]}}"#,
            manifest.display(),
            uses.join(", "),
        );
        let package = package.replace(", ]", "]");
        let package: Package = serde_json::from_str(&package).expect("the form of cargo metadata");
        package_problems(&package, &map(MAP), &files)
    }

    const GOOD: &[(&str, &str)] = &[
        ("crates/tui/src/lib.rs", "//! Draws.\n"),
        ("crates/rules/clippy.toml", "x\n"),
        ("crates/table/clippy.toml", "x\n"),
        ("LICENSE-MIT", "m\n"),
        ("LICENSE-APACHE", "a\n"),
        ("crates/tui/LICENSE-MIT", "m\n"),
        ("crates/tui/LICENSE-APACHE", "a\n"),
        ("crates/table/LICENSE-MIT", "m\n"),
        ("crates/table/LICENSE-APACHE", "a\n"),
    ];

    #[test]
    fn listed_dependencies_are_no_problem() {
        let found = of("crates/tui", "webspinner-tui", &["rules", "table"], GOOD);
        assert_eq!(found, [""; 0]);
        let found = of("crates/table", "webspinner-table", &["rules"], GOOD);
        assert_eq!(found, [""; 0]);
        assert_eq!(of("xtask", "xtask", &["tui"], GOOD), [""; 0]);
    }

    #[test]
    fn the_map_and_the_dependencies_have_to_agree() {
        let found = of(
            "crates/table",
            "webspinner-table",
            &["rules", "store"],
            GOOD,
        );
        let wanted =
            "crates/table: may not use webspinner-store, which ARCHITECTURE.md does not list";
        assert_eq!(found, [wanted]);
        let found = of("crates/tui", "webspinner-tui", &["rules"], GOOD);
        let wanted = "crates/tui: does not use webspinner-table, which ARCHITECTURE.md lists";
        assert_eq!(found, [wanted]);
    }

    #[test]
    fn an_unknown_crate_or_name_is_found() {
        let found = of("crates/misc", "webspinner-misc", &[], GOOD);
        assert_eq!(found, ["crates/misc: not on the map in ARCHITECTURE.md"]);
        let found = of("crates/table", "webspinner-board", &["rules"], GOOD);
        let wanted = "crates/table: the package should be named webspinner-table";
        assert_eq!(found, [wanted]);
    }

    #[test]
    fn a_crate_on_the_map_alone_is_found() {
        let metadata = r#"{"workspace_members": [], "packages": [], "resolve": {"nodes": []}}"#;
        let metadata = serde_json::from_str(metadata).expect("the form of cargo metadata");
        let found = ghosts(&metadata, &map(MAP));
        assert_eq!(found.len(), 3);
        assert_eq!(found[0], "ARCHITECTURE.md: there is no crates/rules");
    }

    /// The problems of the Python package in this version, with what it uses and the files.
    fn of_python(version: &str, uses: &str, files: &[(&str, &str)]) -> Vec<String> {
        let member = |folder: &str, name: &str, version: &str, uses: &str| {
            let manifest = root().join(folder).join("Cargo.toml");
            format!(
                r#"{{"id": "{name}", "name": "{name}", "version": "{version}", "authors": [],
                    "manifest_path": "{}", "dependencies": [{uses}]}}"#,
                manifest.display()
            )
        };
        let uses = format!(r#"{{"name": "webspinner-{uses}", "req": "^1", "path": "/"}}"#);
        let text = format!(
            r#"{{"workspace_members": ["webspinner-rules", "webspinner-python"],
                "resolve": {{"nodes": []}}, "packages": [{}, {}]}}"#,
            member("crates/rules", "webspinner-rules", "1.0.0", ""),
            member("python", "webspinner-python", version, &uses),
        );
        let metadata = serde_json::from_str(&text).expect("the form of cargo metadata");
        let map = format!("{MAP}| `python` | brings the rules to Python | rules | |\n");
        let files = [&[(DOCUMENT, &*map)], files].concat();
        let files = files
            .iter()
            .map(|(path, text)| ((*path).into(), (*text).into()));
        python_problems(&metadata, &files.collect())
    }

    #[test]
    fn the_python_package_is_held_to_the_map_as_well() {
        let good = [
            ("python/src/lib.rs", "//! Brings the rules to Python.\n"),
            ("LICENSE-MIT", "m\n"),
            ("LICENSE-APACHE", "a\n"),
            ("python/LICENSE-MIT", "m\n"),
            ("python/LICENSE-APACHE", "a\n"),
        ];
        assert_eq!(of_python("1.0.0", "rules", &good), [""; 0]);
        let found = of_python("1.0.1", "rules", &good);
        let wanted = "python/Cargo.toml: the version should be 1.0.0, as of all crates";
        assert_eq!(found, [wanted]);
        let found = of_python("1.0.0", "store", &good);
        assert_eq!(found.len(), 2, "{found:?}");
        let found = of_python("1.0.0", "rules", &good[..4]);
        let wanted = "python/LICENSE-APACHE: should be a link to ../LICENSE-APACHE";
        assert_eq!(found, [wanted]);
    }

    #[test]
    fn a_crate_without_its_sentence_is_found() {
        let mut files = GOOD.to_vec();
        files[0].1 = "mod draw;\n";
        let found = of("crates/tui", "webspinner-tui", &["rules", "table"], &files);
        assert_eq!(found.len(), 1);
        let start = "crates/tui/src/lib.rs:1: the first line";
        assert!(found[0].starts_with(start), "{found:?}");
    }

    #[test]
    fn a_crate_without_a_licence_is_found() {
        let mut files = GOOD.to_vec();
        files[7].1 = "other\n";
        let found = of("crates/table", "webspinner-table", &["rules"], &files);
        let wanted = "crates/table/LICENSE-MIT: should be a link to ../../LICENSE-MIT";
        assert_eq!(found, [wanted]);
    }

    #[test]
    fn a_pure_crate_without_the_common_settings_is_found() {
        let mut files = GOOD.to_vec();
        files[2].1 = "y\n";
        let found = of("crates/table", "webspinner-table", &["rules"], &files);
        let wanted = "crates/table/clippy.toml: should be the same as crates/rules/clippy.toml";
        assert_eq!(found, [wanted]);
    }
}
