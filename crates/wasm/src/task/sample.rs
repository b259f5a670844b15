//! How often a game can be won: some deals of it, one by one.

use webspinner_solver::NoObserver;
use webspinner_table::{Sample, SampleFigures};

use super::rules_of;

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
    pub fn step(&mut self) -> SampleFigures {
        self.sample.step(&mut NoObserver);
        *self.sample.figures()
    }
}
