//! How many positions of each crowd were looked at.
//!
//! A *crowd* is all positions in which the same cards are fixed, each where it is, and the same ones loose: within it
//! nothing but loose cards changes places. A crowd can have millions of members, and a few of them show
//! nearly every way on.

use rustc_hash::FxHashMap;

use super::fingerprint::Prints;
use super::frame::Question;
use crate::problem::{Problem, has};
use crate::state::State;

/// Counts the members of crowds, as they come.
#[derive(Debug)]
pub(crate) struct Crowds {
    most: u32,
    met: FxHashMap<u128, u32>,
}

impl Crowds {
    /// None yet; of each so many are enough.
    pub(crate) fn new(most: u32) -> Self {
        Self {
            most,
            met: FxHashMap::default(),
        }
    }

    /// Counts a position; whether there were enough of its crowd before it.
    pub(crate) fn has_enough(&mut self, question: &Question, state: &State) -> bool {
        let crowd = crowd(&question.problem, &question.prints, state);
        let met = self.met.entry(crowd).or_insert(0);
        *met += 1;
        *met > self.most
    }

    /// What it takes, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        (self.met.capacity() * (size_of::<(u128, u32)>() + 1)) as u64
    }
}

/// The fingerprint of the crowd that a position belongs to.
pub(crate) fn crowd(problem: &Problem, prints: &Prints, state: &State) -> u128 {
    let fixed = |index: usize| fixed(problem, state, index);
    let mut loose = [0; 64];
    for index in 0..state.columns() {
        for &card in &state.column(index)[fixed(index)..] {
            loose[usize::from(card)] += 1;
        }
    }
    prints.of_fixed(state, fixed, loose.iter())
}

/// How many cards of a column are fixed: those up to the last one that does not lie in order on an open card.
fn fixed(problem: &Problem, state: &State, index: usize) -> usize {
    let hidden = state.face_down(index);
    let out_of_order = |pair: &[u8]| !has(problem.place[usize::from(pair[0])], pair[1]);
    let open = state.open(index);
    match open.windows(2).rposition(out_of_order) {
        Some(at) => hidden + at + 2,
        None if hidden > 0 => hidden + 1,
        None => 0,
    }
}
