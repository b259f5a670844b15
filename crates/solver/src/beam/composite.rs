//! Moves of several runs at once, through vacancies.
//!
//! Cards in order that are not one run can still go to another column together: the upper runs
//! wait in vacancies while the lower ones go ahead. With v vacancies up to 2^v runs can do so. The
//! search counts that as one move.

use webspinner_rules::Move;

use crate::problem::Problem;
use crate::state::{State, shift};

/// More vacancies than these are not used, which is enough for sixteen runs.
const VACANCIES_MAX: usize = 4;

/// How many runs can go to another column with this many vacancies, not counting the target.
#[inline]
pub(super) const fn runs_max(vacancies: usize) -> usize {
    1 << if vacancies < VACANCIES_MAX {
        vacancies
    } else {
        VACANCIES_MAX
    }
}

/// The moves, each legal by itself, that a move of the search stands for.
pub(super) fn expand(problem: &Problem, state: &State, play: Move) -> Vec<Move> {
    let Move::Shift { from, to, count } = play else {
        return vec![play];
    };
    let (from, to, count) = (from.index(), to.index(), usize::from(count));
    if count <= state.liftable(problem, from) {
        return vec![play];
    }
    let runs = runs_at_end(problem, state, from, count);
    let vacant = |index: &usize| *index != to && state.end(*index).is_none();
    let vacancies: Vec<usize> = (0..state.columns())
        .filter(vacant)
        .take(VACANCIES_MAX)
        .collect();
    let mut moves = Vec::new();
    carry(&runs, from, to, &vacancies, &mut moves);
    moves
}

/// The lengths of the runs that make up the last `count` cards, lowest in the column first.
fn runs_at_end(problem: &Problem, state: &State, from: usize, count: usize) -> Vec<usize> {
    let column = state.column(from);
    let cards = &column[column.len() - count..];
    let joined = |pair: &&[u8]| problem.lift[usize::from(pair[0])] >> pair[1] & 1 != 0;
    let mut runs = vec![1];
    for pair in cards.windows(2) {
        match runs.last_mut() {
            Some(last) if joined(&pair) => *last += 1,
            _ => runs.push(1),
        }
    }
    runs
}

/// Carries runs from one column to another through vacancies, in as few moves as it takes.
fn carry(runs: &[usize], from: usize, to: usize, vacancies: &[usize], moves: &mut Vec<Move>) {
    let (Some((&last, rest)), false) = (vacancies.split_last(), runs.len() == 1) else {
        moves.push(shift(from, to, runs.iter().sum()));
        return;
    };
    let kept = (1..runs.len())
        .filter(|&kept| kept <= runs_max(rest.len()) && runs.len() - kept <= runs_max(rest.len()))
        .min_by_key(|&kept| cost(kept, rest.len()) + 2 * cost(runs.len() - kept, rest.len()))
        .expect("the search allows no more runs than the vacancies can carry");
    let (lower, upper) = runs.split_at(kept);
    carry(upper, from, last, rest, moves);
    carry(lower, from, to, rest, moves);
    carry(upper, last, to, rest, moves);
}

/// How many moves [`expand`] makes of a move of this many runs.
#[inline]
pub(super) fn moves_to_carry(runs: usize, vacancies: usize) -> u16 {
    if runs == 1 {
        return 1;
    }
    let moves = cost(runs, vacancies.min(VACANCIES_MAX));
    u16::try_from(moves).expect("sixteen runs take 81 moves at most")
}

/// How many moves it takes to carry this many runs.
fn cost(runs: usize, vacancies: usize) -> usize {
    if runs == 1 {
        return 1;
    }
    let Some(rest) = vacancies.checked_sub(1) else {
        return usize::MAX / 8;
    };
    (1..runs)
        .map(|kept| cost(kept, rest).saturating_add(2 * cost(runs - kept, rest)))
        .min()
        .unwrap_or(1)
}
