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

/// Look after a site: list, rename and remove players, and list, hide and remove results
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  webspinner admin players ann
  webspinner admin results --game spider --day 2026-11-21
  webspinner admin hide-result 01936b2c-8f00-7d4e-9a51-0c8f6b1d2e3f
  webspinner admin remove-player Ann --with-results --database postgres://me@db.example/spider

The site may be running: leaderboards and statistics show every change at once. What would change \
is listed first and has to be confirmed. Each change prints one line with its time, for a journal \
of your own.")]
pub(crate) struct Options {
    #[command(subcommand)]
    command: AdminCommand,
    #[command(flatten)]
    config: ConfigFile,
}

/// What to do.
#[derive(Debug, Subcommand)]
enum AdminCommand {
    /// List the players, the one who registered first at the top
    ///
    /// Given a text, only the players with it in their nicknames; names that look alike are found
    /// too.
    Players(lists::PlayersOptions),
    /// List the results, the one that arrived last at the top
    Results(lists::ResultsOptions),
    /// Give a player another nickname, or none
    ///
    /// The new name has to be one that the player could have chosen. Results of the player show it
    /// at once.
    Rename(changes::RenameOptions),
    /// Remove a player with all passkeys and login sessions
    ///
    /// The results stay, without a name, unless --with-results is given. The player is logged out
    /// at once and can register again with a new passkey.
    RemovePlayer(changes::RemovePlayerOptions),
    /// Remove results for good
    ///
    /// If the same game is sent again, it counts again: to prevent that, hide the result instead.
    RemoveResult(changes::ResultsOptions),
    /// Hide results: they no longer count on leaderboards and in statistics
    ///
    /// They still count as sent, so sending the same game again changes nothing.
    HideResult(changes::ResultsOptions),
    /// Make hidden results count again
    ShowResult(changes::ResultsOptions),
    /// Remove the name from a result that was sent without an account
    ///
    /// The result itself still counts. To change the name of a registered player, use rename.
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
