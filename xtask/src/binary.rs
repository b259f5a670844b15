//! The program: building and starting it.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, anyhow};

use crate::page;
use crate::profile::Profile;
use crate::project::{cargo, root};
use crate::steps::{self, step};

const PACKAGE: &str = "webspinner";

/// Commands that read and write Parquet, which playing does without.
const WITH_PARQUET: [&str; 2] = ["report", "survey"];

/// Builds the program, with the page in it, at target/release/webspinner.
pub(crate) fn build() -> Result<()> {
    build_for(None).map(drop)
}

/// Builds the program for a target, with the page in it, and returns its path.
pub(crate) fn build_for(target: Option<&str>) -> Result<PathBuf> {
    let arguments: Vec<&str> = target.into_iter().flat_map(|it| ["--target", it]).collect();
    build_with(Profile::Release, &arguments)?;
    Ok(Profile::Release.program(target))
}

/// Builds the program quickly and then becomes it, so that terminal, signals and exit status are
/// its own. Without arguments it serves the page and opens it.
pub(crate) fn run(arguments: &[OsString]) -> Result<()> {
    let needs_parquet = WITH_PARQUET
        .iter()
        .any(|command| arguments.iter().any(|argument| argument == command));
    let features: &[&str] = if needs_parquet {
        &[]
    } else {
        &["--no-default-features"]
    };
    build_with(Profile::Quick, features)?;
    let program = Profile::Quick.program(None);
    let mut command = Command::new(&program);
    if arguments.is_empty() {
        command.args(["serve", "--open"]);
    }
    become_command(command.args(arguments))
        .map_err(|error| anyhow!("{} cannot be started: {error}", program.display()))
}

fn build_with(profile: Profile, arguments: &[&str]) -> Result<()> {
    let page = page::build(profile)?;
    step("program", || {
        steps::run(
            cargo()
                .args(["build", "--locked", "--package", PACKAGE])
                .args(["--profile", profile.name()])
                .args(arguments)
                .arg("--target-dir")
                .arg(root().join("target"))
                .env("WEBSPINNER_PAGE", page)
                .env_remove("CARGO_BUILD_TARGET"),
        )
    })
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
