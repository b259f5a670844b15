//! Teaches a network in rounds: it plays games, looks behind many of its ways, learns what it saw
//! there, and plays on with what it learned if that is better.
//!
//! All of a round is in files that are whole or absent, so it goes on where it was stopped.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Result, ensure};
use clap::{Args, value_parser};
use serde_json::json;
use webspinner_players::{Considered, Kind, Lesson, Look, Net, ThoughtLimits, play_itself};
use webspinner_rules::Rules;
use webspinner_rules::deal::Shuffle;
use webspinner_solver::Random;

use crate::ranking::Ranking;
use crate::records::{self, kept, replace};
use crate::tally::Tally;
use crate::thought::look;
use crate::trainer::{Sample, Trainer};
use crate::truth::Truth;
use crate::{FIRST_DEAL, GAMES_MAX, game, in_parallel, promises, read_net};

/// One in so many games of the last round is not learned from: it tells how well ways are ranked.
const ONE_IN: u64 = 10;
/// In how many of a hundred decisions of these games one looks two cards deep.
const DEEP_TO_TELL: [usize; 2] = [30, 30];
/// The same for the others, from the third round on, when the network knows enough: usually, and
/// with few rows left, where most is lost.
const DEEP_TO_LEARN: [usize; 2] = [5, 30];
const DEEP_FROM: u64 = 3;
/// How it looks a second card deep.
const BEYOND: Look = Look {
    ways: 3,
    tables: 40,
    rows: 5,
    cards: Some(6),
};
/// How many rounds one learns from.
const ROUNDS: u64 = 3;
const BATCH: usize = 256;
/// How many games are mixed at a time.
const MIXED: usize = 64;
/// How much a table counts that is learned from: as the one a way begins with, as a way, and as one
/// that was looked at more deeply.
const WEIGHTS: [f32; 3] = [0.5, 1.0, 3.0];
/// Where the deals begin that compare two networks, this many for each round.
const FIRST_COMPARED: u64 = 3_000_000;
const COMPARED_MAX: u64 = 10_000;
const COMPARED_AT_ONCE: usize = 10;
/// How networks are compared with a cheap look; without one it is the same for no way.
const CHEAP: ThoughtLimits = ThoughtLimits {
    tables: 4_000,
    ..ThoughtLimits::LEVELS[0]
};

#[derive(Args)]
pub(crate) struct Teach {
    /// Where networks, games and league are kept
    folder: PathBuf,
    /// The games to learn
    #[arg(required = true)]
    games: Vec<String>,
    /// The file of the network to begin with; without it, the network for all games
    #[arg(long)]
    from: Option<PathBuf>,
    /// How many rounds to play in all
    #[arg(long, default_value_t = 100)]
    rounds: u64,
    /// How many games a round has
    #[arg(long, default_value_t = 5_000)]
    round_games: u64,
    /// How many tables are valued before a decision
    #[arg(long, default_value_t = 4_000)]
    tables: usize,
    /// Behind how many of the best ways to look, how many tables there for each card, and how many
    /// rows
    #[arg(long, default_value = "8,50,8", value_parser = look)]
    look: Look,
    /// Behind how many other ways to look
    #[arg(long, default_value_t = 4)]
    others: usize,
    /// How often each game is learned from in a round
    #[arg(long, default_value_t = 5)]
    passes: usize,
    /// The first learning rate; it falls to nothing within each round
    #[arg(long, default_value_t = 5e-4)]
    rate: f32,
    /// On how many deals networks are compared without a look
    #[arg(long, default_value_t = 600, value_parser = value_parser!(u64).range(..COMPARED_MAX / 2))]
    deals: u64,
    /// On how many others with a cheap one
    #[arg(long, default_value_t = 400, value_parser = value_parser!(u64).range(..COMPARED_MAX / 2))]
    deals_with_look: u64,
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// What the last line of the league says.
struct Before {
    rounds: u64,
    games: u64,
}

/// A round, and where its files are.
struct Round {
    number: u64,
    folder: PathBuf,
    /// The first of its games, and how many it has.
    games: std::ops::Range<u64>,
}

impl Round {
    /// The files of the games that tell how well ways are ranked.
    fn told(&self) -> Vec<PathBuf> {
        let of_round = self.games.clone().filter(|&number| tells(number));
        of_round
            .map(|number| file_of(&self.folder, number))
            .collect()
    }
}

impl Teach {
    pub(crate) fn run(&self) -> Result<()> {
        let rules: Vec<_> = self
            .games
            .iter()
            .map(|id| game(id))
            .collect::<Result<_>>()?;
        loop {
            let before = self.league()?;
            if before.rounds >= self.rounds || before.games + self.round_games > GAMES_MAX {
                return Ok(());
            }
            let round = Round {
                number: before.rounds + 1,
                folder: self.folder_of(before.rounds + 1),
                games: before.games..before.games + self.round_games,
            };
            fs::create_dir_all(&round.folder)?;
            self.play_round(&round, &rules)?;
        }
    }

