//! Places on the table, as the page names them.

use serde::{Deserialize, Serialize};
use tsify::Tsify;
use webspinner_rules::{Column, Slot};
use webspinner_table::Spot;

/// A place that holds cards. Columns, foundations and reserves count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Tsify)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Place {
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

impl Place {
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

    /// The place in the table's own words; `None` for a number that no game has.
    pub(crate) fn spot(self) -> Option<Spot> {
        Some(match self {
            Self::Column { number } => Spot::Column(Column::new(number)?),
            Self::Foundation { number } => Spot::Foundation(Slot::new(number)?),
            Self::Reserve { number } => Spot::Reserve(Slot::new(number)?),
            Self::Stock => Spot::Stock,
            Self::Collected => Spot::Collected,
        })
    }
}

impl From<Spot> for Place {
    fn from(spot: Spot) -> Self {
        match spot {
            Spot::Column(column) => Self::column(column.index()),
            Spot::Foundation(at) => Self::foundation(at.index()),
            Spot::Reserve(at) => Self::reserve(at.index()),
            Spot::Stock => Self::Stock,
            Spot::Collected => Self::Collected,
        }
    }
}
