//! The cursor that arrows move over the table.

use webspinner_rules::{Column, Rules};
use webspinner_table::PileRef;

/// Where the cursor is, and how many cards it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cursor {
    pub(crate) pile: PileRef,
    /// `None` for all that can be lifted.
    pub(crate) count: Option<u16>,
}

impl Cursor {
    pub(crate) fn on(pile: PileRef) -> Self {
        Self { pile, count: None }
    }

    pub(crate) fn column(self) -> Option<Column> {
        match self.pile {
            PileRef::Column(column) => Some(column),
            _ => None,
        }
    }

    /// One pile to the left or right among piles of the same kind, wrapping around.
    pub(crate) fn sideways(self, rules: &Rules, steps: isize) -> Self {
        let wrap = |index: usize, len: u8| {
            let len = isize::from(i16::from(len.max(1)));
            let index = isize::try_from(index).unwrap_or(0);
            usize::try_from((index + steps).rem_euclid(len)).unwrap_or(0)
        };
        Self::on(match self.pile {
            PileRef::Column(column) => {
                PileRef::Column(Column::at(wrap(column.index(), rules.columns())))
            }
            PileRef::Foundation(slot) => {
                let count = rules
                    .foundations()
                    .map_or(1, |foundations| foundations.count);
                PileRef::Foundation(webspinner_rules::Slot::at(wrap(slot.index(), count)))
            }
            PileRef::Reserve(slot) => {
                let next = wrap(slot.index(), rules.reserves());
                PileRef::Reserve(webspinner_rules::Slot::at(next))
            }
            other => other,
        })
    }

    /// To the other row, if there are two rows of columns.
    pub(crate) fn across(self, rules: &Rules) -> Self {
        let half = usize::from(rules.columns()) / 2;
        match self.pile {
            PileRef::Column(column) if column.index() < half => {
                Self::on(PileRef::Column(Column::at(column.index() + half)))
            }
            PileRef::Column(column) => Self::on(PileRef::Column(Column::at(column.index() - half))),
            _ => self,
        }
    }
}
