//! The release binary: building and starting it.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, anyhow};

use crate::project::{cargo, root};
use crate::steps;

const PACKAGE: &str = "webspinner";

/// Leaves the binary at target/release/webspinner, wherever else cargo is set to build.
pub(crate) fn build() -> Result<()> {
    let target = root().join("target");
    steps::run(
        cargo()
            .args(["build", "--release", "--package", PACKAGE, "--target-dir"])
            .arg(target)
            .env_remove("CARGO_BUILD_TARGET"),
    )
}

/// Builds the binary, then becomes it, so that terminal, signals and exit status are its own.
pub(crate) fn run(arguments: &[OsString]) -> Result<()> {
    build()?;
    let path: PathBuf = [root().as_os_str(), "target".as_ref(), "release".as_ref()]
        .iter()
        .collect();
    let path = path.join(format!("{PACKAGE}{}", std::env::consts::EXE_SUFFIX));
    become_command(Command::new(&path).args(arguments))
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
