//! Changing players and results.

use std::io::Write;

use anyhow::{Result, bail, ensure};
use clap::Args;
use webspinner_site::{ListedResult, Nickname, Player, ResultId, ResultsFilter, Site};
use webspinner_words::{Arg, Message};

use super::super::Status;
use super::confirm::{Confirmation, report};
use super::lists::result_line;
use super::{Action, player, printable};
use crate::words::say;

#[derive(Debug, Args)]
pub(super) struct RenameOptions {
    player: String,
    nickname: Option<Nickname>,
    #[arg(long, conflicts_with = "nickname")]
    none: bool,
    #[command(flatten)]
    confirmation: Confirmation,
}

#[derive(Debug, Args)]
pub(super) struct RemovePlayerOptions {
    player: String,
    #[arg(long)]
    with_results: bool,
    #[command(flatten)]
    confirmation: Confirmation,
}

#[derive(Debug, Args)]
struct ResultsArguments {
    #[arg(required = true, value_name = "RESULT")]
    results: Vec<ResultId>,
    #[command(flatten)]
    confirmation: Confirmation,
}

#[derive(Debug, Args)]
pub(super) struct RemoveResultOptions {
    #[command(flatten)]
    of: ResultsArguments,
}

#[derive(Debug, Args)]
pub(super) struct HideResultOptions {
    #[command(flatten)]
    of: ResultsArguments,
}

#[derive(Debug, Args)]
pub(super) struct ShowResultOptions {
    #[command(flatten)]
    of: ResultsArguments,
}

#[derive(Debug, Args)]
pub(super) struct ClearNameOptions {
    #[command(flatten)]
    of: ResultsArguments,
}

impl Action for RenameOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let is_whole = self.none || self.nickname.is_some();
        ensure!(is_whole, say(&Message::new("admin-rename-to-what")));
        let player = player(site, &self.player).await?;
        let named = |id| {
            let new = self.nickname.as_ref().map(Nickname::as_str);
            Message::new(id)
                .with("id", player.id.to_string())
                .with("name", name(&player))
                .with("new", printable(new))
        };
        if !self.confirmation.given(&named("admin-rename"), &[])? {
            return Ok(Status::No);
        }
        site.rename_player(player.id, self.nickname.as_ref())
            .await?;
        report(out, "rename", &format!("player={}", player.id))?;
        eprintln!("{}", say(&named("admin-renamed")));
        Ok(Status::Yes)
    }
}

impl Action for RemovePlayerOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let player = player(site, &self.player).await?;
        let data = site.player_data(player.id).await?;
        let named = |id, results: u64| {
            Message::new(id)
                .with("id", player.id.to_string())
                .with("name", name(&player))
                .with("since", player.created_at.to_string())
                .with("results", results)
                .with(
                    "with",
                    Arg::Choice(if self.with_results { "yes" } else { "no" }),
                )
        };
        let question = named("admin-remove-player", data.map_or(0, |data| data.results));
        let shown = if self.with_results {
            latest_results(site, &player).await?
        } else {
            Vec::new()
        };
        if !self.confirmation.given(&question, &shown)? {
            return Ok(Status::No);
        }
        let removed = if self.with_results {
            site.remove_player_with_results(player.id).await?
        } else {
            site.delete_player(player.id).await?.then_some(0)
        };
        let Some(results) = removed else {
            bail!(say(
                &Message::new("admin-no-player").with("name", self.player.as_str())
            ));
        };
        let what = format!("player={} removed-results={results}", player.id);
        report(out, "remove-player", &what)?;
        eprintln!("{}", say(&named("admin-removed-player", results)));
        Ok(Status::Yes)
    }
}

/// How many results of a player are shown before they are removed.
const SHOWN: u32 = 10;

async fn latest_results(site: &Site, player: &Player) -> Result<Vec<String>> {
    let filter = ResultsFilter {
        player: Some(player.id),
        ..ResultsFilter::default()
    };
    let page = site.results(&filter, None, SHOWN).await?;
    let mut lines: Vec<String> = page.results.iter().map(result_line).collect();
    if page.next.is_some() {
        lines.push("...".to_owned());
    }
    Ok(lines)
}

fn name(player: &Player) -> String {
    printable(player.nickname.as_ref().map(Nickname::as_str))
}

impl ResultsArguments {
    /// The results, all of which have to be there, if the change to them is confirmed.
    async fn confirmed(
        &self,
        site: &Site,
        question: &'static str,
    ) -> Result<Option<Vec<ListedResult>>> {
        let mut listed = Vec::with_capacity(self.results.len());
        for &id in &self.results {
            let Some(result) = site.listed_result(id).await? else {
                bail!(say(
                    &Message::new("admin-no-result").with("id", id.to_string())
                ));
            };
            listed.push(result);
        }
        let question = Message::new(question).with("results", count(listed.len()));
        let lines: Vec<String> = listed.iter().map(result_line).collect();
        let given = self.confirmation.given(&question, &lines)?;
        Ok(given.then_some(listed))
    }
}

fn count(results: usize) -> i64 {
    i64::try_from(results).unwrap_or(i64::MAX)
}

/// Reports each result that was changed, and how many there were; says so if there was none.
fn report_all(
    out: &mut dyn Write,
    action: &str,
    done: &'static str,
    changed: &[ResultId],
) -> Result<Status> {
    for id in changed {
        report(out, action, &format!("result={id}"))?;
    }
    if changed.is_empty() {
        eprintln!("{}", say(&Message::new("admin-nothing-changed")));
        return Ok(Status::No);
    }
    let done = Message::new(done).with("results", count(changed.len()));
    eprintln!("{}", say(&done));
    Ok(Status::Yes)
}

impl Action for RemoveResultOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let confirmed = self.of.confirmed(site, "admin-remove-results").await?;
        if confirmed.is_none() {
            return Ok(Status::No);
        }
        let changed = site.remove_results(&self.of.results).await?;
        report_all(out, "remove-result", "admin-removed-results", &changed)
    }
}

impl Action for HideResultOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let confirmed = self.of.confirmed(site, "admin-hide-results").await?;
        if confirmed.is_none() {
            return Ok(Status::No);
        }
        let changed = site.hide_results(&self.of.results).await?;
        report_all(out, "hide-result", "admin-hidden-results", &changed)
    }
}

impl Action for ShowResultOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let confirmed = self.of.confirmed(site, "admin-show-results").await?;
        if confirmed.is_none() {
            return Ok(Status::No);
        }
        let changed = site.show_results(&self.of.results).await?;
        report_all(out, "show-result", "admin-shown-results", &changed)
    }
}

impl Action for ClearNameOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let Some(results) = self.of.confirmed(site, "admin-clear-names").await? else {
            return Ok(Status::No);
        };
        let mut changed = Vec::new();
        for result in results {
            if site.clear_nickname(result.result.id()).await? {
                changed.push(result.result.id());
            }
        }
        report_all(out, "clear-name", "admin-cleared-names", &changed)
    }
}
