//! `webspinner admin`.

mod changes;
mod confirm;
mod lists;

use std::io::Write;

use anyhow::{Result, anyhow, bail};
use clap::{Args, Subcommand};
use webspinner_site::{Player, PlayerId, Site, SiteOptions};

use changes::Change;

use super::Status;
use super::backup::with_site;
use super::serve::ConfigFile;
use crate::database::Database;

#[derive(Debug, Args)]
#[command(after_help = "\
  webspinner admin players ann
  webspinner admin results --game spider --day 2026-11-21
  webspinner admin hide-result 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f
  webspinner admin remove-player Ann --with-results --database postgres://me@db.example/spider")]
pub(crate) struct Options {
    #[command(subcommand)]
    command: AdminCommand,
    #[command(flatten)]
    config: ConfigFile,
}

/// What to do.
#[derive(Debug, Subcommand)]
enum AdminCommand {
    Players(lists::PlayersOptions),
    Results(lists::ResultsOptions),
    Rename(changes::RenameOptions),
    RemovePlayer(changes::RemovePlayerOptions),
    RemoveResult(changes::ResultsOptions),
    HideResult(changes::ResultsOptions),
    ShowResult(changes::ResultsOptions),
    ClearName(changes::ResultsOptions),
}

/// One of the commands of `webspinner admin`.
trait Action {
    /// Does it.
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status>;
}

pub(crate) fn run(options: &Options, database: &Database, out: &mut dyn Write) -> Result<Status> {
    let place = options.config.place(database)?;
    let opening = Site::open_existing(&place, SiteOptions::default());
    with_site(opening, async |site| match &options.command {
        AdminCommand::Players(action) => action.run(site, out).await,
        AdminCommand::Results(action) => action.run(site, out).await,
        AdminCommand::Rename(action) => action.run(site, out).await,
        AdminCommand::RemovePlayer(action) => action.run(site, out).await,
        AdminCommand::RemoveResult(of) => of.run(Change::Remove, site, out).await,
        AdminCommand::HideResult(of) => of.run(Change::Hide, site, out).await,
        AdminCommand::ShowResult(of) => of.run(Change::Show, site, out).await,
        AdminCommand::ClearName(of) => of.run(Change::ClearName, site, out).await,
    })
}

/// The player with this id or nickname.
async fn player(site: &Site, text: &str) -> Result<Player> {
    let mut found = match text.parse::<PlayerId>() {
        Ok(id) => Vec::from_iter(site.player(id).await?),
        Err(_) => site.players_named(text).await?,
    };
    let player = found.pop();
    match player {
        Some(player) if found.is_empty() => Ok(player),
        Some(_) => bail!("several players are called {text}: name one by id"),
        None => Err(no_player(text)),
    }
}

fn no_player(text: &str) -> anyhow::Error {
    anyhow!("there is no player {text}: name one by id or by nickname")
}

/// A name from the database, safe to print: nothing in it can steer the terminal.
fn printable(name: Option<&str>) -> String {
    let visible = |letter: char| {
        if letter.is_control() {
            '\u{fffd}'
        } else {
            letter
        }
    };
    name.map_or_else(
        || "-".to_owned(),
        |name| name.chars().map(visible).collect(),
    )
}
