//! One puzzle, and its line in the list.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use webspinner_rules::deal::DealId;
use webspinner_rules::{Game, Move};
use webspinner_table::Session;

use crate::goal::Goal;
use crate::moves;

/// A puzzle: the moves of a game up to the position, what is asked for, and a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The deal of the game.
    pub deal: DealId,
    /// What was played before.
    pub played: Vec<Move>,
    /// What is asked for.
    pub goal: Goal,
    /// One shortest way there. Any other of this length is as good.
    pub solution: Vec<Move>,
    /// How hard it is, on the scale of the players' ratings.
    pub rating: u16,
}

/// Why a line is no puzzle, or the game of a puzzle cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// The text does not have the form of a puzzle.
    #[error("{0:?} is no puzzle: give the deal, the goal, the rating, the moves and the solution")]
    Text(String),
    /// The deal does not exist or one of its moves is not legal.
    #[error("the game {0} of the puzzle cannot be played")]
    Game(DealId),
}

impl Puzzle {
    /// The game as it stands where the puzzle begins.
    ///
    /// # Errors
    /// If the deal does not exist, or a move is not legal.
    pub fn game(&self) -> Result<Game, PuzzleError> {
        let wrong = || PuzzleError::Game(self.deal.clone());
        let mut game = self.deal.deal().map_err(|_| wrong())?;
        for played in &self.played {
            let _ = game.play(*played).map_err(|_| wrong())?;
        }
        Ok(game)
    }

    /// A session that begins where the puzzle does. It should not be saved.
    ///
    /// # Errors
    /// As for [`Puzzle::game`].
    pub fn session(&self) -> Result<Session, PuzzleError> {
        let game = self.game()?;
        let rules = Arc::clone(game.rules());
        Ok(Session::practice(rules, game.position().clone()))
    }

    /// In how many moves the goal is reached.
    #[must_use]
    pub fn length(&self) -> usize {
        self.solution.len()
    }
}

/// As in the list: `spiderette:ms:12 m 1240 3412A(d) 43`.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { deal, rating, .. } = self;
        let goal = self.goal.letter();
        let (played, solution) = (moves::print(&self.played), moves::print(&self.solution));
        write!(f, "{deal} {goal} {rating} {played} {solution}")
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleError;

    fn from_str(text: &str) -> Result<Self, PuzzleError> {
        read(text).ok_or_else(|| PuzzleError::Text(text.chars().take(80).collect()))
    }
}

fn read(text: &str) -> Option<Puzzle> {
    let mut words = text.split(' ');
    let deal = words.next()?.parse().ok()?;
    let letter = words.next()?;
    let goal = Goal::ALL.into_iter().find(|goal| goal.letter() == letter)?;
    let puzzle = Puzzle {
        deal,
        goal,
        rating: words.next()?.parse().ok()?,
        played: moves::parse(words.next()?)?,
        solution: moves::parse(words.next()?)?,
    };
    (words.next().is_none() && !puzzle.solution.is_empty()).then_some(puzzle)
}
