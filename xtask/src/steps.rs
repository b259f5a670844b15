//! Running one step after another, with a heading and a duration for each.

use std::io::stderr;
use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

/// Runs `work` under a heading; says how long it took, or what failed. Like all progress, this goes
/// to stderr: stdout belongs to results, and in `run` to the program.
pub(crate) fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    eprintln!("==> {name}");
    let start = Instant::now();
    work().with_context(|| format!("the step `{name}` failed"))?;
    eprintln!("    {name}: {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a command that needs no input, and shows on stderr what it prints.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    command.stdin(Stdio::null()).stdout(stderr());
    let status = command
        .status()
        .with_context(|| format!("{} cannot be started", command.get_program().display()))?;
    ensure!(status.success(), "`{}`: {status}", spelled(command));
    Ok(())
}

/// The command as one would type it.
pub(crate) fn spelled(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    std::iter::once(name)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_command_is_named_as_typed() {
        let error = run(Command::new("/bin/sh").args(["-c", "exit 3"])).unwrap_err();
        assert_eq!(error.to_string(), "`sh -c exit 3`: exit status: 3");
    }

    #[test]
    fn progress_leaves_stdout_alone() {
        const CHILD: &str = "WEBSPINNER_TEST_STEPS";
        if std::env::var_os(CHILD).is_some() {
            let mut talk = Command::new("/bin/sh");
            step("walking", || run(talk.args(["-c", "echo talking"]))).expect("no failure");
            return;
        }
        let name = "steps::tests::progress_leaves_stdout_alone";
        let output = Command::new(std::env::current_exe().expect("this program"))
            .args([name, "--exact", "--nocapture"])
            .env(CHILD, "1")
            .output()
            .expect("this program starts");
        let stdout = String::from_utf8_lossy(&output.stdout);
        let stderr = String::from_utf8_lossy(&output.stderr);
        for word in ["==> walking", "talking", "walking: "] {
            assert!(stderr.contains(word), "{stderr}");
            assert!(!stdout.contains(word), "{stdout}");
        }
    }

    #[test]
    fn a_failed_step_is_named() {
        let error = step("walk", || anyhow::bail!("no legs")).unwrap_err();
        assert_eq!(format!("{error:#}"), "the step `walk` failed: no legs");
    }
}
