//! Running one step after another, with a heading and a duration for each.

use std::process::{Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, ensure};

/// Runs `work` under a heading; prints how long it took, or what failed.
pub(crate) fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("==> {name}");
    let start = Instant::now();
    work().with_context(|| format!("the step `{name}` failed"))?;
    println!("    {name}: {:.1} s", start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a command that needs no input, and shows what it prints.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    command.stdin(Stdio::null());
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
    fn a_failed_step_is_named() {
        let error = step("walk", || anyhow::bail!("no legs")).unwrap_err();
        assert_eq!(format!("{error:#}"), "the step `walk` failed: no legs");
    }
}
