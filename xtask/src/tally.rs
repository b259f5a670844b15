//! Running the tests and adding up what their many programs report.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::steps;

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

/// Runs `cargo test` as a step, showing its output as it comes, and the sums as the last line.
///
/// # Errors
/// When a test fails or is ignored, when nothing is tested, or when the tests do not build.
pub(crate) fn run_tests(step: &str, command: &mut Command) -> Result<()> {
    let mut tally = Tally::default();
    let done = steps::step(step, || add_up(command, &mut tally));
    println!("tests: {} passed, {} failed", tally.passed, tally.failed);
    done
}

fn add_up(command: &mut Command, tally: &mut Tally) -> Result<()> {
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().context("cargo cannot be started")?;
    for line in BufReader::new(child.stdout.take().expect("stdout was piped")).split(b'\n') {
        let line = line.context("the tests' output cannot be read")?;
        let line = String::from_utf8_lossy(&line);
        tally.add(&line);
        println!("{line}");
    }
    let status = child.wait().context("the tests cannot be awaited")?;
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

    /// What a run says whose test programs are this shell script.
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
        assert_eq!(failed, "cargo test: exit status: 101");
    }
}
