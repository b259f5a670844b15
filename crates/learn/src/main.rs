//! Teaches a fair player by self-play, and measures how well it plays.
//!
//! ```text
//! cargo run --release -p webspinner-learn -- teach FOLDER GAME... --games-max 20000
//! cargo run --release -p webspinner-learn -- play FOLDER/net GAME --first 1 --count 200
//! cargo run --release -p webspinner-learn -- play FOLDER/net GAME --against OTHER/net
//! cargo run --release -p webspinner-learn -- errors FOLDER/net GAME
//! cargo run --release -p webspinner-learn -- promises GAME... > FILE
//! cargo run --release -p webspinner-learn -- calibrate FILE > crates/players/data/calibration.csv
//! cargo run --release -p webspinner-learn -- reliability FILE
//! ```

#![expect(
    clippy::cast_precision_loss,
    reason = "what learns is rough, and what is counted is small"
)]

mod calibrate;
mod errors;
mod promises;
mod reliability;
mod thought;
mod trainer;

use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::{Args, Parser, value_parser};
use webspinner_players::{Chances, Net, Sample, play_itself};
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{Rules, games};
use webspinner_solver::Random;

use crate::calibrate::Calibrate;
use crate::errors::Errors;
use crate::promises::Promises;
use crate::reliability::Reliability;
use crate::thought::Thought;
use crate::trainer::Trainer;

/// Own deals from here on are for learning alone: no result is reported on them.
const FIRST_DEAL: u64 = 5_000_000;
/// No network learns from more games.
const GAMES_MAX: u64 = 1_000_000;
/// How many games are played with one network.
const ROUND: u64 = 64;
const BATCH: usize = 128;
/// How many deals are played before two players are compared again.
const ROUND_OF_PLAY: usize = 20;
/// More moves than any game takes.
const MOVES_MAX: usize = 2_000;

#[derive(Parser)]
enum Command {
    /// Learn, and go on where it stopped
    Teach(Teach),
    /// Play deals to the end, and count the wins
    Play(Play),
    /// Play deals to the end, and print what plans promised
    Promises(Promises),
    /// Fit chances to what came of promises, and print the calibration of each game
    Calibrate(Calibrate),
    /// Count how often chances came true
    Reliability(Reliability),
    /// Play out the errors that a quick player made, and what would have been better
    Errors(Errors),
}

#[derive(Args)]
struct Teach {
    /// Where state, network and league are kept
    folder: PathBuf,
    /// The games to learn
    #[arg(required = true)]
    games: Vec<String>,
    /// The file of the network to begin with; without it one that knows nothing
    #[arg(long)]
    from: Option<PathBuf>,
    /// How many games to play in all
    #[arg(long, default_value_t = 20_000, value_parser = value_parser!(u64).range(..=GAMES_MAX))]
    games_max: u64,
    /// How many samples are kept
    #[arg(long, default_value_t = 200_000)]
    replay: usize,
    /// How often each sample is used
    #[arg(long, default_value_t = 8)]
    uses: usize,
    /// The first learning rate; it falls to a tenth
    #[arg(long, default_value_t = 5e-4)]
    rate: f32,
    #[command(flatten)]
    effort: Thought,
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

#[derive(Args)]
struct Play {
    /// The file of the network
    net: PathBuf,
    game: String,
    /// The file of another network, which plays the same deals until it is clear who is better
    #[arg(long)]
    against: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    first: u64,
    #[arg(long, default_value_t = 100)]
    count: u64,
    #[command(flatten)]
    effort: Thought,
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

fn main() -> Result<()> {
    match Command::parse() {
        Command::Teach(teach) => teach.run(),
        Command::Play(play) => play.run(),
        Command::Promises(promises) => promises.run(),
        Command::Calibrate(calibrate) => calibrate.run(),
        Command::Reliability(reliability) => reliability.run(),
        Command::Errors(errors) => errors.run(),
    }
}

fn game(id: &str) -> Result<&'static Arc<Rules>> {
    games::find(id).with_context(|| format!("there is no game `{id}`"))
}

impl Teach {
    fn run(&self) -> Result<()> {
        let games: Vec<_> = self
            .games
            .iter()
            .map(|id| game(id))
            .collect::<Result<_>>()?;
        fs::create_dir_all(&self.folder)?;
        let state = self.folder.join("state");
        let (mut played, mut trainer) = match File::open(&state) {
            Ok(mut file) => {
                let mut word = [0; 8];
                std::io::Read::read_exact(&mut file, &mut word)?;
                (u64::from_le_bytes(word), Trainer::read(file)?)
            }
            Err(_) => (0, self.beginner()?),
        };
        let mut replay: Vec<Sample> = Vec::new();
        let mut oldest = 0;
        let begin = Instant::now();
        let (mut games_won, mut games_counted) = (0, 0);
        while played < self.games_max {
            let net = trainer.net();
            let round = self.play_round(&games, &net, played);
            let mut fresh = 0;
            for (end, samples) in round {
                games_won += u64::from(end == Chances::WON);
                games_counted += 1;
                fresh += samples.len();
                for sample in samples {
                    if replay.len() < self.replay {
                        replay.push(sample);
                    } else {
                        replay[oldest] = sample;
                        oldest = (oldest + 1) % self.replay;
                    }
                }
            }
            played += ROUND;
            let rate = self.rate * (1.0 - played as f32 / self.games_max as f32).max(0.1);
            let mut random = Random(played);
            let (mut error, steps) = (0.0, fresh * self.uses / BATCH);
            for _ in 0..steps {
                let picked: Vec<usize> = (0..BATCH).map(|_| random.below(replay.len())).collect();
                error += trainer.step(picked.iter().map(|&at| &replay[at]), rate);
            }
            if (played / ROUND).is_multiple_of(8) {
                save(&self.folder, played, &trainer)?;
                let line = format!(
                    "{played},{games_won},{games_counted},{:.4},{},{:.0}",
                    error / steps as f32,
                    trainer.steps,
                    begin.elapsed().as_secs_f64()
                );
                println!("{line}");
                let league = self.folder.join("league.csv");
                let mut file = OpenOptions::new().create(true).append(true).open(league)?;
                writeln!(file, "{line}")?;
                (games_won, games_counted) = (0, 0);
            }
        }
        save(&self.folder, played, &trainer)
    }

