//! Windows on this machine: the program's own tests under Wine.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::cross::{self, WINDOWS};
use crate::project::root;
use crate::steps::{self, step};
use crate::{page, tally, tools};

/// What Wine lacks of Windows, and what it is made of.
const LIBRARY: &str = "bcryptprimitives.dll";
const SOURCE: &str = "xtask/src/wine.c";

/// The packages that meet the system: what keeps games, and the program.
const PACKAGES: [&str; 3] = ["webspinner-db", "webspinner-store", "webspinner"];

/// Builds the tests for Windows and runs them. The program has the page in it that was built last.
pub(crate) fn test() -> Result<()> {
    let mut tests = cross::cargo_for(WINDOWS)?;
    step("wine", make_system)?;
    tests
        .args(["test", "--no-fail-fast", "--target", WINDOWS])
        .args(PACKAGES.map(|package| format!("--package={package}")))
        .env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", "wine")
        .env("WEBSPINNER_PAGE", page::folder())
        // There is no cargo in Windows that could be asked where snapshots are.
        .env("INSTA_WORKSPACE_ROOT", root());
    tally::run_tests("tests under Wine", in_system(&mut tests))
}

/// Makes the folder that is Windows to the tests.
fn make_system() -> Result<()> {
    tools::ensure_program("wine", "wine")?;
    // Wine makes it where it is missing, and brings an older one up to date.
    steps::run(in_system(
        Command::new("wine").args(["wineboot", "--update"]),
    ))?;
    let library = system().join("drive_c/windows/system32").join(LIBRARY);
    if library.exists() {
        return Ok(());
    }
    let mut compiler = Command::new("x86_64-w64-mingw32-gcc");
    compiler.args(["-shared", "-o"]).arg(&library);
    compiler.arg(root().join(SOURCE)).arg("-ladvapi32");
    steps::run(&mut compiler)
}

fn system() -> PathBuf {
    root().join("target/wine")
}

/// Has Wine work there, silently and in English, without windows on the screen and without the
/// libraries of a browser and of .NET, which it would offer to download.
fn in_system(command: &mut Command) -> &mut Command {
    command
        .env("WINEPREFIX", system())
        .env("WINEDEBUG", "-all")
        .env("WINEDLLOVERRIDES", "mscoree,mshtml,winemenubuilder.exe=")
        .env("LC_ALL", "C.UTF-8")
        .env_remove("DISPLAY")
}
