//! Puzzles, as the page lists them.

use serde::Serialize;
use tsify::Tsify;
use webspinner_table::difficulty::Level;
use webspinner_tasks::{Goal, Puzzle, level, numbered, puzzles};
use webspinner_words::Say;

use crate::words::shown;

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

/// Every puzzle.
#[must_use]
pub fn all_puzzles() -> Puzzles {
    let info = |(at, puzzle): (usize, &Puzzle)| PuzzleInfo {
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

/// What the puzzle of this number asks for; `None` if there is none.
#[must_use]
pub fn puzzle_goal(number: usize) -> Option<String> {
    numbered(number).map(|puzzle| shown(&puzzle.message()))
}
