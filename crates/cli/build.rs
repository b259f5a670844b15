//! Passes the commit that it is built from to the program.

use std::fs;
use std::process::Command;

fn main() {
    if let Some(head) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        // What the output of `git describe` depends on: the commit, and the sources of all crates.
        println!("cargo::rerun-if-changed={head}");
        for folder in fs::read_dir("..").into_iter().flatten().flatten() {
            let sources = folder.path().join("src");
            if sources.exists() {
                println!("cargo::rerun-if-changed={}", sources.display());
            }
        }
    }
    let version = env!("CARGO_PKG_VERSION");
    // A downloaded package has no history, so the program shows only its version.
    if let Some(commit) = git(&[
        "describe",
        "--always",
        "--dirty",
        "--exclude=*",
        "--abbrev=12",
    ]) {
        println!("cargo::rustc-env=WEBSPINNER_COMMIT={commit}");
        println!("cargo::rustc-env=WEBSPINNER_VERSION={version} ({commit})");
    } else {
        println!("cargo::rustc-env=WEBSPINNER_VERSION={version}");
    }
}

fn git(arguments: &[&str]) -> Option<String> {
    let mut command = Command::new("git");
    // It takes no locks: other programs may be using the repository.
    command.args(arguments).env("GIT_OPTIONAL_LOCKS", "0");
    let output = command.output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
