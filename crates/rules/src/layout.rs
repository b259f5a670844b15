//! Where each card of the pack goes at the start.

use crate::place::Column;

/// One card's place in the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// The column it is dealt to.
    pub column: Column,
    /// Whether it lies face up.
    pub face_up: bool,
}

/// The order in which cards are dealt to the columns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    seats: Vec<Seat>,
    reversed_rows: bool,
}

impl Layout {
    /// A layout of these seats, first dealt first; with `reversed_rows` each stock row goes out
    /// last card first.
    pub(crate) fn new(seats: Vec<Seat>, reversed_rows: bool) -> Self {
        Self {
            seats,
            reversed_rows,
        }
    }

    /// The seats, first dealt first.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Whether each stock row goes out last card first.
    #[must_use]
    pub fn reversed_rows(&self) -> bool {
        self.reversed_rows
    }
}

/// Whose way of laying the cards out: the game's own file, or that of a program whose deal
/// numbers it shares.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    serde::Serialize,
    serde::Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Placing {
    /// As the game's file says.
    #[default]
    Own,
    /// As `PySolFC` does, for its own and the Microsoft numbers.
    Ms,
    /// As `KPatience` does.
    Kpat,
}

/// A game's layout, and how it differs under other programs' numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Layouts {
    pub(crate) own: Layout,
    pub(crate) ms: Option<Layout>,
    pub(crate) kpat: Option<Layout>,
}

impl Layouts {
    pub(crate) fn own(&self) -> &Layout {
        &self.own
    }

    /// The layout for this placing; `None` where the game has none (`KPatience` lays out only the
    /// games whose file says how).
    pub(crate) fn get(&self, placing: Placing) -> Option<&Layout> {
        match placing {
            Placing::Own => Some(&self.own),
            Placing::Ms => Some(self.ms.as_ref().unwrap_or(&self.own)),
            Placing::Kpat => self.kpat.as_ref(),
        }
    }
}
