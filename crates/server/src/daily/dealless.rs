//! Games that go without a deal on a day.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use webspinner_rules::GameId;
use webspinner_site::Day;

/// The games of today and tomorrow for which the search has ended without a deal.
#[derive(Debug, Default)]
pub(crate) struct Dealless(Mutex<BTreeSet<(Day, GameId)>>);

impl Dealless {
    /// Whether the search for the deal of this game on this day has ended without one.
    pub(crate) fn has(&self, day: Day, game: &GameId) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.contains(&(day, game.clone()))
    }

    /// Notes that it has; days that are over are forgotten.
    pub(crate) fn insert(&self, day: Day, game: &GameId) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(other, _)| other.plus(1).is_some_and(|next| next >= day));
        known.insert((day, game.clone()));
    }
}
