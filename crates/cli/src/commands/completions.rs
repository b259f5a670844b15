//! `webspinner completions`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use clap_complete::{Shell, generate};

use super::Status;
use crate::arguments::command_line;

/// Print a completion script for a shell
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner completions bash > ~/.local/share/bash-completion/completions/webspinner
  webspinner completions fish > ~/.config/fish/completions/webspinner.fish")]
pub(crate) struct Options {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    // Through memory, because a failed write would panic.
    let mut script = Vec::new();
    generate(
        options.shell,
        &mut command_line(),
        "webspinner",
        &mut script,
    );
    out.write_all(&script)?;
    Ok(Status::Yes)
}
