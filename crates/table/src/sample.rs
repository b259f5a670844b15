//! How often a game is won: some deals of it, one after another.

use std::sync::Arc;

use webspinner_players::playout;
use webspinner_rules::Rules;
use webspinner_rules::deal::Shuffle;
use webspinner_solver::{Limits, Observer, Verdict, solve};

/// The search for the answer of one deal: a fraction of a second.
const LIMITS: Limits = Limits::nodes(20_000);

/// What has become of the deals so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub struct SampleFigures {
    /// How many deals there are.
    pub of: u32,
    /// How many were looked at.
    pub deals: u32,
    /// How many of them an engine that sees every card has won.
    pub won: u32,
    /// How many of them it has proved lost.
    pub lost: u32,
    /// How many of them a quick game wins, which sees no more than a player.
    pub won_quickly: u32,
    /// The median length of the wins: moves and row deals; `None` without a win.
    pub length: Option<usize>,
}

/// Some deals of a game: Webspinner's own numbers from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    rules: Arc<Rules>,
    figures: SampleFigures,
    lengths: Vec<usize>,
}

impl Sample {
    /// How many deals there are.
    pub const DEALS: u32 = 50;

    /// Begins, with no deal yet.
    #[must_use]
    pub fn new(rules: Arc<Rules>) -> Self {
        Self {
            rules,
            figures: SampleFigures {
                of: Self::DEALS,
                ..SampleFigures::default()
            },
            lengths: Vec::new(),
        }
    }

    /// Looks at one deal more; returns whether there is another one.
    ///
    /// # Panics
    /// Never: every game has deals of these numbers.
    pub fn step(&mut self, observer: &mut dyn Observer) -> bool {
        if self.figures.deals == Self::DEALS {
            return false;
        }
        self.figures.deals += 1;
        let deal = Shuffle::own(self.figures.deals.into());
        let game = self
            .rules
            .new_game(&deal)
            .expect("every game has own deals");
        let start = game.position();
        let report = solve(&self.rules, start, &LIMITS, observer).expect("its own position");
        match report.verdict {
            Verdict::Won(line) => {
                self.figures.won += 1;
                let at = self.lengths.partition_point(|&other| other < line.len());
                self.lengths.insert(at, line.len());
                self.figures.length = self.lengths.get(self.lengths.len() / 2).copied();
            }
            Verdict::Lost => self.figures.lost += 1,
            Verdict::Unknown(_) => {}
        }
        self.figures.won_quickly += u32::from(playout(&self.rules, start, 0).won);
        self.figures.deals < Self::DEALS
    }

    /// What is known so far.
    #[must_use]
    pub fn figures(&self) -> &SampleFigures {
        &self.figures
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use webspinner_rules::games;
    use webspinner_solver::NoObserver;

    #[test]
    fn fifty_deals_are_looked_at_once_each() {
        let game = games::find("little-spider").expect("a built-in game");
        let mut sample = Sample::new(Arc::clone(game));
        while sample.step(&mut NoObserver) {}
        assert!(!sample.step(&mut NoObserver));
        let SampleFigures {
            deals,
            won,
            lost,
            length,
            ..
        } = *sample.figures();
        assert_eq!(deals, Sample::DEALS);
        assert!(won > 0 && won + lost <= deals, "{won} and {lost}");
        assert!(length.is_some());
    }
}
