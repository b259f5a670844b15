//! `webspinner serve`.

use std::ffi::OsString;
use std::fs;
use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::{Args, ValueHint};
use webspinner_server::{Settings, Started};
use webspinner_site::Place;
use webspinner_words::Message;

use super::Status;
use crate::database::Database;
use crate::words::say;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner serve
  webspinner serve --listen 0.0.0.0:80 --database sqlite:/var/lib/webspinner/site.db
  webspinner serve --config /etc/webspinner.toml")]
pub(crate) struct Options {
    #[command(flatten)]
    file: ConfigFile,
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    settings: Settings,
}

#[derive(Debug, Args)]
pub(crate) struct ConfigFile {
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
        let unknown = Message::new("serve-unknown-variable").with("name", name);
        eprintln!("webspinner: {}", say(&unknown));
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
    let known = crate::help::variables();
    let names = names.filter_map(|name| name.into_string().ok());
    let unknown = names.filter(|name| name.starts_with("WEBSPINNER_") && !known.contains(name));
    let mut unknown: Vec<String> = unknown.collect();
    unknown.sort();
    unknown
}

/// Says where the server can be reached, and what should not go unnoticed, at once: a program that
/// reads the address from the first line may close the pipe then.
fn announce(started: &Started, out: &mut dyn Write) -> io::Result<()> {
    let at = |id, address| Message::new(id).with("address", address);
    let mut lines = vec![at(
        "serve-listening",
        format!("http://{}/", started.address),
    )];
    if let Some(metrics) = started.metrics {
        lines.push(at("serve-metrics", format!("http://{metrics}/metrics")));
    }
    if started.is_new {
        lines.push(Message::new("serve-new-site").with("place", started.database.as_str()));
    }
    lines.push(at("serve-open", started.origin.clone()));
    if io::stdout().is_terminal() {
        lines.push(Message::new("serve-stop"));
    }
    let lines: String = lines.iter().map(|line| say(line) + "\n").collect();
    out.write_all(lines.as_bytes())?;
    out.flush()?;
    if started.lacks_page {
        eprintln!("webspinner: {}", say(&Message::new("serve-no-page")));
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
