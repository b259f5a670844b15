//! `webspinner engine`.

use std::io::{self, Write};

use anyhow::Result;
use clap::Args;

use super::Answer;
use crate::engine::serve;

/// Play a game by JSON lines on standard input and output, for other programs
///
/// One request a line, one answer a line; docs/formats.md specifies them.
#[derive(Debug, Args)]
#[command(after_help = "Example:
  printf '%s\\n' '{\"new\": {\"game\": \"spider\", \"deal\": \"ms:14934\"}}' '{\"legal\": true}' | webspinner engine")]
pub(crate) struct Options {}

pub(crate) fn run(_: &Options, out: &mut dyn Write) -> Result<Answer> {
    serve(io::stdin().lock(), out)?;
    Ok(Answer::Yes)
}
