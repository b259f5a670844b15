//! Known vulnerabilities of the dependencies.
//!
//! They are reported but never fail the run: what became known overnight is not the fault of the
//! change under test, and a machine that reaches only the package registries cannot check at all.

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::project::root;
use crate::{page, steps};

/// How long to wait for a list that does not come.
const PATIENCE: Duration = Duration::from_mins(1);
const GLANCE: Duration = Duration::from_millis(200);

/// Checks the advisories for Rust and npm packages, and prints the findings.
pub(crate) fn report(cargo_deny: &Path) {
    let mut deny = Command::new(cargo_deny);
    deny.current_dir(root())
        .args(["--workspace", "check", "advisories"]);
    let mut npm = page::npm();
    npm.arg("audit");
    for command in [&mut deny, &mut npm] {
        let spelled = steps::spelled(command);
        match run_patiently(command) {
            Ok(()) => println!("    `{spelled}`: nothing is known against them"),
            Err(why) => println!("    only reported: {why:#}"),
        }
    }
}

/// As [`steps::run`], but with a time limit.
fn run_patiently(command: &mut Command) -> Result<()> {
    let spelled = steps::spelled(command);
    let started = command.stdin(Stdio::null()).spawn();
    let mut child = started.with_context(|| format!("`{spelled}` cannot be started"))?;
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(status) = child.try_wait()? {
            ensure!(status.success(), "`{spelled}`: {status}");
            return Ok(());
        }
        if Instant::now() > end {
            child.kill()?;
            child.wait()?;
            bail!("`{spelled}` took longer than {} s", PATIENCE.as_secs());
        }
        thread::sleep(GLANCE);
    }
}
