//! A search for wins that does not get stuck in crowds of nearly equal positions.
//!
//! Best first, with one restraint. A *crowd* is all positions with the same cards on the
//! foundations and the same cards lying where they may not be placed: within it cards only change
//! places on the ends of columns. Such crowds can have millions of members, all of about the same
//! value, and a few of them show nearly every way on. So it looks at only a quota of each crowd.

use std::cmp::Ordering;
use std::collections::BinaryHeap;
use std::ops::ControlFlow;

use rustc_hash::FxHashSet;
use webspinner_rules::{Move, Position, Rules};

use super::last::lacks_last;
use super::late::late;
use super::value::Weights;
use super::waits::shuts_in;
use crate::decide::{Crowds, PositionHasher, goes_back, last_out_of_order, plays};
use crate::limits::Limits;
use crate::observer::{Observer, Progress};
use crate::problem::Problem;
use crate::prunings::Prunings;
use crate::report::{Effort, Report, StopReason, Verdict};
use crate::state::State;

/// One such search: how many positions of each crowd it looks at, and how its weights are varied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quick {
    /// How many positions of each crowd are looked at.
    pub(crate) quota: u32,
    /// Which variation of the weights to use; 0 for the weights as they are.
    pub(crate) seed: u64,
}

impl Quick {
    /// Looks for a win.
    pub(crate) fn run(
        self,
        rules: &Rules,
        start: &Position,
        limits: &Limits,
        observer: &mut dyn Observer,
    ) -> Report {
        let problem = Problem::new(rules, start);
        let mut search = QuickSearch::new(self, &problem, *limits);
        let verdict = match search.run(State::new(start), observer) {
            Ok(Some(line)) => Verdict::Won(line),
            Ok(None) => Verdict::Unknown(StopReason::GaveUp),
            Err(why) => Verdict::Unknown(why),
        };
        let effort = Effort {
            nodes: search.nodes,
            memory_bytes: search.memory_bytes(),
            members: 1,
        };
        Report { verdict, effort }
    }
}

/// A position that waits to be looked at. The highest value comes first, the youngest of several.
#[derive(Debug)]
struct Waiting {
    value: i32,
    last_move: u32,
    state: State,
}

impl Ord for Waiting {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.value, self.last_move).cmp(&(other.value, other.last_move))
    }
}

impl PartialOrd for Waiting {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Waiting {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Waiting {}

/// One move of a line, linked to the move before it; the first entry stands for the start.
#[derive(Clone, Copy, Debug)]
struct LinkedMove {
    before: u32,
    play: Move,
}

/// The part of all positions after the last row that a search starts from. The best of them, by
/// value, attract all effort; a search that never sees them finds wins elsewhere.
#[derive(Clone, Copy, Debug)]
struct Share {
    number: u64,
    of: u64,
}

impl Share {
    /// All, one of sixteen and one of four, in turns.
    fn of(seed: u64) -> Self {
        let of = [1, 16, 4][(seed % 3) as usize];
        let number = seed / 3 % of;
        Self { number, of }
    }

    fn has(self, fingerprint: u128) -> bool {
        fingerprint % u128::from(self.of) == u128::from(self.number)
    }
}

struct QuickSearch<'p> {
    problem: &'p Problem,
    hasher: PositionHasher,
    weights: Weights,
    share: Share,
    limits: Limits,
    nodes: u64,
    waiting: BinaryHeap<Waiting>,
    seen: FxHashSet<u128>,
    crowds: Crowds<(u64, u64)>,
    forest: Vec<LinkedMove>,
}

impl<'p> QuickSearch<'p> {
    fn new(quick: Quick, problem: &'p Problem, limits: Limits) -> Self {
        Self {
            problem,
            hasher: PositionHasher::new(problem, true),
            weights: Weights::varied(quick.seed),
            share: Share::of(quick.seed),
            limits,
            nodes: 0,
            waiting: BinaryHeap::new(),
            seen: FxHashSet::default(),
            crowds: Crowds::new(quick.quota),
            forest: Vec::new(),
        }
    }

    /// Roughly the memory of the tables, in bytes: a set has room for twice its contents.
    fn memory_bytes(&self) -> u64 {
        let state = size_of::<Waiting>() + 2 * self.problem.rules.pack().size();
        let bytes = self.waiting.capacity() * state
            + self.seen.capacity() * 2 * size_of::<u128>()
            + self.forest.capacity() * size_of::<LinkedMove>();
        bytes as u64 + self.crowds.bytes()
    }

