//! How many positions of each crowd were looked at.
//!
//! A *crowd* is all positions in which the same cards are fixed, in the same columns or in others
//! with the same future, and the same ones loose: within it nothing but loose cards changes places.
//! A crowd can have millions of members, and a few of them show nearly every way on.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use super::fingerprint::PositionHasher;
use crate::problem::{Problem, has};
use crate::state::State;

/// Counts the members of crowds, as they come.
#[derive(Debug)]
pub(crate) struct Crowds<K> {
    quota: u32,
    met: FxHashMap<K, u32>,
}

impl<K: Eq + Hash> Crowds<K> {
    /// No crowd yet, with this quota for each.
    pub(crate) fn new(quota: u32) -> Self {
        Self {
            quota,
            met: FxHashMap::default(),
        }
    }

    /// Counts a member of a crowd and returns whether it exceeds the quota.
    pub(crate) fn is_crowded(&mut self, crowd: K) -> bool {
        let met = self.met.entry(crowd).or_insert(0);
        *met += 1;
        *met > self.quota
    }

    /// Memory used, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        bytes(self.met.capacity(), size_of::<(K, u32)>())
    }

    /// The additional bytes in use while it grows, if the next crowd makes it grow; else 0.
    pub(crate) fn growth_bytes(&self) -> u64 {
        growth_bytes(&self.met)
    }
}

/// The bytes of a table of this many entries: an eighth of it stays free, and each has a byte more.
pub(super) fn bytes(capacity: usize, entry: usize) -> u64 {
    (capacity.div_ceil(7) * 8 * (entry + 1)) as u64
}

/// The additional bytes in use while a table doubles its size, if one more entry makes it grow;
/// else 0.
pub(super) fn growth_bytes<K, V>(table: &FxHashMap<K, V>) -> u64 {
    if table.len() < table.capacity() {
        return 0;
    }
    bytes(2 * table.capacity(), size_of::<(K, V)>())
}

/// The fingerprint of the crowd that a position belongs to.
pub(crate) fn crowd(problem: &Problem, hasher: &PositionHasher, state: &State) -> u128 {
    let fixed = |index: usize| fixed(problem, state, index);
    let mut loose = [0_u16; 64];
    for index in 0..state.columns() {
        for &card in &state.column(index)[fixed(index)..] {
            loose[usize::from(card)] += 1;
        }
    }
    if problem.rules.reserves_take_cards() {
        for card in state.in_reserve() {
            loose[usize::from(card)] += 1;
        }
    }
    hasher.of_fixed(state, fixed, loose.into_iter())
}

/// How many cards of a column are fixed: those up to the last one that is out of order or lies on a
/// face-down card.
fn fixed(problem: &Problem, state: &State, index: usize) -> usize {
    let hidden = state.face_down(index);
    match last_out_of_order(problem, state.open(index)) {
        Some(at) => hidden + at + 1,
        None if hidden > 0 => hidden + 1,
        None => 0,
    }
}

/// Where the last card lies that may not be placed on the one before it; `None` if they are all in
/// order.
pub(crate) fn last_out_of_order(problem: &Problem, cards: &[u8]) -> Option<usize> {
    let out_of_order = |pair: &[u8]| !has(problem.place[usize::from(pair[0])], pair[1]);
    cards
        .windows(2)
        .rposition(out_of_order)
        .map(|above| above + 1)
}
