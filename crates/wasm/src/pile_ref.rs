//! References to piles, as the page spells them.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_rules::{Column, Slot};
use webspinner_table as table;

/// Says which pile is meant. Columns, foundations and reserves count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum PileRef {
    /// A column.
    Column {
        /// Its number.
        number: u8,
    },
    /// A foundation.
    Foundation {
        /// Its number.
        number: u8,
    },
    /// A reserve.
    Reserve {
        /// Its number.
        number: u8,
    },
    /// The stock.
    Stock,
    /// Where collected runs lie.
    Collected,
}

impl PileRef {
    pub(crate) fn column(index: usize) -> Self {
        let number = Column::at(index).number();
        Self::Column { number }
    }

    pub(crate) fn foundation(index: usize) -> Self {
        let number = Slot::at(index).number();
        Self::Foundation { number }
    }

    pub(crate) fn reserve(index: usize) -> Self {
        let number = Slot::at(index).number();
        Self::Reserve { number }
    }

    /// The same pile for the table; `None` for a number that no game has.
    pub(crate) fn pile(self) -> Option<table::PileRef> {
        Some(match self {
            Self::Column { number } => table::PileRef::Column(Column::new(number)?),
            Self::Foundation { number } => table::PileRef::Foundation(Slot::new(number)?),
            Self::Reserve { number } => table::PileRef::Reserve(Slot::new(number)?),
            Self::Stock => table::PileRef::Stock,
            Self::Collected => table::PileRef::Collected,
        })
    }
}

impl From<table::PileRef> for PileRef {
    fn from(pile: table::PileRef) -> Self {
        match pile {
            table::PileRef::Column(column) => Self::column(column.index()),
            table::PileRef::Foundation(at) => Self::foundation(at.index()),
            table::PileRef::Reserve(at) => Self::reserve(at.index()),
            table::PileRef::Stock => Self::Stock,
            table::PileRef::Collected => Self::Collected,
        }
    }
}
