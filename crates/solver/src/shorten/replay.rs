//! A winning line, and how it plays out when something in it is changed.
//!
//! After a change the rest of the line is played by its goals. What has come about already costs no
//! move; what cannot be done yet waits until it can, or until its card is wanted elsewhere. So one
//! move that goes another way often saves several later.

use webspinner_rules::Move;

use super::goal::{Goal, NextMove};
use super::tracked_state::TrackedState;
use crate::problem::Problem;
use crate::state::State;

/// When more goals than these wait, a change has spoilt the line.
const WAITING_MAX: usize = 8;

/// One move of a line.
#[derive(Debug)]
struct Waypoint {
    /// The table before it.
    before: TrackedState,
    play: Move,
    goal: Goal,
}

/// A change to a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Change {
    /// The first move that it concerns.
    pub(super) at: usize,
    /// A move made before that one.
    pub(super) insert: Option<Move>,
    /// Moves that are left out, none of them before `at`.
    pub(super) omit: [Option<usize>; 2],
}

/// The part of a line that the moves of a [`Replay`] stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ReplacedPart {
    from: usize,
    until: usize,
}

/// A winning line with every position on it.
#[derive(Debug)]
pub(super) struct WinningLine<'p> {
    problem: &'p Problem,
    waypoints: Vec<Waypoint>,
    end: TrackedState,
}

/// Room for playing on after a change, used again and again.
#[derive(Debug)]
pub(super) struct Replay {
    table: TrackedState,
    plays: Vec<Move>,
    waiting: Vec<Goal>,
    pub(super) nodes: u64,
}

impl<'p> WinningLine<'p> {
    /// Takes a line of legal moves that wins.
    pub(super) fn new(problem: &'p Problem, start: State, moves: &[Move]) -> Self {
        let mut end = TrackedState::new(problem, start);
        let waypoints = waypoints(problem, &mut end, moves);
        Self {
            problem,
            waypoints,
            end,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.waypoints.len()
    }

    pub(super) fn moves(&self) -> Vec<Move> {
        self.waypoints
            .iter()
            .map(|waypoint| waypoint.play)
            .collect()
    }

    /// Another move with the same card at or after a place in the line.
    pub(super) fn next_with_its_card(&self, at: usize) -> Option<usize> {
        let card = self.waypoints[at].goal.card()?;
        let same = |&index: &usize| self.waypoints[index].goal.card() == Some(card);
        (at + 1..self.waypoints.len()).find(same)
    }

    /// The legal moves at a place in the line but the one that it makes.
    pub(super) fn others(&self, at: usize, moves: &mut Vec<Move>) {
        let waypoint = &self.waypoints[at];
        moves.clear();
        waypoint.before.state.moves(self.problem, moves);
        moves.retain(|play| *play != waypoint.play);
    }

    /// Room for changes to this line.
    pub(super) fn replay(&self) -> Replay {
        Replay {
            table: self.end.clone(),
            plays: Vec::new(),
            waiting: Vec::new(),
            nodes: 0,
        }
    }

    /// Applies a change if the line then still wins and is not longer; returns whether it became
    /// shorter.
    pub(super) fn change(&mut self, change: &Change, replay: &mut Replay) -> bool {
        let Some(replaced) = replay.play(self, change) else {
            return false;
        };
        let (old, new) = (replaced.until - replaced.from, replay.plays.len());
        if new <= old {
            self.take(replaced, &replay.plays);
        }
        new < old
    }

    fn take(&mut self, replaced: ReplacedPart, plays: &[Move]) {
        let mut table = self.waypoints[replaced.from].before.clone();
        let waypoints = waypoints(self.problem, &mut table, plays);
        if replaced.until == self.waypoints.len() {
            self.end = table;
        }
        self.waypoints
            .splice(replaced.from..replaced.until, waypoints);
    }

    /// The table after a move of the line.
    fn after(&self, index: usize) -> &TrackedState {
        let next = self.waypoints.get(index + 1);
        next.map_or(&self.end, |waypoint| &waypoint.before)
    }

    /// The bytes of a line of this many moves, and of what is needed to change it.
    pub(super) fn memory_bytes(problem: &Problem, start: &State, moves: usize) -> u64 {
        let cards = problem.rules.pack().size();
        // Two numbers of two bytes and two of one byte for a card, six bytes for a column.
        let table = size_of::<Waypoint>() + 6 * cards + 6 * start.columns();
        (table * (moves + 2)) as u64
    }
}

/// The waypoints of moves that begin on a table, which is then as they leave it.
fn waypoints(problem: &Problem, table: &mut TrackedState, moves: &[Move]) -> Vec<Waypoint> {
    let waypoint = |&play: &Move| {
        let before = table.clone();
        table.apply(problem, play);
        let goal = before.goal(play);
        Waypoint { before, play, goal }
    };
    moves.iter().map(waypoint).collect()
}

impl Replay {
    /// Plays on after a change, until the table is one from later in the line.
    fn play(&mut self, line: &WinningLine<'_>, change: &Change) -> Option<ReplacedPart> {
        self.table.clone_from(&line.waypoints[change.at].before);
        self.plays.clear();
        self.waiting.clear();
        if let Some(play) = change.insert {
            self.make(line.problem, play);
        }
        let changed = change.omit.iter().flatten().copied().max().unwrap_or(0);
        for (index, waypoint) in line.waypoints.iter().enumerate().skip(change.at) {
            let omitted = change.omit.contains(&Some(index));
            if !omitted && !self.follow(line.problem, waypoint.goal) {
                return None;
            }
            if index >= changed && self.table.is(line.after(index)) {
                let until = index + 1;
                return Some(ReplacedPart {
                    from: change.at,
                    until,
                });
            }
        }
        let won = self.table.state.is_won(line.problem);
        won.then_some(ReplacedPart {
            from: change.at,
            until: line.len(),
        })
    }

    fn make(&mut self, problem: &Problem, play: Move) {
        self.table.apply(problem, play);
        self.plays.push(play);
        self.nodes += 1;
    }

    /// Pursues the goal of a move, now or later; returns whether there is hope.
    #[inline]
    fn follow(&mut self, problem: &Problem, goal: Goal) -> bool {
        self.nodes += 1;
        // A card that is wanted elsewhere now is no longer wanted where it was.
        self.waiting.retain(|other| other.card() != goal.card());
        match self.table.step(problem, goal) {
            NextMove::Idle => true,
            NextMove::Play(play) => {
                self.make(problem, play);
                self.follow_up(problem);
                true
            }
            // What comes after a row needs its cards.
            NextMove::Blocked if goal.card().is_none() => false,
            NextMove::Blocked => {
                self.waiting.push(goal);
                self.waiting.len() <= WAITING_MAX
            }
        }
    }

    /// Makes all waiting moves that have become possible.
    fn follow_up(&mut self, problem: &Problem) {
        let mut index = 0;
        while let Some(&goal) = self.waiting.get(index) {
            match self.table.step(problem, goal) {
                NextMove::Blocked => index += 1,
                NextMove::Idle => {
                    self.waiting.remove(index);
                }
                NextMove::Play(play) => {
                    self.make(problem, play);
                    self.waiting.remove(index);
                    index = 0;
                }
            }
        }
    }
}
