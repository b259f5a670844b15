//! The program: building and starting it.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, anyhow, ensure};

use crate::profile::Profile;
use crate::project::{cargo, root};
use crate::steps::{self, step};
use crate::{cross, page, reproducible};

const PACKAGE: &str = "webspinner";

/// Commands that need a feature which playing does without.
const NEEDING: [(&str, &str); 3] = [
    ("report", "parquet"),
    ("serve", "accounts"),
    ("survey", "parquet"),
];
/// What runs without arguments: the page, opened in a browser.
const PAGE: [&str; 2] = ["serve", "--open"];

/// Builds the program, with the page in it, at target/release/webspinner, and returns its path.
pub(crate) fn build() -> Result<PathBuf> {
    build_for(None, &page::build(Profile::Release)?)
}

/// Builds the program for a target, with this page in it, and returns its path.
pub(crate) fn build_for(target: Option<&str>, page: &Path) -> Result<PathBuf> {
    let cargo = match target {
        Some(target) => cross::cargo_for(target)?,
        None => cargo(),
    };
    let arguments: Vec<&str> = target.into_iter().flat_map(|it| ["--target", it]).collect();
    compile(Profile::Release, cargo, &arguments, page)?;
    found(Profile::Release.program(target))
}

/// Builds the program for this machine quickly, to ask it what it says of itself, which is the same
/// in every profile. Returns its path.
pub(crate) fn build_to_ask(page: &Path) -> Result<PathBuf> {
    compile(Profile::Quick, cargo(), &[], page)?;
    found(Profile::Quick.program(None))
}

/// Builds the program quickly and then becomes it, so that terminal, signals and exit status are
/// its own. Without arguments it serves the page and opens it.
pub(crate) fn run(arguments: &[OsString]) -> Result<()> {
    let page = PAGE.map(OsString::from);
    let arguments = if arguments.is_empty() {
        &page
    } else {
        arguments
    };
    let mut features = vec!["--no-default-features"];
    for (command, feature) in NEEDING {
        if arguments.iter().any(|argument| argument == command) {
            features.extend(["--features", feature]);
        }
    }
    compile(
        Profile::Quick,
        cargo(),
        &features,
        &page::build(Profile::Quick)?,
    )?;
    let program = found(Profile::Quick.program(None))?;
    become_command(Command::new(&program).args(arguments))
        .map_err(|error| anyhow!("{} cannot be started: {error}", program.display()))
}

fn compile(profile: Profile, mut build: Command, arguments: &[&str], page: &Path) -> Result<()> {
    step("program", || {
        build
            .args(["build", "--locked", "--package", PACKAGE])
            .args(["--profile", profile.name()])
            .args(arguments)
            .arg("--target-dir")
            .arg(root().join("target"))
            .env("WEBSPINNER_PAGE", page)
            .env_remove("CARGO_BUILD_TARGET");
        if profile == Profile::Release {
            reproducible::configure(&mut build);
        }
        steps::run(&mut build)
    })
}

/// The program, once it was built.
fn found(program: PathBuf) -> Result<PathBuf> {
    ensure!(
        program.exists(),
        "the program was built, but is not at {}: cargo puts it elsewhere if its settings, such as \
         those in ~/.cargo/config.toml, have a `target` under `[build]`. Take it out and try again",
        program.display()
    );
    Ok(program)
}

#[cfg(unix)]
fn become_command(command: &mut Command) -> std::io::Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec())
}

#[cfg(not(unix))]
fn become_command(command: &mut Command) -> std::io::Result<()> {
    let status = command.status()?;
    std::process::exit(status.code().unwrap_or(1));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_cargo_put_elsewhere_is_missed() {
        let here = root().join("Cargo.toml");
        assert_eq!(found(here.clone()).ok(), Some(here));
        let error = found(root().join("target/quick/nowhere")).unwrap_err();
        assert!(error.to_string().contains("[build]"), "{error}");
    }
}
