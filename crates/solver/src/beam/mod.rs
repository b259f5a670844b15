//! The stage beam: wins fast, and cannot say that a position is lost.
//!
//! A stage is the play between two row deals. Within a stage the search goes level by level, a
//! level being one move, and keeps only the best of what each level adds, at most one of each
//! *crowd*: positions of a crowd differ only in where the cards that are in order lie. Every
//! position it keeps, of whatever level, is also a way to end the stage: the next row is dealt on
//! it, and the best of what that gives begin the next stage. What lies in the stock is known, so a
//! row that buries or helps counts before it is dealt.

mod candidates;
mod composite;
mod forest;
mod pool;
mod value;
mod weights;

use std::ops::ControlFlow;

use rustc_hash::FxHashSet;
use webspinner_rules::{Move, Position, Rules};

use self::candidates::{Candidate, Generator, make, spell_out};
use self::forest::MoveForest;
use self::pool::Pool;
use self::value::{Total, Valuer};
use self::weights::Weights;
use crate::limits::Limits;
use crate::observer::{Observer, Progress};
use crate::problem::Problem;
use crate::report::{Effort, Report, StopReason, Verdict};
use crate::state::State;

/// A stage ends after this many levels that add nothing to the pool.
const LEVELS_WITHOUT_GAIN_MAX: usize = 2;
/// The same where moves have a cost: a vacancy is paid for long before it gains anything.
const LEVELS_WITHOUT_GAIN_PAID_MAX: usize = 12;
/// A stage has no more levels than this.
const LEVELS_MAX: usize = 400;

/// One beam search: how many positions a level keeps, and how the weights are varied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Beam {
    /// How many positions of each level are kept.
    pub(crate) width: usize,
    /// Which variation of the weights to use; 0 for the weights as they are.
    pub(crate) seed: u64,
    /// What each move costs, on the scale of the weights. A cost of 0 finds wins fastest, a cost of
    /// about half a join the shortest ones.
    pub(crate) move_cost: i32,
    /// Whether a level may keep more than one position of a crowd.
    pub(crate) crowded: bool,
}

/// A position the search keeps.
#[derive(Clone, Debug)]
struct BeamNode {
    state: State,
    total: Total,
    /// The last step to it; `None` at the start.
    last_move: Option<u32>,
    /// The cost of the moves to it.
    paid: i32,
}

impl BeamNode {
    fn worth(&self) -> i32 {
        self.total.value - self.paid
    }
}

impl Beam {
    /// Looks for a win.
    pub(crate) fn run(
        self,
        rules: &Rules,
        start: &Position,
        limits: &Limits,
        observer: &mut dyn Observer,
    ) -> Report {
        let problem = Problem::new(rules, start);
        let valuer = Valuer::new(&problem, Weights::varied(self.seed));
        let mut search = BeamSearch::new(&valuer, start, self, limits, observer);
        let verdict = match search.run() {
            Ok(Some(line)) => Verdict::Won(spell_out(&problem, &State::new(start), &line)),
            Ok(None) => Verdict::Unknown(StopReason::GaveUp),
            Err(why) => Verdict::Unknown(why),
        };
        Report {
            verdict,
            effort: Effort {
                nodes: search.nodes,
                memory_bytes: search.memory_bytes,
                members: 1,
            },
        }
    }
}

struct BeamSearch<'v, 'p, 'o> {
    valuer: &'v Valuer<'p>,
    generator: Generator<'v, 'p>,
    width: usize,
    move_cost: i32,
    crowded: bool,
    limits: Limits,
    observer: &'o mut dyn Observer,
    start: State,
    forest: MoveForest,
    nodes: u64,
    looked: u64,
    memory_bytes: u64,
}

impl<'v, 'p, 'o> BeamSearch<'v, 'p, 'o> {
    fn new(
        valuer: &'v Valuer<'p>,
        start: &Position,
        beam: Beam,
        limits: &Limits,
        observer: &'o mut dyn Observer,
    ) -> Self {
        let start = State::new(start);
        Self {
            valuer,
            generator: Generator::new(valuer, start.clone()),
            width: beam.width,
            move_cost: beam.move_cost,
            crowded: beam.crowded,
            limits: *limits,
            observer,
            start,
            forest: MoveForest::default(),
            nodes: 0,
            looked: 0,
            memory_bytes: 0,
        }
    }

    /// The moves of a win, if one is found.
    fn run(&mut self) -> Result<Option<Vec<Move>>, StopReason> {
        let start = BeamNode {
            state: self.start.clone(),
            total: self.valuer.total(&self.start),
            last_move: None,
            paid: 0,
        };
        let mut beam = vec![start];
        while !beam.is_empty() {
            let mut pool = Pool::new(self.valuer, self.width, self.move_cost);
            if let Some(won) = self.stage(&mut beam, &mut pool)? {
                return Ok(Some(self.forest.line(won)));
            }
            beam = pool.into_beam(&mut self.forest);
            let lasts = beam.iter_mut().filter_map(|node| node.last_move.as_mut());
            self.forest.keep(lasts);
        }
        Ok(None)
    }

