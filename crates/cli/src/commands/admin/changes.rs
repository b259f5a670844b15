//! Changing players and results.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use webspinner_site::{ListedResult, Nickname, Player, ResultId, ResultsFilter, Site};
use webspinner_words::Message;

use super::super::Status;
use super::confirm::{Confirmation, report};
use super::lists::result_line;
use super::{Action, ConfigFile, player, printable};
use crate::words::say;

#[derive(Debug, Args)]
pub(super) struct RenameOptions {
    player: String,
    #[arg(required_unless_present = "none")]
    nickname: Option<Nickname>,
    #[arg(long, conflicts_with = "nickname")]
    none: bool,
    #[command(flatten)]
    confirmation: Confirmation,
    #[command(flatten)]
    config: ConfigFile,
}

#[derive(Debug, Args)]
pub(super) struct RemovePlayerOptions {
    player: String,
    #[arg(long)]
    with_results: bool,
    #[command(flatten)]
    confirmation: Confirmation,
    #[command(flatten)]
    config: ConfigFile,
}

#[derive(Debug, Args)]
struct ResultsArguments {
    #[arg(required = true, value_name = "RESULT")]
    results: Vec<ResultId>,
    #[command(flatten)]
    confirmation: Confirmation,
    #[command(flatten)]
    config: ConfigFile,
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
    fn config(&self) -> &ConfigFile {
        &self.config
    }

    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let player = player(site, &self.player).await?;
        let plan = Message::new("admin-rename")
            .with("id", player.id.to_string())
            .with("name", name(&player))
            .with(
                "new",
                printable(self.nickname.as_ref().map(Nickname::as_str)),
            );
        if !self.confirmation.given(&[say(&plan)])? {
            return Ok(Status::No);
        }
        site.rename_player(player.id, self.nickname.as_ref())
            .await?;
        report(out, "rename", &format!("player={}", player.id))?;
        Ok(Status::Yes)
    }
}

impl Action for RemovePlayerOptions {
    fn config(&self) -> &ConfigFile {
        &self.config
    }

    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let player = player(site, &self.player).await?;
        let data = site.player_data(player.id).await?;
        let results = data.map_or(0, |data| data.results);
        let plan = Message::new("admin-remove-player")
            .with("id", player.id.to_string())
            .with("name", name(&player))
            .with("since", player.created_at.to_string())
            .with("results", results)
            .with("with", if self.with_results { "yes" } else { "no" });
        let mut plan = vec![say(&plan)];
        if self.with_results {
            plan.extend(latest_results(site, &player).await?);
        }
        if !self.confirmation.given(&plan)? {
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
        plan: &'static str,
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
        let count = i64::try_from(listed.len()).unwrap_or(i64::MAX);
        let mut lines = vec![say(&Message::new(plan).with("results", count))];
        lines.extend(listed.iter().map(result_line));
        Ok(self.confirmation.given(&lines)?.then_some(listed))
    }
}

/// Reports each result that was changed; says so if there was none.
fn report_all(out: &mut dyn Write, action: &str, changed: &[ResultId]) -> Result<Status> {
    for id in changed {
        report(out, action, &format!("result={id}"))?;
    }
    if changed.is_empty() {
        eprintln!("{}", say(&Message::new("admin-nothing-changed")));
        return Ok(Status::No);
    }
    Ok(Status::Yes)
}

impl Action for RemoveResultOptions {
    fn config(&self) -> &ConfigFile {
        &self.of.config
    }

    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        if self
            .of
            .confirmed(site, "admin-remove-results")
            .await?
            .is_none()
        {
            return Ok(Status::No);
        }
        let changed = site.remove_results(&self.of.results).await?;
        report_all(out, "remove-result", &changed)
    }
}

impl Action for HideResultOptions {
    fn config(&self) -> &ConfigFile {
        &self.of.config
    }

    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        if self
            .of
            .confirmed(site, "admin-hide-results")
            .await?
            .is_none()
        {
            return Ok(Status::No);
        }
        let changed = site.hide_results(&self.of.results).await?;
        report_all(out, "hide-result", &changed)
    }
}

impl Action for ShowResultOptions {
    fn config(&self) -> &ConfigFile {
        &self.of.config
    }

    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        if self
            .of
            .confirmed(site, "admin-show-results")
            .await?
            .is_none()
        {
            return Ok(Status::No);
        }
        let changed = site.show_results(&self.of.results).await?;
        report_all(out, "show-result", &changed)
    }
}

impl Action for ClearNameOptions {
    fn config(&self) -> &ConfigFile {
        &self.of.config
    }

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
        report_all(out, "clear-name", &changed)
    }
}
