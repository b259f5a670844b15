//! How often a game can be won: some deals of it, one by one.

use serde::Serialize;
use tsify::Tsify;
use webspinner_solver::NoObserver;
use webspinner_table::{Sample, SampleFigures};

use super::rules_of;

/// What has become of the deals so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct SampleProgress {
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
    /// The median length of the wins; `undefined` without one.
    pub length: Option<usize>,
}

/// A [`Sample`] in the worker.
#[derive(Clone, Debug)]
pub struct Sampler {
    sample: Sample,
}

impl Sampler {
    /// Begins: `rules` is the id of a built-in game, or the text of a game's file.
    ///
    /// # Errors
    /// If the rules are malformed.
    pub fn new(rules: &str) -> Result<Self, String> {
        let sample = Sample::new(rules_of(rules)?);
        Ok(Self { sample })
    }

    /// Looks at one deal more, which takes a fraction of a second.
    pub fn step(&mut self) -> SampleProgress {
        self.sample.step(&mut NoObserver);
        let SampleFigures {
            deals,
            won,
            lost,
            won_quickly,
            length,
        } = *self.sample.figures();
        SampleProgress {
            of: Sample::DEALS,
            deals,
            won,
            lost,
            won_quickly,
            length,
        }
    }
}
