//! The certificate that `webspinner solve` writes of a loss.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use anyhow::{Result, bail, ensure};
use bytesize::ByteSize;
use clap::{Args, ValueHint};
use webspinner_checker::{CheckLimits, Claim, Relied, Written};

use crate::certificates;
use crate::output::{file_exists, write_file};
use crate::words::counted;

#[derive(Clone, Debug, Args)]
pub(super) struct ProofArguments {
    /// If the position is lost, write a certificate of it into this file, which `webspinner verify`
    /// checks
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    proof: Option<PathBuf>,
    /// Replace the file of the certificate if it is there already
    #[arg(long, requires = "proof")]
    force: bool,
}

impl ProofArguments {
    /// The file to write.
    pub(super) fn file(&self) -> Option<&Path> {
        self.proof.as_deref()
    }

    /// Makes sure before a long search that the file may be written.
    pub(super) fn check(&self) -> Result<()> {
        ensure!(
            self.file() != Some(Path::new("-")),
            "the verdict goes to standard output: name a file for the certificate (./- if that is \
             its name)"
        );
        match self.file().filter(|path| !self.force && path.exists()) {
            Some(path) => bail!(file_exists(path)),
            None => Ok(()),
        }
    }

    /// Writes the certificate of a position that is lost; says what it relies on, or nothing if it
    /// was stopped.
    ///
    /// # Panics
    /// If the position is not lost.
    pub(super) fn write(
        &self,
        path: &Path,
        claim: &Claim,
        memory: ByteSize,
        cancelled: &AtomicBool,
    ) -> Result<Option<Relied>> {
        let limits = CheckLimits {
            memory_bytes_max: memory.as_u64(),
        };
        let written = write_file(path, self.force, |out| {
            let stopped = || cancelled.load(Relaxed);
            match certificates::write(claim, limits, &stopped, out)? {
                Written::Lost(relied) => Ok(relied),
                Written::Won => unreachable!("what the solver has proved lost cannot be won"),
                Written::Memory => {
                    bail!(
                        "the certificate takes more than {memory} of memory: allow more with \
                         --memory"
                    )
                }
                Written::Stopped => bail!("stopped"),
            }
        });
        match written {
            Ok(relied) => Ok(Some(relied)),
            Err(_) if cancelled.load(Relaxed) => Ok(None),
            Err(error) => Err(error),
        }
    }
}

/// The certificate that was written; without a file there is none.
#[derive(Debug, serde::Serialize)]
pub(super) struct ProofJson {
    file: Option<String>,
    positions: Option<u64>,
}

impl ProofJson {
    pub(super) fn new(path: &Path, relied: Option<&Relied>) -> Self {
        Self {
            file: relied.map(|_| path.display().to_string()),
            positions: relied.map(|relied| relied.positions),
        }
    }

    /// Writes what became of the certificate of a position that is lost or not, on a line.
    pub(super) fn write(&self, is_lost: bool, out: &mut dyn Write) -> Result<()> {
        let positions = self.positions.map(|count| counted(count, "position"));
        let (what, why) = match (&self.file, positions) {
            (Some(file), Some(positions)) => (
                format!("the certificate is in {file}: {positions}"),
                "; `webspinner verify` checks it",
            ),
            _ => (
                "no certificate was written".to_owned(),
                if is_lost {
                    ": it was stopped before it was complete"
                } else {
                    ": there is one only where a loss is proved"
                },
            ),
        };
        writeln!(out, "{what}{why}")?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certificate_that_was_stopped_is_not_said_to_lack_a_loss() {
        let said = |is_lost| {
            let mut out = Vec::new();
            let none = ProofJson::new(Path::new("lost.proof"), None);
            none.write(is_lost, &mut out).expect("memory takes all");
            String::from_utf8(out).expect("texts are UTF-8")
        };
        assert!(said(true).contains("stopped"), "{}", said(true));
        assert!(
            said(false).contains("only where a loss is proved"),
            "{}",
            said(false)
        );
    }
}
