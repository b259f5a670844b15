//! Every check there is, the quick ones first and the tests last.

use std::process::Command;

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::beside::Beside;
use crate::page::{self, Packages};
use crate::profile::Profile;
use crate::project::cargo;
use crate::steps::{run, step};
use crate::tally::Tally;
use crate::{advisories, engines, package, schemathesis, third_party, tidy, tools};

#[derive(Args)]
pub(crate) struct Options {
    /// Only what runs on any system: nothing that needs a browser, tmux or PostgreSQL
    #[arg(long, conflicts_with = "part")]
    portable: bool,
    /// Only what `test` does beside the rest
    #[arg(long, hide = true)]
    part: Option<Part>,
}

/// Work that needs little of what the rest of a run builds, and goes on beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// Builds the page.
    Page,
    /// Checks and tests the sources of the page.
    Sources,
    /// Tests the program from outside: its page in a browser, then its API.
    Program,
}

impl Part {
    /// Its argument for `cargo xtask test --part`.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Page => "page",
            Self::Sources => "sources",
            Self::Program => "program",
        }
    }
}

/// Tests that drive other programs, which `tools` installs on Debian.
const NEED_PROGRAMS: [&str; 4] = ["serving::", "site::", "terminal::", "on_postgres"];

pub(crate) fn run_checks(options: &Options) -> Result<()> {
    match options.part {
        None if options.portable => run_portable(),
        None => run_all(),
        Some(part) => {
            let mut tally = Tally::default();
            let done = match part {
                Part::Page => page::build(Profile::Release).map(drop),
                Part::Sources => test_sources(&mut tally),
                Part::Program => test_program(&mut tally),
            };
            tally.print();
            done
        }
    }
}

/// Runs the checks that need nothing but Rust and Node.
fn run_portable() -> Result<()> {
    step("components", tools::check_components)?;
    step("clippy", || clippy(&["--workspace", "--all-targets"]))?;
    page::build(Profile::Quick)?;
    page::install_packages(Packages::All)?;
    let mut cargo = cargo();
    cargo.args(["test", "--workspace", "--no-fail-fast"]);
    cargo.args(["--lib", "--bins", "--examples", "--tests", "--"]);
    for tests in NEED_PROGRAMS {
        cargo.args(["--skip", tests]);
    }
    cargo.env("WEBSPINNER_PAGE", page::folder());
    let mut tally = Tally::default();
    let done = [
        tally.run("tests", &mut cargo),
        tally.run("page's own tests", &mut page::tests("unit")),
    ];
    tally.print();
    done.into_iter().collect()
}

/// Installs what the tests need, then runs every check.
fn run_all() -> Result<()> {
    step("components", tools::check_components)?;
    step("programs", tools::install_programs)?;
    // From here on the network is needed only for what was never fetched before.
    step("fetch", || run(cargo().args(["fetch", "--locked"])))?;
    step("fmt", || run(cargo().args(["fmt", "--all", "--check"])))?;
    step("tidy", tidy::run)?;
    step("third-party", third_party::check)?;
    let page = Beside::start(Part::Page)?;
    step("doc", doc)?;
    step("clippy with the fewest features", || {
        clippy(&FEWEST_FEATURES)
    })?;
    let mut tally = Tally::default();
    page.join(&mut tally)?;
    let sources = Beside::start(Part::Sources)?;
    step("package", package::check)?;
    // With the tests that need it; all else is built while the browser is at work.
    step("clippy and the program", || {
        run(tests().args(["--test", "it", "--no-run"]))
    })?;
    let program = Beside::start(Part::Program)?;
    step("clippy and the benches", || {
        run(tests().args(["--benches", "--no-run"]))
    })?;
    // All tests run, also after some have failed.
    let done = [
        tally.run("tests", tests().arg("--no-fail-fast")),
        sources.join(&mut tally),
        program.join(&mut tally),
    ];
    tally.print();
    done.into_iter().collect()
}

/// All tests of Rust.
fn tests() -> Command {
    let mut cargo = linting();
    cargo.args(["test", "--workspace"]);
    cargo
}

/// Cargo with clippy to compile what is ours: a run of its own would compile every library once
/// more. The program has the page in it, as the one that is released has.
fn linting() -> Command {
    let mut cargo = offline(&[]);
    cargo
        .env("WEBSPINNER_PAGE", page::folder())
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        // As `cargo clippy -- --deny=warnings` passes it on.
        .env("CLIPPY_ARGS", "--deny=warnings__CLIPPY_HACKERY__");
    cargo
}

fn test_sources(tally: &mut Tally) -> Result<()> {
    step("page's own checks", page::check)?;
    tally.run("page's own tests", &mut page::tests("unit"))?;
    step("advisories", || {
        advisories::report();
        Ok(())
    })
}

fn test_program(tally: &mut Tally) -> Result<()> {
    let programs = schemathesis::programs()?;
    let program = programs.join(format!("webspinner{}", std::env::consts::EXE_SUFFIX));
    let mut browser = page::tests("browser");
    browser.env("WEBSPINNER_PROGRAM", &program);
    // Whatever is kept of a failure is deleted when the next suite begins.
    let done = [
        tally.run("WebKit", &mut engines::quick(&program)),
        tally.run("browser", &mut browser),
        tally.check("the server as its API is described", || {
            schemathesis::run(&mut linting())
        }),
    ];
    done.into_iter().collect()
}

/// Cargo after the fetch.
fn offline(arguments: &[&str]) -> Command {
    let mut command = cargo();
    command.args(arguments).env("CARGO_NET_OFFLINE", "true");
    command
}

/// What `cargo xtask run` builds to play: no Parquet, no accounts.
const FEWEST_FEATURES: [&str; 3] = ["--package", "webspinner", "--no-default-features"];

pub(crate) fn clippy(what: &[&str]) -> Result<()> {
    let mut clippy = offline(&["clippy"]);
    run(clippy.args(what).args(["--", "--deny=warnings"]))
}

fn doc() -> Result<()> {
    run(offline(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "--deny=warnings"))
}
