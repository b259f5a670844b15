//! Work that goes on beside other work: in a process of its own, with its output kept until the
//! end, so that no two outputs mix.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::project::root;
use crate::tally::Tally;
use crate::test::Part;

/// A part of the tests that is running. It is killed when dropped before it has ended.
pub(crate) struct Beside {
    part: Part,
    log: PathBuf,
    child: Child,
}

impl Beside {
    pub(crate) fn start(part: Part) -> Result<Self> {
        let folder = root().join("target/test");
        fs::create_dir_all(&folder)?;
        let log = folder.join(format!("{}.log", part.name()));
        eprintln!(
            "==> {}, beside what follows: {}",
            part.name(),
            log.display()
        );
        let file = File::create(&log).with_context(|| log.display().to_string())?;
        let child = Command::new(std::env::current_exe()?)
            .args(["test", "--part", part.name()])
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .context("this program cannot be started again")?;
        Ok(Self { part, log, child })
    }

    /// Waits until it has ended, shows its output, and adds its tests to the others.
    ///
    /// # Errors
    /// When it failed.
    pub(crate) fn join(mut self, tally: &mut Tally) -> Result<()> {
        let status = self.child.wait()?;
        let output = fs::read(&self.log).with_context(|| self.log.display().to_string())?;
        let output = String::from_utf8_lossy(&output);
        println!("==> what {} said meanwhile", self.part.name());
        for line in output.lines() {
            if !tally.add_part(line) {
                println!("{line}");
            }
        }
        ensure!(
            status.success(),
            "`cargo xtask test --part {}`: {status}",
            self.part.name()
        );
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
