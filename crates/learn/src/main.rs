//! Teaches a fair player by self-play, and measures how well it plays.
//!
//! ```text
//! cargo run --release -p webspinner-learn -- teach FOLDER GAME... --from NET
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
mod ranking;
mod records;
mod reliability;
mod tally;
mod teach;
mod thought;
mod trainer;
mod truth;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::{Args, Parser};
use webspinner_players::Net;
use webspinner_rules::{Rules, games};

use crate::calibrate::Calibrate;
use crate::errors::Errors;
use crate::promises::Promises;
use crate::reliability::Reliability;
use crate::tally::Tally;
use crate::teach::Teach;
use crate::thought::Thought;

/// Own deals from here on are for learning alone: no result is reported on them.
const FIRST_DEAL: u64 = 5_000_000;
/// No network learns from more games.
const GAMES_MAX: u64 = 1_000_000;
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
