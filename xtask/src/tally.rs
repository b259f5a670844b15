//! Running the tests and adding up what their many programs report.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// Sums over all test programs of a run.
#[derive(Debug, Default, PartialEq)]
struct Tally {
    passed: u64,
    failed: u64,
    ignored: u64,
}

impl Tally {
    /// Adds a line such as `test result: ok. 3 passed; 0 failed; 1 ignored; ...`; others count for nothing.
    fn add(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result: ") else {
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
                "ignored" => self.ignored += count,
                _ => {}
            }
        }
    }
}

/// Runs `cargo test` to its end, showing its output as it comes, and the sums as the last line.
///
/// # Errors
/// When a test fails or is ignored, when nothing is tested, or when the tests do not build.
pub(crate) fn run_tests(command: &mut Command) -> Result<()> {
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().context("cargo cannot be started")?;
    let mut tally = Tally::default();
    for line in BufReader::new(child.stdout.take().expect("stdout was piped")).split(b'\n') {
        let line = line.context("the tests' output cannot be read")?;
        let line = String::from_utf8_lossy(&line);
        tally.add(&line);
        println!("{line}");
    }
    let status = child.wait().context("the tests cannot be awaited")?;
    println!("tests: {} passed, {} failed", tally.passed, tally.failed);
    ensure!(status.success(), "cargo test: {status}");
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
        assert_eq!(
            tally,
            Tally {
                passed: 7,
                failed: 5,
                ignored: 1
            }
        );
    }

    #[test]
    fn a_run_without_a_test_fails() {
        let error = run_tests(Command::new("true").args(["test"])).unwrap_err();
        assert_eq!(error.to_string(), "no test ran");
    }

    #[test]
    fn a_failing_run_fails() {
        let script = "echo 'test result: FAILED. 1 passed; 1 failed;'; exit 101";
        let error = run_tests(Command::new("sh").args(["-c", script])).unwrap_err();
        assert_eq!(error.to_string(), "cargo test: exit status: 101");
    }
}
