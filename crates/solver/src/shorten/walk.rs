//! A random walk through lines of the same length, which goes on from every shorter one.
//!
//! Most changes spoil a line or make it longer and are not taken; some leave its length as it is.
//! Those are taken, too: they lead to lines that the last one could not have become at once.

use webspinner_rules::Move;

use super::budget::Budget;
use super::replay::{Change, WinningLine};
use crate::problem::Problem;
use crate::random::Random;
use crate::state::State;

/// How far apart two moves are that are left out together.
const OMITTED_APART_MAX: usize = 12;
/// How long after a move that is inserted another one is left out.
const OMITTED_LATER_MAX: usize = 20;

/// Shortens a winning line until this many changes have gained nothing.
pub(super) fn walk(
    problem: &Problem,
    start: &State,
    moves: &mut Vec<Move>,
    patience: u64,
    budget: &mut Budget<'_>,
) {
    let memory_bytes = WinningLine::memory_bytes(problem, start, moves.len());
    if !budget.allows(memory_bytes) {
        return;
    }
    let mut line = WinningLine::new(problem, start.clone(), moves);
    let mut replay = line.replay();
    let mut chance = Chance::new();
    let mut since_gain = 0;
    while since_gain < patience && line.len() > 0 && !budget.is_spent() {
        let tried = chance.change(&line);
        let before = replay.nodes;
        let gained = tried.is_some_and(|change| line.change(&change, &mut replay));
        since_gain = if gained { 0 } else { since_gain + 1 };
        budget.spend(replay.nodes - before + 1, memory_bytes);
    }
    *moves = line.moves();
}

/// Chooses changes.
struct Chance {
    random: Random,
    others: Vec<Move>,
}

impl Chance {
    fn new() -> Self {
        Self {
            random: Random(0),
            others: Vec::new(),
        }
    }

    /// A number less than a bound.
    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.random.bits() % bound as u64).expect("it is less than a usize")
    }

    /// A change, or none if that kind cannot be made where it was to be.
    fn change(&mut self, line: &WinningLine<'_>) -> Option<Change> {
        let at = self.below(line.len());
        let (mut insert, mut omit) = (None, [None; 2]);
        match self.below(8) {
            0 => omit[0] = Some(at),
            1 => omit = [Some(at), Some(line.next_with_its_card(at)?)],
            2 => omit = [Some(at), Some(at + 1 + self.below(OMITTED_APART_MAX))],
            3 | 4 => insert = Some(self.other(line, at)?),
            5 => {
                insert = Some(self.other(line, at)?);
                omit[0] = Some(at);
            }
            _ => {
                insert = Some(self.other(line, at)?);
                omit[0] = Some(at + self.below(OMITTED_LATER_MAX));
            }
        }
        Some(Change { at, insert, omit })
    }

    /// A legal move that the line does not make there.
    fn other(&mut self, line: &WinningLine<'_>, at: usize) -> Option<Move> {
        line.others(at, &mut self.others);
        let number = self.others.len();
        let chosen = (number > 0).then(|| self.below(number))?;
        Some(self.others[chosen])
    }
}
