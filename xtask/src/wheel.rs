//! The wheel: building the Python package and testing it as its users install it.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::project::{cargo, root};
use crate::python::Environment;
use crate::steps::{self, step};

/// What builds and tests the wheel.
const ENVIRONMENT: Environment = Environment {
    name: "wheel",
    requirements: "xtask/wheel.txt",
    purpose: "the wheel is built and tested",
};

/// The folder of the package.
const PACKAGE: &str = "python";

/// Where the wheel is left.
const WHEELS: &str = "target/wheels";

/// Builds the wheel, installs it in an environment of its own, and tests it there. What the engine
/// of the program says is compared if `WEBSPINNER_PROGRAM` names a built one.
pub(crate) fn run() -> Result<()> {
    step("wheel: fmt", || crate_chore(&["fmt", "--check"]))?;
    step("wheel: clippy", || {
        crate_chore(&["clippy", "--locked", "--quiet", "--", "-D", "warnings"])
    })?;
    step("python packages", || ENVIRONMENT.ensure())?;
    step("wheel", || install(&build()?))?;
    step("wheel: tests", || python(&["-m", "pytest", "--quiet"]))?;
    step("wheel: types", || {
        python(&["-m", "mypy", "--strict", "tests", "package"])
    })?;
    step("wheel: stubs", || {
        python(&["-m", "mypy.stubtest", "webspinner"])
    })
}

/// Runs cargo on the crate of the package, a workspace of its own.
fn crate_chore(arguments: &[&str]) -> Result<()> {
    steps::run(cargo().args(arguments).current_dir(root().join(PACKAGE)))
}

/// Builds the wheel, and says where it lies and how large it is.
fn build() -> Result<PathBuf> {
    let wheels = root().join(WHEELS);
    if wheels.exists() {
        fs::remove_dir_all(&wheels)?;
    }
    steps::run(
        ENVIRONMENT
            .program("maturin")
            .args(["build", "--release", "--locked", "--quiet", "--out"])
            .arg(&wheels)
            .args(["--interpreter"])
            .arg(ENVIRONMENT.programs().join("python"))
            .current_dir(root().join(PACKAGE)),
    )?;
    let wheel = fs::read_dir(&wheels)?
        .next()
        .context("maturin left no wheel")??;
    let kib = wheel.metadata()?.len().div_ceil(1024);
    eprintln!("    {}: {kib} KiB", wheel.path().display());
    Ok(wheel.path())
}

fn install(wheel: &Path) -> Result<()> {
    ENVIRONMENT.install(|pip| pip.args(["--force-reinstall", "--no-deps"]).arg(wheel))
}

/// Runs a module of Python on the installed wheel.
fn python(arguments: &[&str]) -> Result<()> {
    steps::run(
        ENVIRONMENT
            .program("python")
            .args(arguments)
            .env("PYTHONDONTWRITEBYTECODE", "1")
            .current_dir(root().join(PACKAGE)),
    )
}
