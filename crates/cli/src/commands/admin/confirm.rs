//! Asking before anything is changed, and reporting what was.

use std::io::{self, BufRead as _, IsTerminal as _, Write};

use anyhow::{Result, bail};
use clap::Args;
use webspinner_site::Timestamp;
use webspinner_words::Message;

use crate::words::say;

#[derive(Clone, Copy, Debug, Args)]
pub(super) struct Confirmation {
    #[arg(long)]
    yes: bool,
}

impl Confirmation {
    /// Shows what would change, and returns whether to do it. Everything goes to standard error,
    /// so that standard output has the journal alone.
    ///
    /// # Errors
    /// If it is not confirmed and there is no terminal on which it could be.
    pub(super) fn given(self, plan: &[String]) -> Result<bool> {
        let mut terminal = io::stderr().lock();
        for line in plan {
            writeln!(terminal, "{line}")?;
        }
        if self.yes {
            return Ok(true);
        }
        if !io::stdin().is_terminal() {
            bail!(say(&Message::new("admin-needs-yes")));
        }
        write!(terminal, "{} ", say(&Message::new("admin-confirm")))?;
        terminal.flush()?;
        let mut answer = String::new();
        io::stdin().lock().read_line(&mut answer)?;
        let confirmed = answer.trim() == "yes";
        if !confirmed {
            writeln!(terminal, "{}", say(&Message::new("admin-nothing-changed")))?;
        }
        Ok(confirmed)
    }
}

/// Writes one line of the journal: when, what, and which ids. It is the same in every language,
/// and names nobody.
pub(super) fn report(out: &mut dyn Write, action: &str, what: &str) -> Result<()> {
    writeln!(out, "{} {action} {what}", Timestamp::now())?;
    Ok(())
}
