//! Running the tests and adding up what their many programs report.

use std::collections::BTreeSet;
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
    /// The tests that failed, as their programs name them.
    failures: BTreeSet<String>,
    /// Those that failed first and then passed.
    flaky: BTreeSet<String>,
}

/// What begins the lines that name tests: [`Tally`]'s own and the browser reporter's.
const FAILED: &str = "failed: ";
const FLAKY: &str = "flaky: ";
/// What begins the last line.
const SUMS: &str = "tests: ";

impl Tally {
    /// Adds what a test program says; other lines count for nothing.
    fn add(&mut self, line: &str) {
        let by_cargo = line.strip_prefix("test ");
        if let Some(test) = by_cargo.and_then(|rest| rest.strip_suffix(" ... FAILED")) {
            self.failures.insert(test.to_owned());
        }
        self.add_named(line);
        if let Some(counts) = summary(line) {
            self.add_counts(counts);
        }
    }

    /// Adds what a [part](crate::test::Part) of the run prints, and returns whether the line is its
    /// own sum: only that counts, because the part has added up the others.
    pub(crate) fn add_part(&mut self, line: &str) -> bool {
        let counts = line.strip_prefix(SUMS);
        counts.inspect(|counts| self.add_counts(counts));
        self.add_named(line) || counts.is_some()
    }

    /// Adds the test that a line names as failed or flaky, if it does.
    fn add_named(&mut self, line: &str) -> bool {
        let failed = line.strip_prefix(FAILED);
        let flaky = line.strip_prefix(FLAKY);
        self.failures.extend(failed.map(str::to_owned));
        self.flaky.extend(flaky.map(str::to_owned));
        failed.or(flaky).is_some()
    }

    fn add_counts(&mut self, counts: &str) {
        let words: Vec<&str> = counts.split([' ', ';']).collect();
        for pair in words.windows(2) {
            let Ok(count) = pair[0].parse::<u64>() else {
                continue;
            };
            match pair[1].trim_end_matches(',') {
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
        if done.is_ok() {
            self.passed += 1;
        } else {
            self.failed += 1;
            self.failures.insert(step.to_owned());
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
        self.failures.append(&mut own.failures);
        self.flaky.append(&mut own.flaky);
        done
    }

    /// Prints the last lines of a run.
    pub(crate) fn print(&self) {
        println!("{self}");
    }
}

/// The last lines of a run: the tests that failed, those that are flaky, and the sums.
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for test in &self.failures {
            writeln!(f, "{FAILED}{test}")?;
        }
        for test in &self.flaky {
            writeln!(f, "{FLAKY}{test}")?;
        }
        write!(f, "{SUMS}{} passed, {} failed", self.passed, self.failed)
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
    tally.print();
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
                ignored: 3,
                ..Tally::default()
            }
        );
        assert_eq!(tally.to_string(), "tests: 27 passed, 6 failed");
    }

    #[test]
    fn a_check_is_one_test() {
        let mut tally = Tally::default();
        assert!(tally.check("sums", || Ok(())).is_ok());
        assert!(tally.check("roots", || anyhow::bail!("odd")).is_err());
        assert_eq!(
            tally.to_string(),
            "failed: roots\ntests: 1 passed, 1 failed"
        );
    }

    #[test]
    fn the_last_lines_name_what_failed_and_what_is_flaky() {
        let mut part = Tally::default();
        part.add("test cards::the_pack_is_whole ... FAILED");
        part.add("test cards::the_pack_is_shuffled ... ok");
        part.add("test result: FAILED. 1 passed; 1 failed; 0 ignored;");
        part.add("flaky: mouse.test.ts, a card is dragged");
        let lines = "failed: cards::the_pack_is_whole\n\
                     flaky: mouse.test.ts, a card is dragged\n\
                     tests: 1 passed, 1 failed";
        assert_eq!(part.to_string(), lines);
        let mut whole = Tally::default();
        assert!(!whole.add_part("test result: FAILED. 1 passed; 1 failed; 0 ignored;"));
        for line in lines.lines() {
            assert!(whole.add_part(line));
        }
        assert_eq!(whole, part);
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