    fn folder_of(&self, round: u64) -> PathBuf {
        self.folder.join(format!("round-{round}"))
    }

    fn league_file(&self) -> PathBuf {
        self.folder.join("league.jsonl")
    }

    /// What was played before.
    fn league(&self) -> Result<Before> {
        let text = fs::read_to_string(self.league_file()).unwrap_or_default();
        let last = text.lines().last().map(serde_json::from_str);
        let last: serde_json::Value = last.transpose()?.unwrap_or_default();
        Ok(Before {
            rounds: last["round"].as_u64().unwrap_or(0),
            games: last["games"].as_u64().unwrap_or(0),
        })
    }

    fn play_round(&self, round: &Round, rules: &[&'static Arc<Rules>]) -> Result<()> {
        let net = self.folder.join("net");
        let old = kept(&round.folder.join("played.net"), || {
            let first = || match &self.from {
                Some(file) => Ok(fs::read(file)?),
                None => Ok(Net::family().to_bytes()),
            };
            fs::read(&net).or_else(|_| first())
        })?;
        let old = Arc::new(Net::from_bytes(&old)?);
        self.play_games(round, rules, &old)?;
        let truth = Truth::of(&self.files(round, true)?)?;
        let file = round.folder.join("learned.net");
        let bytes = kept(&file, || Ok(self.learned(round, &old, &truth)?.to_bytes()))?;
        let new = read_net(&file)?;
        let ranking = Ranking::of(&round.told(), [&old, &new])?;
        let [blind, cheap] = self.compare(round, rules, [&old, &new])?;
        let is_better = ranking.is_better() && blind.more() + cheap.more() > 0;
        if is_better {
            replace(&net, &bytes)?;
        }
        let line = json!({
            "round": round.number,
            "games": round.games.end,
            "won": truth.won,
            "ranking": ranking.to_json(),
            "without_look": blind.to_json(),
            "with_look": cheap.to_json(),
            "accepted": is_better,
        });
        println!("{line}");
        let mut league = OpenOptions::new()
            .create(true)
            .append(true)
            .open(self.league_file())?;
        writeln!(league, "{line}")?;
        self.forget(round)
    }

    fn play_games(&self, round: &Round, rules: &[&'static Arc<Rules>], net: &Net) -> Result<()> {
        let numbers: Vec<u64> = round.games.clone().collect();
        let deep = if round.number < DEEP_FROM {
            [0, 0]
        } else {
            DEEP_TO_LEARN
        };
        let played = in_parallel(self.threads, &numbers, |&number| {
            let rules = rules[usize::try_from(number).unwrap_or(0) % rules.len()];
            let lesson = Lesson {
                limits: ThoughtLimits {
                    tables: self.tables,
                    look: self.look,
                    ..CHEAP
                },
                others: self.others,
                beyond: BEYOND,
                deep_percent: if tells(number) { DEEP_TO_TELL } else { deep },
            };
            let play = || {
                let deal = Shuffle::own(FIRST_DEAL + number);
                let game = play_itself(rules, &deal, net, &lesson, number);
                Ok(records::to_bytes(&game))
            };
            kept(&file_of(&round.folder, number), play).map(|_| ())
        });
        played.into_iter().collect()
    }

    /// The files of games to learn from; with those that tell how well ways are ranked if `all`
    /// are asked for.
    fn files(&self, round: &Round, all: bool) -> Result<Vec<PathBuf>> {
        let mut files = Vec::new();
        for number in round.number.saturating_sub(ROUNDS - 1).max(1)..=round.number {
            for entry in fs::read_dir(self.folder_of(number))? {
                let file = entry?.path();
                let game = number_of(&file);
                let is_wanted = |game| all || number < round.number || !tells(game);
                if game.is_some_and(is_wanted) {
                    files.push(file);
                }
            }
        }
        files.sort();
        Ok(files)
    }

    /// A network that learned from the last rounds what the old one did not know.
    fn learned(&self, round: &Round, old: &Net, truth: &Truth) -> Result<Net> {
        let mut files = self.files(round, false)?;
        let mut random = Random(round.number);
        let mut trainer = Trainer::new(old);
        let mixtures = self.passes * files.len().div_ceil(MIXED);
        let mut mixed = 0;
        for _ in 0..self.passes {
            shuffle(&mut files, &mut random);
            for files in files.chunks(MIXED) {
                let games = files.iter().map(|file| records::read(file));
                let games = games.collect::<Result<Vec<_>>>()?;
                let considered = games.iter().flat_map(|game| &game.considered);
                let samples = considered.map(|one| sample(one, truth, round.number >= DEEP_FROM));
                let mut samples: Vec<Sample<'_>> = samples.collect();
                shuffle(&mut samples, &mut random);
                let rate = self.rate * (1.0 - mixed as f32 / mixtures as f32);
                for batch in samples.chunks(BATCH) {
                    trainer.step(batch, rate);
                }
                mixed += 1;
            }
        }
        Ok(trainer.net())
    }

    /// How the new network does on the deals of this round beside the old one: without a look
    /// behind cards, and with a cheap one.
    fn compare(
        &self,
        round: &Round,
        rules: &[&'static Arc<Rules>],
        [old, new]: [&Arc<Net>; 2],
    ) -> Result<[Tally; 2]> {
        let first = FIRST_COMPARED + round.number * COMPARED_MAX;
        let mut blind = CHEAP;
        blind.look.ways = 1;
        let kinds = [
            ("without-look", blind, first, self.deals),
            ("with-look", CHEAP, first + self.deals, self.deals_with_look),
        ];
        let mut tallies = [Tally::default(), Tally::default()];
        for (tally, (name, effort, first, count)) in tallies.iter_mut().zip(kinds) {
            let deals: Vec<u64> = (first..first + count).collect();
            let chunks: Vec<&[u64]> = deals.chunks(COMPARED_AT_ONCE).collect();
            let results = in_parallel(self.threads, &chunks, |deals| {
                let file = round.folder.join(format!("{name}-{}", deals[0]));
                let results = kept(&file, || {
                    let wins = deals.iter().flat_map(|&deal| {
                        let rules = rules[usize::try_from(deal).unwrap_or(0) % rules.len()];
                        let wins = |net| promises::play(rules, deal, net, effort).is_won;
                        [new, old].map(|net| u8::from(wins(net)))
                    });
                    Ok(wins.collect())
                });
                results.map(|wins| (wins, deals.len()))
            });
            for result in results {
                let (wins, count) = result?;
                let wins = wins.as_chunks().0;
                ensure!(wins.len() == count, "a round goes on with as many deals");
                for [new, old] in wins {
                    tally.add(*new == 1, Some(*old == 1));
                }
            }
        }
        Ok(tallies)
    }

    /// Deletes the games that are not learned from any more.
    fn forget(&self, round: &Round) -> Result<()> {
        let Some(number) = round
            .number
            .checked_sub(ROUNDS - 1)
            .filter(|&number| number > 0)
        else {
            return Ok(());
        };
        for entry in fs::read_dir(self.folder_of(number))? {
            let file = entry?.path();
            if number_of(&file).is_some() {
                fs::remove_file(file)?;
            }
        }
        Ok(())
    }
}

/// Whether a game tells how well ways are ranked.
fn tells(number: u64) -> bool {
    number.is_multiple_of(ONE_IN)
}

fn file_of(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{number:07}.game"))
}

/// The number of the game that a file holds, if it holds one.
fn number_of(file: &Path) -> Option<u64> {
    let name = file.file_name()?.to_str()?;
    name.strip_suffix(".game")?.parse().ok()
}

/// What is learned from a table that was considered.
fn sample<'g>(one: &'g Considered, truth: &Truth, learns_deep: bool) -> Sample<'g> {
    let deep = one.deep.filter(|_| learns_deep);
    let weight = match (one.kind, deep) {
        (Kind::Table, _) => WEIGHTS[0],
        (_, None) => WEIGHTS[1],
        (_, Some(_)) => WEIGHTS[2],
    };
    Sample {
        inputs: &one.inputs,
        targets: truth.targets(one, deep),
        weight,
    }
}

fn shuffle<T>(all: &mut [T], random: &mut Random) {
    for end in (1..all.len()).rev() {
        all.swap(end, random.below(end + 1));
    }
}
