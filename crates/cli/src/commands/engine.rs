//! `webspinner engine`.

use std::io::{self, BufReader, Write};

use anyhow::Result;
use clap::Args;

use super::Status;
use crate::engine::{schema, serve};

/// Play a game by JSON lines on standard input and output, for other programs
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  echo '{\"new\": {\"game\": \"spider\"}}' | webspinner engine

One request a line, one answer a line; docs/formats.md specifies them, docs/engine.schema.json is \
their JSON Schema.")]
pub(crate) struct Options {
    /// Print the JSON Schema of requests and answers instead
    #[arg(long)]
    schema: bool,
}

pub(crate) fn run(options: &Options, out: &mut dyn Write) -> Result<Status> {
    if options.schema {
        write!(out, "{}", schema())?;
    } else {
        serve(|| Box::new(BufReader::new(io::stdin())), out)?;
    }
    Ok(Status::Yes)
}
