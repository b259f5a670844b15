//! `webspinner completions`.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use clap_complete::{Shell, generate};

use super::Status;
use crate::help::command_line;
use crate::language::requested;
use crate::words::in_language;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner completions bash > ~/.local/share/bash-completion/completions/webspinner
  webspinner completions fish > ~/.config/fish/completions/webspinner.fish")]
pub(crate) struct Options {
    shell: Shell,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    let texts = in_language(requested().unwrap_or_default());
    // Through memory, because a failed write would panic.
    let mut script = Vec::new();
    generate(
        options.shell,
        &mut command_line(&texts, None),
        "webspinner",
        &mut script,
    );
    out.write_all(&script)?;
    Ok(Status::Yes)
}
