//! `webspinner licences`.

use std::io::Write;

use anyhow::Result;
use clap::Args;

use super::Status;

/// Print the licences of the program and of everything in it
#[derive(Debug, Args)]
#[command(visible_alias = "licenses")]
#[command(after_help = "\
Examples:
  webspinner licences | less")]
pub(crate) struct Options {}

pub(crate) fn run(_: &Options, out: &mut dyn Write) -> Result<Status> {
    out.write_all(webspinner_server::licences().as_bytes())?;
    Ok(Status::Yes)
}
