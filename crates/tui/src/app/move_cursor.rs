//! Moving the cursor by arrows and letters.

use webspinner_rules::{Column, Position, Rules, Slot};
use webspinner_table::{Declined, Hand, PileRef};

use crate::app::App;
use crate::cursor::Cursor;
use crate::keys::Action;

impl App {
    pub(super) fn move_cursor(&mut self, step: impl FnOnce(Cursor, &Rules) -> Cursor) {
        let Some(game) = &self.model.game else { return };
        // The first key only shows where the cursor is.
        self.model.selection.cursor = Some(match self.model.selection.cursor {
            Some(cursor) => step(cursor, game.session.rules()),
            None => Cursor::on(match game.session.hand() {
                Some(Hand::Cards { from, .. }) => PileRef::Column(from),
                _ => PileRef::Column(Column::at(0)),
            }),
        });
    }

    /// Goes between two rows of columns, or else picks up more or fewer cards.
    pub(super) fn up_down(&mut self, action: Action) {
        let Some(game) = &self.model.game else { return };
        if game.session.rules().column_rows() > 1 {
            self.move_cursor(Cursor::across);
        } else if action == Action::Up {
            self.change_count(1);
        } else {
            self.change_count(-1);
        }
    }

    pub(super) fn change_count(&mut self, by: i32) {
        let Some(Cursor {
            pile: PileRef::Column(column),
            count,
        }) = self.model.selection.cursor
        else {
            self.model.selection.show_cursor();
            return;
        };
        let Some(game) = &self.model.game else { return };
        let position = game.session.position();
        let most = game.session.rules().lift_max(position, column).unwrap_or(0);
        if most == 0 || game.session.hand().is_some() {
            return;
        }
        let count = i32::from(count.unwrap_or(most)).saturating_add(by);
        let count = count.clamp(1, i32::from(most));
        let count = u16::try_from(count).ok();
        self.model.selection.cursor = Some(Cursor {
            pile: PileRef::Column(column),
            count,
        });
    }

    pub(super) fn pick(&mut self) {
        let Some(game) = &self.model.game else { return };
        let Some(cursor) = self.model.selection.cursor else {
            self.model.selection.show_cursor();
            return;
        };
        match (game.session.hand(), cursor.pile) {
            (Some(Hand::Cards { from, .. }), PileRef::Column(column)) if from == column => {
                let count = self.model.selection.exact_count(&game.session);
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

    /// Moves the cursor to the next pile that takes the cards in hand, or, without any in hand, to
    /// the next kind of pile.
    pub(super) fn next_target(&mut self, steps: isize) {
        let Some(game) = &self.model.game else { return };
        let piles = match game.session.hand() {
            Some(_) => self.model.selection.targets(&game.session),
            None => kinds(game.session.position()),
        };
        let Some(last) = piles.len().checked_sub(1) else {
            return;
        };
        let kind = |pile: PileRef| std::mem::discriminant(&pile);
        let place = self.model.selection.cursor.and_then(|cursor| {
            let holds_hand = game.session.hand().is_some();
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
        self.model.selection.cursor = Some(Cursor::on(piles[next]));
    }
}

/// One pile of each kind that cards can be picked up from.
fn kinds(position: &Position) -> Vec<PileRef> {
    let mut piles = vec![PileRef::Column(Column::at(0))];
    if !position.reserves().is_empty() {
        piles.push(PileRef::Reserve(Slot::at(0)));
    }
    piles
}
