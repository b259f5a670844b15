//! The certificates of the losses that results have.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Error, Result, bail, ensure};
use bytesize::ByteSize;
use clap::{Args, ValueHint};
use webspinner_checker::{CheckLimits, Refused};
use webspinner_rules::deal::Shuffle;
use webspinner_survey::{Checked, Loss, ReportError, check_with};

use crate::certificates;
use crate::input::Source;
use crate::limits::{MEMORY, parse_memory};
use crate::problem;
use crate::progress::Waiting;

#[derive(Debug, Args)]
pub(super) struct ProofsArguments {
    /// A folder with certificates of losses, named after game and deal, such as
    /// spider-ms-14934.proof
    #[arg(long, value_name = "FOLDER", value_hint = ValueHint::DirPath)]
    proofs: Option<PathBuf>,
    /// The most memory to use for each certificate
    #[arg(long, default_value = MEMORY, value_parser = parse_memory, requires = "proofs")]
    memory: ByteSize,
}

/// The folder with certificates, each in a file named after its deal.
pub(super) struct Proofs<'a> {
    folder: &'a Path,
    limits: CheckLimits,
}

impl ProofsArguments {
    /// The folder that is given.
    ///
    /// # Errors
    /// If there is no such folder.
    pub(super) fn proofs(&self) -> Result<Option<Proofs<'_>>> {
        let Some(folder) = self.proofs.as_deref() else {
            return Ok(None);
        };
        let path = folder.display();
        ensure!(
            folder.is_dir(),
            "there is no folder {path}, which --proofs names"
        );
        Ok(Some(Proofs {
            folder,
            limits: CheckLimits {
                memory_bytes_max: self.memory.as_u64(),
            },
        }))
    }
}

/// What the certificates show of the losses.
#[derive(Default)]
pub(super) struct Proved {
    /// How many losses have a certificate that proves them.
    pub(super) count: u64,
    /// What is wrong with the certificates of others.
    pub(super) problems: Vec<String>,
}

impl Proofs<'_> {
    /// Checks results, and of each loss the certificate, if there is one.
    ///
    /// # Errors
    /// Those of the results.
    pub(super) fn check(&self, results: &Path) -> Result<(Checked, Proved), ReportError> {
        let waiting = Waiting::begin(self.folder.display().to_string());
        let mut proved = Proved::default();
        let checked = check_with(results, &mut |loss| {
            let file = Source::File(self.folder.join(file_name(loss)));
            waiting.say(file.to_string());
            match self.check_loss(loss, &file) {
                Ok(true) => proved.count += 1,
                Ok(false) => {}
                Err(wrong) => {
                    let Loss { row, deal, .. } = loss;
                    let why = problem::text(&wrong);
                    proved.problems.push(format!("row {row}, {deal}: {why}"));
                }
            }
        })?;
        Ok((checked, proved))
    }

    /// Whether a loss has a certificate.
    ///
    /// # Errors
    /// If the file that should be it proves nothing, or something else.
    fn check_loss(&self, loss: &Loss<'_>, file: &Source) -> Result<bool> {
        let claim = match certificates::check(file, self.limits) {
            Ok(Ok((claim, _))) => claim,
            Ok(Err(refused)) => {
                let Refused { line, reason } = refused;
                bail!("{file}: this proves nothing: line {line}: {reason}");
            }
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
            Err(error) => return Err(Error::from(error).context(file.unreadable())),
        };
        let is_of_loss =
            claim.rules == *loss.rules && claim.deal == Some(Shuffle::Number(loss.deal));
        ensure!(
            is_of_loss,
            "{file}: this proves something else; put the certificate of this deal there, or remove \
             the file"
        );
        Ok(true)
    }
}

/// The name of the file in which the certificate of a loss is looked for: `spider-ms-14934.proof`.
fn file_name(loss: &Loss<'_>) -> String {
    let (scheme, number) = (loss.deal.scheme(), loss.deal.number());
    format!("{}-{scheme}-{number}.proof", loss.rules.id())
}
