//! What is known against the versions of the dependencies.
//!
//! It is reported, and never fails: what became known overnight is no fault of the change under
//! test, and a machine that reaches no more than the package registries learns nothing.

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

/// Asks the lists of both worlds, and says what came of it.
pub(crate) fn report(cargo_deny: &Path) {
    let mut deny = Command::new(cargo_deny);
    deny.current_dir(root())
        .args(["--workspace", "check", "advisories"]);
    let mut npm = page::npm();
    npm.arg("audit");
    for command in [&mut deny, &mut npm] {
        let asked = steps::spelled(command);
        match run_patiently(command) {
            Ok(()) => println!("    `{asked}`: nothing is known against them"),
            Err(why) => println!("    only reported: {why:#}"),
        }
    }
}

/// As [`steps::run`], but not for ever.
fn run_patiently(command: &mut Command) -> Result<()> {
    let asked = steps::spelled(command);
    let started = command.stdin(Stdio::null()).spawn();
    let mut child = started.with_context(|| format!("`{asked}` cannot be started"))?;
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(status) = child.try_wait()? {
            ensure!(status.success(), "`{asked}`: {status}");
            return Ok(());
        }
        if Instant::now() > end {
            child.kill()?;
            child.wait()?;
            bail!("`{asked}` took longer than {} s", PATIENCE.as_secs());
        }
        thread::sleep(GLANCE);
    }
}
