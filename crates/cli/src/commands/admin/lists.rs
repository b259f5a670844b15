//! Listing players and results.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use webspinner_rules::deal::{DealId, Shuffle};
use webspinner_rules::{GameId, games};
use webspinner_site::{
    Day, ListedPlayer, ListedResult, Nickname, PAGE_MAX, PlayerId, ResultId, ResultsFilter, Site,
};
use webspinner_table::clock_text;
use webspinner_wire::{Outcome, SharedResult};

use super::super::{Status, write_json};
use super::{Action, player, printable};
use crate::choice::GameArgument;
use crate::limits::between;
use crate::words::counted;

/// The entries of a page unless another number is given.
const LIMIT: u32 = 50;

#[derive(Debug, Args)]
pub(super) struct PlayersOptions {
    /// A part of the nickname
    text: Option<String>,
    #[command(flatten)]
    page: PageOptions,
    /// Continue after the player with this id
    #[arg(long, value_name = "ID")]
    after: Option<PlayerId>,
    /// Those first whose devices share the most
    #[arg(long, conflicts_with = "after")]
    by_size: bool,
}

#[derive(Debug, Args)]
pub(super) struct ResultsOptions {
    /// Only those of this player: an id, or a name with or without an account
    #[arg(long, value_name = "PLAYER")]
    player: Option<String>,
    /// Only those of this game, or of this deal, such as spider:ms:1
    #[arg(long, value_name = "GAME", hide_possible_values = true)]
    game: Option<GameArgument>,
    /// Only those of this deal, such as ms:1
    #[arg(long, value_name = "DEAL")]
    deal: Option<String>,
    /// Only those of the daily deals of this day
    #[arg(long, value_name = "DAY")]
    day: Option<Day>,
    /// Only hidden ones
    #[arg(long)]
    hidden: bool,
    #[command(flatten)]
    page: PageOptions,
    /// Continue after the result with this id
    #[arg(long, value_name = "ID")]
    after: Option<ResultId>,
}

#[derive(Debug, Args)]
struct PageOptions {
    /// The most entries to list
    #[arg(long, value_name = "N", default_value_t = LIMIT)]
    #[arg(value_parser = between::<u32>(1, PAGE_MAX.into()))]
    limit: u32,
    /// Print each entry as a line of JSON
    #[arg(long)]
    json: bool,
}

/// Says where the next page begins, if there is one.
fn say_next(next: Option<impl ToString>) {
    if let Some(next) = next {
        eprintln!("there are more: add --after {}", next.to_string());
    }
}

#[derive(Serialize)]
struct PlayerLine {
    id: String,
    nickname: Option<String>,
    created_at: String,
    results: u64,
    synced_bytes: u64,
}

#[derive(Serialize)]
struct ResultLine<'r> {
    #[serde(flatten)]
    shared: &'r SharedResult,
    player: Option<String>,
    nickname: Option<&'r str>,
    received_at: String,
    hidden: bool,
}

impl Action for PlayersOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let text = self.text.as_deref().unwrap_or_default();
        let (players, next) = if self.by_size {
            (site.players_by_size(text, self.page.limit).await?, None)
        } else {
            let page = site.players(text, self.after, self.page.limit).await?;
            (page.items, page.next)
        };
        for listed in &players {
            if self.page.json {
                write_json(out, &player_json(listed))?;
            } else {
                writeln!(out, "{}", player_line(listed))?;
            }
        }
        say_next(next);
        if players.is_empty() {
            eprintln!("no player was found");
        }
        Ok(Status::Yes)
    }
}

fn player_json(listed: &ListedPlayer) -> PlayerLine {
    let player = &listed.player;
    PlayerLine {
        id: player.id.to_string(),
        nickname: player.nickname.as_ref().map(ToString::to_string),
        created_at: player.created_at.to_string(),
        results: listed.results,
        synced_bytes: listed.synced_bytes,
    }
}

