//! Puzzles, as the page shows them.

use serde::Serialize;
use tsify::Tsify;
use webspinner_table::Level;
use webspinner_tasks::{Attempt, Goal, Mistake, Standing, level, numbered, puzzles};

use crate::step::{Step, step};
use crate::table::Table;

pub use webspinner_tasks::{RATING_AT_FIRST, of_day, rated};

/// A puzzle as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleInfo {
    /// Its number, from 1.
    pub number: usize,
    /// The id of its game.
    pub game: String,
    /// The deal of the game that it is from.
    pub deal: String,
    /// How many moves of that game were played before.
    pub played: usize,
    /// What it asks for.
    pub goal: PuzzleGoal,
    /// In how many moves.
    pub moves: usize,
    /// How hard it is, on the scale of the players' ratings.
    pub rating: u16,
    /// The same as a level.
    pub level: Level,
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum PuzzleGoal {
    /// The only move that keeps the win.
    OnlyMove,
    /// A vacancy.
    EmptyColumn,
    /// A complete run off the table.
    CompleteRun,
}

/// Every puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
pub struct Puzzles {
    /// By number, from 1.
    pub puzzles: Vec<PuzzleInfo>,
}

/// How a player fares with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PuzzleProgress {
    /// Whether it can still be solved, is solved, or why the last move was wrong.
    pub standing: PuzzleStanding,
    /// How many moves are left.
    pub left: usize,
    /// The next move of a solution, as long as there is one.
    pub next: Option<Step>,
}

/// How things stand with the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum PuzzleStanding {
    /// It can still be reached.
    Open,
    /// It is reached.
    Solved,
    /// After the last move the game can no longer be won.
    Loses,
    /// After the last move the goal takes too many moves.
    TooSlow,
}

/// Every puzzle.
#[must_use]
pub fn all_puzzles() -> Puzzles {
    let info = |(at, puzzle): (usize, &webspinner_tasks::Puzzle)| PuzzleInfo {
        number: at + 1,
        game: puzzle.deal.game.to_string(),
        deal: puzzle.deal.shuffle.to_string(),
        played: puzzle.played.len(),
        goal: match puzzle.goal {
            Goal::OnlyMove => PuzzleGoal::OnlyMove,
            Goal::EmptyColumn => PuzzleGoal::EmptyColumn,
            Goal::CompleteRun => PuzzleGoal::CompleteRun,
        },
        moves: puzzle.length(),
        rating: puzzle.rating,
        level: level(puzzle.rating),
    };
    Puzzles {
        puzzles: puzzles().iter().enumerate().map(info).collect(),
    }
}

impl Table {
    /// Sets up a puzzle; `None` if there is none of this number.
    #[must_use]
    pub fn puzzle(number: usize) -> Option<Table> {
        let puzzle = numbered(number)?;
        let mut table = Self::new(puzzle.session().ok()?, false);
        table.attempt = Some(Attempt::new(puzzle));
        Some(table)
    }

    /// How the player fares with the puzzle that this table began with.
    pub fn puzzle_progress(&mut self) -> Option<PuzzleProgress> {
        let attempt = self.attempt.as_mut()?;
        let (standing, left) = match attempt.follow(&self.session) {
            Standing::Open { left } => (PuzzleStanding::Open, left),
            Standing::Reached => (PuzzleStanding::Solved, 0),
            Standing::Missed(Mistake::Loses) => (PuzzleStanding::Loses, 0),
            Standing::Missed(Mistake::TooSlow | Mistake::OutOfMoves) => {
                (PuzzleStanding::TooSlow, 0)
            }
        };
        let next = attempt.solution().first();
        let (rules, position) = (self.session.rules(), self.session.position());
        Some(PuzzleProgress {
            standing,
            left,
            next: next.map(|next| step(rules, position, *next)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_is_solved_by_the_moves_that_it_shows() {
        let all = all_puzzles().puzzles;
        for info in all.iter().step_by(40) {
            let number = info.number;
            let mut table = Table::puzzle(number).expect("a puzzle");
            for left in (1..=info.moves).rev() {
                let now = table.puzzle_progress().expect("a puzzle");
                assert_eq!((now.standing, now.left), (PuzzleStanding::Open, left));
                let result = table.play(&now.next.expect("a move").notation, 0.0);
                assert_eq!((result.refused, result.saved), (None, None), "{number}");
            }
            let end = table.puzzle_progress().expect("a puzzle");
            assert_eq!((end.standing, end.next), (PuzzleStanding::Solved, None));
        }
        assert!(Table::puzzle(0).is_none() && Table::puzzle(all.len() + 1).is_none());
    }

    #[test]
    fn a_wrong_move_is_judged_and_can_be_taken_back() {
        let all = all_puzzles().puzzles;
        let only = all.iter().find(|one| one.goal == PuzzleGoal::OnlyMove);
        let number = only.expect("one of each").number;
        let mut table = Table::puzzle(number).expect("a puzzle");
        let right = table.puzzle_progress().and_then(|now| now.next);
        let legal = table.session.view().legal_moves();
        let other = legal.iter().map(|legal| legal.get().to_string());
        let wrong = other
            .into_iter()
            .find(|one| *one != right.as_ref().expect("a move").notation);
        let _ = table.play(&wrong.expect("another move"), 0.0);
        let now = table.puzzle_progress().expect("a puzzle");
        assert_eq!((now.standing, now.next), (PuzzleStanding::Loses, None));
        let _ = table.undo(0.0);
        let now = table.puzzle_progress().expect("a puzzle");
        assert_eq!((now.standing, now.next), (PuzzleStanding::Open, right));
    }
}
