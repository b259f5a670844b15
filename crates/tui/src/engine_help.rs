//! The ways in which the engine can help.

/// Help that the player waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// A hint of the fair player.
    FairHint,
    /// What only the engine can know.
    Engine(EngineHelp),
}

/// A kind of help that rests on hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum EngineHelp {
    /// Showing all the time whether the game can be won.
    Analysis,
    /// The next move of a line that wins.
    Hint,
    /// The way back to the last position that can be won.
    Back,
    /// The whole line that wins.
    Solution,
    /// How hard the deal is.
    Difficulty,
}
