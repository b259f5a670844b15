//! The shortest ways to a goal, by trying all play, shorter lines first.

use std::collections::VecDeque;

use rustc_hash::FxHashSet;
use webspinner_rules::{Move, Position, Rules};

use crate::goal::Goal;

#[cfg(test)]
thread_local! {
    /// How many searches this thread has made.
    pub(crate) static SEARCHES: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// What may be played on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Every legal move, all cards known.
    Any,
    /// Only what a player can see through: no row is dealt, and no card turned up before the last
    /// move.
    Open,
}

/// What a search for the shortest way found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// A shortest line.
    Line(Vec<Move>),
    /// There is none of this length or less.
    Nothing,
    /// There are more positions than the limit.
    TooMany,
}

/// What is searched for, and where.
pub(crate) struct Search<'a> {
    pub(crate) rules: &'a Rules,
    pub(crate) goal: Goal,
    /// Where the puzzle began.
    pub(crate) start: &'a Position,
    pub(crate) way: Way,
    /// The most positions to look at.
    pub(crate) positions_max: usize,
}

impl Search<'_> {
    /// The shortest line from `now` to the goal, if it has at most `length` moves; and how many
    /// positions were looked at.
    pub(crate) fn shortest(&self, now: &Position, length: usize) -> (Found, usize) {
        #[cfg(test)]
        SEARCHES.set(SEARCHES.get() + 1);
        let Self {
            rules,
            goal,
            start,
            way,
            positions_max,
        } = *self;
        let mut seen = FxHashSet::from_iter([now.clone()]);
        // Each position reached, with the step that led there: the index before it, and the move.
        let mut steps: Vec<(usize, Option<Move>)> = vec![(0, None)];
        let mut open = VecDeque::from([(now.clone(), 0_usize, 0_usize)]);
        let mut moves = Vec::new();
        while let Some((position, index, depth)) = open.pop_front() {
            if depth == length {
                break;
            }
            moves.clear();
            rules.legal_moves_into(&position, &mut moves);
            for legal in &moves {
                let played = legal.get();
                if way == Way::Open && played == Move::Deal {
                    continue;
                }
                let mut next = position.clone();
                let undo = next.apply(rules, *legal);
                if goal.is_reached(start, &next) {
                    let mut line = vec![played];
                    let mut at = index;
                    while let (before, Some(step)) = steps[at] {
                        line.push(step);
                        at = before;
                    }
                    line.reverse();
                    return (Found::Line(line), seen.len());
                }
                if (way == Way::Open && undo.turned()) || !seen.insert(next.clone()) {
                    continue;
                }
                if seen.len() > positions_max {
                    return (Found::TooMany, seen.len());
                }
                steps.push((index, Some(played)));
                open.push_back((next, steps.len() - 1, depth + 1));
            }
        }
        (Found::Nothing, seen.len())
    }
}
