//! A player's progress on a task.

/// A player's progress on a task: a step of a lesson, or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The goal can still be reached.
    Open {
        /// How many moves are left for it.
        left: usize,
    },
    /// The goal is reached.
    Reached,
    /// The goal is missed.
    Missed(Mistake),
}

/// Why a goal is missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// No move is left for it.
    OutOfMoves,
    /// After the last move the game can no longer be won.
    Loses,
    /// After the last move it takes more moves than there are.
    TooSlow,
}
