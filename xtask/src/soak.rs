//! The long checks: the same tests with their random work multiplied, and what takes too long else.

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::project::cargo;
use crate::{binary, engines, game, page, reproducible, tally, tools, wheel, wine};

/// How many cases proptest tries by itself.
const PROPTEST_CASES: u32 = 256;

#[derive(Args)]
pub(crate) struct Options {
    /// How many times the usual random work is done
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    factor: u32,
    /// Only this step, may be repeated
    #[arg(long)]
    step: Vec<Step>,
    /// Only the tests of Rust whose names contain this
    #[arg(conflicts_with = "step")]
    filter: Option<String>,
}

impl Options {
    fn steps(&self) -> &[Step] {
        match &self.step[..] {
            [] if self.filter.is_some() => &[Step::Tests],
            [] => Step::value_variants(),
            named => named,
        }
    }
}

/// What a soak does, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Step {
    /// The tests of Rust
    Tests,
    /// The Python package
    Wheel,
    /// The page in all engines of browsers
    Browsers,
    /// The program for Windows
    Wine,
    /// The release, built in two folders
    Reproducible,
    /// All checks with a game more
    Game,
}

/// Runs the tests in the soak profile, the tests of the Python package, the page's journeys in all
/// engines of browsers and the program's tests under Wine, builds the release in two folders, and
/// then runs all checks with a game more.
///
/// Two variables carry the factor: `PROPTEST_CASES`, which proptest reads by itself wherever a test
/// leaves the number of cases alone, and `WEBSPINNER_SOAK`, by which every other test with random
/// work multiplies it (1 when it is not set).
pub(crate) fn run(options: &Options) -> Result<()> {
    options.steps().iter().try_for_each(|step| match step {
        Step::Tests => test(options),
        Step::Wheel => wheel::run(&wheel::Options::TEST, Some(&binary::build()?)),
        Step::Browsers => play(options),
        Step::Wine => wine::test(),
        Step::Reproducible => reproducible::check(),
        Step::Game => game::try_one_more(),
    })
}

fn test(options: &Options) -> Result<()> {
    let cases = PROPTEST_CASES.saturating_mul(options.factor);
    let mut command = cargo();
    command
        .args(["test", "--workspace", "--no-fail-fast", "--profile=soak"])
        .args(&options.filter)
        .env("WEBSPINNER_SOAK", options.factor.to_string())
        .env("PROPTEST_CASES", cases.to_string());
    tally::run_tests("soak", &mut command)
}

fn play(options: &Options) -> Result<()> {
    tools::install_browsers()?;
    let program = binary::build()?;
    tally::run_tests("browsers", &mut engines::journeys(&program)?)?;
    let mut suite = page::tests("browser");
    suite
        .env("WEBSPINNER_PROGRAM", &program)
        .env("WEBSPINNER_SOAK", options.factor.to_string());
    tally::run_tests("browser", &mut suite)
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        options: Options,
    }

    fn steps(arguments: &[&str]) -> Vec<Step> {
        let line = Line::try_parse_from([&["soak"], arguments].concat());
        line.expect("it can be read").options.steps().to_vec()
    }

    #[test]
    fn a_soak_does_all_unless_steps_or_tests_are_named() {
        assert_eq!(steps(&[]), Step::value_variants());
        let two = ["--step", "wine", "--step", "wheel"];
        assert_eq!(steps(&two), [Step::Wine, Step::Wheel]);
        assert_eq!(steps(&["undo"]), [Step::Tests]);
        assert!(Line::try_parse_from(["soak", "--step", "wine", "undo"]).is_err());
    }
}
