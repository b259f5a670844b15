//! What live analysis says about a game.

/// Whether the game on the table can still be won, as judged by an engine that sees every card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Assessment {
    /// It can be won from here.
    CanBeWon,
    /// It cannot.
    Lost(LastWinnable),
    /// Not known: not yet while there is a [query](crate::LiveAnalysis::next_query), else not at
    /// all.
    NotKnown,
}

/// Where a lost game could last be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastWinnable {
    /// Nowhere: it was lost from the start.
    Never,
    /// This many moves back.
    MovesBack {
        /// The number of moves to undo, at least one.
        count: usize,
        /// Whether the next move lost the game; otherwise one of the moves after it did.
        is_last: bool,
    },
    /// That is not known yet.
    NotKnown,
}

/// Whether a position of the game can be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(serde::Serialize, tsify::Tsify),
    serde(rename_all = "camelCase")
)]
pub enum Prospect {
    /// It can.
    Won,
    /// It cannot.
    Lost,
    /// Not known.
    Open,
}
