//! Where each card of the pack goes at the start.

use crate::column::Column;

/// One card's place in the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DealtCard {
    /// The column it is dealt to.
    pub column: Column,
    /// Whether it lies face up.
    pub face_up: bool,
}

/// The order in which cards are dealt to the columns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    cards: Vec<DealtCard>,
    reversed_rows: bool,
}

impl Layout {
    /// A layout of these cards, first dealt first; with `reversed_rows` each stock row goes out
    /// last card first.
    pub(crate) fn new(cards: Vec<DealtCard>, reversed_rows: bool) -> Self {
        Self {
            cards,
            reversed_rows,
        }
    }

    /// The cards, first dealt first.
    #[must_use]
    pub fn cards(&self) -> &[DealtCard] {
        &self.cards
    }

    /// Whether each stock row goes out last card first.
    #[must_use]
    pub fn reversed_rows(&self) -> bool {
        self.reversed_rows
    }
}

/// Whose way of laying the cards out: the game's own file, or a program whose deal numbers it
/// shares.
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
pub enum LayoutStyle {
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

    /// The layout for this style; `None` where the game has none (`KPatience` lays out only the
    /// games whose file says how).
    pub(crate) fn get(&self, style: LayoutStyle) -> Option<&Layout> {
        match style {
            LayoutStyle::Own => Some(&self.own),
            LayoutStyle::Ms => Some(self.ms.as_ref().unwrap_or(&self.own)),
            LayoutStyle::Kpat => self.kpat.as_ref(),
        }
    }
}
