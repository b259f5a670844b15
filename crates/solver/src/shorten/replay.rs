//! A winning line, and what becomes of it when something in it is changed.
//!
//! After a change the rest of the line is played by its aims. What has come about already costs no
//! move; what cannot be done yet waits until it can, or until its card is wanted elsewhere. So one
//! move that goes another way often saves several later.

use webspinner_rules::Move;

use super::aim::{Aim, Step};
use super::table::Table;
use crate::problem::Problem;
use crate::state::State;

/// When more aims than these wait, a change has spoilt the line.
const WAITING_MAX: usize = 8;

/// One move of a line.
#[derive(Debug)]
struct Stop {
    /// How things lie before it.
    before: Table,
    play: Move,
    aim: Aim,
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
struct Detour {
    from: usize,
    until: usize,
}

/// A winning line with every position on it.
#[derive(Debug)]
pub(super) struct Line<'p> {
    problem: &'p Problem,
    stops: Vec<Stop>,
    end: Table,
}

/// Room for playing on after a change, used again and again.
#[derive(Debug)]
pub(super) struct Replay {
    table: Table,
    plays: Vec<Move>,
    waiting: Vec<Aim>,
    pub(super) nodes: u64,
}

impl<'p> Line<'p> {
    /// A line of legal moves that wins.
    pub(super) fn new(problem: &'p Problem, start: State, moves: &[Move]) -> Self {
        let mut end = Table::new(problem, start);
        let stops = stops(problem, &mut end, moves);
        Self {
            problem,
            stops,
            end,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.stops.len()
    }

    pub(super) fn moves(&self) -> Vec<Move> {
        self.stops.iter().map(|stop| stop.play).collect()
    }

    /// Another move with the same card at or after a place in the line.
    pub(super) fn next_with_its_card(&self, at: usize) -> Option<usize> {
        let card = self.stops[at].aim.card()?;
        let same = |&index: &usize| self.stops[index].aim.card() == Some(card);
        (at + 1..self.stops.len()).find(same)
    }

    /// The legal moves at a place in the line but the one that it makes.
    pub(super) fn others(&self, at: usize, moves: &mut Vec<Move>) {
        let stop = &self.stops[at];
        moves.clear();
        stop.before.state.moves(self.problem, moves);
        moves.retain(|play| *play != stop.play);
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

    /// Changes the line if it then still wins and is not longer; says whether it became shorter.
    pub(super) fn change(&mut self, change: &Change, replay: &mut Replay) -> bool {
        let Some(detour) = replay.play(self, change) else {
            return false;
        };
        let (old, new) = (detour.until - detour.from, replay.plays.len());
        if new <= old {
            self.take(detour, &replay.plays);
        }
        new < old
    }

    fn take(&mut self, detour: Detour, plays: &[Move]) {
        let mut table = self.stops[detour.from].before.clone();
        let stops = stops(self.problem, &mut table, plays);
        if detour.until == self.stops.len() {
            self.end = table;
        }
        self.stops.splice(detour.from..detour.until, stops);
    }

    /// How things lie after a move of the line.
    fn after(&self, index: usize) -> &Table {
        let next = self.stops.get(index + 1);
        next.map_or(&self.end, |stop| &stop.before)
    }

    /// The bytes of a line of so many moves, and of what is needed to change it.
    pub(super) fn memory_bytes(problem: &Problem, start: &State, moves: usize) -> u64 {
        let cards = problem.rules.pack().size();
        // Two numbers of two bytes and two of one byte for a card, six bytes for a column.
        let table = size_of::<Stop>() + 6 * cards + 6 * start.columns();
        (table * (moves + 2)) as u64
    }
}

/// The stops of moves that begin on a table, which is then as they leave it.
fn stops(problem: &Problem, table: &mut Table, moves: &[Move]) -> Vec<Stop> {
    let stop = |&play: &Move| {
        let before = table.clone();
        table.apply(problem, play);
        let aim = before.aim(problem, play);
        Stop { before, play, aim }
    };
    moves.iter().map(stop).collect()
}

impl Replay {
    /// Plays on after a change, until things lie as they do somewhere later in the line.
    fn play(&mut self, line: &Line<'_>, change: &Change) -> Option<Detour> {
        self.table.clone_from(&line.stops[change.at].before);
        self.plays.clear();
        self.waiting.clear();
        if let Some(play) = change.insert {
            self.make(line.problem, play);
        }
        let changed = change.omit.iter().flatten().copied().max().unwrap_or(0);
        for (index, stop) in line.stops.iter().enumerate().skip(change.at) {
            let omitted = change.omit.contains(&Some(index));
            if !omitted && !self.follow(line.problem, stop.aim) {
                return None;
            }
            if index >= changed && self.table.is(line.after(index)) {
                let until = index + 1;
                return Some(Detour {
                    from: change.at,
                    until,
                });
            }
        }
        let won = self.table.state.is_won(line.problem);
        won.then_some(Detour {
            from: change.at,
            until: line.len(),
        })
    }

    fn make(&mut self, problem: &Problem, play: Move) {
        self.table.apply(problem, play);
        self.plays.push(play);
        self.nodes += 1;
    }

    /// Does what a move was for, now or later; says whether there is hope.
    #[inline]
    fn follow(&mut self, problem: &Problem, aim: Aim) -> bool {
        self.nodes += 1;
        // A card that is wanted elsewhere now is no longer wanted where it was.
        self.waiting.retain(|other| other.card() != aim.card());
        match self.table.step(problem, aim) {
            Step::Idle => true,
            Step::Play(play) => {
                self.make(problem, play);
                self.follow_up(problem);
                true
            }
            // What comes after a row needs its cards.
            Step::Blocked if aim.card().is_none() => false,
            Step::Blocked => {
                self.waiting.push(aim);
                self.waiting.len() <= WAITING_MAX
            }
        }
    }

    /// Does all that has waited and can be done now.
    fn follow_up(&mut self, problem: &Problem) {
        let mut index = 0;
        while let Some(&aim) = self.waiting.get(index) {
            match self.table.step(problem, aim) {
                Step::Blocked => index += 1,
                Step::Idle => {
                    self.waiting.remove(index);
                }
                Step::Play(play) => {
                    self.make(problem, play);
                    self.waiting.remove(index);
                    index = 0;
                }
            }
        }
    }
}