    /// Plays one stage; the last step of a win, if there is one. What the stage ends with is put
    /// into the pool.
    fn stage(
        &mut self,
        beam: &mut Vec<BeamNode>,
        pool: &mut Pool<'v, 'p>,
    ) -> Result<Option<u32>, StopReason> {
        let mut seen: FxHashSet<u64> = beam.iter().map(|node| node.total.hash).collect();
        let mut candidates = Vec::new();
        let mut next: Vec<BeamNode> = Vec::new();
        let mut since_gain = 0;
        for _ in 0..LEVELS_MAX {
            candidates.clear();
            let before = self.nodes;
            let mut gained = false;
            for (parent, node) in (0_u32..).zip(beam.iter()) {
                self.generator.read(&node.state);
                self.generator
                    .add(&node.state, node.total, parent, &mut candidates);
                gained |= pool.offer(node, &mut self.generator);
                self.nodes = before + candidates.len() as u64;
                self.account(&candidates, beam.len(), seen.len(), pool.len())?;
            }
            candidates.retain(|candidate| !seen.contains(&candidate.total.hash));
            keep_best(&mut candidates, self.width * 2, |candidate| {
                let before = beam[candidate.parent as usize].paid;
                candidate.total.value - before - self.move_cost * i32::from(candidate.moves)
            });
            self.build(&candidates, beam, &mut next, &mut seen);
            std::mem::swap(beam, &mut next);
            if beam.is_empty() {
                break;
            }
            let won = |node: &&BeamNode| node.state.is_won(self.valuer.problem);
            if let Some(node) = beam.iter().find(won) {
                return Ok(node.last_move);
            }
            since_gain = if gained { 0 } else { since_gain + 1 };
            let patience = match self.move_cost {
                0 => LEVELS_WITHOUT_GAIN_MAX,
                _ => LEVELS_WITHOUT_GAIN_PAID_MAX,
            };
            if since_gain > patience && !pool.is_last() {
                break;
            }
        }
        Ok(None)
    }

    /// Makes the best moves, each to a position that was not seen in this stage and to another
    /// crowd.
    ///
    /// A position that gives way to a better one of its crowd counts as seen: it does not come back
    /// in a later level.
    fn build(
        &mut self,
        candidates: &[Candidate],
        beam: &[BeamNode],
        next: &mut Vec<BeamNode>,
        seen: &mut FxHashSet<u64>,
    ) {
        let mut built = 0;
        let mut crowds = FxHashSet::default();
        for candidate in candidates {
            if built == self.width {
                break;
            }
            let Total { hash, crowd, .. } = candidate.total;
            if !seen.insert(hash) || !(self.crowded || crowds.insert(crowd)) {
                continue;
            }
            let parent = &beam[candidate.parent as usize];
            let last_move = self.forest.add(parent.last_move, candidate.play);
            if let Some(node) = next.get_mut(built) {
                node.state.clone_from(&parent.state);
            } else {
                next.push(parent.clone());
            }
            let node = &mut next[built];
            make(self.valuer.problem, &mut node.state, candidate.play);
            node.total = candidate.total;
            node.last_move = Some(last_move);
            node.paid = parent.paid + self.move_cost * i32::from(candidate.moves);
            debug_assert_eq!(
                node.total,
                self.valuer.total(&node.state),
                "{}",
                candidate.play
            );
            built += 1;
        }
        next.truncate(built);
    }

    /// Counts nodes and memory, and checks whether the search goes on.
    fn account(
        &mut self,
        candidates: &Vec<Candidate>,
        beam: usize,
        seen: usize,
        pool: usize,
    ) -> Result<(), StopReason> {
        let state = 2 * (size_of::<BeamNode>() + 2 * self.start.cards_in_columns());
        // The beam and the one after it; the crowds of the latter are as many at most.
        let bytes = candidates.capacity() * size_of::<Candidate>()
            + (2 * beam + pool) * state
            + (seen + beam) * 16
            + self.forest.bytes();
        self.memory_bytes = self.memory_bytes.max(bytes as u64);
        if self.nodes >= self.limits.nodes_max {
            return Err(StopReason::Nodes);
        }
        if self.memory_bytes > self.limits.memory_bytes_max {
            return Err(StopReason::Memory);
        }
        if self.nodes - self.looked >= 1024 {
            self.looked = self.nodes;
            let progress = Progress {
                nodes: self.nodes,
                memory_bytes: bytes as u64,
                member: 0,
            };
            if let ControlFlow::Break(stop) = self.observer.on_progress(&progress) {
                return Err(stop.into());
            }
        }
        Ok(())
    }
}

/// Keeps the best candidates, best first. Ties are broken the same way every time.
fn keep_best(candidates: &mut Vec<Candidate>, number: usize, worth: impl Fn(&Candidate) -> i32) {
    let order = |candidate: &Candidate| {
        (
            std::cmp::Reverse(worth(candidate)),
            candidate.total.hash,
            candidate.parent,
            candidate.play,
        )
    };
    if candidates.len() > number {
        candidates.select_nth_unstable_by_key(number, order);
        candidates.truncate(number);
    }
    candidates.sort_unstable_by_key(order);
}

#[cfg(test)]
mod tests;
