//! Games of the usual player, and what its plans promised: a line of text for each game.

use std::fmt;
use std::fs;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context, Error, Result};
use clap::Args;
use webspinner_players::{Chances, Effort, LearnedPlayer, Net};
use webspinner_rules::{FairGame, Outcome, Rules, Shuffle};

use crate::{FIRST_DEAL, MOVES_MAX, game, in_parallel};

#[derive(Args)]
pub(crate) struct Promises {
    #[arg(required = true)]
    games: Vec<String>,
    /// The first deal; without it the first of those for learning
    #[arg(long, default_value_t = FIRST_DEAL + 1)]
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
    pub(crate) deal: u64,
    pub(crate) is_won: bool,
    /// What each plan promised, before that was calibrated.
    promises: Vec<i32>,
}

impl Promises {
    pub(crate) fn run(&self) -> Result<()> {
        let deals: Vec<u64> = (self.first..self.first + self.count).collect();
        for id in &self.games {
            let rules = game(id)?;
            for played in in_parallel(self.threads, &deals, |&deal| play(rules, deal)) {
                println!("{played}");
            }
        }
        Ok(())
    }
}

fn play(rules: &Arc<Rules>, deal: u64) -> Played {
    let mut player = LearnedPlayer::new(Net::of(rules), Effort::USUAL);
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
        let mut parts = line.split(',');
        let mut part = || parts.next().with_context(|| format!("too short: {line}"));
        Ok(Self {
            game: part()?.to_owned(),
            deal: part()?.parse()?,
            is_won: part()? == "1",
            promises: (part()?.split_whitespace())
                .map(str::parse)
                .collect::<Result<_, _>>()?,
        })
    }
}

/// The games of a file, those of the same rules together, in the order of the file.
pub(crate) fn read(file: &Path) -> Result<Vec<Vec<Played>>> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let games: Vec<Played> = text.lines().map(str::parse).collect::<Result<_>>()?;
    let mut kinds: Vec<Vec<Played>> = Vec::new();
    for game in games {
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
        for wrong in ["spider,1", "spider,1,0,a", "spider,one,0,12"] {
            assert!(wrong.parse::<Played>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_certain_leaves_nothing_open() {
        let played: Played = "spider,7,1,12 0 65535 65536".parse().expect("a game");
        assert_eq!(played.open().collect::<Vec<_>>(), [12, 65535]);
    }
}
