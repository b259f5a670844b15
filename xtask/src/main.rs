//! The project's own chores, one subcommand each: `cargo xtask --help` lists them.

mod advisories;
mod animation;
mod beside;
mod binary;
mod book;
mod changelog;
mod check;
mod cross;
mod dist;
mod engines;
mod fuzz;
mod game;
mod package;
mod page;
mod profile;
mod project;
mod python;
mod reproducible;
mod schemathesis;
mod snapshot;
mod soak;
mod steps;
mod tally;
mod test;
mod third_party;
mod tidy;
mod tools;
mod wasm;
mod wheel;
mod wine;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::profile::Profile;

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "The project's own chores")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build quickly and open the page in the browser; `run play` starts the terminal game
    Run {
        /// What the binary is given instead of `serve --open`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Build the release binary with the page in it, target/release/webspinner
    Build,
    /// Build the page alone, web/dist
    Page,
    /// Build the archive of a release, in target/dist
    Dist(dist::Options),
    /// Write SHA256SUMS for the archives in a folder
    Checksums { folder: PathBuf },
    /// Print what the changelog says of a release
    Notes { tag: String },
    /// Make all packages with the page inside, and build each from what is in it
    Package,
    /// Publish all packages to the registry
    Publish,
    /// Install what the tests need and run every check: exactly what CI does
    Test(test::Options),
    /// Format, lint and test what has changed since this branch left main, and what depends on it
    Check(check::Options),
    /// Compare the running server with the description of its API, as `test` does among the rest
    Examine,
    /// Run the tests with their random work multiplied, then the tests of the Python package and
    /// the page in all browser engines, and the program's tests for Windows; build the release in
    /// two folders, and run all checks with one game more
    Soak(soak::Options),
    /// Run the program's tests for Windows under Wine, as `soak` does among the rest
    Wine,
    /// Make a game file one of the built-in games, and write what is made from their files
    Game { file: PathBuf },
    /// Let libFuzzer look for an input that breaks a target; needs a nightly toolchain
    Fuzz(fuzz::Options),
    /// Build the Python package as a wheel, target/wheels
    Wheel(wheel::Options),
    /// Check what no compiler does: crate arrows, links, lengths, endings
    Tidy,
    /// Build the documents as a book, target/book/html
    Book,
    /// Make the pictures of the front page anew
    Animation,
    /// Compare the licences of all dependencies with THIRD-PARTY.md
    ThirdParty {
        /// Write the file instead
        #[arg(long)]
        update: bool,
    },
}

fn main() -> ExitCode {
    let done = match Arguments::parse().chore {
        Chore::Run { arguments } => binary::run(&arguments),
        Chore::Build => binary::build().map(drop),
        Chore::Dist(options) => dist::run(&options),
        Chore::Checksums { folder } => dist::checksums(&folder),
        Chore::Notes { tag } => changelog::section(&tag).map(|text| print!("{text}")),
        Chore::Package => package::check(),
        Chore::Publish => page::build(Profile::Release).and_then(|_| package::publish()),
        Chore::Page => page::build(Profile::Release).map(drop),
        Chore::Test(options) => test::run_checks(&options),
        Chore::Check(options) => check::run_checks(&options),
        Chore::Examine => schemathesis::run(&mut project::cargo()),
        Chore::Soak(options) => soak::run(&options),
        Chore::Wine => wine::test(),
        Chore::Game { file } => game::add(&file),
        Chore::Fuzz(options) => fuzz::run(&options),
        Chore::Wheel(options) => wheel::run(&options, None),
        Chore::Tidy => tidy::run(),
        Chore::Book => book::build(),
        Chore::Animation => animation::make(),
        Chore::ThirdParty { update: false } => third_party::check(),
        Chore::ThirdParty { update: true } => third_party::update(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
