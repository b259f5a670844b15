//! The search itself: takes the best position that waits, and adds those that it leads to.

use std::ops::ControlFlow;

use webspinner_rules::{Move, Position, Rules};

use super::crowds::{Crowds, crowd};
use super::fingerprint::PositionHasher;
use super::frame::{Context, Frame};
use super::locked;
use super::order::Order;
use super::plays::{goes_back, plays};
use super::skeleton::{self, Skeleton};
use super::stranded::{self, RelaxedPlay};
use super::table::{Full, SeenTable};
use super::tree::{PIECE_BYTES, PositionId, Tree};
use crate::foundations;
use crate::limits::Limits;
use crate::observer::{Observer, Progress};
use crate::problem::Problem;
use crate::prunings::Prunings;
use crate::report::{Effort, Report, StopReason, Verdict};
use crate::state::State;

/// How to search: all of it, or a sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SearchOptions {
    /// The prunings that it uses.
    pub(crate) prunings: Prunings,
    /// How many positions of each crowd it looks at; `None` for all. Where it leaves some out it
    /// proves no loss.
    pub(crate) quota: Option<u32>,
    /// Which variation of the order to use; 0 for the order as it is.
    pub(crate) seed: u64,
}

impl SearchOptions {
    /// All positions but those that are proved not to matter.
    pub(crate) const EXACT: Self = Self {
        prunings: Prunings::ALL,
        quota: None,
        seed: 0,
    };
}

/// Looks at positions until one is won, none is left, or a limit is reached.
pub(crate) fn run(
    rules: &Rules,
    start: &Position,
    options: SearchOptions,
    limits: &Limits,
    observer: &mut dyn Observer,
) -> Report {
    let problem = Problem::new(rules, start);
    let state = State::new(start);
    let context = Context {
        hasher: PositionHasher::new(&problem, options.prunings.symmetry),
        order: Order::new(&problem, options.seed),
        problem,
    };
    let mut search = ExactSearch::new(context, state, options, limits.memory_bytes_max);
    let verdict = search.run(limits, observer);
    let effort = Effort {
        nodes: search.nodes,
        memory_bytes: search.memory_bytes(),
        members: 1,
    };
    Report { verdict, effort }
}

struct ExactSearch {
    context: Context,
    prunings: Prunings,
    tree: Tree,
    table: SeenTable,
    nodes: u64,
    memory_bytes_max: u64,
    /// The positions from the start to the one that was looked at last; those after it are room for
    /// more.
    frames: Vec<Frame>,
    /// The number of each of them but the last.
    path: Vec<PositionId>,
    /// Room for one position more, and for lists.
    scratch: Frame,
    survey: Option<RelaxedPlay>,
    skeleton: Option<Skeleton>,
    may_be_locked: bool,
    crowds: Option<Crowds<u128>>,
    /// Whether a position was left out that is not proved lost.
    left_out: bool,
    plays: Vec<Move>,
    way: Vec<(PositionId, Move)>,
}

/// The outcome of visiting one position.
enum Visit {
    Won(Vec<Move>),
    Open,
    Full,
}

impl From<Full> for Visit {
    fn from(_: Full) -> Self {
        Self::Full
    }
}

impl ExactSearch {
    fn new(context: Context, state: State, options: SearchOptions, memory_bytes_max: u64) -> Self {
        let prunings = options.prunings;
        let survey = stranded::applies(&context.problem, prunings).then(RelaxedPlay::default);
        let skeleton = skeleton::applies(&context.problem, prunings).then(Skeleton::default);
        let may_be_locked = locked::applies(&context.problem, prunings);
        let first = Frame::new(&context, state);
        Self {
            context,
            prunings,
            tree: Tree::new(),
            table: SeenTable::new(),
            nodes: 0,
            memory_bytes_max,
            scratch: first.clone(),
            frames: vec![first],
            path: vec![0],
            survey,
            skeleton,
            may_be_locked,
            crowds: options.quota.map(Crowds::new),
            left_out: false,
            plays: Vec::new(),
            way: Vec::new(),
        }
    }

    fn memory_bytes(&self) -> u64 {
        self.tree.bytes() + self.table.bytes() + self.known_bytes()
    }

    fn known_bytes(&self) -> u64 {
        self.skeleton.as_ref().map_or(0, Skeleton::bytes)
            + self.crowds.as_ref().map_or(0, Crowds::bytes)
    }

    /// The memory that the next answer or crowd may need.
    fn growth_bytes(&self) -> u64 {
        self.skeleton.as_ref().map_or(0, Skeleton::growth_bytes)
            + self.crowds.as_ref().map_or(0, Crowds::growth_bytes)
    }

