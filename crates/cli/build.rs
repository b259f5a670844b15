//! Tells the program the commit that it is built from.

use std::process::Command;

fn main() {
    // Whatever the answer of `git describe` depends on: the commit, and the sources.
    println!("cargo::rerun-if-changed=..");
    if let Some(head) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={head}");
    }
    // A package that was downloaded has no history, and says its version only.
    if let Some(commit) = git(&[
        "describe",
        "--always",
        "--dirty",
        "--exclude=*",
        "--abbrev=12",
    ]) {
        println!("cargo::rustc-env=WEBSPINNER_COMMIT={commit}");
    }
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
