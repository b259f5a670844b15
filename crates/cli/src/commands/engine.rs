//! `webspinner engine`.

use std::io::{self, BufReader, Write};

use anyhow::Result;
use clap::Args;

use super::Status;
use crate::engine::{schema, serve};

#[derive(Debug, Args)]
#[command(after_help = "\
  echo '{\"new\": {\"game\": \"spider\"}}' | webspinner engine")]
pub(crate) struct Options {
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
