//! Finding weights for the beam search of one game.
//!
//! A [`Tuner`] climbs by simultaneous perturbation, and the caller does the work: it hands out
//! [`Task`]s, which may be done in any order and on any number of threads, and takes their
//! [`Score`]s back. Its random numbers come from a seed, so the same plan finds the same weights
//! everywhere.
//!
//! A pair of settings moves every weight at once, each at random a step up in one setting and a
//! step down in the other; both play one deal. Over many pairs, each with a different deal, the
//! difference shows for every single weight which way is better, and how sure that is: all games
//! played count for all weights. After each round a weight moves as far as it is sure.
//!
//! What did not work: drawing settings around a centre, playing sixteen deals with each and going
//! to the mean of the best quarter. With so few deals the best are the lucky ones: for
//! `simple-simon` 5,760 games played that way ended with 222 wins of 300, from 233 where it began.
// CITE: Spall: Multivariate stochastic approximation using a simultaneous perturbation gradient
// approximation, 1992 (SPSA).

use webspinner_rules::{Position, Rules};

use crate::beam::{Beam, Weights};
use crate::limits::Limits;
use crate::observer::NoObserver;
use crate::random::SplitMix;
use crate::report::Verdict;

/// How a set of weights is tried on a deal: beams one after the other, each twice as wide as the
/// one before, the first with the weights as they are and the others with their usual variations,
/// until one wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    /// How many positions of each level the first beam keeps.
    pub width: usize,
    /// How many beams there are.
    pub beams: u32,
    /// How many positions they may look at together.
    pub nodes_max: u64,
}

impl Trial {
    /// A deal that is not won counts as if it had taken this many times the limit.
    pub const PENALTY: u64 = 8;

    /// Tries weights on one deal.
    #[must_use]
    pub fn run(&self, weights: &Weights, rules: &Rules, start: &Position) -> Score {
        let mut nodes = 0;
        for seed in 0..self.beams {
            let beam = Beam {
                width: self.width << seed.min(20),
                seed: seed.into(),
                move_cost: 0,
                crowded: false,
            };
            let limits = Limits::nodes(self.nodes_max.saturating_sub(nodes));
            let report = beam.run_with(*weights, rules, start, &limits, &mut NoObserver);
            nodes += report.effort.nodes;
            if matches!(report.verdict, Verdict::Won(_)) {
                return Score::of(true, nodes);
            }
            if nodes >= self.nodes_max {
                break;
            }
        }
        Score::of(false, self.nodes_max.saturating_mul(Self::PENALTY))
    }
}

/// The score of some deals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// How many deals there were.
    pub deals: u64,
    /// How many of them were won.
    pub won: u64,
    /// The binary logarithms of the nodes that each deal took, in parts of [`Score::ONE`], with
    /// [`Trial::PENALTY`] for deals that were not won; less is better.
    ///
    /// Logarithms, because deals of one game differ in their effort by factors of thousands, and a
    /// sum of nodes would know the hardest alone.
    pub cost: u64,
}

impl Score {
    /// What a doubling of the nodes costs.
    pub const ONE: u64 = 1 << 8;

    fn of(won: bool, nodes: u64) -> Self {
        Self {
            deals: 1,
            won: u64::from(won),
            cost: log2(nodes.max(1)),
        }
    }

    /// Adds two scores.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            deals: self.deals + other.deals,
            won: self.won + other.won,
            cost: self.cost + other.cost,
        }
    }

    /// The geometric mean of the nodes of a deal; 0 without deals.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "a figure to read, of three digits or so"
    )]
    pub fn mean_nodes(&self) -> u64 {
        if self.deals == 0 {
            return 0;
        }
        let mean = self.cost as f64 / self.deals as f64 / Self::ONE as f64;
        mean.exp2().round() as u64
    }
}

/// The binary logarithm of a number from 1, in parts of [`Score::ONE`], rounded down: by squaring,
/// so that it is the same on every machine.
fn log2(number: u64) -> u64 {
    let whole = number.ilog2();
    // The number as a fraction from 1 to 2, in parts of 2^31.
    let mut fraction = (u128::from(number) << 31) >> whole;
    let mut log = u64::from(whole);
    let mut parts = 1;
    while parts < Score::ONE {
        fraction = (fraction * fraction) >> 31;
        let bit = u32::from(fraction >> 32 != 0);
        fraction >>= bit;
        log = log * 2 + u64::from(bit);
        parts *= 2;
    }
    log
}

/// How long to tune, and on what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// How many times the weights move.
    pub rounds: u32,
    /// How many pairs of settings each round plays, each pair one deal; at least two.
    pub pairs: u64,
    /// How many deals to use, at least one; after the last one it starts over with the first.
    pub deals: u64,
    /// The seed of all random choices.
    pub seed: u64,
}

/// One setting to try on one deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The setting.
    pub weights: Weights,
    /// Which of the deals, counted from 0.
    pub deal: u64,
}

/// Finds weights step by step.
#[derive(Clone, Debug)]
pub struct Tuner {
    plan: Plan,
    random: SplitMix,
    /// The weights, finer than they are used, so that small ones can move slowly.
    centre: Vec<f64>,
    start: Weights,
    round: u32,
    pairs: Vec<Pair>,
    next_deal: u64,
}

