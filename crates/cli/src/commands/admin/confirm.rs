//! Asking before anything is changed, and reporting what was.

use std::io::{self, BufRead as _, IsTerminal as _, Write};

use anyhow::{Result, bail};
use clap::Args;
use webspinner_db::Timestamp;

#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Confirmation {
    /// Do it without asking
    #[arg(long)]
    yes: bool,
}

impl Confirmation {
    /// Asks whether to do something, shows to what, and returns the answer. Everything goes to
    /// standard error, so that standard output has the journal alone.
    ///
    /// # Errors
    /// If it is not confirmed and there is no terminal on which it could be.
    pub(super) fn given(self, question: &str, affected: &[String]) -> Result<bool> {
        let mut terminal = io::stderr().lock();
        if !self.yes {
            writeln!(terminal, "{question}")?;
        }
        for line in affected {
            writeln!(terminal, "{line}")?;
        }
        if self.yes {
            return Ok(true);
        }
        if !io::stdin().is_terminal() {
            bail!("nothing was changed: add --yes to confirm");
        }
        write!(terminal, "Type yes to go on: ")?;
        terminal.flush()?;
        let mut answer = String::new();
        io::stdin().lock().read_line(&mut answer)?;
        let confirmed = means_yes(&answer);
        if !confirmed {
            writeln!(terminal, "nothing was changed")?;
        }
        Ok(confirmed)
    }
}

/// Whether an answer means yes.
fn means_yes(answer: &str) -> bool {
    ["yes", "y"].contains(&answer.trim().to_lowercase().as_str())
}

/// Writes one line of the journal: when, what, and which ids. It is the same in every language,
/// and names nobody.
pub(super) fn report(out: &mut dyn Write, action: &str, what: &str) -> Result<()> {
    writeln!(out, "{} {action} {what}", Timestamp::now())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_yes_means_yes() {
        for answer in ["yes", "Y\n", " Yes \n"] {
            assert!(means_yes(answer), "{answer}");
        }
        for answer in ["", "\n", "no", "yes!", "ye"] {
            assert!(!means_yes(answer), "{answer}");
        }
    }
}
