//! The long checks: the same tests with their random work multiplied, and what takes too long else.

use anyhow::Result;
use clap::Args;

use crate::project::cargo;
use crate::{binary, engines, game, reproducible, tally, tools, wheel, wine};

/// How many cases proptest tries by itself.
const PROPTEST_CASES: u32 = 256;

#[derive(Args)]
pub(crate) struct Options {
    /// How many times the usual random work is done
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    factor: u32,
    /// Only the tests of Rust whose names contain this
    filter: Option<String>,
}

/// Runs the tests in the soak profile, those of the Python package, the page's journeys in all
/// engines of browsers and the program's tests under Wine, builds the release in two folders, and
/// then runs all checks with a game more.
///
/// Two variables carry the factor: `PROPTEST_CASES`, which proptest reads by itself wherever a test
/// leaves the number of cases alone, and `WEBSPINNER_SOAK`, by which every other test with random
/// work multiplies it (1 when it is not set).
pub(crate) fn run(options: &Options) -> Result<()> {
    let cases = PROPTEST_CASES.saturating_mul(options.factor);
    let mut command = cargo();
    command
        .args(["test", "--workspace", "--no-fail-fast", "--profile=soak"])
        .args(&options.filter)
        .env("WEBSPINNER_SOAK", options.factor.to_string())
        .env("PROPTEST_CASES", cases.to_string());
    tally::run_tests("soak", &mut command)?;
    if options.filter.is_some() {
        return Ok(());
    }
    wheel::run(&wheel::Options::TEST)?;
    tools::install_browsers()?;
    let program = binary::build()?;
    tally::run_tests("browsers", &mut engines::journeys(&program)?)?;
    wine::test()?;
    reproducible::check()?;
    game::try_one_more()
}
