//! What to run at the desk: format, lint and test what has changed and what depends on it.

use std::collections::BTreeSet;
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;

use crate::page::{self, Packages};
use crate::project::{Metadata, Package, cargo, output_of, root};
use crate::steps::{run, step};
use crate::tally::Tally;
use crate::{test, tidy};

#[derive(Args)]
pub(crate) struct Options {
    /// What to compare with, instead of where this branch left main
    #[arg(long)]
    since: Option<String>,
}

/// Files that every crate is built with.
const COMMON: [&str; 5] = [
    ".cargo/",
    "Cargo.lock",
    "Cargo.toml",
    "clippy.toml",
    "rust-toolchain.toml",
];

const PAGE: &str = "web/";

pub(crate) fn run_checks(options: &Options) -> Result<()> {
    let changed = changed_files(options.since.as_deref())?;
    let metadata = Metadata::read()?;
    let crates = affected(&changed, &metadata);
    let page = changed.iter().any(|path| path.starts_with(PAGE));
    eprintln!(
        "{} changed files; to check: {}{}",
        changed.len(),
        crates.iter().copied().collect::<Vec<_>>().join(", "),
        if page { ", the page" } else { "" }
    );
    step("fmt", || run(cargo().args(["fmt", "--all", "--check"])))?;
    step("tidy", tidy::run)?;
    let packages: Vec<&str> = crates.iter().flat_map(|name| ["--package", name]).collect();
    let mut tally = Tally::default();
    let mut done = Vec::new();
    if !packages.is_empty() {
        step("clippy", || {
            test::clippy(&[&packages, &["--all-targets"][..]].concat())
        })?;
        let mut tests = cargo();
        tests.args(["test", "--no-fail-fast"]).args(packages);
        done.push(tally.run("tests", &mut tests));
    }
    if page {
        page::install_packages(Packages::All)?;
        done.push(step("page's own checks", page::check));
        done.push(tally.run("page's own tests", &mut page::tests("unit")));
    }
    tally.print();
    done.into_iter().collect()
}

/// The paths, relative to the workspace, of what differs from the common ancestor with main:
/// committed or not.
fn changed_files(since: Option<&str>) -> Result<Vec<String>> {
    let base = match since {
        Some(revision) => revision.to_owned(),
        None => left_main().context("there is no main to compare with: use --since REVISION")?,
    };
    let differing = listed(&["diff", "--name-only", "-z", &base])?;
    let new = listed(&["ls-files", "--others", "--exclude-standard", "-z"])?;
    Ok([differing, new].concat())
}

fn left_main() -> Option<String> {
    ["origin/main", "main"].iter().find_map(|main| {
        let output = git(&["merge-base", "HEAD", main]).output().ok()?;
        let base = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| base.trim().to_owned())
    })
}

fn listed(arguments: &[&str]) -> Result<Vec<String>> {
    let paths = output_of(&mut git(arguments))?;
    Ok(paths.split_terminator('\0').map(str::to_owned).collect())
}

fn git(arguments: &[&str]) -> Command {
    let mut git = Command::new("git");
    git.current_dir(root()).args(arguments);
    git
}

/// The names of the crates that have a changed file, and of all that use one of them.
fn affected<'a>(changed: &[String], metadata: &'a Metadata) -> BTreeSet<&'a str> {
    let is_common = |path: &String| COMMON.iter().any(|common| path.starts_with(common));
    let all = changed.iter().any(is_common);
    let members: Vec<&Package> = metadata.members().collect();
    let holds = |member: &Package, path: &str| {
        let rest = path.strip_prefix(member.folder());
        rest.is_some_and(|rest| rest.starts_with('/'))
    };
    let has_changed = |member: &Package| all || changed.iter().any(|path| holds(member, path));
    let first = members.iter().filter(|member| has_changed(member));
    let mut found: BTreeSet<&str> = first.map(|member| &*member.name).collect();
    loop {
        let uses_one = |member: &&&Package| {
            let mut uses = member.dependencies.iter();
            uses.any(|one| one.path.is_some() && found.contains(&*one.name))
        };
        let users = members.iter().filter(uses_one);
        let more: BTreeSet<&str> = users.map(|member| &*member.name).collect();
        if more.is_subset(&found) {
            return found;
        }
        found.extend(more);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A workspace in which `table` uses `rules`, `cli` uses `table`, and `wire` stands alone.
    fn workspace() -> Metadata {
        let member = |name: &str, uses: &str| {
            let manifest = root().join("crates").join(name).join("Cargo.toml");
            format!(
                r#"{{"id":"{name}","name":"{name}","version":"1.0.0","authors":[],
                    "manifest_path":"{}","dependencies":[{uses}]}}"#,
                manifest.display()
            )
        };
        let using = |name: &str| format!(r#"{{"name":"{name}","req":"^1","path":"/"}}"#);
        let packages = [
            member("cli", &using("table")),
            member("rules", ""),
            member("table", &using("rules")),
            member("wire", ""),
        ];
        let text = format!(
            r#"{{"workspace_members":["cli","rules","table","wire"],"resolve":{{"nodes":[]}},
                "packages":[{}]}}"#,
            packages.join(",")
        );
        serde_json::from_str(&text).expect("cargo writes it like that")
    }

    fn affected_by(paths: &[&str]) -> String {
        let changed: Vec<String> = paths.iter().map(|path| (*path).to_owned()).collect();
        let metadata = workspace();
        let names: Vec<&str> = affected(&changed, &metadata).into_iter().collect();
        names.join(" ")
    }

    #[test]
    fn a_change_reaches_whatever_uses_the_crate() {
        assert_eq!(affected_by(&["crates/rules/src/lib.rs"]), "cli rules table");
        assert_eq!(affected_by(&["crates/table/Cargo.toml"]), "cli table");
        assert_eq!(
            affected_by(&["crates/wire/src/lib.rs", "README.md"]),
            "wire"
        );
        assert_eq!(
            affected_by(&["crates/wired/src/lib.rs", "web/index.html"]),
            ""
        );
        assert_eq!(affected_by(&["Cargo.lock"]), "cli rules table wire");
    }
}
