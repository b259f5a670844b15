//! The release binary: building and starting it.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, anyhow};

use crate::project::{cargo, root};
use crate::{page, steps};

const PACKAGE: &str = "webspinner";

/// Builds the binary, with the page in it, at target/release/webspinner, whatever target folder
/// cargo is configured for.
pub(crate) fn build() -> Result<()> {
    let page = page::build()?;
    let target = root().join("target");
    steps::run(
        cargo()
            .args(["build", "--release", "--package", PACKAGE, "--target-dir"])
            .arg(target)
            .env("WEBSPINNER_PAGE", page)
            .env_remove("CARGO_BUILD_TARGET"),
    )
}

/// Builds the binary, then becomes it, so that terminal, signals and exit status are its own.
/// Without arguments it serves the page and opens it.
pub(crate) fn run(arguments: &[OsString]) -> Result<()> {
    build()?;
    let path: PathBuf = [root().as_os_str(), "target".as_ref(), "release".as_ref()]
        .iter()
        .collect();
    let path = path.join(format!("{PACKAGE}{}", std::env::consts::EXE_SUFFIX));
    let mut command = Command::new(&path);
    if arguments.is_empty() {
        command.args(["serve", "--open"]);
    }
    become_command(command.args(arguments))
        .map_err(|error| anyhow!("{} cannot be started: {error}", path.display()))
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
