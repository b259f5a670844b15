//! Fits the chance of winning to how often what plans promised came true.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use webspinner_players::Chances;

use crate::promises::{Played, read};

/// Promises nearer to 0 or 1 than these log odds are not told apart, as the player does.
const ODDS_MAX: f64 = 8.0;
/// More steps than a fit takes.
const STEPS_MAX: usize = 100;

#[derive(Args)]
pub(crate) struct Calibrate {
    /// What `promises` printed
    file: PathBuf,
}

/// A plan: the log odds that it promised, and whether the game was won.
type Promise = (f64, bool);

/// Intercept and slope.
pub(crate) type Line = [f64; 2];

impl Calibrate {
    pub(crate) fn run(&self) -> Result<()> {
        let mut kinds = Vec::new();
        for games in read(&self.file)? {
            let promises: Vec<Promise> = games.iter().flat_map(promises).collect();
            if !promises.is_empty() {
                kinds.push((games, promises));
            }
        }
        ensure!(
            !kinds.is_empty(),
            "{}: no plan left anything open, so there is nothing to fit",
            self.file.display()
        );
        // Every game counts the same.
        let all = kinds.iter().flat_map(|(_, promises)| {
            let weight = 1.0 / promises.len() as f64;
            promises.iter().map(move |&promise| (promise, weight))
        });
        let pooled = fit(&all.collect::<Vec<_>>(), [0.0, 1.0], 1e-6);
        println!("game,intercept,slope");
        print("", pooled);
        for (games, promises) in &kinds {
            let weighted: Vec<_> = promises.iter().map(|&one| (one, 1.0)).collect();
            // What all games have in common weighs as much as one deal.
            let trust = promises.len() as f64 / games.len() as f64;
            print(&games[0].game, fit(&weighted, pooled, trust));
        }
        Ok(())
    }
}

fn promises(game: &Played) -> impl Iterator<Item = Promise> {
    game.open().map(|promise| (log_odds(promise), game.is_won))
}

pub(crate) fn log_odds(promise: i32) -> f64 {
    let share = f64::from(promise) / f64::from(Chances::CERTAIN);
    (share / (1.0 - share)).ln().clamp(-ODDS_MAX, ODDS_MAX)
}

/// The most likely line, by Newton's method: the log odds of a win over those promised. It is drawn
/// to another line with this trust.
pub(crate) fn fit(promises: &[(Promise, f64)], to: Line, trust: f64) -> Line {
    let mut line = to;
    for _ in 0..STEPS_MAX {
        let mut slopes = [0, 1].map(|at| trust * (to[at] - line[at]));
        let (mut a, mut b, mut c) = (trust, 0.0, trust);
        for &((odds, is_won), weight) in promises {
            let chance = 1.0 / (1.0 + (-line[0] - line[1] * odds).exp());
            let error = weight * (f64::from(u8::from(is_won)) - chance);
            let spread = weight * chance * (1.0 - chance);
            slopes[0] += error;
            slopes[1] += error * odds;
            a += spread;
            b += spread * odds;
            c += spread * odds * odds;
        }
        let determinant = a * c - b * b;
        let step = [
            (c * slopes[0] - b * slopes[1]) / determinant,
            (a * slopes[1] - b * slopes[0]) / determinant,
        ];
        // A long step may lead too far.
        let scale = 1.0 / step[0].abs().max(step[1].abs()).max(1.0);
        line = [line[0] + scale * step[0], line[1] + scale * step[1]];
        if step[0].abs().max(step[1].abs()) < 1e-6 {
            break;
        }
    }
    line
}

fn print(id: &str, line: Line) {
    let [intercept, slope] = line.map(|number| (1000.0 * number).round());
    println!("{id},{intercept},{slope}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use webspinner_solver::Random;

    #[test]
    fn a_line_is_found_from_what_came_of_promises() {
        let mut random = Random(1);
        let share = |random: &mut Random| (random.bits() >> 11) as f64 / (1_u64 << 53) as f64;
        let promises = (0..40_000).map(|_| {
            let odds = 8.0 * share(&mut random) - 6.0;
            let chance = 1.0 / (1.0 + (-1.5 - 0.6 * odds).exp());
            ((odds, share(&mut random) < chance), 1.0)
        });
        let promises: Vec<_> = promises.collect();
        let [intercept, slope] = fit(&promises, [0.0, 1.0], 1.0);
        assert!((intercept - 1.5).abs() < 0.1, "{intercept}");
        assert!((slope - 0.6).abs() < 0.05, "{slope}");
    }

    #[test]
    fn without_a_win_the_line_stays_near_that_of_all_games() {
        let promises: Vec<_> = (0..30)
            .map(|at| ((-f64::from(at) / 10.0, false), 1.0))
            .collect();
        let [intercept, slope] = fit(&promises, [1.0, 0.7], 1.0);
        assert!(intercept < 1.0 && intercept > -6.0, "{intercept}");
        assert!((0.2..3.0).contains(&slope), "{slope}");
    }
}
