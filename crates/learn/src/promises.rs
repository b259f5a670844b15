//! Games, and what the plans of their player promised: a line of text for each game.

use std::fmt;
use std::fs;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Error, Result, bail};
use clap::Args;
use webspinner_players::{Chances, LearnedPlayer, Net, ThoughtLimits};
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{FairGame, Outcome, Rules};

use crate::{FIRST_DEAL, GAMES_MAX, MOVES_MAX, game, in_parallel};

/// The first deal that no network learns from.
const FIRST_UNSEEN: u64 = FIRST_DEAL + GAMES_MAX;

#[derive(Args)]
pub(crate) struct Promises {
    #[arg(required = true)]
    games: Vec<String>,
    /// The first deal; without it the first that no network learns from
    #[arg(long, default_value_t = FIRST_UNSEEN)]
    first: u64,
    /// How many deals of each game are played
    #[arg(long, default_value_t = 300)]
    count: u64,
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// A game that was played.
pub(crate) struct Played {
    /// The id of its rules.
    pub(crate) game: String,
    deal: u64,
    pub(crate) is_won: bool,
    /// What each plan promised, before that was calibrated.
    promises: Vec<i32>,
}

impl Promises {
    pub(crate) fn run(&self) -> Result<()> {
        let deals: Vec<u64> = (self.first..self.first + self.count).collect();
        for id in &self.games {
            let rules = game(id)?;
            let net = Net::of(rules);
            let play = |&deal: &u64| play(rules, deal, &net, ThoughtLimits::USUAL);
            for played in in_parallel(self.threads, &deals, play) {
                println!("{played}");
            }
        }
        Ok(())
    }
}

/// Plays a deal, plan by plan, until it is won or no way on is known.
pub(crate) fn play(rules: &Arc<Rules>, deal: u64, net: &Arc<Net>, effort: ThoughtLimits) -> Played {
    let mut player = LearnedPlayer::new(Arc::clone(net), effort);
    let mut game = rules
        .new_game(&Shuffle::own(deal))
        .expect("a deal of the game");
    let mut promises = Vec::new();
    while game.outcome().is_none() && game.length() < MOVES_MAX {
        let Some(plan) = player.promising_plan(&FairGame::from(&game)) else {
            break;
        };
        promises.push(plan.chances.win);
        for &play in &plan.moves {
            let _ = game.play(play).expect("a plan is legal");
        }
    }
    Played {
        game: rules.id().to_string(),
        deal,
        is_won: game.outcome() == Some(Outcome::Won),
        promises,
    }
}

impl Played {
    /// The promises that left something open: what is certain is no matter of chance.
    pub(crate) fn open(&self) -> impl Iterator<Item = i32> {
        let promises = self.promises.iter().copied();
        promises.filter(|promise| (1..Chances::CERTAIN).contains(promise))
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let promises: Vec<String> = self.promises.iter().map(i32::to_string).collect();
        let won = u8::from(self.is_won);
        let promises = promises.join(" ");
        write!(f, "{},{},{won},{promises}", self.game, self.deal)
    }
}

impl FromStr for Played {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let parts: Vec<&str> = line.split(',').collect();
        let &[game, deal, won, promises] = &parts[..] else {
            bail!("not a game, its deal, whether it was won, and promises: {line}");
        };
        let promises = promises.split_whitespace().map(promise);
        Ok(Self {
            game: game.to_owned(),
            deal: deal
                .parse()
                .with_context(|| format!("not a deal: {deal}"))?,
            is_won: match won {
                "0" => false,
                "1" => true,
                _ => bail!("neither 0 (lost) nor 1 (won): {won}"),
            },
            promises: promises.collect::<Result<_>>()?,
        })
    }
}

fn promise(text: &str) -> Result<i32> {
    let range = 0..=Chances::CERTAIN;
    let promise = text.parse().ok().filter(|promise| range.contains(promise));
    promise.with_context(|| format!("not a promise from 0 to {}: {text}", Chances::CERTAIN))
}

/// The games of a file, grouped by their rules, in the order of the file.
pub(crate) fn read(file: &Path) -> Result<Vec<Vec<Played>>> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let mut kinds: Vec<Vec<Played>> = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let place = || format!("{}, line {number}", file.display());
        let game: Played = line.parse().with_context(place)?;
        match kinds.iter_mut().find(|kind| kind[0].game == game.game) {
            Some(kind) => kind.push(game),
            None => kinds.push(vec![game]),
        }
    }
    Ok(kinds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_read_as_it_was_written() {
        for line in ["spider,7,1,12 0 65536", "spider,8,0,"] {
            let played: Played = line.parse().expect("a game");
            assert_eq!(played.to_string(), line);
        }
        for wrong in [
            "spider,1",
            "spider,1,0,a",
            "spider,1,0,65537",
            "spider,1,2,12",
            "spider,one,0,12",
        ] {
            assert!(wrong.parse::<Played>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_certain_leaves_nothing_open() {
        let played: Played = "spider,7,1,12 0 65535 65536".parse().expect("a game");
        assert_eq!(played.open().collect::<Vec<_>>(), [12, 65535]);
    }
}
