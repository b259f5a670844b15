//! The cursor at the table, moved by arrows and letters.

use webspinner_rules::{Column, Position, Rules, Slot};
use webspinner_table::{Declined, Hand, Spot};

use crate::app::App;
use crate::cursor::Cursor;
use crate::keys::Action;

impl App {
    pub(crate) fn hide_cursor(&mut self) {
        self.cursor = None;
    }

    pub(crate) fn show_cursor(&mut self) {
        self.cursor
            .get_or_insert(Cursor::on(Spot::Column(Column::at(0))));
    }

    pub(crate) fn move_cursor(&mut self, step: impl FnOnce(Cursor, &Rules) -> Cursor) {
        let Some(table) = &self.table else { return };
        // The first key only shows where the cursor is.
        self.cursor = Some(match self.cursor {
            Some(cursor) => step(cursor, table.sitting.rules()),
            None => Cursor::on(match table.sitting.hand() {
                Some(Hand::Cards { from, .. }) => Spot::Column(from),
                _ => Spot::Column(Column::at(0)),
            }),
        });
    }

    /// Between two rows of columns, or else more and fewer cards.
    pub(crate) fn up_down(&mut self, action: Action) {
        let Some(table) = &self.table else { return };
        if table.sitting.rules().column_rows() > 1 {
            self.move_cursor(Cursor::across);
        } else if action == Action::Up {
            self.change_count(1);
        } else {
            self.change_count(-1);
        }
    }

    pub(crate) fn change_count(&mut self, by: i32) {
        let Some(Cursor {
            spot: Spot::Column(column),
            count,
        }) = self.cursor
        else {
            self.show_cursor();
            return;
        };
        let Some(table) = &self.table else { return };
        let position = table.sitting.position();
        let most = table
            .sitting
            .rules()
            .lift_max(position, column)
            .unwrap_or(0);
        if most == 0 || table.sitting.hand().is_some() {
            return;
        }
        let count = i32::from(count.unwrap_or(most)).saturating_add(by);
        let count = count.clamp(1, i32::from(most));
        let count = u16::try_from(count).ok();
        self.cursor = Some(Cursor {
            spot: Spot::Column(column),
            count,
        });
    }

    pub(crate) fn pick(&mut self) {
        let Some(table) = &self.table else { return };
        let Some(cursor) = self.cursor else {
            self.show_cursor();
            return;
        };
        match (table.sitting.hand(), cursor.spot) {
            (Some(Hand::Cards { from, .. }), Spot::Column(column)) if from == column => {
                let count = self.exact_count();
                self.obvious(column, count);
            }
            (Some(Hand::Reserve { slot }), Spot::Reserve(own)) if slot == own => {
                self.obvious_from_reserve(slot);
            }
            (Some(_), spot) => self.put(spot),
            (None, Spot::Column(column)) => self.take(column, cursor.count),
            (None, Spot::Reserve(slot)) => self.take_reserve(slot),
            (None, _) => self.decline(&Declined::NothingInHand),
        }
    }

    /// Moves the cursor to the next place that takes the cards in hand; with none in hand to the
    /// next kind of place.
    pub(crate) fn next_target(&mut self, steps: isize) {
        let Some(table) = &self.table else { return };
        let spots = match table.sitting.hand() {
            Some(_) => self.targets(),
            None => kinds(table.sitting.position()),
        };
        let Some(last) = spots.len().checked_sub(1) else {
            return;
        };
        let kind = |spot: Spot| std::mem::discriminant(&spot);
        let place = self.cursor.and_then(|cursor| {
            let holds_hand = table.sitting.hand().is_some();
            let same = |spot: &Spot| {
                *spot == cursor.spot || (!holds_hand && kind(*spot) == kind(cursor.spot))
            };
            spots.iter().position(same)
        });
        let next = match place {
            Some(place) if steps > 0 => {
                if place == last {
                    0
                } else {
                    place + 1
                }
            }
            Some(place) => place.checked_sub(1).unwrap_or(last),
            None => {
                if steps > 0 {
                    0
                } else {
                    last
                }
            }
        };
        self.cursor = Some(Cursor::on(spots[next]));
    }
}

/// One place of each kind that holds cards to take.
fn kinds(position: &Position) -> Vec<Spot> {
    let mut spots = vec![Spot::Column(Column::at(0))];
    if !position.reserves().is_empty() {
        spots.push(Spot::Reserve(Slot::at(0)));
    }
    spots
}
