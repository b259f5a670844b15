//! `webspinner serve`.

use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_db::Place;
use webspinner_server::{Settings, Started};

use super::Status;
use crate::arguments::variables;
use crate::database::Database;

/// Serve the page, with daily deals, leaderboards and statistics for any number of players
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner serve
  webspinner serve --listen 0.0.0.0:80 --database sqlite:/var/lib/webspinner/site.db
  webspinner serve --config /etc/webspinner.toml

People play in their browsers; the server replays finished games and stores them in a database. \
That is a file unless --database names a PostgreSQL server, which any number of servers may share. \
The file is made if it is missing, but not its folder. A flag takes precedence over its \
environment variable, and that over the --config file. On Ctrl-C and SIGTERM the server finishes \
what it has accepted before it stops.")]
pub(crate) struct Options {
    #[command(flatten)]
    file: ConfigFile,
    /// Open the page in a browser, if there is one
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    settings: Settings,
}

#[derive(Debug, Args)]
pub(crate) struct ConfigFile {
    /// A TOML file with settings: a key for each flag, such as listen = '0.0.0.0:80'
    #[arg(
        long = "config",
        value_name = "FILE",
        env = "WEBSPINNER_CONFIG",
        hide_env_values = true,
        value_hint = ValueHint::FilePath,
        global = true,
        display_order = 899
    )]
    path: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    for name in unknown_variables(std::env::vars_os().map(|(name, _)| name)) {
        eprintln!(
            "webspinner: the variable {name} is not a setting and is ignored: `webspinner serve \
             --help` names them all"
        );
    }
    let settings = options.file.settings(options.settings.clone(), database)?;
    webspinner_server::run(&settings, |started| {
        announce(started, out)?;
        if options.open {
            // Without a browser the user has the printed address.
            let _ = open::that_detached(&started.origin);
        }
        Ok(())
    })?;
    Ok(Status::Yes)
}

/// Variables that look like settings and are not: they may be misspelt.
fn unknown_variables(names: impl Iterator<Item = OsString>) -> Vec<String> {
    let known = variables();
    let names = names.filter_map(|name| name.into_string().ok());
    let unknown = names.filter(|name| name.starts_with("WEBSPINNER_") && !known.contains(name));
    let mut unknown: Vec<String> = unknown.collect();
    unknown.sort();
    unknown
}

/// Says where the server can be reached, and what should not go unnoticed, at once: a program that
/// reads the address from the first line may close the pipe then.
fn announce(started: &Started, out: &mut dyn Write) -> io::Result<()> {
    let mut lines = vec![format!("listening on http://{}/", started.address)];
    if let Some(metrics) = started.metrics {
        lines.push(format!("metrics at http://{metrics}/metrics"));
    }
    if started.is_new {
        lines.push(format!("created a new site in {}", started.database));
    }
    lines.push(format!("open {}", started.origin));
    if io::stdout().is_terminal() {
        lines.push("press Ctrl-C to stop".to_owned());
    }
    out.write_all((lines.join("\n") + "\n").as_bytes())?;
    out.flush()?;
    if started.lacks_page {
        eprintln!(
            "webspinner: this program was built without its page: `cargo xtask build` builds both, \
             and so does `cargo build` with the folder of a built page in WEBSPINNER_PAGE"
        );
    }
    Ok(())
}

impl ConfigFile {
    /// The settings from flags, then from the file.
    pub(crate) fn settings(&self, mut flags: Settings, database: &Database) -> Result<Settings> {
        flags.database = database.place().cloned();
        let Some(path) = &self.path else {
            return Ok(flags);
        };
        let named = || path.display().to_string();
        let text = fs::read_to_string(path).with_context(named)?;
        Ok(flags.or(Settings::read(&text).with_context(named)?))
    }

    /// The database of a site, for commands that need nothing else.
    pub(crate) fn place(&self, database: &Database) -> Result<Place> {
        Ok(self.settings(Settings::default(), database)?.database()?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelt_variables_are_noticed() {
        let names = [
            "WEBSPINNER_LISTEN",
            "WEBSPINNER_DATABASE",
            "WEBSPINNER_LANGUAGE",
            "WEBSPINNER_LISEN",
            "HOME",
        ];
        let unknown = unknown_variables(names.into_iter().map(OsString::from));
        assert_eq!(unknown, ["WEBSPINNER_LISEN"]);
    }
}
