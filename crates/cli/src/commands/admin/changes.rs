//! Changing players and results.

use std::io::Write;

use anyhow::{Result, bail, ensure};
use clap::Args;
use webspinner_site::{Nickname, Player, ResultId, ResultsFilter, Site};

use super::super::Status;
use super::confirm::{Confirmation, report};
use super::lists::result_line;
use super::{Action, no_player, player, printable};
use crate::words::counted;

#[derive(Debug, Args)]
pub(super) struct RenameOptions {
    /// The player: an id or a nickname
    player: String,
    /// The new nickname
    nickname: Option<Nickname>,
    /// Take the nickname away
    #[arg(long, conflicts_with = "nickname")]
    none: bool,
    #[command(flatten)]
    confirmation: Confirmation,
}

#[derive(Debug, Args)]
pub(super) struct RemovePlayerOptions {
    /// The player: an id or a nickname
    player: String,
    /// Remove the results too
    #[arg(long)]
    with_results: bool,
    #[command(flatten)]
    confirmation: Confirmation,
}

#[derive(Debug, Args)]
pub(super) struct ResultsOptions {
    /// The ids of the results
    #[arg(required = true, value_name = "RESULT")]
    results: Vec<ResultId>,
    #[command(flatten)]
    confirmation: Confirmation,
}

/// What can be done to results.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    Remove,
    Hide,
    Show,
    ClearName,
}

impl Action for RenameOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let is_whole = self.none || self.nickname.is_some();
        ensure!(
            is_whole,
            "name the new nickname, or add --none to take the old one away"
        );
        let player = player(site, &self.player).await?;
        let (id, name) = (player.id, name(&player));
        let new = printable(self.nickname.as_ref().map(Nickname::as_str));
        let question = format!("Rename the player {id} from {name} to {new}?");
        if !self.confirmation.given(&question, &[])? {
            return Ok(Status::No);
        }
        site.rename_player(id, self.nickname.as_ref()).await?;
        report(out, "rename", &format!("player={id}"))?;
        eprintln!("The player {id} was renamed from {name} to {new}.");
        Ok(Status::Yes)
    }
}

impl Action for RemovePlayerOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let player = player(site, &self.player).await?;
        let data = site.player_data(player.id).await?;
        let (id, name, since) = (player.id, name(&player), player.created_at);
        let fate = match data.map_or(0, |data| data.results) {
            0 => "There are no results.".to_owned(),
            1 if self.with_results => "One result will go too.".to_owned(),
            1 => "One result will stay, without a name.".to_owned(),
            results if self.with_results => format!("{results} results will go too."),
            results => format!("{results} results will stay, without a name."),
        };
        let question = format!(
            "Remove the player {name} ({id}, registered {since}) with all passkeys? {fate}"
        );
        let shown = if self.with_results {
            latest_results(site, &player).await?
        } else {
            Vec::new()
        };
        if !self.confirmation.given(&question, &shown)? {
            return Ok(Status::No);
        }
        let removed = if self.with_results {
            site.remove_player_with_results(id).await?
        } else {
            site.delete_player(id).await?.then_some(0)
        };
        let results = removed.ok_or_else(|| no_player(&self.player))?;
        let what = format!("player={id} removed-results={results}");
        report(out, "remove-player", &what)?;
        let with = match results {
            0 => String::new(),
            results => format!(" with {}", counted(results, "result")),
        };
        eprintln!("The player {name} was removed{with}.");
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
    let mut lines: Vec<String> = page.items.iter().map(result_line).collect();
    if page.next.is_some() {
        lines.push("...".to_owned());
    }
    Ok(lines)
}

fn name(player: &Player) -> String {
    printable(player.nickname.as_ref().map(Nickname::as_str))
}

impl ResultsOptions {
    /// Changes the results, all of which have to be there, if that is confirmed.
    pub(super) async fn run(
        &self,
        change: Change,
        site: &Site,
        out: &mut dyn Write,
    ) -> Result<Status> {
        let mut lines = Vec::with_capacity(self.results.len());
        for &id in &self.results {
            let Some(result) = site.listed_result(id).await? else {
                bail!("there is no result {id}");
            };
            lines.push(result_line(&result));
        }
        if !(self.confirmation).given(&change.question(self.results.len()), &lines)? {
            return Ok(Status::No);
        }
        let changed = change.make(site, &self.results).await?;
        let (action, done) = match change {
            Change::Remove => ("remove-result", ["was removed", "were removed"]),
            Change::Hide => ("hide-result", ["was hidden", "were hidden"]),
            Change::Show => ("show-result", ["counts again", "count again"]),
            Change::ClearName => ("clear-name", ["has lost its name", "have lost their names"]),
        };
        for id in &changed {
            report(out, action, &format!("result={id}"))?;
        }
        match changed.len() {
            0 => {
                eprintln!("nothing was changed");
                return Ok(Status::No);
            }
            1 => eprintln!("One result {}.", done[0]),
            count => eprintln!("{count} results {}.", done[1]),
        }
        Ok(Status::Yes)
    }
}

impl Change {
    fn question(self, count: usize) -> String {
        let these = match count {
            1 => "this result".to_owned(),
            count => format!("these {count} results"),
        };
        match self {
            Self::Remove => format!("Remove {these} for good?"),
            Self::Hide => format!("Hide {these}?"),
            Self::Show => format!("Make {these} count again?"),
            Self::ClearName => format!("Remove the name from {these}?"),
        }
    }

    /// Makes it, and returns which results it changed.
    async fn make(self, site: &Site, results: &[ResultId]) -> Result<Vec<ResultId>> {
        Ok(match self {
            Self::Remove => site.remove_results(results).await?,
            Self::Hide => site.hide_results(results).await?,
            Self::Show => site.show_results(results).await?,
            Self::ClearName => {
                let mut changed = Vec::new();
                for &id in results {
                    if site.clear_nickname(id).await? {
                        changed.push(id);
                    }
                }
                changed
            }
        })
    }
}
