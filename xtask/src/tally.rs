//! Running the tests and adding up what their many programs report.

use std::fmt;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::steps;

/// Sums over all test programs of a run, of any test framework.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Tally {
    passed: u64,
    failed: u64,
    ignored: u64,
}

impl Tally {
    /// Adds what a test program says at its end; other lines count for nothing.
    fn add(&mut self, line: &str) {
        let Some(counts) = summary(line) else {
            return;
        };
        let words: Vec<&str> = counts.split([' ', ';']).collect();
        for pair in words.windows(2) {
            let Ok(count) = pair[0].parse::<u64>() else {
                continue;
            };
            match pair[1] {
                "passed" => self.passed += count,
                "failed" => self.failed += count,
                "ignored" | "skipped" | "todo" => self.ignored += count,
                _ => {}
            }
        }
    }

    /// Does a check as a step, which counts as one test.
    ///
    /// # Errors
    /// When it fails.
    pub(crate) fn check(&mut self, step: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
        let done = steps::step(step, work);
        match done {
            Ok(()) => self.passed += 1,
            Err(_) => self.failed += 1,
        }
        done
    }

    /// Runs tests as a step, showing their output as it comes.
    ///
    /// # Errors
    /// When a test fails or is ignored, when nothing is tested, or when the tests do not build.
    pub(crate) fn run(&mut self, step: &str, command: &mut Command) -> Result<()> {
        let mut own = Self::default();
        let done = steps::step(step, || add_up(command, &mut own));
        self.passed += own.passed;
        self.failed += own.failed;
        self.ignored += own.ignored;
        done
    }
}

/// The last line of a run.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tests: {} passed, {} failed", self.passed, self.failed)
    }
}

/// The counts in a line of cargo's, `test result: ok. 3 passed; 0 failed; 1 ignored; ...`, or of
/// Vitest's, `      Tests  1 failed | 3 passed (4)`.
fn summary(line: &str) -> Option<&str> {
    let by_cargo = line.strip_prefix("test result: ");
    by_cargo.or_else(|| line.trim_start().strip_prefix("Tests  "))
}

/// Runs tests as a separate step, and shows their sums as the last line.
///
/// # Errors
/// As [`Tally::run`].
pub(crate) fn run_tests(step: &str, command: &mut Command) -> Result<()> {
    let mut tally = Tally::default();
    let done = tally.run(step, command);
    println!("{tally}");
    done
}

fn add_up(command: &mut Command, tally: &mut Tally) -> Result<()> {
    let program = command.get_program().display().to_string();
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command
        .spawn()
        .with_context(|| format!("{program} cannot be started"))?;
    for line in BufReader::new(child.stdout.take().expect("stdout was piped")).split(b'\n') {
        let line = line.context("the tests' output cannot be read")?;
        let line = String::from_utf8_lossy(&line);
        tally.add(&line);
        println!("{line}");
    }
    let status = child.wait().context("the tests cannot be awaited")?;
    ensure!(status.success(), "`{}`: {status}", steps::spelled(command));
    ensure!(tally.passed > 0, "no test ran");
    ensure!(
        tally.ignored == 0,
        "{} tests were ignored; none may be",
        tally.ignored
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_counts_of_all_programs_are_added() {
        let mut tally = Tally::default();
        tally.add("test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out");
        tally.add("test result: FAILED. 4 passed; 5 failed; 0 ignored; 0 measured; 0 filtered out");
        tally.add("test three_passed ... ok: 7 passed");
        tally.add("      Tests  1 failed | 20 passed | 2 skipped (23)");
        tally.add(" Test Files  4 passed (4)");
        assert_eq!(
            tally,
            Tally {
                passed: 27,
                failed: 6,
                ignored: 3
            }
        );
        assert_eq!(tally.to_string(), "tests: 27 passed, 6 failed");
    }

    #[test]
    fn a_check_is_one_test() {
        let mut tally = Tally::default();
        assert!(tally.check("sums", || Ok(())).is_ok());
        assert!(tally.check("roots", || anyhow::bail!("odd")).is_err());
        assert_eq!(tally.to_string(), "tests: 1 passed, 1 failed");
    }

    /// The last line of a run whose test program is this shell script.
    fn said(script: &str) -> String {
        let done = add_up(
            Command::new("sh").args(["-c", script]),
            &mut Tally::default(),
        );
        done.map_or_else(|error| error.to_string(), |()| "fine".into())
    }

    #[test]
    fn a_run_passes_only_if_something_passed_and_nothing_was_left_out() {
        assert_eq!(
            said("echo 'test result: ok. 2 passed; 0 failed; 0 ignored;'"),
            "fine"
        );
        assert_eq!(said("true"), "no test ran");
        let ignored = said("echo 'test result: ok. 2 passed; 0 failed; 1 ignored;'");
        assert_eq!(ignored, "1 tests were ignored; none may be");
        let failed = said("echo 'test result: FAILED. 2 passed; 1 failed; 0 ignored;'; exit 101");
        assert!(failed.ends_with("exit 101`: exit status: 101"), "{failed}");
    }
}