    fn run(&mut self, limits: &Limits, observer: &mut dyn Observer) -> Verdict {
        let start = &self.frames[0];
        if start.state.is_won(&self.context.problem) {
            return Verdict::Won(Vec::new());
        }
        let fingerprint = start.summary.fingerprint;
        if self
            .table
            .insert(fingerprint, self.memory_bytes_max)
            .is_err()
        {
            return Verdict::Unknown(StopReason::Memory);
        }
        let mut next = Some(0);
        while let Some(node) = next {
            if self.nodes >= limits.nodes_max {
                return Verdict::Unknown(StopReason::Nodes);
            }
            self.nodes += 1;
            self.go_to(node);
            match self.visit(node) {
                Visit::Won(line) => return Verdict::Won(line),
                Visit::Full => return Verdict::Unknown(StopReason::Memory),
                Visit::Open => {}
            }
            if self.nodes.is_multiple_of(1024) {
                let progress = Progress {
                    nodes: self.nodes,
                    memory_bytes: self.memory_bytes(),
                    member: 0,
                };
                if let ControlFlow::Break(stop) = observer.on_progress(&progress) {
                    return Verdict::Unknown(stop.into());
                }
            }
            next = self.tree.take();
        }
        if self.left_out {
            Verdict::Unknown(StopReason::GaveUp)
        } else {
            Verdict::Lost
        }
    }

    /// Makes a position the last one of the path. What the old and the new path share stays.
    fn go_to(&mut self, node: PositionId) {
        self.way.clear();
        let mut at = node;
        // What comes before a position has a lower number, so the path is in order.
        loop {
            while self.path.last().is_some_and(|&last| last > at) {
                self.path.pop();
            }
            if self.path.last() == Some(&at) {
                break;
            }
            let Some((before, play)) = self.tree.before(at) else {
                break;
            };
            self.way.push((at, play));
            at = before;
        }
        for &(node, play) in self.way.iter().rev() {
            let depth = self.path.len();
            if self.frames.len() == depth {
                self.frames.push(self.scratch.clone());
            }
            let (before, after) = self.frames.split_at_mut(depth);
            after[0].clone_from(&before[depth - 1]);
            after[0].play(&self.context, play);
            self.path.push(node);
        }
    }

    /// Adds all new positions that the last one of the path leads to.
    fn visit(&mut self, node: PositionId) -> Visit {
        if self.memory_bytes() + self.growth_bytes() > self.memory_bytes_max {
            return Visit::Full;
        }
        let state = &self.frames[self.path.len() - 1].state;
        let Context {
            problem, hasher, ..
        } = &self.context;
        if let Some(crowds) = &mut self.crowds
            && crowds.is_crowded(crowd(problem, hasher, state))
        {
            self.left_out = true;
            return Visit::Open;
        }
        if self.is_hopeless(node) {
            return Visit::Open;
        }
        let frame = &self.frames[self.path.len() - 1];
        let Context {
            problem, hasher, ..
        } = &self.context;
        plays(
            problem,
            hasher,
            self.prunings,
            &frame.state,
            &mut self.plays,
        );
        let known_bytes = self.known_bytes();
        for &play in &self.plays {
            let summary = if let Some(shifted) = frame.shifted(&self.context, play) {
                shifted.summary
            } else {
                self.scratch.clone_from(frame);
                self.scratch.play(&self.context, play);
                if self.scratch.state.is_won(problem) {
                    return Visit::Won(self.line(node, play));
                }
                self.scratch.summary
            };
            // One more position may take one more piece of the tree.
            let taken = self.tree.bytes() + PIECE_BYTES + known_bytes;
            let bytes_max = self.memory_bytes_max.saturating_sub(taken);
            match self.table.insert(summary.fingerprint, bytes_max) {
                Ok(true) => {
                    let place = self.context.order.place(summary.score);
                    self.tree.add(node, play, place);
                }
                Ok(false) => {}
                Err(Full) => return Visit::Full,
            }
        }
        Visit::Open
    }

    /// Whether the last position of the path is proved lost. Called only after plays that cannot be
    /// taken back: other plays don't change the answer.
    fn is_hopeless(&mut self, node: PositionId) -> bool {
        let Context {
            problem, hasher, ..
        } = &self.context;
        let depth = self.path.len() - 1;
        let back = self
            .tree
            .before(node)
            .is_some_and(|(_, play)| goes_back(problem, &self.frames[depth - 1].state, play));
        let state = &self.frames[depth].state;
        let stranded = |survey: &mut RelaxedPlay| survey.is_stranded(problem, state);
        let cramped = |skeleton: &mut Skeleton| skeleton.is_cramped(problem, hasher, state);
        !back
            && ((self.may_be_locked && locked::is_locked(problem, state))
                || self.skeleton.as_mut().is_some_and(cramped)
                || self.survey.as_mut().is_some_and(stranded)
                || (self.prunings.last && foundations::lacks_last(problem, state))
                || (self.prunings.shut_in && foundations::shuts_in(problem, state)))
    }

    /// The plays from the start to a position and one more.
    fn line(&self, node: PositionId, last: Move) -> Vec<Move> {
        let before = |&(node, _): &(PositionId, Move)| self.tree.before(node);
        let way = std::iter::successors(self.tree.before(node), before);
        let mut line: Vec<Move> = way.map(|(_, play)| play).collect();
        line.reverse();
        line.push(last);
        line
    }
}