/// A player as a line for people.
fn player_line(listed: &ListedPlayer) -> String {
    let player = &listed.player;
    let nickname = player.nickname.as_ref().map(Nickname::as_str);
    let results = match listed.results {
        0 => "no results".to_owned(),
        results => counted(results, "result"),
    };
    let kib = match listed.synced_bytes.div_ceil(1 << 10) {
        0 => String::new(),
        kib => format!("  {kib} KiB"),
    };
    let (id, since, name) = (player.id, player.created_at, printable(nickname));
    format!("{id}  {since}  {results}{kib}  {name}")
}

impl Action for ResultsOptions {
    async fn run(&self, site: &Site, out: &mut dyn Write) -> Result<Status> {
        let filter = self.filter(site).await?;
        let page = site.results(&filter, self.after, self.page.limit).await?;
        for listed in &page.items {
            if self.page.json {
                write_json(out, &result_json(listed))?;
            } else {
                writeln!(out, "{}", result_line(listed))?;
            }
        }
        say_next(page.next);
        if page.items.is_empty() {
            eprintln!("no result was found");
        }
        Ok(Status::Yes)
    }
}

impl ResultsOptions {
    /// The game and the deal to look for. A whole deal, as this command prints it, names its game.
    fn game_and_deal(&self) -> Result<(Option<GameId>, Option<Shuffle>)> {
        let game = self.game.as_ref().map(GameArgument::read).transpose()?;
        let (game, shuffle) = game.map_or((None, None), |(rules, shuffle)| {
            (Some(rules.id().clone()), shuffle)
        });
        let Some(text) = &self.deal else {
            return Ok((game, shuffle));
        };
        let whole = text.parse::<DealId>().ok();
        let whole = whole.filter(|deal| games::find(deal.game.as_str()).is_some());
        let game = game.or_else(|| whole.map(|deal| deal.game));
        let shuffle = match &game {
            Some(game) => Shuffle::for_game(text, game)?,
            None => text.parse()?,
        };
        Ok((game, Some(shuffle)))
    }

    async fn filter(&self, site: &Site) -> Result<ResultsFilter> {
        let (game, deal) = self.game_and_deal()?;
        // Only registered players have an id; a name may be anybody's.
        let id = self
            .player
            .as_ref()
            .filter(|text| text.parse::<PlayerId>().is_ok());
        let player = match id {
            Some(id) => Some(player(site, id).await?.id),
            None => None,
        };
        let nickname = self.player.clone().filter(|_| id.is_none());
        Ok(ResultsFilter {
            player,
            nickname,
            game,
            deal,
            day: self.day,
            hidden: self.hidden.then_some(true),
        })
    }
}

fn result_json(listed: &ListedResult) -> ResultLine<'_> {
    let result = &listed.result;
    ResultLine {
        shared: &result.shared,
        player: result.player.map(|player| player.to_string()),
        nickname: result.nickname.as_deref(),
        received_at: result.received_at.to_string(),
        hidden: listed.hidden,
    }
}

/// A result as a line for people.
pub(super) fn result_line(listed: &ListedResult) -> String {
    let (result, shared) = (&listed.result, &listed.result.shared);
    let outcome = match shared.outcome {
        Outcome::Won => "won",
        Outcome::Lost => "lost",
    };
    let (id, at, name) = (
        shared.id,
        result.received_at,
        printable(result.nickname.as_deref()),
    );
    let day = shared.day.as_ref().map(|day| format!(" of {day}"));
    let day = day.unwrap_or_default();
    let (game, deal, score) = (&shared.game, &shared.deal, shared.score);
    let moves = counted(shared.moves.into(), "move");
    let time = shared.time_ms.map_or("-".to_owned(), clock_text);
    let assisted = if shared.assisted { ", assisted" } else { "" };
    let hidden = if listed.hidden { ", hidden" } else { "" };
    format!(
        "{id}  {at}  {name}  {game}:{deal}{day}  {outcome}, {moves}, {time}, score {score}\
         {assisted}{hidden}"
    )
}
