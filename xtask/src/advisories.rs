//! Known vulnerabilities of the dependencies.
//!
//! They are reported but never fail the run: what became known overnight is not the fault of the
//! change under test, and a machine that reaches only the package registries cannot check at all.

use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use crate::project::root;
use crate::tools::is_on_path;
use crate::{page, steps};

/// How long to wait for a list that does not come.
const PATIENCE: Duration = Duration::from_mins(1);
const GLANCE: Duration = Duration::from_millis(200);

/// The workspaces of Rust, by their manifests. Each has a lock file of its own.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "python/Cargo.toml"];

/// Checks the advisories for the npm packages, and for those of Rust where cargo-deny is installed
/// (continuous integration has a job for them); prints the findings.
pub(crate) fn report() {
    let mut npm = page::npm();
    npm.arg("audit");
    let mut checks = vec![npm];
    if is_on_path("cargo-deny") {
        checks.extend(MANIFESTS.map(deny));
    }
    for mut command in checks {
        let spelled = steps::spelled(&command);
        match run_patiently(&mut command) {
            Ok(()) => println!("    `{spelled}`: nothing is known against them"),
            Err(why) => println!("    only reported: {why:#}"),
        }
    }
}

fn deny(manifest: &str) -> Command {
    let mut deny = Command::new("cargo-deny");
    deny.current_dir(root())
        .args(["--manifest-path", manifest, "--workspace"])
        .args(["check", "advisories"]);
    deny
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy;

    #[test]
    fn every_lock_file_of_rust_is_read() {
        let files = tidy::text_files().expect("files can be read");
        let manifests: Vec<_> = files
            .keys()
            .filter(|path| path.rsplit('/').next() == Some("Cargo.lock"))
            .map(|path| path.replace(".lock", ".toml"))
            .collect();
        assert_eq!(manifests, MANIFESTS);
    }
}
