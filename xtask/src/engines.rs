//! Playing the page in the engines of other browsers than the one that drives most of its tests.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::page;
use crate::tools::CargoTool;

/// Firefox's driver, which Debian does not have.
const GECKODRIVER: CargoTool = CargoTool {
    name: "geckodriver",
    version: "0.36.0",
    options: &[],
};

/// The journeys in all engines, on the page that this program serves.
pub(crate) fn journeys(program: &Path) -> Result<Command> {
    let mut command = served(program);
    command.env("GECKODRIVER", GECKODRIVER.ensure()?);
    Ok(command)
}

/// The quick ones in the engine of every iPhone, which needs no driver that is built first.
pub(crate) fn quick(program: &Path) -> Command {
    let mut command = served(program);
    command.args(["--", "--project", "webkit", "quick"]);
    command
}

fn served(program: &Path) -> Command {
    let mut command = page::tests("engines");
    command.env("WEBSPINNER_PROGRAM", program);
    command
}