    fn beginner(&self) -> Result<Trainer> {
        Ok(match &self.from {
            Some(file) => Trainer::of(&Net::from_bytes(&fs::read(file)?)?),
            None => Trainer::new(1),
        })
    }

    fn play_round(
        &self,
        games: &[&'static Arc<Rules>],
        net: &Net,
        played: u64,
    ) -> Vec<(Chances, Vec<Sample>)> {
        let jobs: Vec<u64> = (played..played + ROUND).collect();
        in_parallel(self.threads, &jobs, |&number| {
            let rules = games[usize::try_from(number).unwrap_or(0) % games.len()];
            let deal = Shuffle::own(FIRST_DEAL + number);
            let game = play_itself(rules, &deal, net, self.effort.into(), number);
            (game.end, game.samples)
        })
    }
}

fn save(folder: &Path, played: u64, trainer: &Trainer) -> Result<()> {
    let new = folder.join("state.new");
    let mut file = File::create(&new)?;
    file.write_all(&played.to_le_bytes())?;
    trainer.write(&mut file)?;
    fs::rename(new, folder.join("state"))?;
    fs::write(folder.join("net"), trainer.net().to_bytes())?;
    Ok(())
}

impl Play {
    fn run(&self) -> Result<()> {
        let rules = game(&self.game)?;
        let net = read_net(&self.net)?;
        let against = self.against.as_deref().map(read_net).transpose()?;
        let deals: Vec<u64> = (self.first..self.first + self.count).collect();
        let begin = Instant::now();
        let (mut won, mut played) = (0, 0);
        let mut tally = Tally::default();
        for deals in deals.chunks(ROUND_OF_PLAY) {
            let results = in_parallel(self.threads, deals, |&deal| {
                let wins = |net| promises::play(rules, deal, net, self.effort.into()).is_won;
                (wins(&net), against.as_ref().map(wins))
            });
            for (one, other) in results {
                tally.add(one, other);
                won += usize::from(one);
                played += 1;
            }
            eprintln!("{won} of {played} won so far");
            if tally.is_decided() {
                break;
            }
        }
        println!(
            "{}: {won} of {played} won, {:.2} s a deal and thread",
            self.game,
            begin.elapsed().as_secs_f64() * self.threads as f64 / f64::from(played)
        );
        if against.is_some() {
            println!("{tally}");
        }
        Ok(())
    }
}

fn read_net(file: &Path) -> Result<Arc<Net>> {
    Ok(Arc::new(Net::from_bytes(&fs::read(file)?)?))
}

/// What two players made of the same deals.
#[derive(Default)]
struct Tally {
    only_one: u32,
    only_other: u32,
    both: u32,
    neither: u32,
}

impl Tally {
    /// By how many deals that only one of them won a player must lead. A sequential test: where
    /// one in truth wins at least 60 of 100 such deals, the other leads by so many in 5% of cases.
    const LEAD: u32 = 8;

    fn add(&mut self, one: bool, other: Option<bool>) {
        match (one, other) {
            (_, None) => {}
            (true, Some(false)) => self.only_one += 1,
            (false, Some(true)) => self.only_other += 1,
            (true, Some(true)) => self.both += 1,
            (false, Some(false)) => self.neither += 1,
        }
    }

    fn is_decided(&self) -> bool {
        self.only_one.abs_diff(self.only_other) >= Self::LEAD
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let better = match self.only_one.cmp(&self.only_other) {
            _ if !self.is_decided() => "not decided",
            std::cmp::Ordering::Greater => "better",
            _ => "worse",
        };
        write!(
            f,
            "against the other: won {} more, {} less, both {}, neither {}: {better}",
            self.only_one, self.only_other, self.both, self.neither
        )
    }
}

/// Does the jobs in several threads, and returns the results in the order of the jobs.
fn in_parallel<J: Sync, R: Send>(
    threads: usize,
    jobs: &[J],
    work: impl Fn(&J) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let mut results: Vec<(usize, R)> = thread::scope(|scope| {
        let handles: Vec<_> = (0..threads.max(1))
            .map(|_| {
                scope.spawn(|| {
                    let mut done = Vec::new();
                    loop {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        let Some(job) = jobs.get(at) else { break done };
                        done.push((at, work(job)));
                    }
                })
            })
            .collect();
        let parts = handles
            .into_iter()
            .map(|handle| handle.join().expect("a game does not panic"));
        parts.flatten().collect()
    });
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}
