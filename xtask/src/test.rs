//! Every check there is, the quick ones first and the tests last.

use std::process::Command;

use anyhow::Result;
use clap::Args;

use crate::page::{self, Packages};
use crate::profile::Profile;
use crate::project::{Metadata, cargo};
use crate::steps::{run, step};
use crate::tally::Tally;
use crate::{advisories, package, schemathesis, third_party, tidy, tools};

#[derive(Args)]
pub(crate) struct Options {
    /// Only what runs on any system: nothing that needs a browser, tmux or PostgreSQL
    #[arg(long)]
    portable: bool,
}

/// Tests that drive other programs, which `tools` installs on Debian.
const NEED_PROGRAMS: [&str; 3] = ["serving", "site", "terminal"];
/// The module of a library whose tests do so.
const NEEDS_POSTGRES: &str = "on_postgres";

pub(crate) fn run_checks(options: &Options) -> Result<()> {
    if options.portable {
        run_portable()
    } else {
        run_all()
    }
}

/// Runs the checks that need nothing but Rust and Node.
fn run_portable() -> Result<()> {
    step("components", tools::check_components)?;
    step("clippy", || clippy(&["--workspace", "--all-targets"]))?;
    page::build(Profile::Quick)?;
    page::install_packages(Packages::All)?;
    let mut cargo = cargo();
    cargo.args([
        "test",
        "--workspace",
        "--no-fail-fast",
        "--lib",
        "--bins",
        "--examples",
    ]);
    for test in Metadata::read()?.tests() {
        if !NEED_PROGRAMS.contains(&test) {
            cargo.args(["--test", test]);
        }
    }
    cargo.args(["--", "--skip", NEEDS_POSTGRES]);
    cargo.env("WEBSPINNER_PAGE", page::folder());
    let mut tally = Tally::default();
    let done = [
        tally.run("tests", &mut cargo),
        tally.run("page's own tests", &mut page::tests("unit")),
    ];
    println!("{tally}");
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
    step("advisories", || {
        advisories::report();
        Ok(())
    })?;
    step("schemathesis", schemathesis::install)?;
    step("clippy", || clippy(&["--workspace", "--all-targets"]))?;
    step("clippy without Parquet", || clippy(&WITHOUT_PARQUET))?;
    step("doc", doc)?;
    page::build(Profile::Release)?;
    step("package", package::check)?;
    step("page's own checks", page::check)?;
    run_tests()
}

/// Runs all tests, also after some have failed; the last line says how many did.
fn run_tests() -> Result<()> {
    let mut cargo = offline(&["test", "--workspace", "--no-fail-fast"]);
    // The program that is tested has the page in it, as the one that is released has.
    cargo.env("WEBSPINNER_PAGE", page::folder());
    let programs = schemathesis::programs()?;
    let program = programs.join(format!("webspinner{}", std::env::consts::EXE_SUFFIX));
    let mut browser = page::tests("browser");
    browser.env("WEBSPINNER_PROGRAM", program);
    let mut tally = Tally::default();
    let done = [
        tally.run("tests", &mut cargo),
        tally.check("the server as its API is described", || {
            schemathesis::examine(&programs)
        }),
        tally.run("page's own tests", &mut page::tests("unit")),
        tally.run("browser", &mut browser),
    ];
    println!("{tally}");
    done.into_iter().collect()
}

/// Cargo after the fetch.
fn offline(arguments: &[&str]) -> Command {
    let mut command = cargo();
    command.args(arguments).env("CARGO_NET_OFFLINE", "true");
    command
}

/// The one crate that `cargo xtask run` builds with other features.
const WITHOUT_PARQUET: [&str; 3] = ["--package", "webspinner-survey", "--no-default-features"];

fn clippy(what: &[&str]) -> Result<()> {
    let mut clippy = offline(&["clippy"]);
    run(clippy.args(what).args(["--", "--deny=warnings"]))
}

fn doc() -> Result<()> {
    run(offline(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "--deny=warnings"))
}
