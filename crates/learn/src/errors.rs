//! Plays out what the player calls an error, and what it would have done instead: are the errors
//! that it names errors?

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::Result;
use clap::Args;
use webspinner_players::{
    Chances, Decision, LearnedPlayer, Net, Player, QuickPlayer, ThoughtLimits, Totals, play_out,
};
use webspinner_rules::deal::Shuffle;
use webspinner_rules::{FairGame, Game, Move, Outcome, Rules};
use webspinner_solver::Random;

use crate::thought::Thought;
use crate::{MOVES_MAX, game, in_parallel, read_net};

#[derive(Args)]
pub(crate) struct Errors {
    /// The file of the network
    net: PathBuf,
    game: String,
    #[arg(long, default_value_t = 2_000_001)]
    first: u64,
    #[arg(long, default_value_t = 20)]
    count: u64,
    /// How often each way is played out
    #[arg(long, default_value_t = 200)]
    worlds: u64,
    /// The least error that is played out, in percent
    #[arg(long, default_value_t = 5)]
    least: i32,
    #[command(flatten)]
    effort: Thought,
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// An error, and how often each way was won.
struct PlayedOut {
    deal: u64,
    decision: Decision,
    best: u64,
    played: u64,
}

impl Errors {
    pub(crate) fn run(&self) -> Result<()> {
        let rules = game(&self.game)?;
        let net = read_net(&self.net)?;
        let deals: Vec<u64> = (self.first..self.first + self.count).collect();
        println!("deal,from,to,error,best_won,played_won,of");
        let errors = in_parallel(self.threads, &deals, |&deal| {
            self.play_out_errors(rules, deal, &net)
        });
        let errors: Vec<PlayedOut> = errors.into_iter().flatten().collect();
        let percent = |won: u64| 100.0 * won as f64 / (self.worlds * errors.len() as u64) as f64;
        let won = |of: fn(&PlayedOut) -> u64| percent(errors.iter().map(of).sum());
        let clear = |one: fn(&PlayedOut) -> u64, other: fn(&PlayedOut) -> u64| {
            let is_clear = |error: &&PlayedOut| is_more(one(error), other(error), self.worlds);
            errors.iter().filter(is_clear).count()
        };
        let named: i32 = errors.iter().map(|error| error.decision.error()).sum();
        println!(
            "{} errors: {:.1}% on average as named; played out {:.1}% won instead of {:.1}%; \
             the better way is clearly better in {}, clearly worse in {}",
            errors.len(),
            100.0 * Chances::share(named) / errors.len() as f64,
            won(|error| error.best),
            won(|error| error.played),
            clear(|error| error.best, |error| error.played),
            clear(|error| error.played, |error| error.best),
        );
        Ok(())
    }

    /// The biggest errors of a game that a quick player lost.
    fn play_out_errors(&self, rules: &Arc<Rules>, deal: u64, net: &Arc<Net>) -> Vec<PlayedOut> {
        let mut game = rules
            .new_game(&Shuffle::own(deal))
            .expect("a deal of the game");
        let start = game.position().clone();
        let mut quick = QuickPlayer {
            random: Random(deal),
        };
        while game.length() < MOVES_MAX && game.outcome().is_none() && quick.play(&mut game) {}
        if game.outcome() == Some(Outcome::Won) {
            return Vec::new();
        }
        let moves: Vec<Move> = game.played().collect();
        let mut judge = LearnedPlayer::new(Arc::clone(net), self.effort.into());
        let decisions = judge.judge(rules, &start, &moves, |_| ControlFlow::Continue(()));
        let least = self.least * Chances::CERTAIN / 100;
        let biggest = Totals::of(&decisions).biggest.into_iter();
        let biggest = biggest.map(|index| &decisions[index]);
        let big = biggest.filter(|decision| decision.error() >= least);
        big.map(|decision| {
            let mut before = Game::new(Arc::clone(rules), start.clone());
            for &play in &moves[..decision.moves.start] {
                let _ = before.play(play).expect("it was played");
            }
            let before = FairGame::from(&before);
            let won = |line: &[Move]| {
                let worlds = 1..=self.worlds;
                let won = worlds.filter(|&world| is_won(&before, line, net, world));
                won.count() as u64
            };
            let error = PlayedOut {
                deal,
                best: won(&decision.best.moves),
                played: won(&moves[decision.moves.clone()]),
                decision: decision.clone(),
            };
            println!(
                "{},{},{},{:.3},{},{},{}",
                error.deal,
                error.decision.moves.start + 1,
                error.decision.moves.end,
                Chances::share(error.decision.error()),
                error.best,
                error.played,
                self.worlds
            );
            error
        })
        .collect()
    }
}

/// Whether the player of the lowest level wins after these moves, in one random world.
fn is_won(before: &FairGame, line: &[Move], net: &Arc<Net>, world: u64) -> bool {
    let mut player = LearnedPlayer::new(Arc::clone(net), ThoughtLimits::LEVELS[0]);
    let game = play_out(before.clone(), line, &mut player, &mut Random(world));
    game.outcome() == Some(Outcome::Won)
}

/// Whether one count of this many is more than another, by two standard deviations of the
/// difference.
fn is_more(one: u64, other: u64, of: u64) -> bool {
    let share = (one + other) as f64 / (2 * of) as f64;
    let deviation = (2.0 * share * (1.0 - share) * of as f64).sqrt();
    one as f64 - other as f64 > 2.0 * deviation
}
