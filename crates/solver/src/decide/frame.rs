//! A position with what the search keeps about it, and what a play makes of both.

use webspinner_rules::Move;

use super::fingerprint::Prints;
use super::order::Order;
use crate::problem::{Problem, rank};
use crate::state::State;

/// What a search needs to know of its question.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) problem: Problem,
    pub(crate) prints: Prints,
    pub(crate) order: Order,
}

/// One position on the way to the one that is looked at.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) state: State,
    /// The word of each column.
    columns: Vec<u128>,
    /// What each column adds to the fingerprint.
    scrambled: Vec<u128>,
    pub(crate) brief: Brief,
}

/// A position in brief.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Brief {
    pub(crate) print: u128,
    pub(crate) score: i32,
}

impl Clone for Frame {
    fn clone(&self) -> Self {
        Self {
            state: self.state.clone(),
            columns: self.columns.clone(),
            scrambled: self.scrambled.clone(),
            brief: self.brief,
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.state.clone_from(&source.state);
        self.columns.clone_from(&source.columns);
        self.scrambled.clone_from(&source.scrambled);
        self.brief = source.brief;
    }
}

impl Frame {
    pub(crate) fn new(question: &Question, state: State) -> Self {
        let columns = state.columns();
        let brief = Brief { print: 0, score: 0 };
        let mut frame = Self {
            state,
            columns: vec![0; columns],
            scrambled: vec![0; columns],
            brief,
        };
        frame.sum_up(question);
        frame
    }

    /// Works everything out that is kept about the position.
    fn sum_up(&mut self, question: &Question) {
        let Question {
            problem,
            prints,
            order,
        } = question;
        let classes = prints.classes(self.state.dealt());
        for (index, &class) in classes.iter().enumerate() {
            self.columns[index] = prints.column(&self.state, index);
            self.scrambled[index] = prints.scrambled(self.columns[index], class);
        }
        let rest = prints.rest(&self.state);
        self.brief = Brief {
            print: self
                .scrambled
                .iter()
                .copied()
                .fold(rest, u128::wrapping_add),
            score: order.score(problem, &self.state),
        };
    }

    /// Makes a legal play.
    pub(crate) fn play(&mut self, question: &Question, play: Move) {
        if let Some(shifted) = self.shifted(question, play) {
            self.state.apply(&question.problem, play);
            for (index, column, scrambled) in shifted.columns {
                self.columns[index] = column;
                self.scrambled[index] = scrambled;
            }
            self.brief = shifted.brief;
        } else {
            self.state.apply(&question.problem, play);
            self.sum_up(question);
        }
    }

    /// What a legal play leads to, without making it, where that is easy: cards change columns and
    /// no run leaves the table.
    #[inline]
    pub(crate) fn shifted(&self, question: &Question, play: Move) -> Option<Shifted> {
        let Move::Shift { from, to, count } = play else {
            return None;
        };
        let (from, to, count) = (from.index(), to.index(), usize::from(count));
        let Question {
            problem,
            prints,
            order,
        } = question;
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
        let classes = prints.classes(self.state.dealt());
        let mut left = self.columns[from] ^ prints.cards(lifted, rest.len());
        if turns {
            left ^= prints.down(down) ^ prints.down(down - 1);
        }
        let joined = self.columns[to] ^ prints.cards(lifted, target.len());
        let scrambled = [
            prints.scrambled(left, classes[from]),
            prints.scrambled(joined, classes[to]),
        ];
        let print = (self.brief.print)
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
        let score = self.brief.score - on(rest) + on(target) + turned;
        Some(Shifted {
            columns: [(from, left, scrambled[0]), (to, joined, scrambled[1])],
            brief: Brief { print, score },
        })
    }
}

/// What a shift changes: two columns, each with its word and its part of the fingerprint, and the whole.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shifted {
    columns: [(usize, u128, u128); 2],
    pub(crate) brief: Brief,
}
