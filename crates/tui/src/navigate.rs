//! The cursor at the table, moved by arrows and letters.

use webspinner_rules::{Column, Position, Rules, Slot};
use webspinner_table::{Declined, Hand, PileRef};

use crate::app::App;
use crate::cursor::Cursor;
use crate::keys::Action;

impl App {
    pub(crate) fn hide_cursor(&mut self) {
        self.cursor = None;
    }

    pub(crate) fn show_cursor(&mut self) {
        self.cursor
            .get_or_insert(Cursor::on(PileRef::Column(Column::at(0))));
    }

    pub(crate) fn move_cursor(&mut self, step: impl FnOnce(Cursor, &Rules) -> Cursor) {
        let Some(table) = &self.table else { return };
        // The first key only shows where the cursor is.
        self.cursor = Some(match self.cursor {
            Some(cursor) => step(cursor, table.session.rules()),
            None => Cursor::on(match table.session.hand() {
                Some(Hand::Cards { from, .. }) => PileRef::Column(from),
                _ => PileRef::Column(Column::at(0)),
            }),
        });
    }

    /// Between two rows of columns, or else more and fewer cards.
    pub(crate) fn up_down(&mut self, action: Action) {
        let Some(table) = &self.table else { return };
        if table.session.rules().column_rows() > 1 {
            self.move_cursor(Cursor::across);
        } else if action == Action::Up {
            self.change_count(1);
        } else {
            self.change_count(-1);
        }
    }

    pub(crate) fn change_count(&mut self, by: i32) {
        let Some(Cursor {
            pile: PileRef::Column(column),
            count,
        }) = self.cursor
        else {
            self.show_cursor();
            return;
        };
        let Some(table) = &self.table else { return };
        let position = table.session.position();
        let most = table
            .session
            .rules()
            .lift_max(position, column)
            .unwrap_or(0);
        if most == 0 || table.session.hand().is_some() {
            return;
        }
        let count = i32::from(count.unwrap_or(most)).saturating_add(by);
        let count = count.clamp(1, i32::from(most));
        let count = u16::try_from(count).ok();
        self.cursor = Some(Cursor {
            pile: PileRef::Column(column),
            count,
        });
    }

    pub(crate) fn pick(&mut self) {
        let Some(table) = &self.table else { return };
        let Some(cursor) = self.cursor else {
            self.show_cursor();
            return;
        };
        match (table.session.hand(), cursor.pile) {
            (Some(Hand::Cards { from, .. }), PileRef::Column(column)) if from == column => {
                let count = self.exact_count();
                self.obvious(column, count);
            }
            (Some(Hand::Reserve { slot }), PileRef::Reserve(own)) if slot == own => {
                self.obvious_from_reserve(slot);
            }
            (Some(_), pile) => self.put(pile),
            (None, PileRef::Column(column)) => self.take(column, cursor.count),
            (None, PileRef::Reserve(slot)) => self.take_reserve(slot),
            (None, _) => self.decline(&Declined::NothingInHand),
        }
    }

    /// Moves the cursor to the next place that takes the cards in hand; with none in hand to the
    /// next kind of place.
    pub(crate) fn next_target(&mut self, steps: isize) {
        let Some(table) = &self.table else { return };
        let piles = match table.session.hand() {
            Some(_) => self.targets(),
            None => kinds(table.session.position()),
        };
        let Some(last) = piles.len().checked_sub(1) else {
            return;
        };
        let kind = |pile: PileRef| std::mem::discriminant(&pile);
        let place = self.cursor.and_then(|cursor| {
            let holds_hand = table.session.hand().is_some();
            let same = |pile: &PileRef| {
                *pile == cursor.pile || (!holds_hand && kind(*pile) == kind(cursor.pile))
            };
            piles.iter().position(same)
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
        self.cursor = Some(Cursor::on(piles[next]));
    }
}

/// One place of each kind that holds cards to take.
fn kinds(position: &Position) -> Vec<PileRef> {
    let mut piles = vec![PileRef::Column(Column::at(0))];
    if !position.reserves().is_empty() {
        piles.push(PileRef::Reserve(Slot::at(0)));
    }
    piles
}
