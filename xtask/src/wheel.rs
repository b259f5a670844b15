//! The wheel: building the Python package, and testing it as its users install it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};
use clap::Args;

use crate::project::{cargo, root};
use crate::python::Environment;
use crate::steps::{self, step};

/// What builds the wheel.
const BUILDER: Environment = Environment {
    name: "wheel-build",
    requirements: "xtask/wheel-build.txt",
    purpose: "the wheel is built",
};

/// What builds it for older systems than this one, too.
const MANYLINUX_BUILDER: Environment = Environment {
    name: "wheel-manylinux",
    requirements: "xtask/wheel-manylinux.txt",
    purpose: "the wheel is built",
};

/// What tests it.
const TESTER: Environment = Environment {
    name: "wheel",
    requirements: "xtask/wheel.txt",
    purpose: "the wheel is tested",
};

/// What runs on every Linux with glibc 2.17 or later: there is hardly an older one.
const MANYLINUX: &str = "manylinux2014";

/// The folder of the package.
const PACKAGE: &str = "python";

/// Where the wheel is left.
const WHEELS: &str = "target/wheels";

#[derive(Args)]
pub(crate) struct Options {
    /// Build it for every Linux with glibc 2.17 or later, and not only for those like this one
    #[arg(long)]
    manylinux: bool,
    /// Lint the package and test the wheel, which takes minutes: a part of `soak`
    #[arg(long)]
    test: bool,
}

impl Options {
    /// Those of the long checks.
    pub(crate) const TEST: Self = Self {
        manylinux: false,
        test: true,
    };
}

/// Builds the wheel, and tests it if that is wanted: installed in an environment of its own. What
/// the program says and keeps is compared if there is one, or if `WEBSPINNER_PROGRAM` names it.
pub(crate) fn run(options: &Options, program: Option<&Path>) -> Result<()> {
    if options.test {
        step("wheel: fmt", || crate_chore(&["fmt", "--check"]))?;
        step("wheel: clippy", || {
            crate_chore(&["clippy", "--locked", "--quiet", "--", "-D", "warnings"])
        })?;
    }
    step("wheel", || build(options.manylinux))?;
    if !options.test {
        return Ok(());
    }
    step("python packages", || TESTER.ensure())?;
    step("wheel: install", || install(&built()?))?;
    step("wheel: tests", || {
        let mut tests = python(&["-m", "pytest", "--quiet"]);
        tests.envs(program.map(|program| ("WEBSPINNER_PROGRAM", program)));
        steps::run(&mut tests)
    })?;
    step("wheel: types", || {
        steps::run(&mut python(&["-m", "mypy", "--strict", "tests", "package"]))
    })?;
    step("wheel: stubs", || {
        steps::run(&mut python(&["-m", "mypy.stubtest", "webspinner"]))
    })
}

/// Runs cargo on the crate of the package, a workspace of its own.
fn crate_chore(arguments: &[&str]) -> Result<()> {
    steps::run(cargo().args(arguments).current_dir(root().join(PACKAGE)))
}

/// Builds the wheel, and says where it is and how large it is.
fn build(manylinux: bool) -> Result<()> {
    let wheels = root().join(WHEELS);
    if wheels.exists() {
        fs::remove_dir_all(&wheels)?;
    }
    let builder = if manylinux {
        MANYLINUX_BUILDER
    } else {
        BUILDER
    };
    builder.ensure()?;
    let mut maturin = builder.program("maturin");
    maturin
        .args(["build", "--release", "--locked", "--quiet", "--out"])
        .arg(&wheels)
        .arg("--interpreter")
        .arg(builder.programs().join("python"))
        .current_dir(root().join(PACKAGE));
    if manylinux {
        // Zig links with the symbols that a system of that age has.
        maturin.args(["--zig", "--compatibility", MANYLINUX]).env(
            "CARGO_ZIGBUILD_PYTHON_PATH",
            builder.programs().join("python"),
        );
    }
    steps::run(&mut maturin)?;
    let wheel = built()?;
    let kib = wheel.metadata()?.len().div_ceil(1024);
    eprintln!("    {}: {kib} KiB", wheel.display());
    Ok(())
}

/// The wheel that was built.
fn built() -> Result<PathBuf> {
    let wheel = fs::read_dir(root().join(WHEELS))?.next();
    Ok(wheel.context("maturin left no wheel")??.path())
}

fn install(wheel: &Path) -> Result<()> {
    TESTER.install(|pip| pip.args(["--force-reinstall", "--no-deps"]).arg(wheel))
}

/// A module of Python, which finds the installed wheel.
fn python(arguments: &[&str]) -> Command {
    let mut python = TESTER.program("python");
    python
        .args(arguments)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .current_dir(root().join(PACKAGE));
    python
}
