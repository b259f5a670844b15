//! Moves: those a player may try, and those the rules have allowed.

use crate::column::{Column, Slot};

/// A move that a player may try. It can be parsed and stored; [`Rules::check`](crate::Rules::check)
/// decides whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The last `count` cards of one column to another.
    Shift {
        /// The column they leave.
        from: Column,
        /// The column they go to.
        to: Column,
        /// How many cards, at least 1.
        count: u16,
    },
    /// The end card of a column to a foundation.
    ToFoundation {
        /// The column it leaves.
        from: Column,
        /// The foundation it goes to.
        slot: Slot,
    },
    /// A reserve card to a column.
    FromReserve {
        /// The reserve it leaves.
        slot: Slot,
        /// The column it goes to.
        to: Column,
    },
    /// The end card of a column to an empty reserve, where reserves take cards.
    ToReserve {
        /// The column it leaves.
        from: Column,
        /// The reserve it goes to.
        slot: Slot,
    },
    /// A finished run off the end of a column, where collecting is the player's choice.
    Collect {
        /// The column it leaves.
        from: Column,
    },
    /// A row from the stock.
    Deal,
}

/// A move that the rules have allowed in one position.
///
/// It comes only from [`Rules::check`](crate::Rules::check) and
/// [`Rules::legal_moves`](crate::Rules::legal_moves), so applying it cannot fail there. One move
/// later it is a wish again: [`Game`](crate::Game) checks it anew, and
/// [`Position::apply`](crate::Position::apply), which searches live on, does not.
///
/// ```compile_fail
/// let forged = webspinner_rules::LegalMove(webspinner_rules::Move::Deal);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LegalMove(pub(crate) Move);

impl LegalMove {
    /// The move itself.
    #[must_use]
    pub const fn get(self) -> Move {
        self.0
    }
}

/// As its [`Move`].
impl std::fmt::Display for LegalMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// As its [`Move`]. It reads back as a `Move`, which the rules must check again.
impl serde::Serialize for LegalMove {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl From<LegalMove> for Move {
    fn from(legal: LegalMove) -> Self {
        legal.0
    }
}
