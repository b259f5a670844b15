//! How well networks rank the ways of one decision, compared with looks two cards deep.

use std::path::PathBuf;

use anyhow::Result;
use serde_json::{Value, json};
use webspinner_players::{Chances, Considered, Kind, Net};

use crate::records;

/// With how many rows left, at least and at most.
const CLASSES: [(usize, usize); 3] = [(0, 0), (1, 2), (3, usize::MAX)];

/// Sums of squares and products, of what a network says and what a deep look found.
#[derive(Clone, Copy, Default)]
struct Sums {
    said: f64,
    found: f64,
    both: f64,
}

/// Of an old and a new network, for each class of rows left, and how many ways that are.
#[derive(Default)]
pub(crate) struct Ranking {
    sums: [([Sums; 2], usize); CLASSES.len()],
}

impl Ranking {
    /// What the networks say of the games in these files.
    pub(crate) fn of(files: &[PathBuf], nets: [&Net; 2]) -> Result<Self> {
        let mut ranking = Self::default();
        for file in files {
            let game = records::read(file)?;
            let looked = |one: &&Considered| one.deep.is_some() && one.kind != Kind::Table;
            let ways: Vec<&Considered> = game.considered.iter().filter(looked).collect();
            for ways in ways.chunk_by(|one, next| one.decision == next.decision) {
                for kind in [Kind::Turn, Kind::Row] {
                    let ways = ways.iter().copied().filter(|way| way.kind == kind);
                    ranking.add(&ways.collect::<Vec<_>>(), nets);
                }
            }
        }
        Ok(ranking)
    }

    /// Adds the ways of one kind in one decision.
    fn add(&mut self, ways: &[&Considered], nets: [&Net; 2]) {
        let Some(rows) = ways.first().map(|way| way.rows_left) else {
            return;
        };
        let is_of = |&(least, most): &(usize, usize)| (least..=most).contains(&rows);
        let class = CLASSES.iter().position(is_of).unwrap_or(0);
        let (sums, count) = &mut self.sums[class];
        *count += ways.len();
        let found = ways.iter().filter_map(|way| way.deep);
        let found = centred(found.map(Chances::score));
        for (sums, net) in sums.iter_mut().zip(nets) {
            let said = centred(ways.iter().map(|way| net.value(&way.inputs).score()));
            for (said, found) in said.into_iter().zip(&found) {
                sums.said += said * said;
                sums.found += found * found;
                sums.both += said * found;
            }
        }
    }

    /// Whether the new network ranks better, on the mean over all classes.
    pub(crate) fn is_better(&self) -> bool {
        let [old, new] = [0, 1].map(|nth| {
            let all = self.sums.iter();
            all.map(|(sums, count)| sums[nth].correlation() * *count as f64)
                .sum::<f64>()
        });
        new > old
    }

    pub(crate) fn to_json(&self) -> Value {
        let classes = CLASSES
            .iter()
            .zip(&self.sums)
            .map(|((least, _), (sums, ways))| {
                let [old, new] = sums.map(|sums| (sums.correlation() * 1e3).round() / 1e3);
                json!({ "rows_from": least, "ways": ways, "old": old, "new": new })
            });
        classes.collect()
    }
}

impl Sums {
    fn correlation(&self) -> f64 {
        self.both / (self.said * self.found).sqrt().max(1e-9)
    }
}

/// What these differ from their mean by.
fn centred(scores: impl Iterator<Item = i32>) -> Vec<f64> {
    let scores: Vec<f64> = scores.map(f64::from).collect();
    let mean = scores.iter().sum::<f64>() / scores.len().max(1) as f64;
    scores.into_iter().map(|score| score - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game;
    use webspinner_players::{FEATURES, Inputs};
    use webspinner_solver::Random;

    #[test]
    fn a_network_ranks_best_what_was_found_as_it_says() {
        let spider = game("spider").expect("it is built in");
        let [one, other] = [Net::family(), Net::of(spider)];
        let mut ranking = Ranking::default();
        let mut random = Random(1);
        for decision in 0..20 {
            let ways: Vec<Considered> = (0..6)
                .map(|_| {
                    let mut features = Box::new([0; FEATURES]);
                    features.fill_with(|| i16::try_from(random.below(20)).expect("it is small"));
                    let cards = Vec::new();
                    let inputs = Inputs { features, cards };
                    Considered {
                        kind: Kind::Turn,
                        decision,
                        rows_left: decision % 6,
                        is_chosen: false,
                        look: Chances::default(),
                        deep: Some(one.value(&inputs)),
                        inputs,
                    }
                })
                .collect();
            ranking.add(&ways.iter().collect::<Vec<_>>(), [&other, &one]);
        }
        assert!(ranking.is_better(), "{}", ranking.to_json());
        for (sums, ways) in ranking.sums {
            assert!(ways >= 18);
            assert!((sums[1].correlation() - 1.0).abs() < 1e-9);
            assert!(sums[0].correlation() < 0.99);
        }
    }
}
