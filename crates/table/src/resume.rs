//! Going on with a game that was saved.

use webspinner_rules::{Move, NodeId, Record, ReplayError};

use crate::sitting::Sitting;

impl Sitting {
    /// The game of a record, where its player left it. Every line tried is walked once, so that
    /// all that was seen then is remembered.
    ///
    /// # Errors
    /// If the record does not replay.
    pub fn resume(record: &Record) -> Result<Self, ReplayError> {
        let replayed = record.replay()?;
        let (rules, start) = (replayed.rules().clone(), replayed.start().clone());
        let tree = record.tree.clone();
        let mut sitting = Self::at_start(rules, start, record.header.clone(), tree);
        sitting.see_all_lines();
        Ok(sitting)
    }
}
