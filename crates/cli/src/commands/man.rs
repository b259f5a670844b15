//! `webspinner man`.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, CommandFactory, ValueHint};
use clap_mangen::{Man, generate_to};

use super::Answer;
use crate::arguments::Arguments;

/// Print the manual page, or write the pages of all commands to a folder
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  webspinner man | man -l -
  webspinner man ~/.local/share/man/man1")]
pub(crate) struct Options {
    /// The folder to write the pages to, one for each command; it is made if need be
    #[arg(value_name = "DIR", value_hint = ValueHint::DirPath)]
    folder: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Answer> {
    let command = Arguments::command();
    match &options.folder {
        None => Man::new(command).render(&mut &mut *out)?,
        Some(folder) => {
            let written = fs::create_dir_all(folder).and_then(|()| generate_to(command, folder));
            written.with_context(|| format!("cannot write to {}", folder.display()))?;
        }
    }
    Ok(Answer::Yes)
}
