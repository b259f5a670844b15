//! The page: the engine for the browser, then what Vite makes of `web/`.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::profile::Profile;
use crate::project::root;
use crate::steps::{self, step};
use crate::wasm;

/// The oldest Node that the page is built with.
const NODE_MAJOR_MIN: u32 = 20;

/// Which of the page's packages are installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packages {
    /// What a quick build needs.
    Build,
    /// Those of the tests and of the release as well.
    All,
}

/// Builds the page, and returns its folder.
pub(crate) fn build(profile: Profile) -> Result<PathBuf> {
    check_node()?;
    step("engine for the browser", || {
        wasm::build(&web().join("src/engine/pkg"), profile)
    })?;
    let (packages, scripts) = match profile {
        Profile::Quick => (Packages::Build, &["build-quickly"][..]),
        Profile::Release => (Packages::All, &["optimise", "build"][..]),
    };
    step("page", || {
        install_packages(packages)?;
        scripts
            .iter()
            .try_for_each(|script| steps::run(npm().args(["run", script])))
    })?;
    let page = folder();
    ensure!(
        page.join("index.html").is_file(),
        "the build of the page left no index.html"
    );
    Ok(page)
}

/// Where the built page is.
pub(crate) fn folder() -> PathBuf {
    web().join("dist")
}

/// What a compiler would check: the types.
pub(crate) fn check() -> Result<()> {
    steps::run(npm().args(["run", "check"]))
}

/// One of the page's own suites of tests, its summary without colours.
pub(crate) fn tests(suite: &str) -> Command {
    let mut command = npm();
    command.args(["run", suite]).env("NO_COLOR", "1");
    command
}

/// Installs the packages that `package-lock.json` names, unless they are there.
pub(crate) fn install_packages(packages: Packages) -> Result<()> {
    check_node()?;
    if are_installed(packages) {
        return Ok(());
    }
    let mut install = npm();
    install.args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]);
    install.arg(match packages {
        Packages::Build => "--omit=dev",
        // Whatever the user's own settings leave out.
        Packages::All => "--include=dev",
    });
    steps::run(&mut install)
}

fn are_installed(packages: Packages) -> bool {
    let modules = web().join("node_modules");
    let (lock, stamp) = (
        web().join("package-lock.json"),
        modules.join(".package-lock.json"),
    );
    let is_whole = packages == Packages::Build || modules.join("vitest").is_dir();
    is_whole && modified(&stamp) > modified(&lock)
}

fn modified(path: &Path) -> Option<std::time::SystemTime> {
    std::fs::metadata(path)
        .and_then(|file| file.modified())
        .ok()
}

fn web() -> PathBuf {
    root().join("web")
}

/// npm at work in `web/`. What is built and tested doesn't depend on the environment that Node
/// programs run in elsewhere on this machine.
pub(crate) fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(web()).env_remove("NODE_ENV");
    command
}

fn check_node() -> Result<()> {
    let advice = format!(
        "the page is built with Node {NODE_MAJOR_MIN} or later, and npm: install them from nodejs.org or your system's packages"
    );
    let output = Command::new("node").arg("--version").output();
    let version = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let version = version.with_context(|| advice.clone())?;
    let major = version.trim().trim_start_matches('v').split('.').next();
    let major = major.and_then(|major| major.parse::<u32>().ok());
    ensure!(
        major >= Some(NODE_MAJOR_MIN),
        "found Node {}; {advice}",
        version.trim()
    );
    Ok(())
}