/// Two settings that differ in every weight.
#[derive(Clone, Debug)]
struct Pair {
    /// For each weight, which of the two has more of it: 1 the first, -1 the second.
    signs: Vec<f64>,
    settings: [Weights; 2],
    deal: u64,
}

/// How far a setting is from the centre, as a part of each weight: in the first round and in the
/// last. The first steps are long, for a quarter more or less of a weight makes little difference.
const STEP_FIRST: f64 = 0.6;
const STEP_LAST: f64 = 0.2;
/// Weights nearer to zero than this move as if they were that far from it, so that they can leave
/// it, and change their sign.
const SCALE_MIN: f64 = 12.0;
/// Standard errors that a difference needs for its weight to begin to move.
const SURE_MIN: f64 = 0.8;
/// Standard errors at which a weight moves by a whole step, the farthest it goes in a round.
const SURE: f64 = 3.0;

impl Tuner {
    /// Starts tuning from these weights.
    ///
    /// # Panics
    /// If the plan has fewer than two pairs or no deals.
    #[must_use]
    pub fn new(start: Weights, plan: Plan) -> Self {
        assert!(
            plan.pairs >= 2 && plan.deals > 0,
            "a plan has pairs and deals: {plan:?}"
        );
        let mut tuner = Self {
            plan,
            random: SplitMix(plan.seed),
            centre: start.values().map(f64::from).to_vec(),
            start,
            round: 0,
            pairs: Vec::new(),
            next_deal: 0,
        };
        tuner.draw();
        tuner
    }

    /// The weights found so far.
    #[must_use]
    pub fn weights(&self) -> Weights {
        placed(self.start, &self.centre)
    }

    /// How many rounds are done.
    pub fn rounds(&self) -> u32 {
        self.round
    }

    /// The tasks to do next; none once all rounds are done.
    #[must_use]
    pub fn tasks(&self) -> Vec<Task> {
        let tasks = |pair: &Pair| {
            let deal = pair.deal;
            pair.settings.map(|weights| Task { weights, deal })
        };
        self.pairs.iter().flat_map(tasks).collect()
    }

    /// Takes the scores of [`Tuner::tasks`], in their order.
    ///
    /// # Panics
    /// If the number of scores differs from the number of tasks.
    pub fn take(&mut self, scores: &[Score]) {
        assert_eq!(scores.len(), self.pairs.len() * 2, "a score for each");
        // How much better the first setting of each pair is.
        let gains: Vec<f64> = (scores.chunks(2))
            .map(|pair| precise(pair[1].cost) - precise(pair[0].cost))
            .collect();
        let error = spread(&gains) / precise(self.plan.pairs).sqrt();
        for index in 0..self.centre.len() {
            let signed = self.pairs.iter().zip(&gains);
            let sum: f64 = signed.map(|(pair, gain)| pair.signs[index] * gain).sum();
            let sure = sum / precise(self.plan.pairs) / error.max(f64::MIN_POSITIVE);
            let part = ((sure.abs() - SURE_MIN) / (SURE - SURE_MIN)).clamp(0.0, 1.0);
            self.centre[index] += self.reach(self.centre[index]) * part * sure.signum();
        }
        self.round += 1;
        self.draw();
    }

    /// How far a weight steps in this round.
    fn reach(&self, centre: f64) -> f64 {
        let done = f64::from(self.round) / f64::from(self.plan.rounds);
        let step = STEP_FIRST + (STEP_LAST - STEP_FIRST) * done;
        centre.abs().max(SCALE_MIN) * step
    }

    /// The pairs of a round.
    fn draw(&mut self) {
        self.pairs.clear();
        if self.round == self.plan.rounds {
            return;
        }
        for _ in 0..self.plan.pairs {
            let bits = self.random.next();
            let sign = |index: usize| if bits >> index & 1 == 0 { 1.0 } else { -1.0 };
            let signs: Vec<f64> = (0..self.centre.len()).map(sign).collect();
            let settings = [1.0, -1.0].map(|side| {
                let moved =
                    |(&centre, sign): (&f64, &f64)| centre + side * sign * self.reach(centre);
                let places: Vec<f64> = self.centre.iter().zip(&signs).map(moved).collect();
                placed(self.start, &places)
            });
            self.pairs.push(Pair {
                signs,
                settings,
                deal: self.next_deal,
            });
            self.next_deal = (self.next_deal + 1) % self.plan.deals;
        }
    }
}

/// The weights nearest to these places.
#[expect(
    clippy::cast_possible_truncation,
    reason = "what is too large becomes the largest, and then what is sound"
)]
fn placed(mut weights: Weights, places: &[f64]) -> Weights {
    for (weight, place) in weights.all_mut().into_iter().zip(places) {
        *weight = place.round() as i32;
    }
    weights.sound()
}

/// The root of the mean square.
fn spread(gains: &[f64]) -> f64 {
    let squares: f64 = gains.iter().map(|gain| gain * gain).sum();
    (squares / precise(gains.len() as u64)).sqrt()
}

/// A number of pairs, or a cost: far less than 2^53.
#[expect(clippy::cast_precision_loss, reason = "see above")]
fn precise(number: u64) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests;
