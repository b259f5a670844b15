//! How a player fares.

/// How a player fares with a puzzle.
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

/// What was wrong with the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// After it the game can no longer be won.
    Loses,
    /// After it the goal takes more moves than there are.
    TooSlow,
}
