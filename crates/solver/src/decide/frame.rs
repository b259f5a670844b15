//! A position with what the search keeps about it, and how a play changes both.

use webspinner_rules::Move;

use super::fingerprint::PositionHasher;
use super::order::Order;
use crate::problem::{Problem, rank};
use crate::state::State;

/// What stays the same during a search: the game, and how positions are hashed and ordered.
#[derive(Debug)]
pub(crate) struct Context {
    pub(crate) problem: Problem,
    pub(crate) hasher: PositionHasher,
    pub(crate) order: Order,
}

/// One position on the path to the current one.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) state: State,
    /// The word of each column.
    columns: Vec<u128>,
    /// What each column adds to the fingerprint.
    scrambled: Vec<u128>,
    pub(crate) summary: Summary,
}

/// What the search keeps of a position: its fingerprint and its score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Summary {
    pub(crate) fingerprint: u128,
    pub(crate) score: i32,
}

impl Clone for Frame {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            columns: self.columns.clone(),
            scrambled: self.scrambled.clone(),
            summary: self.summary,
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.state.clone_from(&source.state);
        self.columns.clone_from(&source.columns);
        self.scrambled.clone_from(&source.scrambled);
        self.summary = source.summary;
    }
}

impl Frame {
    pub(crate) fn new(context: &Context, state: State) -> Self {
        let columns = state.columns();
        let summary = Summary {
            fingerprint: 0,
            score: 0,
        };
        let mut frame = Self {
            state,
            columns: vec![0; columns],
            scrambled: vec![0; columns],
            summary,
        };
        frame.sum_up(context);
        frame
    }

    /// Computes everything that is kept about the position.
    fn sum_up(&mut self, context: &Context) {
        let Context {
            problem,
            hasher,
            order,
        } = context;
        let classes = hasher.classes(self.state.dealt());
        for (index, &class) in classes.iter().enumerate() {
            self.columns[index] = hasher.column(&self.state, index);
            self.scrambled[index] = hasher.scrambled(self.columns[index], class);
        }
        let rest = hasher.rest(&self.state);
        self.summary = Summary {
            fingerprint: self
                .scrambled
                .iter()
                .copied()
                .fold(rest, u128::wrapping_add),
            score: order.score(problem, &self.state),
        };
    }

    /// Makes a legal play.
    pub(crate) fn play(&mut self, context: &Context, play: Move) {
        if let Some(shifted) = self.shifted(context, play) {
            self.state.apply(&context.problem, play);
            for (index, column, scrambled) in shifted.columns {
                self.columns[index] = column;
                self.scrambled[index] = scrambled;
            }
            self.summary = shifted.summary;
        } else {
            self.state.apply(&context.problem, play);
            self.sum_up(context);
        }
    }

    /// What a legal play leads to, without making it, where that is easy: cards change columns, no
    /// run leaves the table, and the game is not won.
    #[inline]
    pub(crate) fn shifted(&self, context: &Context, play: Move) -> Option<Shifted> {
        let Move::Shift { from, to, count } = play else {
            return None;
        };
        let (from, to, count) = (from.index(), to.index(), usize::from(count));
        let Context {
            problem,
            hasher,
            order,
        } = context;
        let (source, target) = (self.state.column(from), self.state.column(to));
        let (rest, lifted) = source.split_at(source.len() - count);
        let down = self.state.face_down(from);
        let turns = down != 0 && down == rest.len();
        let open_after = (target.len() - self.state.face_down(to) + count)
            .max(rest.len() + usize::from(turns) - down);
        if problem.collects_at_once() && open_after >= usize::from(problem.highest) {
            let ends = [Some(&lifted[count - 1]), rest.last()];
            let may_leave = |end: &u8| problem.collects_any_start() || rank(*end) == 1;
            if ends.into_iter().flatten().any(may_leave) {
                return None;
            }
        }
        // Where runs stay, a win fills the target with one.
        if problem.keeps_runs && target.len() + count == usize::from(problem.highest) {
            return None;
        }
        let classes = hasher.classes(self.state.dealt());
        let mut left = self.columns[from] ^ hasher.cards(lifted, rest.len());
        if turns {
            left ^= hasher.down(down) ^ hasher.down(down - 1);
        }
        let joined = self.columns[to] ^ hasher.cards(lifted, target.len());
        let scrambled = [
            hasher.scrambled(left, classes[from]),
            hasher.scrambled(joined, classes[to]),
        ];
        let fingerprint = (self.summary.fingerprint)
            .wrapping_sub(self.scrambled[from])
            .wrapping_sub(self.scrambled[to])
            .wrapping_add(scrambled[0])
            .wrapping_add(scrambled[1]);
        let on = |cards: &[u8]| {
            let bottom = || order.bottom(lifted.first()) - order.bottom(None);
            cards
                .last()
                .map_or_else(bottom, |&upper| order.pair(upper, lifted[0]))
        };
        let turned = if turns { order.turned_up() } else { 0 };
        let score = self.summary.score - on(rest) + on(target) + turned;
        Some(Shifted {
            columns: [(from, left, scrambled[0]), (to, joined, scrambled[1])],
            summary: Summary { fingerprint, score },
        })
    }
}

/// What a shift changes: two columns, each with its word and its part of the fingerprint, and the
/// whole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shifted {
    columns: [(usize, u128, u128); 2],
    pub(crate) summary: Summary,
}
