//! Folders of Python packages that no other program sees.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::project::root;
use crate::{steps, tools};

/// Python's packages in a folder of their own, below target/tools.
pub(crate) struct Environment {
    /// The name of the folder.
    pub(crate) name: &'static str,
    /// The file that lists what is installed, each package in exactly one version.
    pub(crate) requirements: &'static str,
    /// What it is for, for the one who lacks Python.
    pub(crate) purpose: &'static str,
}

impl Environment {
    /// Makes sure that exactly the required packages are installed.
    pub(crate) fn ensure(&self) -> Result<()> {
        let wanted = fs::read_to_string(root().join(self.requirements))?;
        let stamp = self.folder().join("installed.txt");
        if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
            return Ok(());
        }
        self.make()?;
        self.install(|pip| pip.arg("--requirement").arg(root().join(self.requirements)))?;
        Ok(fs::write(stamp, wanted)?)
    }

    /// Has pip install what `arguments` name.
    pub(crate) fn install(
        &self,
        arguments: impl FnOnce(&mut Command) -> &mut Command,
    ) -> Result<()> {
        let mut pip = self.program("python");
        pip.args(["-m", "pip", "install", "--quiet", "--no-input"])
            .arg("--disable-pip-version-check");
        steps::run(arguments(&mut pip))
    }

    /// A program of the environment.
    pub(crate) fn program(&self, name: &str) -> Command {
        Command::new(self.programs().join(name))
    }

    /// The folder of its programs.
    pub(crate) fn programs(&self) -> PathBuf {
        self.folder().join("bin")
    }

    fn folder(&self) -> PathBuf {
        root().join("target/tools").join(self.name)
    }

    fn make(&self) -> Result<()> {
        if !has_venv("python3".as_ref()) {
            let purpose = self.purpose;
            tools::install(&["python3-venv"]).with_context(|| {
                format!(
                    "missing: Python 3 with its module venv, in which {purpose}; install it with \
                     `sudo apt-get install python3-venv`, or your system's own way"
                )
            })?;
        }
        steps::run(
            Command::new("python3")
                .args(["-m", "venv", "--clear"])
                .arg(self.folder()),
        )
    }
}

fn has_venv(python: &Path) -> bool {
    let mut python = Command::new(python);
    python.args(["-c", "import ensurepip, venv"]);
    let status = python.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
