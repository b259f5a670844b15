//! `webspinner licences`.

use std::io::Write;

use anyhow::Result;
use clap::Args;

use super::Status;

#[derive(Debug, Args)]
#[command(
    visible_alias = "licenses",
    after_help = "\
  webspinner licences | less"
)]
pub(crate) struct Options {}

pub(crate) fn run(_: &Options, out: &mut dyn Write) -> Result<Status> {
    out.write_all(webspinner_server::licences().as_bytes())?;
    Ok(Status::Yes)
}