    /// The moves of a win, if one is found.
    fn run(
        &mut self,
        start: State,
        observer: &mut dyn Observer,
    ) -> Result<Option<Vec<Move>>, StopReason> {
        if start.is_won(self.problem) {
            return Ok(Some(Vec::new()));
        }
        self.forest.push(LinkedMove {
            before: 0,
            play: Move::Deal,
        });
        self.add(0, start);
        let mut list = Vec::new();
        while let Some(Waiting {
            last_move, state, ..
        }) = self.waiting.pop()
        {
            if self.is_crowded(&state) {
                continue;
            }
            self.account(observer)?;
            plays(self.problem, &self.hasher, Prunings::ALL, &state, &mut list);
            for &play in &list {
                let mut next = state.clone();
                next.apply(self.problem, play);
                if next.is_won(self.problem) {
                    return Ok(Some(self.line(last_move, play)));
                }
                let fingerprint = self.hasher.of(&next);
                if !self.seen.insert(fingerprint)
                    || self.leaves_out(&next, play, fingerprint)
                    || (!goes_back(self.problem, &state, play) && self.is_hopeless(&next))
                {
                    continue;
                }
                let number = u32::try_from(self.forest.len()).map_err(|_| StopReason::Memory)?;
                self.forest.push(LinkedMove {
                    before: last_move,
                    play,
                });
                self.add(number, next);
            }
        }
        Ok(None)
    }

    /// Whether a position is proved lost.
    fn is_hopeless(&self, next: &State) -> bool {
        lacks_last(self.problem, next) || shuts_in(self.problem, next)
    }

    /// Whether the last row led to a position that this search leaves to other shares.
    fn leaves_out(&self, next: &State, play: Move, fingerprint: u128) -> bool {
        play == Move::Deal && late(self.problem, next) && !self.share.has(fingerprint)
    }

    fn add(&mut self, last_move: u32, state: State) {
        // Close values count as the same: of them the youngest comes first.
        let value = self.weights.value(self.problem, &state) >> 1;
        self.waiting.push(Waiting {
            value,
            last_move,
            state,
        });
    }

    /// Whether enough positions like this one were looked at. While rows come there are no crowds.
    fn is_crowded(&mut self, state: &State) -> bool {
        late(self.problem, state) && self.crowds.is_crowded(crowd(self.problem, state))
    }

    /// Counts nodes and memory, and checks whether the search goes on.
    fn account(&mut self, observer: &mut dyn Observer) -> Result<(), StopReason> {
        if self.nodes >= self.limits.nodes_max {
            return Err(StopReason::Nodes);
        }
        self.nodes += 1;
        if !self.nodes.is_multiple_of(256) {
            return Ok(());
        }
        let progress = Progress {
            nodes: self.nodes,
            memory_bytes: self.memory_bytes(),
            member: 0,
        };
        if progress.memory_bytes > self.limits.memory_bytes_max {
            return Err(StopReason::Memory);
        }
        match observer.on_progress(&progress) {
            ControlFlow::Break(stop) => Err(stop.into()),
            ControlFlow::Continue(()) => Ok(()),
        }
    }

    /// The moves up to a linked one, and one more.
    fn line(&self, last: u32, play: Move) -> Vec<Move> {
        let mut line = vec![play];
        let mut at = last;
        while at != 0 {
            let LinkedMove { before, play } = self.forest[at as usize];
            line.push(play);
            at = before;
        }
        line.reverse();
        line
    }
}

/// What the positions of a crowd share: the cards gone, and those that lie where they may not be
/// placed.
fn crowd(problem: &Problem, state: &State) -> (u64, u64) {
    let gone = |gone: u64, at: &crate::state::Foundation| {
        let foundation = u64::from(at.count) << 8 | u64::from(at.first);
        gone | foundation << (16 * (at.first >> 4))
    };
    let anchors = (0..state.columns()).filter_map(|index| {
        let column = state.column(index);
        let last = last_out_of_order(problem, column);
        column.get(last.unwrap_or(0)).copied()
    });
    (
        state.foundations().iter().fold(0, gone),
        anchors.fold(0, |set, card| set | 1 << card),
    )
}
