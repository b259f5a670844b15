//! Somebody tries a puzzle.

use webspinner_rules::{Game, Move, Position, Refusal};

use crate::goal::Goal;
use crate::puzzle::{Puzzle, PuzzleError};
use crate::shortest::{Found, Way, shortest};

/// More positions than any puzzle of the list takes; a test compares.
pub(crate) const POSITIONS_MAX: usize = 12_000;

/// A puzzle on the table, and how far it is solved.
#[derive(Clone, Debug)]
pub struct Attempt<'p> {
    puzzle: &'p Puzzle,
    start: Position,
    game: Game,
    /// The moves played since the puzzle began.
    tried: Vec<Move>,
    solved: bool,
}

/// What a legal move of an attempt was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It solves the puzzle.
    Solved,
    /// It is right, and this many moves are left.
    Right {
        /// Moves that are left.
        left: usize,
    },
    /// It is wrong; the attempt stays where it was.
    Wrong(Mistake),
}

/// Why a move is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// After it the game can no longer be won.
    Loses,
    /// After it the goal takes more moves than there are.
    TooSlow,
}

impl<'p> Attempt<'p> {
    /// The puzzle before the first try.
    ///
    /// # Errors
    /// If the game of the puzzle cannot be played.
    pub fn new(puzzle: &'p Puzzle) -> Result<Self, PuzzleError> {
        let game = puzzle.game()?;
        Ok(Self {
            puzzle,
            start: game.position().clone(),
            game,
            tried: Vec::new(),
            solved: false,
        })
    }

    /// The game as it stands: only right moves are in it.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether the puzzle is solved.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.solved
    }

    /// How many moves are left.
    #[must_use]
    pub fn left(&self) -> usize {
        self.puzzle.length() - self.tried.len()
    }

    /// Judges a move, and makes it if it is right.
    ///
    /// # Errors
    /// Why the rules refuse it; that is no mistake.
    pub fn play(&mut self, played: Move) -> Result<Judgement, Refusal> {
        let legal = self.game.rules().check(self.game.position(), played)?;
        if self.solved {
            return Ok(Judgement::Solved);
        }
        let mut next = self.game.position().clone();
        let _ = next.apply(self.game.rules(), legal);
        let left = self.left() - 1;
        let judgement = match self.puzzle.goal {
            Goal::OnlyMove if self.puzzle.solution.first() == Some(&played) => Judgement::Solved,
            Goal::OnlyMove => Judgement::Wrong(Mistake::Loses),
            goal if goal.is_reached(&self.start, &next) => Judgement::Solved,
            _ if self.shortest_from(&next, left).is_some() => Judgement::Right { left },
            _ => Judgement::Wrong(Mistake::TooSlow),
        };
        if !matches!(judgement, Judgement::Wrong(_)) {
            let _ = self.game.play(played)?;
            self.tried.push(played);
            self.solved = judgement == Judgement::Solved;
        }
        Ok(judgement)
    }

    /// The moves that solve it from here, shortest first; empty once it is solved.
    #[must_use]
    pub fn solution(&self) -> Vec<Move> {
        if self.solved {
            return Vec::new();
        }
        match self.puzzle.solution.strip_prefix(self.tried.as_slice()) {
            Some(rest) => rest.to_vec(),
            None => self
                .shortest_from(self.game.position(), self.left())
                .unwrap_or_default(),
        }
    }

    fn shortest_from(&self, now: &Position, length: usize) -> Option<Vec<Move>> {
        let Self { puzzle, start, .. } = self;
        let rules = self.game.rules();
        let (found, _) = shortest(
            rules,
            puzzle.goal,
            (start, now),
            Way::Any,
            length,
            POSITIONS_MAX,
        );
        match found {
            Found::Line(line) => Some(line),
            Found::Nothing | Found::TooMany => None,
        }
    }
}
